var e=`### Ukrainian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, показана один раз, потім сорочкою вгору у схованку { $spot }
clockwork-stage-then = потім сорочкою вгору у схованку { $spot }
`;export{e as default};