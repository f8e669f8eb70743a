var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Je kunt nu ontsnappen.
    .told = Zo kom je de stad uit.
clockwork-fact-machine = Er kan een machine af.
    .told = Zo leg je een hele machine neer: { clockwork-kind }.
clockwork-fact-shown-there = Je hebt gezien waar deze kaart ligt.
    .told = De kaart is op vak { $spot } getoond en ligt daar nog.
clockwork-fact-known-to-have = Je weet wie zo’n kaart heeft.
    .told = { $name } heeft deze kaart zeker: { clockwork-kind }.
clockwork-fact-lies-shown = Een kaart die je helpt, is op een vak getoond.
    .told = De kaart is op vak { $spot } getoond en ligt daar nog: { clockwork-kind }.
clockwork-fact-one-short = Er ontbreekt nog maar één kaart, dan is iets af.
    .told = Nog één is genoeg: { clockwork-kind }.
clockwork-fact-together = Een paar van je kaarten horen bij elkaar.
    .told = Hiervan heb je er al { $cards }: { clockwork-kind }.
clockwork-fact-single = Een van je kaarten staat alleen.
    .told = Hiervan heb je er maar één: { clockwork-kind }.
clockwork-fact-yard = Een schroothoop ligt binnen bereik.
    .told = Kaarten op schroothoop { $yard }: { $cards }.
clockwork-fact-towers = De Torens liggen binnen bereik.
    .told = Bij de Torens mag je zoeken. Weggelegde kaarten: { $cards }.
`;export{e as default};