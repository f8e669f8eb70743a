var e=`### German. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, einmal gezeigt, dann verdeckt auf Stelle { $spot }
clockwork-stage-then = dann verdeckt auf Stelle { $spot }
`;export{e as default};