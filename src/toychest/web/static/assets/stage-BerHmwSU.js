var e=`### Spanish. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, se muestra una vez; después, boca abajo en el hueco { $spot }
clockwork-stage-then = después, boca abajo en el hueco { $spot }
`;export{e as default};