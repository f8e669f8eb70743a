var e=`### Czech. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, trenér
guide-step = Krok { $step } z { $steps }
guide-show-me = Ukaž mi to
guide-play-it = Zahraj to za mě
guide-skip = Přeskočit
guide-go-on = Dál
guide-have-it = Mám to
guide-once-more = Ještě jednou
guide-take-back = Vzít zpět
guide-alone = Dál bez trenéra
guide-leave = Opustit výuku
guide-well-done = Výborně, { $name }.
guide-works-too = I to jde.
    .astray = I to jde, ale moje další kroky už možná nebudou sedět.
guide-leaves = Odtud je to obyčejná hra: hraj dál, jak chceš.
guide-grown-up = Pro dospělé:
guide-waits = { $name } čeká
guide-shows = { $name } ukazuje kartu
guide-key = Trenér to zopakuje
tip-title = Dobré vědět
tip-close = Rozumím
tip-off = Už žádné tipy
`;export{e as default};