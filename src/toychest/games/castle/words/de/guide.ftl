### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### `.after` is said once the move is played, or has been refused.
### `.grown-up` is for whoever helps; `.short` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Finde diese vier, bevor der Geist oben ist.
    .short = Finde die vier Schätze, bevor der Geist oben auf seinem Turm ist.
    .grown-up = Sucht jeden Schatz gemeinsam auf dem Spielbrett und nennt sein Gemach.
castle-guide-lay = Leg drei Karten.
    .short = Leg die Reihe: Drei Karten kommen.
    .grown-up = Die Karten wirken von links nach rechts.
castle-guide-go = Schau, das ist sein Weg. Drücke auf Los.
    .short = Der Weg des Zauberers ist geplant. Lass ihn gehen.
    .grown-up = Fahrt den Weg mit dem Finger nach und zählt die Schritte laut.
castle-guide-more = Noch drei Karten.
    .short = Leg die Reihe neu: Drei neue Karten kommen.
    .grown-up = Frag zuerst: „Wo steht er nach der ersten Karte?“
castle-guide-blocked = Los ist grau. Drück darauf.
    .short = Lass ihn gehen und schau, ob er diese Reihe gehen kann.
    .grown-up = Lass es geschehen.
    .after = Ein Geisterfeld ist im Weg.
castle-guide-turn = Dreh den Pfeil.
    .short = Dreh Karte 1, bis sie nach unten zeigt.
    .grown-up = Frag: „Zum Geist kann er nicht. Welcher Weg ist frei?“
castle-guide-gate = Ein Tor! Wohin?
    .short = Er kommt an ein Tor. Wähle das Tor neben einem Schatz.
    .grown-up = Frag: „Welches Tor ist nah an einem Schatz?“
castle-guide-loop = Noch mal: Der Schritt kommt zweimal. Drücke auf Los.
    .short = Die Karte „{ castle-face-loop }“ wiederholt den Schritt vor ihr. Lass ihn gehen.
    .grown-up = Frag: „Wo steht er, bevor es wieder losgeht?“
    .after = Durch das Tor und erneut auf einen Schatz.
castle-guide-alone = Noch einer. Jetzt planst du.
    .short = Ein Schatz ist noch übrig. Ab hier planst du die Reihen selbst.
    .grown-up = Ein Zauberstab schickt den Geist eine Stufe hinunter.
