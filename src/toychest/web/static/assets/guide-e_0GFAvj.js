var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Capturează sediul meu central sau strânge înaintea mea șapte medalii.
toybattle-guide-take = La rândul tău extragi două jetoane sau plasezi unul. Extrage două.
toybattle-guide-reach = Încearcă Roxy pe 18, chiar în mijloc. Vezi ce se întâmplă.
    .after = Linia ta trebuie să înceapă la sediul tău central și să nu aibă goluri.
toybattle-guide-begin = Începe lângă sediul tău central: Skully pe 11.
toybattle-guide-skully = Skully aduce încă două jetoane. Extrage-le.
toybattle-guide-capn = Cap'n aduce un prieten. Plasează Cap'n pe 12.
toybattle-guide-star = Imediat încă una: Star pe 14.
toybattle-guide-star-takes = Și Star aduce un jeton. Extrage-l.
toybattle-guide-hook = Hook-ul meu nu are nevoie de linie: aterizează pe 18. Cu toate bazele din jurul unei regiuni îi câștigi medaliile.
toybattle-guide-capn-again = Întâi plasează Cap'n pe 13. Apoi vine Roxy.
toybattle-guide-roxy = Roxy are 7, Hook-ul meu doar 4. Plasează Roxy deasupra.
    .after = Cele cinci baze din jurul regiunii sunt ale tale. Și cele trei medalii.
toybattle-guide-alone = Trei din șapte. De aici joci fără mine; cere oricând un indiciu.
`;export{e as default};