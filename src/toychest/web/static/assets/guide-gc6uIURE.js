var e=`### Romanian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, antrenorul
guide-step = Pasul { $step } din { $steps }
guide-show-me = Arată-mi
guide-play-it = Joacă în locul meu
guide-skip = Sari peste
guide-go-on = Mai departe
guide-have-it = Am reținut
guide-once-more = Încă o dată
guide-take-back = Ia înapoi
guide-alone = Mai departe fără antrenor
guide-leave = Părăsește lecția
guide-well-done = Bravo, { $name }.
guide-works-too = Merge și așa.
    .astray = Merge și așa, dar pașii mei următori s-ar putea să nu se mai potrivească.
guide-leaves = De aici e un joc obișnuit: joacă mai departe cum vrei.
guide-grown-up = Pentru adulți:
guide-waits = { $name } așteaptă
guide-shows = { $name } arată o carte
guide-key = Antrenorul repetă
tip-title = Bine de știut
tip-close = Am înțeles
tip-off = Fără alte sfaturi
`;export{e as default};