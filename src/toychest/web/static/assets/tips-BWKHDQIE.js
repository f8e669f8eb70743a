var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Przy małej liczbie graczy część maszyn zostaje w pudełku: nikt nie potrzebuje ich części.
clockwork-tip-5-2 = Kto kogoś spotka, może rzucić wyzwanie: pokazuje w tajemnicy kartę i prosi o taką samą.
clockwork-tip-5-3 = Kto ma to, o co pytano, musi oddać jedną.
clockwork-tip-5-4 = Przy pełnej ręce oddajesz w zamian inną kartę.
clockwork-tip-5-5 = Zamiast karty można dać Złom. Wychodzi z gry i nic się nie oddaje.
clockwork-tip-5-7 = Kto nie ma, może od razu zapytać w rewanżu.
clockwork-tip-6-5 = Pudło: odkryta karta idzie na rękę, a pokazana leży teraz tam.
clockwork-tip-6-6 = Paliwa i Maszyny Mocy można szukać po nazwie, nie pokazując karty.
clockwork-tip-7-1 = Złomowiska są puste: wszyscy zostają przy Wieżach i tam rzucają.
clockwork-tip-7-4 = Teraz parzysty rzut zabiera turę, chyba że to podwójna liczba.
clockwork-tip-R38 = O Paliwo i Maszynę Mocy pytasz na głos: słyszą to wszyscy.
clockwork-tip-R50 = Przy Wieżach możesz szukać albo to odpuścić.
clockwork-tip-R56 = Kto szuka Paliwa lub Maszyny Mocy po nazwie i chybi, zostawia odkrytą kartę tam, gdzie leżała.
`;export{e as default};