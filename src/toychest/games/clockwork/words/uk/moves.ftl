### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = грати за персонажа { clockwork-character }
clockwork-move-walk = іти { clockwork-to-place }
clockwork-move-go = перейти одразу { clockwork-to-place }
clockwork-move-stay = стояти: вільної дороги немає
clockwork-move-take = узяти карту
clockwork-move-take-found = узяти знайдену карту
clockwork-move-ask = запитати: { $name }, про це: { clockwork-kind }
clockwork-move-search = шукати: { clockwork-kind }
clockwork-move-point = перевернути карту у схованці { $spot }
clockwork-move-discard = скинути { clockwork-card }
clockwork-move-keep = лишити всі карти
clockwork-move-lay = покласти карту у схованку { $spot }
clockwork-move-give = віддати { clockwork-card }
clockwork-move-give-scrap = віддати замість неї Брухт
clockwork-move-none = сказати, що такої немає
clockwork-move-return = віддати натомість { clockwork-card }
clockwork-move-swap = покласти туди { clockwork-card }
clockwork-move-build = викласти: { clockwork-kind }
clockwork-move-escape = викласти все і втекти
clockwork-move-hold = поки нічого не викладати
clockwork-move-leave-out = лишити в коробці: { clockwork-kind }
clockwork-move-pass = більше нічого не робити
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = роздано: { clockwork-kind }
clockwork-move-extra = ще одна карта на Звалище { $yard }
clockwork-move-throw = на кубиках { $dice }
clockwork-move-draw = зі стосу: { clockwork-kind }
