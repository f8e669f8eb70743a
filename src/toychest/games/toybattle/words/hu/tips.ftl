### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Sorsolás dönti el, ki kezd; a másik csapat eggyel több lapkát húz.
toybattle-tip-4-3 = Jumbo kidobhat egy látható ellenfelet egy útnyira, bármilyen erős is.
toybattle-tip-4-5 = XB-42 elrabolhat egy lapkát az ellenfél polcáról, anélkül hogy látná, melyiket.
toybattle-tip-5-1 = „{ toybattle-effect-recall }”: egy másik látható harcosod visszajöhet a polcodra.
toybattle-tip-5-4 = „{ toybattle-effect-shove }”: egy szomszédos ellenfél egy bázissal arrébb kerülhet, bármi is van ott.
toybattle-tip-5-5 = „{ toybattle-effect-exhume }”: egy kidobott harcosod visszajöhet a polcodra.
toybattle-tip-5-7 = „{ toybattle-effect-suppress }”: az ellenfél egy rejtett lapkája egy körre lefordítva marad.
