var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Flucht aus Clockwork City
    .tagline = Baue eine Flugmaschine, bevor es die anderen tun.
    .seats = 2–4
    .time = 35 Min.
    .age = ab 6

bot-level-1-clockwork = Sanft, für ein erstes Spiel: schaut wenig voraus und vergisst schnell, was zu sehen war.
bot-level-2-clockwork = Leicht: schaut ein kleines Stück voraus und vergisst eine Menge.
bot-level-3-clockwork = Solide: merkt sich das meiste, was zuletzt zu sehen war.
bot-level-4-clockwork = Sorgfältig: schaut weit voraus und vergisst wenig.
bot-level-5-clockwork = Stark: denkt gründlich nach und vergisst fast nichts.
bot-level-6-clockwork = Am stärksten: denkt so gründlich nach, wie es nur geht, und vergisst nichts.
`;export{e as default};