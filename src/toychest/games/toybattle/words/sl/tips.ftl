### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Žreb določi, kdo začne; druga stran vzame žeton več.
toybattle-tip-4-3 = Jumbo lahko izloči enega vidnega nasprotnika eno pot stran, pa naj bo še tako močan.
toybattle-tip-4-5 = XB-42 lahko na slepo uropa en žeton z nasprotnikovega stojala.
toybattle-tip-5-1 = »{ toybattle-effect-recall }«: druga tvoja vidna igrača se lahko vrne na stojalo.
toybattle-tip-5-4 = »{ toybattle-effect-shove }«: sosednja nasprotnikova igrača gre lahko eno bazo naprej, karkoli tam leži.
toybattle-tip-5-5 = »{ toybattle-effect-exhume }«: ena od tvojih izločenih igrač se lahko vrne na stojalo.
toybattle-tip-5-7 = »{ toybattle-effect-suppress }«: skriti nasprotnikov žeton eno potezo leži zakrit.
