var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Foglald el a főhadiszállásomat, vagy gyűjts elsőként hét érmet.
toybattle-guide-take = Ha te jössz, két lapkát húzol, vagy egyet leraksz. Húzz kettőt.
toybattle-guide-reach = Próbáld meg: Roxy a 18-ra, pont középre. Nézd, mi történik.
    .after = A láncod a főhadiszállásodnál kezdődik, és nem lehet benne rés.
toybattle-guide-begin = Kezdj a főhadiszállásod mellett: Skully a 11-re.
toybattle-guide-skully = Skully még két lapkát hoz. Húzz kettőt.
toybattle-guide-capn = Cap'n hoz egy barátot. Rakd Cap'nt a 12-re.
toybattle-guide-star = Rögtön még egy: Star a 14-re.
toybattle-guide-star-takes = Star is hoz egy lapkát. Húzz egyet.
toybattle-guide-hook = Az én Hookomnak nem kell lánc: a 18-ra ugrik. Ha egy terület körül minden bázis a tiéd, megkapod az érméit.
toybattle-guide-capn-again = Előbb rakd Cap'nt a 13-ra. Utána jön Roxy.
toybattle-guide-roxy = Roxy 7, az én Hookom csak 4. Rakd rá Roxyt.
    .after = A terület körül mind az öt bázis a tiéd. Így a három érme is.
toybattle-guide-alone = Három a hétből. Innen egyedül játszol; bármikor kérhetsz tippet.
`;export{e as default};