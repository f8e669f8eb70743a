var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = Lücke
castle-event-gap-filled = { $name } füllt Lücke { $place }: { castle-card }
castle-hint-gap = Welche Karte gehört in die Lücke?
castle-refused-gap-open = Karte { $place } fehlt
    .because = Die Reihe hat eine Lücke, und nichts läuft, bis dort eine Karte liegt.
    .help = Wähle eine deiner Karten für die Lücke.
castle-refused-not-for-gap = Diese Karte ist nicht dabei
    .because = Die Karten für die Lücke sind vorgegeben, und jede füllt nur eine.
    .help = Wähle eine der Karten, die neben der Reihe liegen.
castle-unfit-puzzle-cards = Die Lücken dieses Rätsels brauchen Karten zur Auswahl
    .help = Schreibe sie unter „cards“ auf: mindestens eine für jede Lücke, höchstens { $most }, und keine, wo keine Lücke ist. Die Karten heißen: { $cards }.
castle-option-puzzle-count = Stufe { $count }
castle-option-puzzle-numbers = Programmieren lernen
    .help = Stufe für Stufe, von leicht bis schwer; jede bringt dir eine Sache bei.
`;export{e as default};