var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = играть за персонажа { clockwork-character }
clockwork-move-walk = идти { clockwork-to-place }
clockwork-move-go = перейти сразу { clockwork-to-place }
clockwork-move-stay = стоять: свободной дороги нет
clockwork-move-take = взять карту
clockwork-move-take-found = взять найденную карту
clockwork-move-ask = спросить: { $name }, об этом: { clockwork-kind }
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