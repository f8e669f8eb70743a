var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Négy részből lesz egy repülő szerkezet. Kell egy a szökéshez.
clockwork-explain-breaker = Négy részből lesz egy kódfejtő. Kell egy a szökéshez.
clockwork-explain-airship = Hat rész, az erőgéppel együtt kirakva: ez győz.
clockwork-explain-fuel = Ez is kell a repülő szerkezet és a kódfejtő mellé. Névről is kérheted.
clockwork-explain-power = Csak az egész léghajóval együtt. Névről is kérheted.
clockwork-explain-scrap = Ezt add a kért kártya helyett. Utána kikerül a játékból.
clockwork-explain-held = Nálad van: { $held } / { $copies }.
clockwork-explain-yard = A fehér mezőn át jöhetsz be. Vedd el a legfelső kártyát.
clockwork-explain-yard-empty = Itt nincs több kártya. Ha mind üres, mindenki a Tornyokhoz megy.
clockwork-explain-towers = Itt kereshetsz: mutass egy eldobott kártyára, és felfordítjuk.
clockwork-explain-field = Két figurának van itt helye. Ha találkozol valakivel, kérhetsz tőle.
clockwork-explain-spot-free = Hely egy eldobott kártyának, lefordítva.
clockwork-explain-spot-laid = Eldobott kártya, lefordítva. A Tornyoknál rámutathatsz.
clockwork-explain-laid = Kész, és biztonságban van: senki sem veheti el.
clockwork-explain-hand = Egy kézben legfeljebb hét kártya lehet. Csak a gazdája látja.
clockwork-explain-pawn = Ha mezőn vagy telepen találkozol ezzel a figurával, kérhetsz tőle.
`;export{e as default};