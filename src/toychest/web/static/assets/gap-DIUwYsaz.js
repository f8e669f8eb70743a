var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = mezera
castle-event-gap-filled = { $name } vyplňuje mezeru { $place }: { castle-card }
castle-hint-gap = Která karta patří do mezery?
castle-refused-gap-open = Chybí karta { $place }
    .because = V řadě je mezera a nic se nespustí, dokud v ní neleží karta.
    .help = Vyber do mezery jednu ze svých karet.
castle-refused-not-for-gap = Tahle karta mezi tvými není
    .because = Karty do mezery jsou dané a každá vyplní jen jednu mezeru.
    .help = Vyber jednu z karet, které leží vedle řady.
castle-unfit-puzzle-cards = Mezery v téhle hádance potřebují karty na výběr
    .help = Napiš je pod „cards“: aspoň jednu na každou mezeru, nejvýš { $most }, a bez mezery žádnou. Karty jsou: { $cards }.
castle-option-puzzle-count = Úroveň { $count }
castle-option-puzzle-numbers = Nauč se programovat
    .help = Úroveň po úrovni, od lehké po těžkou; v každé se naučíš jednu věc.
`;export{e as default};