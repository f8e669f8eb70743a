var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Das Los bestimmt, wer anfängt; die andere Seite nimmt ein Plättchen mehr.
toybattle-tip-4-3 = Jumbo darf einen sichtbaren Gegner einen Weg weiter rauswerfen, egal wie stark er ist.
toybattle-tip-4-5 = XB-42 darf ein Plättchen vom Ständer der Gegenseite rauswerfen, ohne zu sehen, welches.
toybattle-tip-5-1 = „{ toybattle-effect-recall }“: Eine andere sichtbare Truppe von dir darf auf deinen Ständer zurück.
toybattle-tip-5-4 = „{ toybattle-effect-shove }“: Ein Gegner neben dieser Basis darf eine Basis weiter, egal was dort liegt.
toybattle-tip-5-5 = „{ toybattle-effect-exhume }“: Eine deiner rausgeworfenen Truppen darf auf deinen Ständer zurück.
toybattle-tip-5-7 = „{ toybattle-effect-suppress }“: Ein verdecktes Plättchen der Gegenseite liegt einen Zug lang umgedreht.
`;export{e as default};