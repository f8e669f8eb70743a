var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = повернути картку { $place } { castle-turned }
castle-move-walk = іти { castle-direction }
castle-move-jump = стрибнути до брами «{ $square }»
castle-move-stay = іти далі, без стрибка
castle-move-use_wand = махнути паличкою
castle-move-leave_wand = лишити паличку
castle-move-go = вперед: ідемо цим рядом
castle-move-treasure = сховати скарб у кімнаті «{ $square }»
castle-move-lay = викласти картку «{ castle-card }»

## Toy Battle

toybattle-move-take-turn = узяти фішки
toybattle-move-take = застосувати: узяти
toybattle-move-place = поставити { $troop } на { $place }
toybattle-move-cover = поставити { $troop } на { $place }, поверх { $enemy } суперника
toybattle-move-capture = поставити { $troop } у замок { $place }: це перемога
toybattle-move-discard = збити { $troop } на базі { $base }
toybattle-move-rob = вибити приховану фішку з полиці суперника
toybattle-move-recall = повернути { $troop } з бази { $base }
toybattle-move-shove = штовхнути { $troop } з { $start } на { $end }
toybattle-move-exhume = викопати { $troop }
toybattle-move-suppress = перевернути приховану фішку суперника сорочкою вгору
toybattle-move-decline = відмовитися
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } починає
toybattle-move-deal = приходить { $troop }
toybattle-move-pick = показано на { $troop }

## Escape from Clockwork City

clockwork-move-choose = грати за персонажа { clockwork-character }
clockwork-move-walk = іти { clockwork-to-place }
clockwork-move-go = перейти одразу { clockwork-to-place }
clockwork-move-stay = стояти: вільної дороги немає
clockwork-move-take = узяти верхню картку
clockwork-move-ask = кинути виклик, відповідає { $name }: { clockwork-kind }
clockwork-move-search = шукати: { clockwork-kind }
clockwork-move-point = перевернути картку у схованці { $spot }
clockwork-move-discard = скинути { clockwork-card }
clockwork-move-keep = лишити всі картки
clockwork-move-lay = покласти картку у схованку { $spot }
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
clockwork-move-extra = ще одна картка на Звалище { $yard }
clockwork-move-throw = на кубиках { $dice }
clockwork-move-draw = зі стосу: { clockwork-kind }
`;export{e as default};