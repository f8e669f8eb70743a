var e=`### French. While the engine of the bots is got ready. To people it is warming up, like before sport.

bot-winding = S’échauffe encore\xA0: joue plus simplement pour l’instant.
bot-winding-title = { $name } s’échauffe
bot-winding-about = Les réponses viennent tout de suite quand même, et voient un peu moins loin pendant une minute environ.
bot-winding-once = Ça n’arrive qu’une fois sur cet ordinateur.
bot-winding-parts = Échauffement\xA0: { $done } sur { $parts }
bot-wound = Échauffement fini\xA0: joue maintenant de son mieux.
hint-winding = Les bots s’échauffent encore\xA0: cet indice voit un peu moins loin.
`;export{e as default};