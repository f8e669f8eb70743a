var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

toybattle-review-missed-win = Zmaga je bila na dosegu: { $move }
toybattle-review-region = To je sklenilo območje: { $move }
toybattle-review-door = Pot do gradu je bila odprta. To jo je zaprlo: { $move }
toybattle-review-cut = To je prekinilo nasprotnikovo linijo: { $move }
toybattle-review-target = Bil je boljši cilj: { $move }
toybattle-review-elsewhere = Ista igrača je bila potrebna drugje: { $move }
toybattle-review-troop = Za to mesto je bila prava druga igrača: { $move }
toybattle-review-take = Več žetonov je bilo tu vrednih več: { $move }
toybattle-review-could-not-wait = To ni moglo čakati: { $move }
toybattle-review-without = Brez učinka bi bilo bolje: { $move }
toybattle-review-use = Učinek je bilo vredno uporabiti: { $move }
`;export{e as default};