var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Bouw een vliegende machine en een codekraker, neem brandstof en vlieg als eerste weg.
clockwork-guide-who = Wie ben je? Kies wie je wilt.
clockwork-guide-start = Gooi de dobbelstenen. De hoogste worp begint.
clockwork-guide-throw = Jij begint. Gooi nog eens, om te lopen.
clockwork-guide-far = Probeer Schroothoop 2: is dat dichtbij genoeg?
    .after = Je gooide acht; het is twaalf stappen ver. Zoek dichterbij.
clockwork-guide-walk = Schroothoop 1 is zes stappen ver. Ook met acht mag je daar stoppen.
    .after = Een deel van de Knijper van de stapel. Alleen jij ziet het.
clockwork-guide-discard = Acht kaarten is er een te veel. Leg Oud ijzer weg.
clockwork-guide-lay = Iedereen ziet de kaart één keer; dan ligt hij gedekt. Kies een vak.
clockwork-guide-remember = Dit deel van de Walvis heb ik niet nodig. Jij wel. Onthoud waar het komt.
clockwork-guide-again = Jouw beurt. Gooi.
clockwork-guide-seven = Zeven! Ga meteen naar de Torens.
clockwork-guide-search = Zoek bij de Torens in de weggelegde kaarten. Laat een deel van de Walvis zien: je zoekt er nog een.
clockwork-guide-point = Waar ligt dat van mij? Draai die kaart om.
    .missed = Dat was { clockwork-kind }. Nu ligt jouw Walvisdeel daar: onthoud { $spot }. Vanaf hier speel je alleen.
clockwork-guide-discard-nipper = Gevonden! Nu moet er een kaart weg: het deel van de Knijper.
clockwork-guide-found = Leg het op een vrij vak.
    .after = Goed onthouden: de Walvis is compleet. Nog twee delen van de Uil, en je vliegt. Nu speel je alleen.
`;export{e as default};