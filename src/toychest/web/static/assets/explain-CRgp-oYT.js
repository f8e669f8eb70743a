var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Patru piese fac o mașină zburătoare. Ai nevoie de una ca să scapi.
clockwork-explain-breaker = Patru piese fac un spărgător de coduri. Ai nevoie de unul ca să scapi.
clockwork-explain-airship = Șase piese, puse pe masă împreună cu Energia: așa se câștigă.
clockwork-explain-fuel = Ai nevoie de unul pe lângă cele două mașini. Îl poți cere pe nume.
clockwork-explain-power = Doar cu tot Dirijabilul. O poți cere pe nume.
clockwork-explain-scrap = Dă-l în locul unei cărți care ți se cere. Apoi iese din joc.
clockwork-explain-held = Ai { $held } din { $copies }.
clockwork-explain-yard = Intră prin căsuța albă și ia cartea de deasupra.
clockwork-explain-yard-empty = Aici nu mai e nicio carte. Când toate sunt goale, toți merg la Turnuri.
clockwork-explain-towers = Vino aici să cauți: arată spre o carte decartată și va fi întoarsă.
clockwork-explain-field = Aici e loc pentru doi pioni. Dacă întâlnești pe cineva, îl poți provoca.
clockwork-explain-spot-free = Loc pentru o carte decartată, cu fața în jos.
clockwork-explain-spot-laid = O carte decartată, cu fața în jos. De la Turnuri o poți arăta.
clockwork-explain-laid = Completă și în siguranță: nu o ia nimeni.
clockwork-explain-hand = În mână încap cel mult șapte cărți. Le vede doar cine le are.
clockwork-explain-pawn = Dacă întâlnești pionul acesta pe o căsuță sau într-un depozit, îl poți provoca.
`;export{e as default};