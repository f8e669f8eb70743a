var e=`### Dutch. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, één keer getoond, daarna omgekeerd op vak { $spot }
clockwork-stage-then = daarna omgekeerd op vak { $spot }
`;export{e as default};