var e=`### Slovenian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, pokazana enkrat, nato zakrita v skrivališče { $spot }
clockwork-stage-then = nato zakrita v skrivališče { $spot }
`;export{e as default};