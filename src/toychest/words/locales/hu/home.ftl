### The home page, what a teacher finds there, and an address that leads nowhere.

home-learn = Tanuld meg három perc alatt
home-learn-on = Tanulj tovább
home-learn-again = Tanuld meg újra
home-learn-beads = { $step }. lépés, összesen { $steps }
home-pick = Válassz játékot
home-tables = { $count } asztal
home-seat-free = Van még szabad hely
home-tidy = Elrakom: { $table }
home-tidied = Elrakva: { $table }.
home-tidy-undo = Vissza a helyére
home-all = Mutasd mind
home-look-back = Visszanézés
home-you-won = Te győztél
home-over = Vége a játéknak
home-you = A neved
home-offline = Nincs kapcsolat. A már megnézett szabályok és játszmák itt vannak.
home-teachers = Tanároknak
home-sheets = Nyomtatható lapok
print-boards = Egy tábla kártyáival és jelzőivel PDF-ben, papírra és ollóhoz.
print-colour = Színesben
print-ink = Csak vonalak
print-missing = A nyomtatáshoz kell még valami
print-missing-help = Írd be ezt egyszer a Toychest mappájában. Letölti, ami hiányzik, és odateszi a lapokat.
lost = Itt nincs semmi
lost-help = Ez a cím nem vezet sehova. Talán hiányzik egy betű. A játékok a ládában vannak.
request-refused-no-such-address = { lost }
    .help = { lost-help }

## The puzzle of the day

puzzle-day = A nap fejtörője
puzzle-day-done = Ma megoldva
puzzle-streak = Napok sorban: { $days }
puzzle-all = Minden fejtörő
puzzle-solve = Fejtsd meg
puzzle-easy = Könnyű
puzzle-middle = Közepes
puzzle-hard = Nehéz
devices-title = Az asztalaim egy másik eszközön
devices-help = Nyisd meg a másik eszközön. Egyszer működik, tíz percig, és a helyeidet viszi: másnak ne mutasd meg.
devices-here = Az asztalaid most itt vannak: { $count }
request-refused-carrying-over = Ezt a linket már használták, vagy túl régi
    .help = Készíts újat a másik eszközön.
