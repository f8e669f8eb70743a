var e=`### French. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, montrée une fois, puis face cachée à l’emplacement { $spot }
clockwork-stage-then = puis face cachée à l’emplacement { $spot }
`;export{e as default};