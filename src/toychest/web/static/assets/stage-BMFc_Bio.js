var e=`### Italian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, mostrata una volta, poi coperta sullo spazio { $spot }
clockwork-stage-then = poi coperta sullo spazio { $spot }
`;export{e as default};