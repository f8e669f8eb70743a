var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Los rozhodne, kdo začne; druhá strana si vezme o žeton víc.
toybattle-tip-4-3 = Jumbo smí vyřadit jednoho viditelného soupeře vzdáleného jednu cestu, ať je jakkoli silný.
toybattle-tip-4-5 = XB-42 smí naslepo uloupit jeden žeton ze soupeřova stojánku.
toybattle-tip-5-1 = „{ toybattle-effect-recall }“: jiná tvoje viditelná hračka se smí vrátit na stojánek.
toybattle-tip-5-4 = „{ toybattle-effect-shove }“: soupeřova sousední hračka se smí posunout o základnu dál, ať tam leží cokoli.
toybattle-tip-5-5 = „{ toybattle-effect-exhume }“: jedna z tvých vyřazených hraček se smí vrátit na stojánek.
toybattle-tip-5-7 = „{ toybattle-effect-suppress }“: skrytý žeton soupeře leží jeden tah lícem dolů.
`;export{e as default};