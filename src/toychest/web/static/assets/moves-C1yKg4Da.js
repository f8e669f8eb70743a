var e=`### Moves in words, as a list or a hint says them; a small letter first.

clockwork-move-choose = graj jako { clockwork-character }
clockwork-move-walk = idź { clockwork-to-place }
clockwork-move-go = przenieś się prosto { clockwork-to-place }
clockwork-move-stay = zostań: żadna droga nie jest wolna
clockwork-move-take = weź kartę
clockwork-move-take-found = weź znalezioną kartę
clockwork-move-ask = zapytaj: { $name }, o to: { clockwork-kind }
clockwork-move-search = szukaj: { clockwork-kind }
clockwork-move-point = odkryj kartę w skrytce { $spot }
clockwork-move-discard = odrzuć { clockwork-card }
clockwork-move-keep = zatrzymaj wszystkie karty
clockwork-move-lay = połóż kartę w skrytce { $spot }
clockwork-move-give = daj { clockwork-card }
clockwork-move-give-scrap = daj zamiast tego Złom
clockwork-move-none = powiedz, że nie masz
clockwork-move-return = daj w zamian { clockwork-card }
clockwork-move-swap = połóż w to miejsce { clockwork-card }
clockwork-move-build = wyłóż: { clockwork-kind }
clockwork-move-escape = wyłóż wszystko i uciekaj
clockwork-move-hold = jeszcze nic nie wykładaj
clockwork-move-leave-out = zostaw w pudełku: { clockwork-kind }
clockwork-move-pass = nie rób nic więcej
# Chance does these; they are read when somebody looks back.
clockwork-move-deal = rozdana karta: { clockwork-kind }
clockwork-move-extra = jedna karta więcej na Złomowisko { $yard }
clockwork-move-throw = kostki pokazują { $dice }
clockwork-move-draw = ze stosu: { clockwork-kind }
`;export{e as default};