var e=`### Slovenian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, trener
guide-step = Korak { $step } od { $steps }
guide-show-me = Pokaži mi
guide-play-it = Odigraj namesto mene
guide-skip = Preskoči
guide-go-on = Naprej
guide-have-it = Zdaj vem
guide-once-more = Še enkrat
guide-take-back = Vzemi nazaj
guide-alone = Naprej brez trenerja
guide-leave = Zapusti vodenje
guide-well-done = Odlično, { $name }.
guide-works-too = Tudi to gre.
    .astray = Tudi to gre, a moji naslednji koraki se morda ne bodo več ujemali.
guide-leaves = Od tu naprej je navadna igra: igraj, kakor hočeš.
guide-grown-up = Za odrasle:
guide-waits = { $name } čaka
guide-shows = { $name } pokaže karto
guide-key = Trener ponovi
tip-title = Dobro je vedeti
tip-close = Razumem
tip-off = Brez nasvetov
`;export{e as default};