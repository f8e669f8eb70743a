var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Cartea aceasta merge o căsuță, încotro vrei.
castle-tip-3-4 = O baghetă! Fiecare pas pe ea coboară fantoma cu o treaptă.
castle-tip-4-2 = Rotirea nu ajută rândul acesta: vrăjitorul rămâne pe loc, iar fantoma urcă o treaptă.
`;export{e as default};