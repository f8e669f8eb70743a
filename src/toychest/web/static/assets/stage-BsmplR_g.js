var e=`### Romanian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, arătată o dată, apoi cu fața în jos pe spațiul { $spot }
clockwork-stage-then = apoi cu fața în jos pe spațiul { $spot }
`;export{e as default};