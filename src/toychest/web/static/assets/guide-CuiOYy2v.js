var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Erobere mein Hauptquartier oder sammle zuerst sieben Medaillen.
toybattle-guide-take = In deinem Zug nimmst du zwei Plättchen oder setzt eines. Nimm zwei.
toybattle-guide-reach = Versuch Roxy auf 18, genau in der Mitte. Schau, was passiert.
    .after = Deine Linie muss an deinem Hauptquartier beginnen und darf keine Lücke haben.
toybattle-guide-begin = Fang neben deinem Hauptquartier an: Skully auf 11.
toybattle-guide-skully = Skully bringt noch zwei Plättchen. Nimm sie.
toybattle-guide-capn = Cap'n bringt einen Freund mit. Setz Cap'n auf 12.
toybattle-guide-star = Gleich noch eine: Star auf 14.
toybattle-guide-star-takes = Auch Star bringt ein Plättchen. Nimm es.
toybattle-guide-hook = Mein Hook braucht keine Linie: Er landet auf 18. Wer alle Basen um ein Gebiet hält, gewinnt seine Medaillen.
toybattle-guide-capn-again = Setz zuerst Cap'n auf 13. Dann kommt Roxy.
toybattle-guide-roxy = Roxy ist 7, mein Hook nur 4. Setz Roxy obendrauf, auf 18.
    .after = Alle fünf Basen um dieses Gebiet gehören dir. Also auch seine drei Medaillen.
toybattle-guide-alone = Drei von sieben. Ab hier spielst du allein; frag jederzeit nach einem Tipp.
`;export{e as default};