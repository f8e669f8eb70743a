var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Ya puedes escapar.
    .told = Así sales de la ciudad.
clockwork-fact-machine = Se puede completar una máquina.
    .told = Así bajas una máquina entera: { clockwork-kind }.
clockwork-fact-shown-there = Has visto dónde está esta carta.
    .told = Se mostró en el hueco { $spot } y sigue ahí.
clockwork-fact-known-to-have = Sabes quién tiene una carta así.
    .told = Se sabe que { $name } tiene esta carta: { clockwork-kind }.
clockwork-fact-lies-shown = Una carta que te ayuda se mostró en un hueco.
    .told = Se mostró en el hueco { $spot } y sigue ahí: { clockwork-kind }.
clockwork-fact-one-short = Falta una sola carta para completar algo.
    .told = Basta con una más: { clockwork-kind }.
clockwork-fact-together = Algunas de tus cartas van juntas.
    .told = De estas ya tienes { $cards }: { clockwork-kind }.
clockwork-fact-single = Una de tus cartas está sola.
    .told = De estas tienes solo una: { clockwork-kind }.
clockwork-fact-yard = Hay un depósito a tu alcance.
    .told = Cartas en el depósito { $yard }: { $cards }.
clockwork-fact-towers = Las Torres están a tu alcance.
    .told = En las Torres puedes buscar. Descartes: { $cards }.
`;export{e as default};