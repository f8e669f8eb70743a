var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = vrata: { $ways }
castle-doors-none = brez vrat
castle-read-plan = Portali: { $gates }. Čarobne palice: { $wands }. Sobe duhov: { $ghosts }
castle-grown-up-hopeless = Te vrste ni mogoče prehoditi, kakor koli obrnemo. Vprašaj: »Kateri korak je v napoto?«
castle-again = Še enkrat
`;export{e as default};