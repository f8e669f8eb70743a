var e=`### Hungarian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, az edző
guide-step = { $step }. lépés, összesen { $steps }
guide-show-me = Mutasd meg
guide-play-it = Játszd meg helyettem
guide-skip = Átugrom
guide-go-on = Tovább
guide-have-it = Megjegyeztem
guide-once-more = Még egyszer
guide-take-back = Visszaveszem
guide-alone = Egyedül folytatom
guide-leave = Kilépés a tanulásból
guide-well-done = Ügyes vagy, { $name }.
guide-works-too = Így is jó.
    .astray = Így is jó, de a következő lépéseim talán már nem illenek ide.
guide-leaves = Innen ez már rendes játék: játssz tovább kedved szerint.
guide-grown-up = A felnőttnek:
guide-waits = { $name } vár
guide-shows = { $name } kártyát mutat
guide-key = Az edző elmondja újra
tip-title = Jó tudni
tip-close = Értem
tip-off = Ne mutass többet
`;export{e as default};