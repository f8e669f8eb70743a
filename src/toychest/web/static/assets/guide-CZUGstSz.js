var e=`### Polish. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, trener
guide-step = Krok { $step } z { $steps }
guide-show-me = Pokaż mi
guide-play-it = Zagraj za mnie
guide-skip = Pomiń
guide-go-on = Dalej
guide-have-it = Pamiętam
guide-once-more = Jeszcze raz
guide-take-back = Cofnij to
guide-alone = Dalej bez trenera
guide-leave = Zakończ naukę
guide-well-done = Dobra robota, { $name }.
guide-works-too = Tak też można.
    .astray = Tak też można, ale moje następne kroki mogą już nie pasować.
guide-leaves = Odtąd to zwykła gra: graj dalej, jak chcesz.
guide-grown-up = Dla dorosłych:
guide-waits = { $name } czeka
guide-shows = { $name } pokazuje kartę
guide-key = Trener powtarza
tip-title = Warto wiedzieć
tip-close = Rozumiem
tip-off = Już nie pokazuj
`;export{e as default};