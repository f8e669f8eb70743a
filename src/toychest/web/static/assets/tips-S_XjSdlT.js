var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Ez a kártya egy mezőt lép, amerre csak szeretnéd.
castle-tip-3-4 = Varázspálca! Minden rálépés egy fokkal lejjebb küldi a szellemet.
castle-tip-4-2 = Ezen a soron nem segít a fordítás: ott marad, és a szellem egy fokot mászik.
`;export{e as default};