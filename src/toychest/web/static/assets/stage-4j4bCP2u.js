var e=`### Czech. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, ukázaná jednou, pak lícem dolů do skrýše { $spot }
clockwork-stage-then = pak lícem dolů do skrýše { $spot }
`;export{e as default};