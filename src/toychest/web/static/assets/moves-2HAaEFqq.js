var e=`### Moves in words, as a list or a hint says them; a small letter first.

## Coded Castle

castle-move-turn = повернуть карту { $place } { castle-turned }
castle-move-walk = идти { castle-direction }
castle-move-jump = прыгнуть в ворота «{ $square }»
castle-move-stay = идти дальше, без прыжка
castle-move-use_wand = взмахнуть палочкой
castle-move-leave_wand = оставить палочку
castle-move-go = вперёд: идём по ряду
castle-move-treasure = спрятать клад в комнате «{ $square }»
castle-move-lay = выложить карту «{ castle-card }»

## Toy Battle

toybattle-move-take-turn = взять фишки
toybattle-move-take = применить: взять
toybattle-move-place = поставить { $troop } на { $place }
toybattle-move-cover = поставить { $troop } на { $place }, поверх { $enemy } соперника
toybattle-move-capture = поставить { $troop } в замок { $place }: это победа
toybattle-move-discard = сбить { $troop } на базе { $base }
toybattle-move-rob = выбить скрытую фишку с полки соперника
toybattle-move-recall = вернуть { $troop } с базы { $base }
toybattle-move-shove = толкнуть { $troop } с { $start } на { $end }
toybattle-move-exhume = выкопать { $troop }
toybattle-move-suppress = перевернуть скрытую фишку соперника рубашкой вверх
toybattle-move-decline = отказаться
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } начинает
toybattle-move-deal = приходит { $troop }
toybattle-move-pick = указано на { $troop }

## Escape from Clockwork City

clockwork-move-choose = играть за персонажа { clockwork-character }
clockwork-move-walk = идти { clockwork-to-place }
clockwork-move-go = перейти сразу { clockwork-to-place }
clockwork-move-stay = стоять: свободной дороги нет
clockwork-move-take = взять верхнюю карту
clockwork-move-ask = бросить вызов, отвечает { $name }: { clockwork-kind }
clockwork-move-search = искать: { clockwork-kind }
clockwork-move-point = перевернуть карту в тайнике { $spot }
clockwork-move-discard = сбросить { clockwork-card }
clockwork-move-keep = оставить все карты
clockwork-move-lay = положить карту в тайник { $spot }
clockwork-move-give = отдать { clockwork-card }
clockwork-move-give-scrap = отдать вместо неё Металлолом
clockwork-move-none = сказать, что такой нет
clockwork-move-return = отдать взамен { clockwork-card }
clockwork-move-swap = положить туда { clockwork-card }
clockwork-move-build = выложить: { clockwork-kind }
clockwork-move-escape = выложить всё и сбежать
clockwork-move-hold = пока ничего не выкладывать
clockwork-move-leave-out = оставить в коробке: { clockwork-kind }
clockwork-move-pass = больше ничего не делать
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = роздано: { clockwork-kind }
clockwork-move-extra = ещё одна карта на Свалку { $yard }
clockwork-move-throw = на кубиках { $dice }
clockwork-move-draw = из стопки: { clockwork-kind }
`;export{e as default};