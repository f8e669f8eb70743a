var e=`### At the table: roads and regions for whoever does not see them, and why a move is good.

toybattle-roads = дороги до { $places }
toybattle-region = медалі між { $bases }: { $medals }
toybattle-region-wanted = медалі між { $bases }: { $medals }, тобі ще треба { $missing }
toybattle-region-taken = медалі між { $bases }: їх має { $name }
toybattle-read-free = Порожні бази: { $bases }
`;export{e as default};