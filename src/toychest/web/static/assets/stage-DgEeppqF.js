var e=`### Polish. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, pokazana raz, potem zakryta w skrytce { $spot }
clockwork-stage-then = potem zakryta w skrytce { $spot }
`;export{e as default};