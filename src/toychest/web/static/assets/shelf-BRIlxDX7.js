var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Évasion de la Cité des Automates
    .tagline = Construis une machine volante avant les autres.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Doux, pour une première partie\xA0: ne voit pas loin et oublie vite ce qui a été montré.
bot-level-2-clockwork = Facile\xA0: regarde un peu plus loin et oublie pas mal de choses.
bot-level-3-clockwork = Solide\xA0: retient presque tout ce qui vient d’être montré.
bot-level-4-clockwork = Appliqué\xA0: voit assez loin et oublie peu.
bot-level-5-clockwork = Fort\xA0: réfléchit bien à tout et n’oublie presque rien.
bot-level-6-clockwork = Le plus fort\xA0: réfléchit autant qu’il peut et n’oublie rien.
`;export{e as default};