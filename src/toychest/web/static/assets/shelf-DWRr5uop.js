var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Pobeg iz Mehanomesta
    .tagline = Zgradi letalno napravo prej kot drugi.
    .seats = 2–4
    .time = 35 min
    .age = 6+

bot-level-1-clockwork = Nežen, za prvo igro: malo vidi naprej in hitro pozabi, kar je bilo pokazano.
bot-level-2-clockwork = Lahek: gleda malo naprej in precej pozabi.
bot-level-3-clockwork = Zanesljiv: zapomni si večino tega, kar je bilo pokazano nedavno.
bot-level-4-clockwork = Skrben: gleda daleč naprej in malo pozabi.
bot-level-5-clockwork = Močan: vse premisli in skoraj ničesar ne pozabi.
bot-level-6-clockwork = Najmočnejši: razmišlja na vso moč in ničesar ne pozabi.
`;export{e as default};