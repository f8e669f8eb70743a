var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = The lot decides who begins; the other side takes one tile more.
toybattle-tip-4-3 = Jumbo may discard one visible enemy one path away, however strong it is.
toybattle-tip-4-5 = XB-42 may rob the enemy’s rack of one tile, without seeing which.
toybattle-tip-5-1 = “{ toybattle-effect-recall }”: another visible troop of yours may come back to your rack.
toybattle-tip-5-4 = “{ toybattle-effect-shove }”: an enemy beside this base may be moved one base on, whatever lies there.
toybattle-tip-5-5 = “{ toybattle-effect-exhume }”: one of your discarded troops may come back to your rack.
toybattle-tip-5-7 = “{ toybattle-effect-suppress }”: a hidden tile of the enemy lies face down for a turn.
`;export{e as default};