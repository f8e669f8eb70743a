var e=`### English. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, shown once, then face down on spot { $spot }
clockwork-stage-then = then face down on spot { $spot }
`;export{e as default};