var e=`### Moves in words, as a list or a hint says them; a small letter first.

toybattle-move-take-turn = tegels pakken
toybattle-move-take = effect gebruiken: pakken
toybattle-move-place = { $troop } op { $place } zetten
toybattle-move-cover = { $troop } op { $place } zetten, boven op { $enemy } van de tegenstander
toybattle-move-capture = { $troop } op hoofdkwartier { $place } zetten: dat wint
toybattle-move-discard = { $troop } op { $base } eruitgooien
toybattle-move-rob = een verborgen tegel van het rek van de tegenstander eruitgooien
toybattle-move-recall = { $troop } terughalen van { $base }
toybattle-move-shove = { $troop } van { $start } naar { $end } duwen
toybattle-move-exhume = { $troop } opgraven
toybattle-move-suppress = een verborgen tegel van de tegenstander omdraaien
toybattle-move-decline = het niet doen
# Chance does these; they are read when somebody looks back.
toybattle-move-start = { $name } begint
toybattle-move-deal = { $troop } wordt getrokken
toybattle-move-pick = { $troop } wordt aangewezen
`;export{e as default};