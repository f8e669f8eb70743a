import{A as e,At as t,Ct as n,Dt as r,Et as i,Ft as a,G as o,I as s,J as c,Mt as l,N as u,O as d,Ot as f,Pt as p,R as m,St as h,Tt as g,W as _,X as v,Y as y,Z as b,_t as x,a as S,at as C,bt as w,ct as T,dt as E,et as D,ft as O,it as k,j as A,jt as j,k as M,kt as N,lt as P,m as F,ot as I,p as L,pt as R,rt as z,st as B,ut as ee,vt as te,wt as V,xt as H}from"./router.svelte-DAIr7J1D.js";import{c as U,d as W,l as G,o as ne,p as K,s as q}from"./kept-DH68NLcf.js";import{n as J,t as re}from"./files-BPbD77m0.js";import{a as ie,c as ae,d as oe,f as se,l as ce,n as le,o as Y,r as ue,s as de,t as fe,u as pe}from"./SeatFrame-CwdFZQg2.js";import{a as me,c as he,d as ge,f as _e,h as X,i as ve,l as ye,n as be,o as xe,p as Se,r as Ce,s as we,t as Te,u as Ee}from"./HintButton-DyUFMkpX.js";import{i as De,n as Oe,t as ke}from"./sound-lD-9XA5T.js";import{a as Ae,i as je,n as Me,r as Ne,t as Pe}from"./Medal-BlVsn0r0.js";import{a as Fe,n as Ie,t as Le}from"./playedOut.svelte-CGej1R2R.js";import{c as Re,s as ze}from"./open.svelte-C0J-BS09.js";var Be=re(Object.assign({"../../../../../src/toychest/games/toybattle/terrains/battlefield.toml":`# Battlefield. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "battlefield"
objective = 8          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [50, 89]
11 = [22, 87]
12 = [78, 87]
13 = [23, 71]
14 = [50, 71]
15 = [78, 71]
16 = [13, 49]
17 = [38, 49]
18 = [63, 49]
19 = [88, 49]
20 = [23, 26]
21 = [50, 26]
22 = [78, 26]
23 = [22, 10]
24 = [78, 10]
41 = [50, 9]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 12]
11 = [13]
12 = [15]
13 = [14, 16, 17]
14 = [15, 17, 18]
15 = [18, 19]
16 = [20]
17 = [20, 21]
18 = [21, 22]
19 = [22]
20 = [21, 23]
21 = [22]
22 = [24]
23 = [41]
24 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
suppress = [14, 16, 19, 21]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13, 14, 15]
medals = 3

[[regions]]
bases = [13, 14, 17]
medals = 1

[[regions]]
bases = [14, 15, 18]
medals = 1

[[regions]]
bases = [13, 16, 17, 20]
medals = 2

[[regions]]
bases = [14, 17, 18, 21]
medals = 2

[[regions]]
bases = [15, 18, 19, 22]
medals = 2

[[regions]]
bases = [17, 20, 21]
medals = 1

[[regions]]
bases = [18, 21, 22]
medals = 1

[[regions]]
bases = [20, 21, 22, 23, 24]
medals = 3
`,"../../../../../src/toychest/games/toybattle/terrains/caribbean.toml":`# Caribbean Sea. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "caribbean"
objective = 5          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1, 2]
red = [41]

[places]                # number = [x, y]
1 = [17, 89]
2 = [87, 90]
11 = [49, 89]
12 = [66, 73]
13 = [16, 67]
14 = [41, 67]
15 = [86, 61]
16 = [16, 49]
17 = [50, 49]
18 = [86, 38]
19 = [17, 29]
20 = [49, 28]
21 = [76, 19]
22 = [16, 11]
41 = [50, 9]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 13]
2 = [15]
11 = [12, 14]
12 = [15, 17, 21]
13 = [14]
14 = [16]
15 = [18]
16 = [17, 19]
17 = [20]
18 = [21]
19 = [20, 22]
20 = [21, 41]
22 = [41]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 13, 14]
medals = 1

[[regions]]
bases = [11, 12, 14, 16, 17]
medals = 3

[[regions]]
bases = [12, 15, 18, 21]
medals = 2

[[regions]]
bases = [12, 17, 20, 21]
medals = 2

[[regions]]
bases = [16, 17, 19, 20]
medals = 2

[[regions]]
bases = [19, 20, 22]
medals = 1
`,"../../../../../src/toychest/games/toybattle/terrains/castle.toml":`# Castle Field. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "castle"
objective = 7          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [50, 93]
11 = [17, 90]
12 = [83, 90]
13 = [37, 76]
14 = [62, 76]
15 = [15, 68]
16 = [86, 68]
17 = [20, 49]
18 = [50, 49]
19 = [80, 49]
20 = [14, 30]
21 = [85, 30]
22 = [37, 21]
23 = [63, 21]
24 = [17, 7]
25 = [83, 7]
41 = [50, 7]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 12]
11 = [13]
12 = [14]
13 = [15, 17, 18]
14 = [16, 18, 19]
15 = [17]
16 = [19]
17 = [20, 22]
18 = [22, 23]
19 = [21, 23]
20 = [22]
21 = [23]
22 = [24]
23 = [25]
24 = [41]
25 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
recall = [15, 16, 20, 21]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13, 14, 18]
medals = 3

[[regions]]
bases = [13, 15, 17]
medals = 1

[[regions]]
bases = [14, 16, 19]
medals = 1

[[regions]]
bases = [13, 17, 18, 22]
medals = 2

[[regions]]
bases = [14, 18, 19, 23]
medals = 2

[[regions]]
bases = [17, 20, 22]
medals = 1

[[regions]]
bases = [19, 21, 23]
medals = 1

[[regions]]
bases = [18, 22, 23, 24, 25]
medals = 3
`,"../../../../../src/toychest/games/toybattle/terrains/cemetery.toml":`# Cursed Cemetery. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "cemetery"
objective = 7          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [17, 92]
11 = [68, 88]
12 = [15, 75]
13 = [47, 75]
14 = [85, 75]
15 = [32, 63]
16 = [68, 62]
17 = [13, 49]
18 = [50, 49]
19 = [85, 49]
20 = [32, 35]
21 = [68, 34]
22 = [14, 22]
23 = [53, 22]
24 = [85, 22]
25 = [32, 9]
41 = [83, 6]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 13]
11 = [13, 14, 16]
12 = [13, 15]
13 = [15]
14 = [16]
15 = [16, 17, 18]
16 = [18, 19]
17 = [20]
18 = [20, 21]
19 = [21]
20 = [21, 22, 25]
21 = [23, 24]
22 = [25]
23 = [24, 25, 41]
25 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
exhume = [12, 14, 22, 24]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 14, 16]
medals = 1

[[regions]]
bases = [11, 13, 15, 16]
medals = 2

[[regions]]
bases = [12, 13, 15]
medals = 1

[[regions]]
bases = [15, 16, 18]
medals = 1

[[regions]]
bases = [15, 17, 18, 20]
medals = 2

[[regions]]
bases = [16, 18, 19, 21]
medals = 2

[[regions]]
bases = [18, 20, 21]
medals = 1

[[regions]]
bases = [20, 22, 25]
medals = 1

[[regions]]
bases = [20, 21, 23, 25]
medals = 2

[[regions]]
bases = [21, 23, 24]
medals = 1
`,"../../../../../src/toychest/games/toybattle/terrains/clouds.toml":`# City of Clouds. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "clouds"
objective = 8          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [50, 92]
11 = [11, 85]
12 = [89, 85]
13 = [50, 75]
14 = [11, 67]
15 = [89, 67]
16 = [50, 58]
17 = [11, 50]
18 = [89, 50]
19 = [50, 40]
20 = [11, 32]
21 = [89, 32]
22 = [50, 22]
23 = [11, 14]
24 = [89, 14]
41 = [50, 5]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 12]
11 = [13, 14]
12 = [13, 15]
13 = [14, 15]
14 = [16, 17]
15 = [16, 18]
16 = [17, 18]
17 = [19, 20]
18 = [19, 21]
19 = [20, 21]
20 = [22, 23]
21 = [22, 24]
22 = [23, 24]
23 = [41]
24 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
draw = [13, 16, 19, 22]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13]
medals = 1

[[regions]]
bases = [11, 13, 14]
medals = 1

[[regions]]
bases = [12, 13, 15]
medals = 1

[[regions]]
bases = [13, 14, 15, 16]
medals = 2

[[regions]]
bases = [14, 16, 17]
medals = 1

[[regions]]
bases = [15, 16, 18]
medals = 1

[[regions]]
bases = [16, 17, 18, 19]
medals = 2

[[regions]]
bases = [17, 19, 20]
medals = 1

[[regions]]
bases = [18, 19, 21]
medals = 1

[[regions]]
bases = [19, 20, 21, 22]
medals = 2

[[regions]]
bases = [20, 22, 23]
medals = 1

[[regions]]
bases = [21, 22, 24]
medals = 1

[[regions]]
bases = [22, 23, 24]
medals = 1
`,"../../../../../src/toychest/games/toybattle/terrains/croisette.toml":`# La Croisette (2026 extra). Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "croisette"
objective = 5          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [71, 90]
11 = [37, 89]
12 = [20, 74]
13 = [53, 75]
14 = [84, 68]
15 = [15, 60]
16 = [46, 56]
17 = [84, 48]
18 = [16, 36]
19 = [46, 40]
20 = [84, 28]
21 = [53, 22]
22 = [21, 22]
23 = [37, 8]
41 = [70, 7]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 13, 14]
11 = [12]
12 = [13]
13 = [15, 16]
14 = [17]
15 = [16, 18]
16 = [17, 19]
17 = [19, 20]
18 = [19, 21]
19 = [21]
20 = [41]
21 = [22, 41]
22 = [23]
23 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
draw = [12, 22]
suppress = [15, 18]
nullify = [17]

[gates]                 # strengths that may be placed there; the joker always may, TOY 5.2
14 = [4, 5, 6, 7]
20 = [4, 5, 6, 7]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13]
medals = 1

[[regions]]
bases = [13, 15, 16]
medals = 1

[[regions]]
bases = [15, 16, 18, 19]
medals = 2

[[regions]]
bases = [18, 19, 21]
medals = 1

[[regions]]
bases = [21, 22, 23]
medals = 1

[[regions]]
bases = [13, 14, 16, 17]
medals = 2

[[regions]]
bases = [16, 17, 19]
medals = 1

[[regions]]
bases = [17, 19, 20, 21]
medals = 2
`,"../../../../../src/toychest/games/toybattle/terrains/jungle.toml":`# Volcanic Jungle. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "jungle"
objective = 7          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [12, 91]
11 = [49, 90]
12 = [84, 90]
13 = [16, 69]
14 = [49, 69]
15 = [88, 69]
16 = [13, 49]
17 = [49, 49]
18 = [84, 49]
19 = [12, 28]
20 = [51, 28]
21 = [84, 28]
22 = [16, 8]
23 = [52, 8]
41 = [88, 7]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 13]
11 = [12, 13, 14]
12 = [15]
13 = [16]
14 = [15, 17]
15 = [18]
16 = [17, 19]
17 = [18, 20]
18 = [21]
19 = [20, 22]
20 = [23]
21 = [23, 41]
22 = [23]
23 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
shove = [15, 19]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 13, 14, 16, 17]
medals = 3

[[regions]]
bases = [11, 12, 14, 15]
medals = 2

[[regions]]
bases = [14, 15, 17, 18]
medals = 2

[[regions]]
bases = [16, 17, 19, 20]
medals = 2

[[regions]]
bases = [17, 18, 20, 21, 23]
medals = 3

[[regions]]
bases = [19, 20, 22, 23]
medals = 2
`,"../../../../../src/toychest/games/toybattle/terrains/pool.toml":`# Tropical Pool. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "pool"
objective = 6          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1, 2]
red = [41, 42]

[places]                # number = [x, y]
1 = [17, 87]
2 = [85, 87]
11 = [50, 87]
12 = [17, 73]
13 = [50, 71]
14 = [82, 73]
15 = [19, 58]
16 = [84, 56]
17 = [50, 50]
18 = [16, 43]
19 = [82, 41]
20 = [17, 27]
21 = [51, 28]
22 = [84, 26]
23 = [51, 12]
41 = [16, 11]
42 = [84, 11]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11]
2 = [13]
11 = [12, 13]
12 = [13, 15]
13 = [14, 17]
14 = [16, 17]
15 = [17, 18]
16 = [19]
17 = [19, 20, 21]
18 = [20]
19 = [22]
20 = [21]
21 = [22, 23, 41]
22 = [23]
23 = [42]

[gates]                 # strengths that may be placed there; the joker always may, TOY 5.2
2 = [6, 7]
12 = [1, 2]
16 = [3, 4, 5]
17 = [6, 7]
18 = [3, 4, 5]
22 = [1, 2]
41 = [6, 7]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13]
medals = 1

[[regions]]
bases = [12, 13, 15, 17]
medals = 2

[[regions]]
bases = [13, 14, 17]
medals = 1

[[regions]]
bases = [14, 16, 17, 19]
medals = 2

[[regions]]
bases = [15, 17, 18, 20]
medals = 2

[[regions]]
bases = [17, 20, 21]
medals = 1

[[regions]]
bases = [17, 19, 21, 22]
medals = 2

[[regions]]
bases = [21, 22, 23]
medals = 1
`,"../../../../../src/toychest/games/toybattle/terrains/station.toml":`# Station Metal-X. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "station"
objective = 7          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [12, 89]
11 = [89, 91]
12 = [45, 82]
13 = [10, 69]
14 = [89, 69]
15 = [51, 63]
16 = [29, 49]
17 = [51, 49]
18 = [72, 49]
19 = [50, 34]
20 = [12, 28]
21 = [90, 28]
22 = [56, 15]
23 = [12, 6]
41 = [88, 6]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 12]
11 = [14, 15]
12 = [13, 15]
13 = [15, 16]
14 = [15, 18]
15 = [16, 17, 18]
16 = [17, 19, 20]
17 = [18, 19]
18 = [19, 21]
19 = [20, 21, 22, 23]
20 = [23]
21 = [22]
22 = [41]
23 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
nullify = [16, 17, 18]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 15]
medals = 1

[[regions]]
bases = [11, 14, 15]
medals = 1

[[regions]]
bases = [12, 13, 15]
medals = 1

[[regions]]
bases = [13, 15, 16]
medals = 1

[[regions]]
bases = [14, 15, 18]
medals = 1

[[regions]]
bases = [15, 16, 17]
medals = 1

[[regions]]
bases = [15, 17, 18]
medals = 1

[[regions]]
bases = [16, 17, 19]
medals = 1

[[regions]]
bases = [17, 18, 19]
medals = 1

[[regions]]
bases = [16, 19, 20]
medals = 1

[[regions]]
bases = [18, 19, 21]
medals = 1

[[regions]]
bases = [19, 20, 23]
medals = 1

[[regions]]
bases = [19, 21, 22]
medals = 1

[[regions]]
bases = [19, 22, 23]
medals = 1
`,"../../../../../src/toychest/games/toybattle/terrains/tournament.toml":`# Tournament (BGA 2026). Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

name = "tournament"
objective = 7          # TOY 7.2

[headquarters]          # TOY 1.4
blue = [1]
red = [41]

[places]                # number = [x, y]
1 = [52, 91]
11 = [25, 90]
12 = [78, 90]
13 = [42, 76]
14 = [62, 76]
15 = [23, 66]
16 = [80, 66]
17 = [28, 49]
18 = [52, 49]
19 = [75, 49]
20 = [23, 31]
21 = [80, 31]
22 = [42, 22]
23 = [62, 22]
24 = [25, 7]
25 = [78, 7]
41 = [52, 7]

[paths]                 # each path once, from the smaller number, TOY 1.2
1 = [11, 12]
11 = [13]
12 = [14]
13 = [15, 17, 18]
14 = [16, 18, 19]
15 = [17]
16 = [19]
17 = [20, 22]
18 = [22, 23]
19 = [21, 23]
20 = [22]
21 = [23]
22 = [24]
23 = [25]
24 = [41]
25 = [41]

[special]               # TOY 5.1, 5.3 to 5.7
exhume = [15, 16, 20, 21]

[[regions]]             # bases around it and medals in it, TOY 6.1, TOY 1.8
bases = [11, 12, 13, 14, 18]
medals = 3

[[regions]]
bases = [13, 15, 17]
medals = 1

[[regions]]
bases = [14, 16, 19]
medals = 1

[[regions]]
bases = [13, 17, 18, 22]
medals = 2

[[regions]]
bases = [14, 18, 19, 23]
medals = 2

[[regions]]
bases = [17, 20, 22]
medals = 1

[[regions]]
bases = [19, 21, 23]
medals = 1

[[regions]]
bases = [18, 22, 23, 24, 25]
medals = 3
`}));function Ve(e){let t=Be.get(String(e));if(t===void 0)return null;let n=J(t,`headquarters`).flatMap(([e,t])=>t.map(t=>({place:t,seat:+(e===`red`)})));return{name:String(e),places:new Map(J(t,`places`).map(([e,[t=0,n=0]])=>[Number(e),{x:t,y:n}])),paths:J(t,`paths`).flatMap(([e,t])=>t.map(t=>[Number(e),t])),castles:n,special:new Set([...J(t,`special`).flatMap(([,e])=>e),...J(t,`gates`).map(([e])=>Number(e))])}}var He={ground:`#CFE2A6`,shade:`#BAD48D`,patch:`#E3EFC4`,road:`#F3DFB2`,roadEdge:`#8A6530`,pad:`#FBEFCF`,padEdge:`#7A5628`,stitch:`#6E8A4A`,patchSolid:.5,dark:{ground:`#3E5238`,shade:`#354731`,patch:`#4A6142`,stitch:`#86A45E`}},Ue={ground:`#F6DDA8`,shade:`#F0CE8C`,patch:`#7FD0DE`,road:`#FFF6E3`,roadEdge:`#9A6420`,pad:`#FFF9EC`,padEdge:`#8F521C`,stitch:`#B5813E`,patchSolid:.95,dark:{ground:`#54431F`,shade:`#4A3A18`,patch:`#2B6A78`,stitch:`#B5813E`}},We={castle:He,pool:Ue,clouds:{ground:`#C9DDF4`,shade:`#B3CDEC`,patch:`#E3EEFB`,road:`#FFFFFF`,roadEdge:`#5374A6`,pad:`#FFFDF6`,padEdge:`#456595`,stitch:`#6F8FBD`,patchSolid:.5,dark:{ground:`#34496A`,shade:`#2C3F5E`,patch:`#47608A`,stitch:`#8FAAD3`}},jungle:{ground:`#A9CFA0`,shade:`#8DBB88`,patch:`#D3E9BC`,road:`#E9C9A0`,roadEdge:`#7A4B2E`,pad:`#FBE9CC`,padEdge:`#6B3F25`,stitch:`#4F7A50`,patchSolid:.7,dark:{ground:`#2C4630`,shade:`#243B28`,patch:`#3A5A3C`,stitch:`#6C9A6C`}},cemetery:{ground:`#CFC6DC`,shade:`#B9AECB`,patch:`#E8E1F0`,road:`#EEE7DB`,roadEdge:`#6B5F80`,pad:`#F7F1E6`,padEdge:`#564A6C`,stitch:`#6B5F80`,patchSolid:.75,dark:{ground:`#3A3149`,shade:`#312940`,patch:`#4D4264`,stitch:`#9385AC`}},caribbean:{ground:`#8ED1DC`,shade:`#76C2D0`,patch:`#AFE0E6`,road:`#FFF1CE`,roadEdge:`#1C6577`,pad:`#FFF4D8`,padEdge:`#7F5A26`,stitch:`#2D7F92`,patchSolid:.5,dark:{ground:`#1B4E59`,shade:`#17434D`,patch:`#2A6875`,stitch:`#5AA8B8`}},station:{ground:`#CBD3DA`,shade:`#B6C0CA`,patch:`#DCE3E8`,road:`#F4F6F7`,roadEdge:`#566472`,pad:`#FBFCFC`,padEdge:`#3F4C5A`,stitch:`#566472`,patchSolid:.5,dark:{ground:`#363F48`,shade:`#2E363E`,patch:`#47525D`,stitch:`#8794A1`}},battlefield:{ground:`#E6CDA6`,shade:`#D9BA8A`,patch:`#EFDDBF`,road:`#FBEBCB`,roadEdge:`#8A5F35`,pad:`#FFF5E0`,padEdge:`#724A26`,stitch:`#8A5F35`,patchSolid:.5,dark:{ground:`#4A3A26`,shade:`#40321F`,patch:`#5C4A32`,stitch:`#B58A58`}},croisette:Ue,tournament:He},Ge={road:`#C4AC80`,roadEdge:`#1B1A16`,pad:`#CDBB94`,padEdge:`#4B3A22`,number:`#3D2A14`};function Ke(e){let{dark:t,patchSolid:n,...r}=e,i=(e,t)=>Object.entries(t).map(([t,n])=>`--${e}-${t}: ${n}`);return[...i(`light`,{...r,number:r.padEdge}),...i(`dark`,{...Ge,...t}),`--patch-solid: ${n}`].join(`; `)}var qe=B(`<path></path>`),Je=B(`<g class="svelte-x6buxu"></g>`);function Ye(e,n){t(n,!0);let r=f(()=>n.plan.unit),i=f(()=>2*Math.round(n.plan.width/(56*R(r)))+1),a=f(()=>n.plan.width/R(i)),o=f(()=>20*R(r)),s=f(()=>`M0 0H${R(a)}V${R(o)}A${R(a)/2} ${R(a)*.42} 0 0 1 0 ${R(o)}Z`);var c=C(),u=h(c);v(u,16,()=>[0,1],e=>e,(e,t)=>{var o=Je();v(o,21,()=>({length:R(i)}),b,(e,t,n)=>{var r=qe();m(r,`fill`,n%2?`#FFFBF0`:`var(--awning)`),x(()=>{m(r,`d`,R(s)),m(r,`transform`,`translate(${n*R(a)} 0)`)}),k(e,r)}),l(o),x(()=>{m(o,`transform`,t?`translate(${n.plan.width} ${n.plan.height}) rotate(180)`:void 0),m(o,`stroke`,G),m(o,`stroke-width`,2*R(r))}),k(e,o)}),k(e,c),N()}var Xe=B(`<path class="cloud svelte-1d6953b" stroke-width="3"></path>`);function Ze(e,n){t(n,!0);var r=C(),i=h(r);v(i,17,()=>n.plan.spots,([e,{x:t,y:n}])=>e,(e,t)=>{var r=f(()=>a(R(t),2));let i=()=>R(r)[0],o=()=>R(r)[1].x,s=()=>R(r)[1].y;var c=Xe();m(c,`d`,`M-62 26A24 24 0 0 1 -48 -14A34 34 0 0 1 8 -40A32 32 0 0 1 52 -12A22 22 0 0 1 60 26A30 20 0 0 1 10 40A30 20 0 0 1 -40 38A18 14 0 0 1 -62 26Z`),x(e=>m(c,`transform`,`translate(${o()??``} ${s()+8*n.plan.unit}) scale(${e??``})`),[()=>n.plan.unit*(n.plan.headquarters.has(i())?1.25:1)]),k(e,c)}),k(e,r),N()}var Qe=B(`<g fill="none" stroke-linecap="round"><path class="crust svelte-1rkn8a2"></path><path class="lava svelte-1rkn8a2"></path><path class="glow svelte-1rkn8a2"></path></g>`);function $e(e,n){t(n,!0);let r=f(()=>{let{width:e,height:t}=n.plan;return`M${e*.3} -10Q${e*.42} ${t*.3} ${e*.3} ${t*.5}T${e*.7} ${t+10}`}),i=f(()=>n.plan.unit);var a=Qe(),o=H(a),s=V(o),c=V(s);l(a),x(()=>{m(o,`d`,R(r)),m(o,`stroke-width`,40*R(i)),m(s,`d`,R(r)),m(s,`stroke-width`,28*R(i)),m(c,`d`,R(r)),m(c,`stroke-width`,6*R(i)),m(c,`stroke-dasharray`,`${20*R(i)} ${26*R(i)}`)}),k(e,a),N()}var et=B(`<circle class="crater svelte-1t8so0v"></circle>`),tt=B(`<circle></circle><circle></circle><!>`,1);function nt(e,n){t(n,!0);let r=f(()=>({cx:n.plan.width/2,cy:n.plan.height/2})),i=f(()=>Math.min(n.plan.width,n.plan.height*1.16)),o=[[-.17,-.1,.055],[.13,-.16,.035],[.18,.1,.05],[-.08,.18,.04],[-.22,.08,.025]];var c=tt(),l=h(c);s(l,()=>({class:`halo`,...R(r),r:R(i)*.36}),void 0,void 0,void 0,`svelte-1t8so0v`);var u=V(l);s(u,()=>({class:`moon`,...R(r),r:R(i)*.29}),void 0,void 0,void 0,`svelte-1t8so0v`);var d=V(u);v(d,17,()=>o,b,(e,t)=>{var n=f(()=>a(R(t),3));let o=()=>R(n)[0],s=()=>R(n)[1],c=()=>R(n)[2];var l=et();x(()=>{m(l,`cx`,R(r).cx+o()*R(i)),m(l,`cy`,R(r).cy+s()*R(i)),m(l,`r`,c()*R(i))}),k(e,l)}),k(e,c),N()}var rt=B(`<path></path>`),it=B(`<g stroke-linejoin="round"></g>`);function at(e,n){t(n,!0);let r=f(()=>n.plan.unit),i=[`#F2B632`,`#7A4BA8`,`#2E9486`,`#E98B45`],a=f(()=>2*Math.round(n.plan.width/(52*R(r)))),o=f(()=>n.plan.width/R(a)),s=e=>10*R(r)+5*R(r)*Math.sin((e%6+.5)/6*Math.PI);var c=C(),u=h(c);v(u,16,()=>[0,1],e=>e,(e,t)=>{var c=it();v(c,21,()=>({length:R(a)}),b,(e,t,n)=>{var r=rt();x(e=>{m(r,`d`,`M${R(o)*.14} 0H${R(o)*.86}L${R(o)/2} ${R(o)*.9}Z`),m(r,`transform`,`translate(${n*R(o)} ${e??``})`),m(r,`fill`,i[n%i.length])},[()=>s(n)]),k(e,r)}),l(c),x(()=>{m(c,`transform`,t?`translate(${n.plan.width} ${n.plan.height}) rotate(180)`:void 0),m(c,`stroke`,G),m(c,`stroke-width`,1.8*R(r))}),k(e,c)}),k(e,c),N()}function ot(e){let t=e;return()=>(t=(t*1664525+1013904223)%4294967296,t/4294967296)}var st=900,ct={wide:44,tall:20};function lt(e,t,n,r=()=>!1){let i=ot(n),{unit:a}=e,o=[],s=ut(e);for(let n=0;n<st&&o.length<ct[e.name];n++){let n={x:20*a+i()*(e.width-40*a),y:20*a+i()*(e.height-44*a)};if(dt(e,n)||s.some(e=>Y(e,n)<28*a)||r(n)||o.some(e=>Y(e,n)<34*a))continue;let c=t[Math.floor(i()*t.length)];c&&o.push({...n,stamp:c})}return o.toSorted((e,t)=>e.y-t.y)}var ut=({labels:e,spots:t,unit:n})=>[...e].map(([e,r])=>({x:(t.get(e)?.x??0)+r.x*n,y:(t.get(e)?.y??0)+r.y*n}));function dt(e,t){let{unit:n}=e,r=[...e.spots].some(([r,i])=>Y(i,t)<(e.headquarters.has(r)?98:60)*n),i=e.roads.some(([e,r])=>ae(t,e,r)<25*n);return r||i||e.regions.some(({medals:e})=>e.some(e=>Y(e,t)<40*n))}var ft=B(`<ellipse ry="4" fill="#1A1020" opacity=".15"></ellipse>`),pt=B(`<rect x="-3" y="6" width="6" height="9" rx="2" fill="#8A5A30" stroke-width="1.8"></rect><path d="M0 -22L13 8H-13Z" fill="#5E9A55"></path><path d="M0 -19L6 -7L-1 7H-11Z" fill="#76B06A" stroke="none"></path><path d="M0 -22L13 8H-13Z" fill="none"></path>`,1),mt=B(`<path d="M-14 8A7 7 0 0 1 -10 -4A9 9 0 0 1 7 -6A7.5 7.5 0 0 1 14 8Z" fill="#6FAB5E"></path>`),ht=B(`<path d="M-12 9V-2A12 10 0 0 1 12 -2V9Z" fill="#F0C458"></path><path d="M-8 -3H8M-10 3H10" stroke="#9A6A14" stroke-width="1.4"></path>`,1),gt=B(`<circle r="2.6" fill="#FFFBF0" stroke-width="1"></circle>`),_t=B(`<!><circle r="1.8" fill="#F2B632" stroke="none"></circle>`,1),vt=B(`<path d="M-18 12L0 -16L18 12Z" fill="#FFF1D6"></path><path d="M0 -16L-9 12H-18ZM0 -16L9 12H18Z" fill="#E4A03A" stroke="none"></path><path d="M-18 12L0 -16L18 12Z" fill="none"></path><path d="M0 -16V-24L7 -21L0 -18" fill="#7A4BA8" stroke-width="1.6"></path>`,1),yt=B(`<path d="M-14 0Q-9 -5 -4 0T6 0T16 0" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="3"></path>`),bt=B(`<circle r="11" fill="none" stroke-width="10"></circle><circle r="11" fill="none" stroke="#FFFBF0" stroke-width="6"></circle><circle r="11" fill="none" stroke="#E4573D" stroke-width="6" stroke-dasharray="8.6 8.6" stroke-linecap="butt"></circle>`,1),xt=B(`<path d="M0 16Q-3 4 2 -6" fill="none" stroke-width="7"></path><path d="M0 16Q-3 4 2 -6" fill="none" stroke="#B9793F" stroke-width="3.6"></path><path d="M2 -7Q-14 -16 -18 -2Q-8 -8 2 -7Q-8 -22 6 -22Q2 -14 2 -7Q16 -20 20 -4Q10 -10 2 -7Z" fill="#5E9A55" stroke-width="1.8"></path>`,1),St=B(`<path d="M-20 8A8 8 0 0 1 -14 -5A11 11 0 0 1 7 -8A9 9 0 0 1 20 8Z" fill="#FFFFFF" stroke="#8FAAD3"></path>`),Ct=B(`<path d="M0 -20A12 13 0 0 1 5 5H-5A12 13 0 0 1 0 -20Z" fill="#E4573D"></path><path d="M0 -20Q-7 -8 -2 5M0 -20Q7 -8 2 5" fill="none" stroke="#FFF1D6"></path><rect x="-4" y="9" width="8" height="6" rx="1.5" fill="#C98A4B" stroke-width="1.6"></rect><path d="M-4 5V9M4 5V9" stroke-width="1.2"></path>`,1),wt=B(`<path d="M0 12V-10M0 6Q-10 4 -12 -4M0 6Q10 4 12 -4M0 -1Q-8 -3 -9 -11M0 -1Q8 -3 9 -11" fill="none" class="fern svelte-1cgaazs" stroke-width="4"></path>`),Tt=B(`<path d="M-24 16L-8 -14H8L24 16Z" fill="#8A5A48" stroke-width="2.2"></path><path d="M-8 -14H8L11 -8Q6 -2 3 -8Q0 4 -4 -6Q-8 0 -11 -8Z" fill="#F08A2E" stroke-width="1.8"></path><circle cy="-22" r="4" fill="#FFE08A" stroke-width="1.6"></circle>`,1),Et=B(`<path d="M-10 12V-5A10 10 0 0 1 10 -5V12Z" fill="#E8E3EE"></path><path fill="#6B5F80" stroke="none"></path>`,1),Dt=B(`<path d="M0 14V-4M0 2L-9 -8M0 -2L8 -12M-5 -4L-5 -12M4 -7L11 -6" fill="none" class="twig svelte-1cgaazs" stroke-width="4"></path>`),Ot=B(`<path d="M-14 4H14L9 12H-9Z" fill="#B9652B"></path><path d="M0 4V-18"></path><path d="M2 -17Q14 -10 12 0H2Z" fill="#FFFBF0" stroke-width="1.8"></path>`,1),kt=B(`<path fill="#AEB9C4" stroke="#566472"></path><circle r="4" fill="#CBD3DA" stroke="#566472"></circle>`,1),At=B(`<rect x="-16" y="-10" width="32" height="20" rx="4" fill="#DCE3E8" stroke="#8794A1" stroke-width="1.8"></rect><path d="M-9 -3H9M-9 3H3" stroke="#8794A1"></path>`,1),jt=B(`<g fill="#D9B98A" stroke-width="1.8"><rect x="-16" y="1" width="15" height="9" rx="4.5"></rect><rect x="1" y="1" width="15" height="9" rx="4.5"></rect><rect x="-8" y="-7" width="16" height="9" rx="4.5"></rect></g>`),Mt=B(`<rect x="-10" y="-10" width="20" height="20" rx="3" fill="#E98B45" transform="rotate(-12)"></rect><path fill="#FFE8B0" stroke="none"></path>`,1),Nt=B(`<path d="M0 -10V15" stroke-width="2.6"></path><path d="M-17 -6A17 15 0 0 1 17 -6Z" fill="#FFFBF0"></path><path d="M-6 -6Q-5 -17 0 -21Q5 -17 6 -6ZM-17 -6A17 15 0 0 1 -9 -18Q-13 -12 -12 -6ZM17 -6A17 15 0 0 0 9 -18Q13 -12 12 -6Z" fill="#E4573D" stroke="none"></path><path d="M-17 -6A17 15 0 0 1 17 -6Z" fill="none"></path>`,1),Pt=B(`<path d="M0 15V-16" stroke-width="2.4"></path><path d="M0 -16L17 -11L0 -5Z" fill="#7A4BA8"></path><path d="M-6 15H6"></path>`,1),Ft=B(`<!><!>`,1);function It(e,n){t(n,!0);let r={fir:[2,14,13],bush:[1,9,15],hay:[1,10,14],tent:[1,13,19],palm:[2,17,11],volcano:[2,17,25],stone:[1,12,13],parasol:[2,16,13],pennant:[1,15,7]},i=f(()=>r[n.stamp]);var o=Ft(),s=h(o),c=e=>{var t=ft();x(()=>{m(t,`cx`,R(i)[0]),m(t,`cy`,R(i)[1]),m(t,`rx`,R(i)[2])}),k(e,t)};D(s,e=>{R(i)&&e(c)});var l=V(s);U(l,{width:2,children:(e,t)=>{var r=C(),i=h(r),o=e=>{var t=pt();j(3),k(e,t)},s=e=>{var t=mt();k(e,t)},c=e=>{var t=ht();j(),k(e,t)},l=e=>{var t=_t(),n=h(t);v(n,16,()=>[[-3,0],[3,0],[0,-3],[0,3]],b,(e,t)=>{var n=f(()=>a(t,2));let r=()=>R(n)[0],i=()=>R(n)[1];var o=gt();x(()=>{m(o,`cx`,r()),m(o,`cy`,i())}),k(e,o)}),j(),k(e,t)},u=e=>{var t=vt();j(3),k(e,t)},d=e=>{var t=yt();k(e,t)},p=e=>{var t=bt();j(2),k(e,t)},g=e=>{var t=xt();j(2),k(e,t)},_=e=>{var t=St();k(e,t)},y=e=>{var t=Ct();j(3),k(e,t)},S=e=>{var t=wt();k(e,t)},w=e=>{var t=Tt();j(2),k(e,t)},T=e=>{var t=Et(),n=V(h(t));x(e=>m(n,`d`,e),[()=>K(0,-2,5)]),k(e,t)},E=e=>{var t=Dt();k(e,t)},O=e=>{var t=Ot();j(2),k(e,t)},A=e=>{var t=kt(),n=h(t);j(),x(e=>m(n,`d`,e),[()=>W(14,8)]),k(e,t)},M=e=>{var t=At();j(),k(e,t)},N=e=>{var t=jt();k(e,t)},P=e=>{var t=Mt(),n=V(h(t));x(e=>m(n,`d`,e),[()=>K(0,0,6)]),k(e,t)},F=e=>{var t=Nt();j(3),k(e,t)},I=e=>{var t=Pt();j(2),k(e,t)};D(i,e=>{n.stamp===`fir`?e(o):n.stamp===`bush`?e(s,1):n.stamp===`hay`?e(c,2):n.stamp===`daisy`?e(l,3):n.stamp===`tent`?e(u,4):n.stamp===`ripple`?e(d,5):n.stamp===`ring`?e(p,6):n.stamp===`palm`?e(g,7):n.stamp===`puff`?e(_,8):n.stamp===`balloon`?e(y,9):n.stamp===`fern`?e(S,10):n.stamp===`volcano`?e(w,11):n.stamp===`stone`?e(T,12):n.stamp===`twig`?e(E,13):n.stamp===`sailboat`?e(O,14):n.stamp===`cog`?e(A,15):n.stamp===`panel`?e(M,16):n.stamp===`cushions`?e(N,17):n.stamp===`block`?e(P,18):n.stamp===`parasol`?e(F,19):e(I,-1)}),k(e,r)},$$slots:{default:!0}}),k(e,o),N()}var Lt=B(`<g opacity=".8"><!></g>`),Rt=B(`<path class="bank svelte-1ihcyj6"></path><path class="water svelte-1ihcyj6" stroke-width="3"></path><!>`,1);function zt(e,n){t(n,!0);let r=f(()=>n.plan.height*.497),i=f(()=>n.plan.height*.062),a=f(()=>{let e=ot(5);return Array.from({length:16},()=>({x:e()*n.plan.width,y:R(r)+(e()-.5)*R(i)*1.1}))});function o(e){let{width:t}=n.plan,[a,o]=[R(r)-R(i)+e,R(r)+R(i)+e];return`M-10 ${a}C${t*.15} ${a-R(i)*.5} ${t*.3} ${a+R(i)*.5} ${t*.5} ${a}S${t*.85} ${a+R(i)*.5} ${t+10} ${a-R(i)*.2}V${o}C${t*.85} ${o+R(i)*.5} ${t*.7} ${o-R(i)*.4} ${t*.5} ${o}S${t*.15} ${o-R(i)*.4} -10 ${o+R(i)*.2}Z`}var s=Rt(),c=h(s),u=V(c),d=V(u);v(d,17,()=>R(a),b,(e,t)=>{var r=Lt();It(H(r),{stamp:`ripple`}),l(r),x(()=>m(r,`transform`,`translate(${R(t).x??``} ${R(t).y??``}) scale(${.75*n.plan.unit})`)),k(e,r)}),x((e,t)=>{m(c,`d`,e),m(c,`stroke-width`,12*n.plan.unit),m(u,`d`,t)},[()=>o(-3),()=>o(0)]),k(e,s),N()}var Bt=B(`<rect fill="var(--shade)" opacity=".5"></rect>`),Vt=B(`<!><rect class="border svelte-27kaai"></rect>`,1);function Ht(e,n){t(n,!0);let r=f(()=>n.plan.unit);var i=Vt(),a=h(i);v(a,17,()=>({length:14}),b,(e,t,r)=>{var i=Bt();x(()=>{m(i,`y`,n.plan.height*r/14),m(i,`width`,n.plan.width),m(i,`height`,n.plan.height/14/2)}),k(e,i)});var o=V(a);x(()=>{m(o,`x`,24*R(r)),m(o,`y`,24*R(r)),m(o,`width`,n.plan.width-48*R(r)),m(o,`height`,n.plan.height-48*R(r)),m(o,`rx`,16*R(r)),m(o,`stroke-width`,10*R(r))}),k(e,i),N()}var Ut=B(`<path></path>`),Wt=B(`<g fill="none" stroke="var(--shade)" stroke-linecap="round" opacity=".8"></g>`);function Gt(e,n){t(n,!0);let r=f(()=>Array.from({length:9},(e,t)=>n.plan.height*(t+.5)/9)),i=e=>{let t=n.plan.width/8;return`M${-t} ${e}${Array.from({length:10},(e,r)=>`q${t/2} ${(r%2?9:-9)*n.plan.unit} ${t} 0`).join(``)}`};var a=Wt();v(a,20,()=>R(r),e=>e,(e,t)=>{var n=Ut();x(e=>m(n,`d`,e),[()=>i(t)]),k(e,n)}),l(a),x(()=>m(a,`stroke-width`,3*n.plan.unit)),k(e,a),N()}var Kt=B(`<g><ellipse class="shallows svelte-1mn6vml"></ellipse><ellipse class="bank svelte-1mn6vml" stroke-width="3"></ellipse></g>`);function qt(e,n){t(n,!0);var r=C(),i=h(r);v(i,17,()=>n.plan.spots,([e,{x:t,y:n}])=>e,(e,t)=>{var r=f(()=>a(R(t),2));let i=()=>R(r)[0],o=()=>R(r)[1].x,s=()=>R(r)[1].y,c=f(()=>n.plan.headquarters.has(i()));var u=Kt(),d=H(u),p=V(d);l(u),x(()=>{m(u,`transform`,`translate(${o()??``} ${s()+8*n.plan.unit}) scale(${n.plan.unit??``})`),m(d,`rx`,R(c)?88:62),m(d,`ry`,R(c)?56:52),m(p,`rx`,R(c)?76:52),m(p,`ry`,R(c)?46:43)}),k(e,u)}),k(e,r),N()}var Jt=B(`<path></path>`),Yt=B(`<circle class="rivet svelte-zhk1lt"></circle>`),Xt=B(`<g class="seam svelte-zhk1lt"></g><!>`,1);function Zt(e,n){t(n,!0);let r=Array.from({length:6},(e,t)=>(t+1)/7),i=f(()=>n.plan.unit);var a=Xt(),o=h(a);v(o,20,()=>r,e=>e,(e,t)=>{var r=Jt();x(()=>m(r,`d`,`M${n.plan.width*t} 0V${n.plan.height??``}M0 ${n.plan.height*t}H${n.plan.width??``}`)),k(e,r)}),l(o);var s=V(o);v(s,16,()=>r,e=>e,(e,t)=>{var a=C(),o=h(a);v(o,16,()=>r,e=>e,(e,r)=>{var a=Yt();x(()=>{m(a,`cx`,n.plan.width*t),m(a,`cy`,n.plan.height*r),m(a,`r`,3.4*R(i))}),k(e,a)}),k(e,a)}),x(()=>m(o,`stroke-width`,1.6*R(i))),k(e,a),N()}var Qt=({height:e},{y:t})=>Math.abs(t-e*.497)<e*.1,$t=({height:e,unit:t},{y:n})=>Math.min(n,e-n)<52*t,Z=e=>We[e]??We.castle,en={palette:Z(`castle`),Ground:zt,Rim:null,stamps:[`fir`,`fir`,`bush`,`daisy`,`hay`,`tent`],isKept:Qt},tn={castle:en,pool:{palette:Z(`pool`),Ground:Gt,Rim:null,stamps:[`palm`,`ring`,`ripple`,`daisy`,`ripple`]},clouds:{palette:Z(`clouds`),Ground:Ze,Rim:null,stamps:[`puff`,`puff`,`balloon`]},jungle:{palette:Z(`jungle`),Ground:$e,Rim:null,stamps:[`fern`,`fern`,`bush`,`volcano`]},cemetery:{palette:Z(`cemetery`),Ground:nt,Rim:null,stamps:[`stone`,`stone`,`twig`]},caribbean:{palette:Z(`caribbean`),Ground:qt,Rim:null,stamps:[`ripple`,`ripple`,`sailboat`,`palm`,`ripple`]},station:{palette:Z(`station`),Ground:Zt,Rim:null,stamps:[`cog`,`panel`,`panel`]},battlefield:{palette:Z(`battlefield`),Ground:Ht,Rim:null,stamps:[`cushions`,`block`,`bush`,`cushions`]},croisette:{palette:Z(`croisette`),Ground:Gt,Rim:Ye,stamps:[`parasol`,`palm`,`ring`,`ripple`],isKept:$t},tournament:{palette:Z(`tournament`),Ground:zt,Rim:at,stamps:[`pennant`,`tent`,`hay`,`daisy`,`bush`],isKept:(e,t)=>Qt(e,t)||$t(e,t)}};function nn(e){return tn[e]??en}var rn=B(`<circle r="4.6" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="2"></circle>`),an=B(`<circle r="4" stroke-width="1.4"></circle>`),on=B(`<path stroke-width="1.6" stroke-linejoin="round"></path>`),sn=B(`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" class="svelte-qkhq49"><rect x="1" y="1" width="98" height="98" rx="8" stroke-width="2"></rect><path stroke-width="2.6"></path><!><!></svg>`);function cn(e,n){t(n,!0);let r=f(()=>Ve(n.value)),i=f(()=>nn(String(n.value)).palette),o=e=>R(r)?.places.get(e)??{x:0,y:0},s=f(()=>R(r)?.paths.map(([e,t])=>`M${o(e).x} ${o(e).y}L${o(t).x} ${o(t).y}`).join(``)??``);var c=C(),u=h(c),d=e=>{var t=sn(),n=H(t),c=V(n),u=V(c);v(u,17,()=>R(r).places,([e,{x:t,y:n}])=>e,(e,t)=>{var n=f(()=>a(R(t),2));let o=()=>R(n)[0],s=()=>R(n)[1].x,c=()=>R(n)[1].y;var l=C(),u=h(l),d=e=>{var t=rn();x(()=>{m(t,`cx`,s()),m(t,`cy`,c())}),k(e,t)},p=f(()=>R(r).special.has(o())),g=e=>{var t=an();x(()=>{m(t,`cx`,s()),m(t,`cy`,c()),m(t,`fill`,R(i).pad),m(t,`stroke`,G)}),k(e,t)};D(u,e=>{R(p)?e(d):e(g,-1)}),k(e,l)});var d=V(u);v(d,17,()=>R(r).castles,({place:e,seat:t})=>e,(e,t)=>{let n=()=>R(t).place,r=()=>R(t).seat,i=f(()=>o(n()));var a=on();x(e=>{m(a,`d`,`M${R(i).x-9} ${R(i).y+6}V${R(i).y-6}H${R(i).x-4}V${R(i).y-2}H${R(i).x+4}V${R(i).y-6}H${R(i).x+9}V${R(i).y+6}Z`),m(a,`fill`,e),m(a,`stroke`,G)},[()=>q(r()).face]),k(e,a)}),l(t),x(()=>{m(n,`fill`,R(i).ground),m(n,`stroke`,G),m(c,`d`,R(s)),m(c,`stroke`,R(i).roadEdge)}),k(e,t)};D(u,e=>{R(r)&&e(d)}),k(e,c),N()}var ln={offer:{first:[`terrain`,`beginner`],named:({beginner:e})=>e===!0?[`terrain`,`beginner`]:[`terrain`],settled:()=>[],settledId:()=>null,previews:{terrain:cn}},hasSecrets:!0,turnId:`toybattle-turn`,yourTurnId:`toybattle-turn-yours`,example:`place Star 20`,keys:()=>[[`1 – 8`,`toybattle-key-pick`],[`T`,`toybattle-key-take`],[`N`,`toybattle-key-decline`]]},un={x:[13,87],y:[7,93]},dn=[1,.95,.9,.85,.8],fn={across:43,down:48},pn={across:66,down:50},mn={tile:52,sign:27},hn={x:-34,y:-30};function gn(e){let t=_n(e.map(e=>e.x),un.x),n=_n(e.map(e=>e.y),un.y);return new Map(e.map(e=>[e.number,{x:t(e.x),y:n(e.y)}]))}function _n(e,[t,n]){let[r,i]=[Math.min(...e),Math.max(...e)],[a,o]=[Math.min(r,t),Math.max(i,n)];return e=>i>r?a+(e-r)/(i-r)*(o-a):e}function vn({spots:e,headquarters:t,unit:n}){let r=[...e].map(([e,n])=>({at:n,half:t.has(e)?pn:fn})),i=(e,t)=>{let r=(e.at.x-t.at.x)/((e.half.across+t.half.across)*n);return Math.hypot(r,(e.at.y-t.at.y)/((e.half.down+t.half.down)*n))>=1};return r.every((e,t)=>r.slice(t+1).every(t=>i(e,t)))}var yn=e=>e.regions.every(({medals:t})=>t.every(t=>bn(e,t)));function bn({spots:e,headquarters:t,specials:n,unit:r},i){return[...e].every(([e,a])=>{let o={x:a.x+hn.x*r,y:a.y+hn.y*r};return(t.has(e)||Y(a,i)>=mn.tile*r)&&(!n.has(e)||Y(o,i)>=mn.sign*r)})}function xn(e,t,n){let r=Sn(t),i=[e,...n.map(t=>[...e,t])];for(let e of i){let t=Cn(e.slice(0,1),e,r);if(t)return t}return e}function Sn(e){let t=new Map;for(let[n,r]of e)t.set(n,[...t.get(n)??[],r]),t.set(r,[...t.get(r)??[],n]);return t}function Cn(e,t,n){let r=n.get(e.at(-1)??-1)??[];if(e.length===t.length)return r.includes(e[0]??-1)?e:null;for(let i of t){if(e.includes(i)||!r.includes(i))continue;let a=Cn([...e,i],t,n);if(a)return a}return null}function wn(e,t,n,r=new Set){let i=Sn(e),a=new Map([[t,[t]]]);for(let[e,o]of a){if(e===n)return o;if(!(e!==t&&r.has(e)))for(let t of i.get(e)??[])a.has(t)||a.set(t,[...o,t])}return[]}var Tn={wide:{width:814,corner:28,ratio:814/642,least:30},tall:{width:352,corner:18,ratio:352/384,least:20.5}},[En,Dn]=[.8,1.3];function On(e,t=Tn[e].ratio){let{width:n,corner:r,least:i}=Tn[e],a=Math.round(n/Math.max(En,Math.min(Dn,t)));return{name:e,width:n,height:a,corner:r,pad:Math.max(i,Math.min(40,Math.min(n,a)*.0553))}}var kn=38,An=76,jn=29,Mn=ue();function Nn({places:e,paths:t,regions:n},r,i=!1,a){let o=On(r,a);return Mn([o,i,e.map(({number:e,x:t,y:n,special:r,gate:i})=>[e,t,n,r,i]),t,n.map(({bases:e,medals:t})=>[e,t])],()=>In({places:e,paths:t,regions:n},o,i))}function Pn({spots:e,pad:t,headquarters:n}){return[...e].toSorted(([,e],[,t])=>e.y-t.y||e.x-t.x).map(([e,{x:r,y:i}])=>{let a=t*(n.has(e)?3.1:2.36);return[e,{x:r,y:i,width:a,height:a}]})}function Fn(e,t){return e.spots.get(t)??{x:0,y:0}}function In(e,t,n){let r=dn.map(r=>Ln(e,{...t,pad:t.pad*r},n)),i=r.at(-1)??Ln(e,t,n);for(let t of r.filter(vn)){let n=Rn(e,t);if(yn(n))return n}return Rn(e,i)}function Ln({places:e,paths:t},n,r){let i=n.pad/kn,a=gn(e),o=new Map(e.map(({number:e,owner:t})=>[e,zn(n,a.get(e)??{x:0,y:0},t!==null,r)])),s=new Set(e.filter(({owner:e})=>e!==null).map(({number:e})=>e)),c=new Set(e.filter(({owner:e,special:t,gate:n})=>e===null&&(t??n)!==null).map(({number:e})=>e)),l=t.map(([e,t])=>[Fn({spots:o},e),Fn({spots:o},t)]);return{...n,unit:i,spots:o,headquarters:s,specials:c,roads:l}}function Rn({paths:e,regions:t},n){let r=t.map(({bases:t,medals:r})=>({medals:r,corners:xn(t,e,[...n.headquarters]).map(e=>Fn(n,e))})).map(({medals:e,corners:t})=>Vn(n,t,e)),i=r.flatMap(e=>e.medals),a=new Map([...n.spots].map(([e,t])=>[e,Bn(e,t,n,i)]));return{...n,regions:r,labels:a}}function zn({width:e,height:t,pad:n},{x:r,y:i},a,o){let[s,c]=o?[100-r,100-i]:[r,i],l=a?An*n/kn:0;return{x:Math.max(l,Math.min(e-l,s/100*e)),y:(6+c*.885)/100*t}}function Bn(e,{x:t,y:n},{spots:r,headquarters:i,width:a,unit:o},s){let c=t<a*.3?-1:1,l=[{x:46*c,y:39},{x:-46*c,y:39},{x:54*c,y:4},{x:-54*c,y:4}],u=[...r].filter(([t])=>t!==e);return l.find(e=>{let r={x:t+e.x*o,y:n+e.y*o},c=r.x>12*o&&r.x<a-12*o,l=u.some(([e,t])=>Y(r,t)<(i.has(e)?74:54)*o);return c&&!l&&s.every(e=>Y(r,e)>24*o)})??{x:46*c,y:39}}function Vn(e,t,n){let r=jn*e.unit,i=Un(e,t,(n-1)*r/2);return{outline:ie(ce(t,13*e.unit)),medals:Array.from({length:n},(e,t)=>({x:i.x+(t-(n-1)/2)*r,y:i.y}))}}var Hn=40;function Un(e,t,n){let{unit:r}=e,[i,a]=[Math.min(...t.map(({x:e})=>e)),Math.max(...t.map(({x:e})=>e))],[o,s]=[Math.min(...t.map(({y:e})=>e)),Math.max(...t.map(({y:e})=>e))],c={x:t.reduce((e,{x:t})=>e+t,0)/t.length,y:t.reduce((e,{y:t})=>e+t,0)/t.length},l=[...e.spots].flatMap(([t,n])=>{let i={spot:{x:n.x+hn.x*r,y:n.y+hn.y*r},reach:20*r};if(!e.headquarters.has(t))return[{spot:n,reach:46*r},...e.specials.has(t)?[i]:[]];let a={x:n.x+16*r,y:n.y-48*r};return[{spot:n,reach:58*r},{spot:a,reach:34*r}]}),u=e=>Math.min(...l.map(({spot:t,reach:n})=>Y(e,t)-n),de(e,t)-12*r),d={at:c,room:-1/0};for(let e=0;e<1681;e++){let l={x:i+(a-i)*(e%41)/Hn,y:o+(s-o)*Math.floor(e/41)/Hn};if(!pe(l,t))continue;let f=Math.min(u({x:l.x-n,y:l.y}),u(l),u({x:l.x+n,y:l.y}),16*r)-Y(l,c)*.01;f>d.room&&(d={at:l,room:f})}return d.at}var Wn=B(`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#FFFCF5"></path><path></path><path stroke="#FFFCF5" stroke-opacity=".7"></path><path stroke="#A8231B"></path></g>`);function Gn(e,n){t(n,!0);let r=f(()=>n.plan.unit),i=e=>e.length>1?se(e.map(e=>Fn(n.plan,e))):``;var a=Wn(),o=H(a),s=V(o),c=V(s),u=V(c);l(a),x((e,t,n,i,a)=>{m(o,`d`,e),m(o,`stroke-width`,13*R(r)),m(s,`d`,t),m(s,`stroke`,n),m(s,`stroke-width`,7*R(r)),m(c,`d`,i),m(c,`stroke-width`,11*R(r)),m(u,`d`,a),m(u,`stroke-width`,8*R(r)),m(u,`stroke-dasharray`,`${4*R(r)} ${12*R(r)}`)},[()=>i(n.cause.line),()=>i(n.cause.line),()=>q(n.seat).face,()=>i(n.cause.broken),()=>i(n.cause.broken)]),k(e,a),N()}function Kn(e,{what:t,from:n,to:r},i){return(n!==`middle`&&`region`in n?e.regions[n.region]?.medals??[]:[qn(e,n,i,t)]).map(n=>({start:n,end:qn(e,r,i,t)}))}function qn(e,t,n,r){if(t===`middle`)return{x:e.width/2,y:e.height/2};if(`place`in t)return Fn(e,t.place);if(`region`in t)return e.regions[t.region]?.medals[0]??{x:0,y:0};let i=t.side===n;return r===`medals`&&e.name===`wide`?{x:-60*e.unit,y:e.height*(i?.95:.08)}:{x:e.width*(r===`medals`?.6:.42),y:i?e.height+46*e.unit:-46*e.unit}}var Jn=B(`<g><!></g>`);function Yn(e,n){t(n,!0);let r=f(()=>Kn(n.plan,n.flying,n.bottom)),i=f(()=>n.plan.unit);var a=C(),o=h(a);v(o,17,()=>R(r),b,(e,t)=>{let r=()=>R(t).start,a=()=>R(t).end,o=f(()=>oe(r(),a(),n.flying.part,26*R(i)));var s=Jn(),c=H(s),u=e=>{{let t=f(()=>13.5*R(i)*1.25);Pe(e,{get r(){return R(t)}})}},d=e=>{var t=Jn(),r=H(t);Ne(r,{get seat(){return n.flying.seat},get troop(){return n.flying.troop}}),l(t),x(()=>m(t,`transform`,`translate(0 ${-4*R(i)}) scale(${R(i)*.92})`)),k(e,t)};D(c,e=>{n.flying.what===`medals`?e(u):e(d,-1)}),l(s),x(()=>m(s,`transform`,`translate(${R(o).x??``} ${R(o).y??``})`)),k(e,s)}),k(e,a),N()}var Xn=B(`<circle class="socket svelte-tpy73p"></circle><!>`,1),Zn=B(`<g><!></g>`);function Qn(e,n){t(n,!0);let r=d(n,`isFlying`,3,!1),i=f(()=>13.5*n.unit);var a=C(),o=h(a);v(o,17,()=>n.region.medals,b,(e,t)=>{let a=()=>R(t).x,o=()=>R(t).y;var s=Zn(),c=H(s),u=e=>{Pe(e,{get r(){return R(i)}})},d=e=>{var t=Xn(),r=h(t),a=V(r),o=e=>{{let t=f(()=>R(i)*.42);ne(e,{get seat(){return n.takenBy},get r(){return R(t)},hasLetter:!1})}};D(a,e=>{n.takenBy!==null&&e(o)}),x(()=>{m(r,`r`,R(i)*.82),m(r,`stroke-width`,R(i)*.14),m(r,`stroke-dasharray`,`${R(i)*.3} ${R(i)*.25}`),m(r,`fill`,G)}),k(e,t)};D(c,e=>{n.takenBy===null&&!r()?e(u):e(d,-1)}),l(s),x(()=>m(s,`transform`,`translate(${a()??``} ${o()??``})`)),k(e,s)}),k(e,a),N()}function $n(e){let t=e.every((t,n)=>n===0||t===(e[n-1]??0)+1);return e.length>2&&t?`${e[0]}–${e.at(-1)}`:e.join(`·`)}var er=B(`<rect x="-26" y="33" width="52" height="22" rx="7" fill="#FFFCF5" stroke-width="2.2"></rect><text y="49.5" text-anchor="middle" font-size="15" class="svelte-jh7wjy"> </text>`,1),tr=B(`<g transform="translate(0 18) scale(.84)"><!></g>`),nr=B(`<g transform="scale(1.12)"><!></g><!><!>`,1);function rr(e,r){t(r,!0);var i=nr(),a=h(i),o=H(a);{let e=f(()=>r.captor?.seat??r.owner);Me(o,{get seat(){return r.owner},get flag(){return R(e)}})}l(a);var s=V(a),c=e=>{var t=er(),i=h(t),a=V(i),o=n(a,!0);x(e=>{m(i,`stroke`,G),m(a,`fill`,G),z(o,e)},[()=>$n(r.gate)]),k(e,t)};D(s,e=>{r.gate&&e(c)});var u=V(s),d=e=>{var t=tr(),n=H(t);Ne(n,{get seat(){return r.captor.seat},get troop(){return r.captor.troop}}),l(t),k(e,t)};D(u,e=>{r.captor&&e(d)}),k(e,i),N()}var ir=B(`<circle fill="#FFE27A" opacity=".8"></circle><circle fill="none" stroke-width="2.2"></circle>`,1),ar=B(`<g><!></g>`);function or(e,t){let n=d(t,`isHeadquarters`,3,!1),r=f(()=>n()?64:50),i=f(()=>t.legal===`own`?[0]:[0,90,180,270]);var a=C(),o=h(a),s=e=>{var n=C(),i=h(n),a=e=>{var t=ir(),n=h(t),i=V(n);x(()=>{m(n,`r`,R(r)),m(i,`r`,R(r)),m(i,`stroke`,G)}),k(e,t)};D(i,e=>{t.legal===`far`&&e(a)}),k(e,n)},c=e=>{var n=C(),a=h(n);v(a,16,()=>R(i),e=>e,(e,n)=>{var i=ar(),a=H(i);Fe(a,{}),l(i),x(()=>m(i,`transform`,`rotate(${n??``}) translate(0 ${-R(r)-2}) scale(${t.legal===`own`?.8:1})`)),k(e,i)}),k(e,n)};D(o,e=>{t.part===`glow`?e(s):e(c,-1)}),k(e,a)}var sr=B(`<path d="M-17 14V-4A17 15 0 0 1 17 -4V14Z" fill="#FFFCF5" stroke-width="2.6"></path><text y="8" text-anchor="middle" font-size="16" stroke="none" class="svelte-99k1s7"> </text>`,1),cr=B(`<path d="M11 9V3A8 8 0 0 0 3 -5H-8M-2 -13L-11 -5L-2 3" fill="none"></path>`),lr=B(`<rect x="-10" y="-11" width="15" height="19" rx="3" fill="#FFF6E3" stroke-width="3"></rect><path d="M9 -2V12M2 5H16" stroke-width="4"></path>`,1),ur=B(`<path d="M-13 -9V9" stroke-width="5"></path><path d="M-7 0H12M5 -8L13 0L5 8" fill="none"></path>`,1),dr=B(`<path d="M-12 12H12" stroke-width="4"></path><path d="M-8 12V-2A8 8 0 0 1 8 -2V12" fill="none" stroke-width="3.5"></path><path d="M0 9V-4M-5 1L0 -5L5 1" fill="none" stroke-width="3.2"></path>`,1),fr=B(`<path fill="none" stroke-width="3"></path><path d="M-12 12L12 -12"></path>`,1),pr=B(`<path d="M8 6A10 10 0 1 1 -2 -11A8 8 0 0 0 8 6Z" fill="#FFF6E3" stroke-width="3"></path><path d="M5 -12H13L5 -4H13" fill="none" stroke-width="2.6"></path>`,1);function mr(e,r){t(r,!0);let i=d(r,`gate`,3,null),a=f(()=>$n(i()??[]));U(e,{width:4.5,children:(e,t)=>{var o=C(),s=h(o),c=e=>{var t=sr(),r=V(h(t)),i=n(r,!0);x(()=>{m(r,`fill`,G),z(i,R(a))}),k(e,t)},l=e=>{var t=cr();k(e,t)},u=e=>{var t=lr();j(),k(e,t)},d=e=>{var t=ur();j(),k(e,t)},f=e=>{var t=dr();j(2),k(e,t)},p=e=>{var t=fr(),n=h(t);j(),x(e=>m(n,`d`,e),[()=>K(0,0,11,5)]),k(e,t)},g=e=>{var t=pr();j(),k(e,t)};D(s,e=>{i()?e(c):r.special===`recall`?e(l,1):r.special===`draw`?e(u,2):r.special===`shove`?e(d,3):r.special===`exhume`?e(f,4):r.special===`nullify`?e(p,5):r.special===`suppress`&&e(g,6)}),k(e,o)},$$slots:{default:!0}}),N()}var hr=B(`<circle r="3" fill="#7A4BA8"></circle>`),gr=B(`<!><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="2.6"></circle><g transform="scale(1.05)"><!></g>`,1),_r=B(`<text y="6" text-anchor="middle" font-size="16" fill="var(--number)" class="svelte-3vq1we"> </text>`),vr=B(`<circle r="28" fill="none" stroke="var(--number)" stroke-opacity=".45" stroke-width="2" stroke-dasharray="4 5"></circle><!>`,1),yr=B(`<ellipse cx="2" cy="9" rx="40" ry="37" fill="#1A1020" opacity=".16"></ellipse><circle cy="4" fill="var(--padEdge)"></circle><circle fill="var(--pad)" stroke-width="2.6"></circle><!>`,1);function br(e,t){let r=f(()=>t.special!==null||t.gate!==null),i=Array.from({length:12},(e,t)=>[33*Math.cos(t*Math.PI/6),33*Math.sin(t*Math.PI/6)]);var o=yr(),s=V(h(o)),c=V(s),u=V(c),d=e=>{var n=gr(),r=h(n);v(r,17,()=>i,b,(e,t)=>{var n=f(()=>a(R(t),2));let r=()=>R(n)[0],i=()=>R(n)[1];var o=hr();x(()=>{m(o,`cx`,r()),m(o,`cy`,i())}),k(e,o)});var o=V(r,2);mr(H(o),{get special(){return t.special},get gate(){return t.gate}}),l(o),k(e,n)},p=e=>{var r=vr(),i=V(h(r)),a=e=>{var r=_r(),i=n(r,!0);x(()=>z(i,t.number)),k(e,r)};D(i,e=>{t.isCovered||e(a)}),k(e,r)};D(u,e=>{R(r)?e(d):e(p,-1)}),x(()=>{m(s,`r`,R(r)?40:37),m(c,`r`,R(r)?40:37),m(c,`stroke`,G)}),k(e,o)}var xr=B(`<g><circle r="24" fill="#E9DAF4" stroke="#2A2035" stroke-width="4"></circle><!></g>`),Sr=B(`<g transform="translate(0 -4) scale(.84)"><!></g><!>`,1),Cr=B(`<!><!>`,1),wr=B(`<g transform="translate(0 -24) scale(.9)" opacity=".96"><!></g>`),Tr=B(`<text text-anchor="middle" class="svelte-ap6iu0"> </text>`),Er=B(`<g><!><!><!><g><!></g><!><!></g>`);function Dr(e,r){t(r,!0);let i=f(()=>Fn(r.plan,r.place.number)),a=f(()=>r.tiles.at(-1)),o=f(()=>r.tiles.slice(0,-1).map(({seat:e})=>e)),s=f(()=>r.place.special!==null||r.place.gate!==null),c=f(()=>r.plan.labels.get(r.place.number)??{x:46,y:39});var u=Er(),d=H(u),p=e=>{{let t=f(()=>r.place.owner!==null);or(e,{get legal(){return r.legal},get isHeadquarters(){return R(t)},part:`glow`})}};D(d,e=>{r.legal&&e(p)});var g=V(d),_=e=>{rr(e,{get owner(){return r.place.owner},get gate(){return r.place.gate},get captor(){return r.captor}})},v=e=>{var t=Cr(),n=h(t);{let e=f(()=>R(a)!==void 0);br(n,{get number(){return r.place.number},get special(){return r.place.special},get gate(){return r.place.gate},get isCovered(){return R(e)}})}var i=V(n),c=e=>{var t=Sr(),n=h(t),i=H(n);Ne(i,{get seat(){return R(a).seat},get troop(){return R(a).troop},get under(){return R(o)}}),l(n);var c=V(n),u=e=>{var t=xr();mr(V(H(t)),{get special(){return r.place.special},get gate(){return r.place.gate}}),l(t),x(()=>m(t,`transform`,`translate(${hn.x??``} ${hn.y??``}) scale(.6)`)),k(e,t)};D(c,e=>{R(s)&&e(u)}),k(e,t)};D(i,e=>{R(a)&&e(c)}),k(e,t)};D(g,e=>{r.place.owner===null?e(v,-1):e(_)});var y=V(g),b=e=>{var t=wr(),n=H(t);Ne(n,{get seat(){return r.hovering.seat},get troop(){return r.hovering.troop}}),l(t),k(e,t)};D(y,e=>{r.hovering&&e(b)});var S=V(y),C=H(S);Ie(C,{get isLast(){return r.isLast},get isSelected(){return r.isSelected},get isCulprit(){return r.isCulprit},get isTried(){return r.isTried}}),l(S);var w=V(S),T=e=>{var t=Tr(),i=n(t,!0);x(()=>{m(t,`x`,R(c).x),m(t,`y`,R(c).y+5),m(t,`font-size`,r.plan.name===`tall`?17:14),z(i,r.place.number)}),k(e,t)};D(w,e=>{r.place.owner===null&&(R(a)||R(s))&&e(T)});var E=V(w),O=e=>{{let t=f(()=>r.place.owner!==null);or(e,{get legal(){return r.legal},get isHeadquarters(){return R(t)},part:`arrows`})}};D(E,e=>{r.legal&&e(O)}),l(u),x(()=>{m(u,`transform`,`translate(${R(i).x??``} ${R(i).y??``}) scale(${r.plan.unit??``})`),m(S,`transform`,r.place.owner===null?void 0:`scale(1.4)`)}),k(e,u),N()}var Or=B(`<path fill="none" stroke="var(--stitch)" stroke-opacity=".55"></path>`),kr=B(`<g><path></path><path fill="none" stroke-linejoin="round" stroke-linecap="round"></path></g>`),Ar=B(`<path fill="var(--patch)" fill-opacity="var(--patch-solid)"></path><!>`,1);function jr(e,n){t(n,!0);let r=d(n,`isFresh`,3,!1),i=f(()=>n.takenBy!==null&&q(n.takenBy).pattern===`dots`);var a=Ar(),s=h(a),c=V(s),u=e=>{var t=Or();x(()=>{m(t,`d`,n.region.outline),m(t,`stroke-width`,1.8*n.unit),m(t,`stroke-dasharray`,`${5*n.unit} ${5*n.unit}`)}),k(e,t)},p=e=>{var t=kr();let a;var s=H(t),c=V(s);l(t),x(e=>{a=o(t,0,`taken svelte-gm7j7x`,null,a,{isFresh:r()}),m(s,`d`,n.region.outline),m(s,`fill`,`url(#${e??``})`),m(c,`d`,n.region.outline),m(c,`stroke`,`var(--seat-${n.takenBy??``})`),m(c,`stroke-width`,3*n.unit),m(c,`stroke-dasharray`,R(i)?`0.1 ${7*n.unit}`:`${9*n.unit} ${5*n.unit}`)},[()=>n.pattern(n.takenBy)]),k(e,t)};D(c,e=>{n.takenBy===null?e(u):e(p,-1)}),x(()=>m(s,`d`,n.region.outline)),k(e,a),N()}var Mr=B(`<g fill="none" stroke-linecap="round"><path stroke="var(--roadEdge)"></path><path stroke="var(--road)"></path><path stroke="var(--plank)" stroke-opacity=".55" stroke-linecap="butt"></path></g>`);function Nr(e,n){t(n,!0);let r=f(()=>n.plan.roads.map(([e,t])=>se([e,t])).join(``)),i=f(()=>n.plan.unit);var a=Mr(),o=H(a),s=V(o),c=V(s);l(a),x(()=>{m(o,`d`,R(r)),m(o,`stroke-width`,17*R(i)),m(s,`d`,R(r)),m(s,`stroke-width`,12.5*R(i)),m(c,`d`,R(r)),m(c,`stroke-width`,12.5*R(i)),m(c,`stroke-dasharray`,`${1.6*R(i)} ${8.4*R(i)}`)}),k(e,a),N()}var Pr=B(`<circle></circle><circle></circle>`,1),Fr=B(`<rect></rect>`),Ir=B(`<pattern patternUnits="userSpaceOnUse"><!></pattern>`),Lr=B(`<ellipse></ellipse>`),Rr=B(`<g><!></g>`),zr=I(`<div><svg aria-hidden="true" class="svelte-8oth45"><defs><clipPath><rect></rect></clipPath><!></defs><g><rect fill="var(--ground)"></rect><!><!><!><!><g class="strewn svelte-8oth45"></g><!><!><!><!></g><rect class="stitches svelte-8oth45"></rect><rect x="1.5" y="1.5" fill="none" stroke-width="3"></rect><!></svg> <!></div>`);function Br(e,r){let i=T();t(r,!0);let a=d(r,`layout`,3,`wide`),u=d(r,`flying`,3,null),p=d(r,`legal`,19,()=>new Map),g=d(r,`last`,19,()=>[]),y=d(r,`selected`,3,null),S=d(r,`cause`,3,null),w=d(r,`hovering`,3,null),E=f(()=>r.view.you??0),O=f(()=>Nn(r.view,a(),R(E)===1,r.ratio)),A=f(()=>nn(r.view.terrain)),j=f(()=>R(A).Ground),M=f(()=>R(A).Rim),P=f(()=>R(O).unit),F=f(()=>lt(R(O),R(A).stamps,42,e=>R(A).isKept?.(R(O),e)??!1)),I=f(()=>r.view.places.toSorted((e,t)=>(R(O).spots.get(e.number)?.y??0)-(R(O).spots.get(t.number)?.y??0))),L=f(()=>new Map(r.view.stacks.map(({base:e,tiles:t})=>[e,t]))),z=f(()=>Pn(R(O))),B=f(()=>r.view.places.find(({owner:e})=>e===R(E))?.number??0),ee=f(()=>u()?.what===`medals`&&u().from!==`middle`&&`region`in u().from?u().from.region:null),te=f(()=>{let e=ot(7);return Array.from({length:9},()=>({cx:e()*R(O).width,cy:e()*R(O).height,rx:(70+e()*110)*R(P),ry:(36+e()*50)*R(P)}))}),U=e=>`${i}-seat-${e}`;var W=zr(),ne=H(W),K=H(ne),J=H(K),re=n(J),ie=V(J);v(ie,16,()=>[0,1],e=>e,(e,t)=>{var n=Ir(),r=H(n),i=e=>{var n=Pr(),r=h(n),i=V(r);x(()=>{m(r,`cx`,3.5*R(P)),m(r,`cy`,3.5*R(P)),m(r,`r`,2.3*R(P)),o(r,0,`seat${t??``}`,`svelte-8oth45`),m(i,`cx`,10.5*R(P)),m(i,`cy`,10.5*R(P)),m(i,`r`,2.3*R(P)),o(i,0,`seat${t??``}`,`svelte-8oth45`)}),k(e,n)},a=f(()=>q(t).pattern===`dots`),s=e=>{var n=Fr();x(()=>{m(n,`width`,5*R(P)),m(n,`height`,14*R(P)),o(n,0,`seat${t??``}`,`svelte-8oth45`)}),k(e,n)};D(r,e=>{R(a)?e(i):e(s,-1)}),l(n),x(e=>{m(n,`id`,e),m(n,`width`,14*R(P)),m(n,`height`,14*R(P)),m(n,`patternTransform`,t?`rotate(45)`:void 0)},[()=>U(t)]),k(e,n)}),l(K);var ae=V(K),oe=H(ae),se=V(oe);v(se,17,()=>R(te),b,(e,t)=>{var n=Lr();s(n,()=>({...R(t),fill:`var(--shade)`,opacity:`.55`}),void 0,void 0,void 0,`svelte-8oth45`),k(e,n)});var ce=V(se);c(ce,()=>R(j),(e,t)=>{t(e,{get plan(){return R(O)}})});var Y=V(ce);v(Y,17,()=>R(O).regions,b,(e,t,n)=>{{let i=f(()=>r.view.regions[n]?.takenBy??null);jr(e,{get region(){return R(t)},get unit(){return R(P)},get takenBy(){return R(i)},pattern:U})}});var ue=V(Y),de=e=>{var t=C(),n=h(t);c(n,()=>R(M),(e,t)=>{t(e,{get plan(){return R(O)}})}),k(e,t)};D(ue,e=>{R(M)&&e(de)});var fe=V(ue);v(fe,21,()=>R(F),b,(e,t)=>{let n=()=>R(t).x,r=()=>R(t).y,i=()=>R(t).stamp;var a=Rr();It(H(a),{get stamp(){return i()}}),l(a),x(()=>m(a,`transform`,`translate(${n()??``} ${r()??``}) scale(${R(P)*.95})`)),k(e,a)}),l(fe);var pe=V(fe);Nr(pe,{get plan(){return R(O)}});var me=V(pe),he=e=>{Gn(e,{get plan(){return R(O)},get cause(){return S()},get seat(){return R(E)}})};D(me,e=>{S()&&e(he)});var ge=V(me);v(ge,17,()=>R(I),e=>e.number,(e,t)=>{{let n=f(()=>R(L).get(R(t).number)??[]),i=f(()=>r.view.captured===R(t).number?r.view.captor:null),a=f(()=>p().get(R(t).number)??null),o=f(()=>g().includes(R(t).number)),s=f(()=>y()===R(t).number),c=f(()=>S()?.culprit===R(t).number),l=f(()=>S()?.tried===R(t).number),u=f(()=>w()?.place===R(t).number?w():null);Dr(e,{get place(){return R(t)},get plan(){return R(O)},get tiles(){return R(n)},get captor(){return R(i)},get legal(){return R(a)},get isLast(){return R(o)},get isSelected(){return R(s)},get isCulprit(){return R(c)},get isTried(){return R(l)},get hovering(){return R(u)}})}});var _e=V(ge);v(_e,17,()=>R(O).regions,b,(e,t,n)=>{{let i=f(()=>r.view.regions[n]?.takenBy??null),a=f(()=>R(ee)===n);Qn(e,{get region(){return R(t)},get unit(){return R(P)},get takenBy(){return R(i)},get isFlying(){return R(a)}})}}),l(ae);var X=V(ae),ve=V(X),ye=V(ve),be=e=>{Yn(e,{get plan(){return R(O)},get flying(){return u()},get bottom(){return R(E)}})};D(ye,e=>{u()&&e(be)}),l(ne);var xe=V(ne,2);{let e=f(()=>new Set(p().keys()));le(xe,{get box(){return R(O)},get spots(){return R(O).spots},get areas(){return R(z)},get start(){return R(B)},get label(){return r.label},get nameOf(){return r.nameOf},get legal(){return R(e)},onPick:e=>r.onPick?.(e),get onLook(){return r.onLook}})}l(W),x(e=>{o(W,1,`board ${R(O).name??``}`,`svelte-8oth45`),_(W,e),m(ne,`viewBox`,`0 0 ${R(O).width??``} ${R(O).height??``}`),m(J,`id`,`${i}-frame`),m(re,`width`,R(O).width),m(re,`height`,R(O).height),m(re,`rx`,R(O).corner),m(ae,`clip-path`,`url(#${i}-frame)`),m(oe,`width`,R(O).width),m(oe,`height`,R(O).height),m(X,`x`,9*R(P)),m(X,`y`,9*R(P)),m(X,`width`,R(O).width-18*R(P)),m(X,`height`,R(O).height-18*R(P)),m(X,`rx`,R(O).corner-7*R(P)),m(X,`stroke-width`,2.4*R(P)),m(X,`stroke-dasharray`,`${9*R(P)} ${7*R(P)}`),m(ve,`width`,R(O).width-3),m(ve,`height`,R(O).height-3),m(ve,`rx`,R(O).corner-1),m(ve,`stroke`,G)},[()=>Ke(R(A).palette)]),k(e,W),N()}function Vr({kind:e,facts:t}){let n=typeof t.troop==`string`?Ae(t.troop).strength??0:0;switch(e){case`troop_placed`:return ke(typeof t.covered==`string`?`cover`:`troop`,n);case`troop_shoved`:return ke(`troop`,n);case`tile_taken`:case`troop_recalled`:case`troop_exhumed`:case`tile_suppressed`:return ke(`take`);case`troop_discarded`:case`rack_robbed`:return ke(`cover`);case`region_closed`:return ke(`medal`);case`headquarters_captured`:return ke(`fall`);case`objective_reached`:return ke(`won`)}}function Hr(e){let{name:t,strength:n}=Ae(e);return n===null?t:F(`toybattle-troop`,{troop:t,strength:n})}function Ur(e,t,n){let r=t.places.find(t=>t.number===e);if(!r)return String(e);if(r.owner!==null)return Wr(r,r.owner,t,n);let i=t.stacks.find(({base:t})=>t===e)?.tiles??[];return[F(`toybattle-base`,{number:e}),Kr(r),Gr(i,n)].filter(Boolean).join(`, `)}function Wr(e,t,n,r){let i=n.captured===e.number&&n.captor?Gr([n.captor],r):``;return[F(`toybattle-headquarters-of`,{name:r[t]??``,number:e.number}),Kr(e),i].filter(Boolean).join(`, `)}function Gr(e,t){let n=e.at(-1);return n?F(`toybattle-base-held`,{troop:Hr(n.troop),name:t[n.seat]??``,count:e.length}):F(`toybattle-base-empty`)}function Kr({special:e,gate:t}){return t?F(`toybattle-gate`,{lets:$n(t)}):e===null?``:F(`toybattle-effect-${e}`)}var qr=I(`<div class="room svelte-1yf09mr"></div>`),Jr=I(`<!> <!>`,1);function Yr(e,n){t(n,!0);let o=d(n,`desk`,7),s=[0,0],c=f(()=>a(s,2)),l=r(g(R(c)[0])),p=r(g(R(c)[1])),m=[innerWidth,innerHeight],_=f(()=>a(m,2)),v=r(g(R(_)[0])),y=r(g(R(_)[1])),b=f(()=>Oe()===`phone`),x=f(()=>R(b)?R(v)>R(y)?1:T(R(v),R(y)):R(l)>0&&R(p)>0?Math.max(R(p)/R(l),1):void 0),S=f(()=>R(x)===void 0?void 0:Math.ceil(R(x)*40)/40),C=f(()=>o().reel.animator.beat),w=f(()=>o().playing);te(()=>{let e=R(C)===null?void 0:R(w)[R(C).event];e&&Vr(e)});function T(e,t){return Math.min((e-8)/Math.max(t-356,1),352/384)}function E(e){let t=o().legalPlaces.has(e)?`, ${F(o().question&&!o().asksTroop?`toybattle-choice`:`toybattle-target`)}`:``;return Ur(e,o().drawn,o().names)+t}var O=Jr(),j=h(O),M=e=>{var t=qr();u(t,`clientHeight`,e=>i(l,e)),u(t,`clientWidth`,e=>i(p,e)),k(e,t)};D(j,e=>{R(b)||e(M)});var P=V(j,2);{let e=f(()=>R(b)?`tall`:`wide`),t=f(()=>F(`toybattle-board`)),n=f(()=>o().reel.animator.shown?.flying??null),r=f(()=>o().shoved??o().opened);Br(P,{get view(){return o().drawn},get layout(){return R(e)},get ratio(){return R(S)},get label(){return R(t)},nameOf:E,get flying(){return R(n)},get legal(){return o().legalPlaces},get last(){return o().last},get selected(){return R(r)},get cause(){return o().cause},get hovering(){return o().hovering},onPick:e=>o().pickPlace(e),onLook:e=>o().looked=e})}A(`innerWidth`,e=>i(v,e,!0)),A(`innerHeight`,e=>i(y,e,!0)),k(e,O),N()}function Xr(e,{kind:t,facts:n}){let r=e=>Number(n[e]),i=String(n.troop),a={seat:r(`seat`),troop:i};switch(t){case`tile_taken`:return Q(e,n,e=>({rackSize:r(`rack`),reserve:r(`reserve`),tiles:ei(e.tiles,n.troop)}));case`troop_placed`:return Zr(Q(e,n,e=>ni(e,i)),r(`place`),a);case`region_closed`:return{...Q(e,n,()=>({medals:r(`total`)})),regions:e.regions.map(e=>String(e.bases)===String(n.bases)?{...e,takenBy:a.seat}:e)};case`troop_discarded`:return Q({...e,stacks:$r(e.stacks,r(`base`))},n,e=>({discards:[...e.discards,i]}));case`rack_robbed`:return Q(e,n,e=>({...ni(e,i),discards:[...e.discards,i]}));case`troop_recalled`:return Q({...e,stacks:$r(e.stacks,r(`base`))},n,e=>ri(e,i));case`troop_shoved`:return{...e,stacks:Qr($r(e.stacks,r(`start`)),r(`end`),a)};case`troop_exhumed`:return Q(e,n,e=>({...ri(e,i),discards:ti(e.discards,i)}));case`tile_suppressed`:return Q(e,n,e=>({suppressedSize:r(`tiles`),suppressed:ei(e.suppressed,n.troop)}));case`tiles_released`:return Q(e,n,e=>({suppressedSize:0,suppressed:e.suppressed&&[]}));default:return e}}function Q(e,t,n){return{...e,sides:e.sides.map(e=>e.seat===t.seat?{...e,...n(e)}:e)}}function Zr(e,t,n){return e.places.some(({number:e,owner:n})=>e===t&&n===null)?{...e,stacks:Qr(e.stacks,t,n)}:{...e,captured:t,captor:n}}function Qr(e,t,n){return e.some(e=>e.base===t)?e.map(e=>e.base===t?{...e,tiles:[...e.tiles,n]}:e):[...e,{base:t,tiles:[n]}]}function $r(e,t){return e.map(e=>e.base===t?{...e,tiles:e.tiles.slice(0,-1)}:e).filter(({tiles:e})=>e.length>0)}var ei=(e,t)=>e&&typeof t==`string`?[...e,t]:e;function ti(e,t){let n=e.indexOf(t);return n<0?e:e.toSpliced(n,1)}var ni=(e,t)=>({rackSize:e.rackSize-1,tiles:e.tiles&&ti(e.tiles,t),known:ti(e.known,t)}),ri=(e,t)=>({rackSize:e.rackSize+1,tiles:e.tiles&&[...e.tiles,t],known:[...e.known,t]}),ii={starter_drawn:220,tile_taken:360,troop_placed:360,region_closed:700,troop_discarded:360,rack_robbed:700,troop_recalled:360,troop_shoved:360,troop_exhumed:360,tile_suppressed:360,headquarters_captured:700,objective_reached:700,side_stuck:700,battle_stalled:700},ai=e=>e in ii,oi=(e,t,n)=>ge(e,{view:t,flying:null},{lasts:ii,after:({view:e},t)=>({view:Xr(e,t),flying:null})},n);function si(e,t,n){let r=ye(e,n);if(r===void 0)return n<0?e.beats[0]?.before??e.end:e.end;let i=t[r.event],a=i&&li(i,r.before.view);return a?{view:ci(r.before.view,i,r.after.view),flying:{...a,part:Ee((n-r.begins)/r.lasts)}}:r.after}function ci(e,t,n){let{kind:r,facts:i}=t;return r===`troop_placed`?{...e,sides:n.sides}:r===`troop_shoved`?Xr(e,{...t,kind:`troop_discarded`,facts:{...i,base:i.start}}):r===`troop_discarded`||r===`troop_recalled`?{...e,stacks:n.stacks}:e}function li({kind:e,facts:t},{regions:n}){let r=Number(t.seat),i=e=>({place:Number(t[e])}),a={what:`tile`,seat:r,troop:typeof t.troop==`string`?t.troop:null};switch(e){case`troop_placed`:return{...a,from:{side:r},to:i(`place`)};case`troop_discarded`:case`troop_recalled`:return{...a,from:i(`base`),to:{side:r}};case`troop_shoved`:return{...a,from:i(`start`),to:i(`end`)};case`rack_robbed`:return{...a,from:{side:r},to:`middle`};case`region_closed`:return{what:`medals`,seat:r,troop:null,from:{region:n.findIndex(({bases:e})=>String(e)===String(t.bases))},to:{side:r}};default:return null}}var ui=class extends he{constructor(){super({journey:oi,at:si})}},di=B(`<circle fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.8" stroke-dasharray="3 2.6"></circle>`),fi=B(`<g><!></g>`),pi=B(`<svg aria-hidden="true" class="svelte-2kkci8"></svg>`);function mi(e,t){let n=d(t,`width`,3,25),r=f(()=>Math.max(t.medals,t.objective)),i=f(()=>n()*1.12);var a=pi();v(a,21,()=>({length:R(r)}),b,(e,r,a)=>{var o=fi(),s=H(o),c=e=>{{let t=f(()=>n()*.47);Pe(e,{get r(){return R(t)}})}},u=e=>{var t=di();x(()=>m(t,`r`,n()*.36)),k(e,t)};D(s,e=>{a<t.medals?e(c):e(u,-1)}),l(o),x(()=>m(o,`transform`,`translate(${a*R(i)+n()*.55} ${n()*.57})`)),k(e,o)}),l(a),x(()=>{m(a,`width`,R(r)*R(i)),m(a,`height`,n()*1.2),m(a,`viewBox`,`0 0 ${R(r)*R(i)} ${n()*1.2}`)}),k(e,a)}var hi=new Set([`$$slots`,`$$events`,`$$legacy`]),gi=I(`<li class="svelte-1n4xcsc"><!> <span role="img"><!></span> <span class="tiny"> </span></li>`),_i=I(`<div><!> <ul class="svelte-1n4xcsc"></ul></div>`);function vi(e,r){t(r,!0);let i=M(r,hi),a=f(()=>r.view),o=new ui,s=f(()=>o.shown?.view??R(a)),c=f(()=>[0,1].map(e=>F(`toybattle-side-${e}`))),u=f(()=>r.events.flatMap(({facts:e})=>[e.place,e.end]).filter(e=>typeof e==`number`));Le(o,()=>i);var d=_i(),p=H(d);{let e=f(()=>Oe()===`phone`?`tall`:`wide`),t=f(()=>F(`toybattle-board`)),n=f(()=>o.shown?.flying??null),r=f(()=>o.isPlaying?[]:R(u));Br(p,{get view(){return R(s)},get layout(){return R(e)},get label(){return R(t)},nameOf:e=>Ur(e,R(s),R(c)),get flying(){return R(n)},get last(){return R(r)}})}var h=V(p,2);v(h,21,()=>R(s).sides,({seat:e,medals:t,rackSize:n})=>e,(e,t)=>{let r=()=>R(t).seat,i=()=>R(t).medals,a=()=>R(t).rackSize;var o=gi(),c=H(o);De(c,{get seat(){return r()},size:24});var u=V(c,2);mi(H(u),{get medals(){return i()},get objective(){return R(s).objective},width:20}),l(u);var d=V(u,2),f=n(d,!0);l(o),x((e,t)=>{m(u,`aria-label`,e),z(f,t)},[()=>F(`toybattle-medals`,{medals:i(),objective:R(s).objective}),()=>F(`toybattle-rack-count`,{count:a()})]),k(e,o)}),l(h),l(d),k(e,d),N()}var yi=B(`<svg class="svelte-sri0g1"><!></svg>`);function $(e,n){t(n,!0);let r=d(n,`under`,19,()=>[]),i=d(n,`width`,3,60),a=f(()=>118+Math.min(r().length,3)*7);var o=yi(),s=H(o);{let e=f(()=>i()<40);Ne(s,{get seat(){return n.seat},get troop(){return n.troop},get under(){return r()},get isSmall(){return R(e)}})}l(o),x(()=>{m(o,`width`,i()),m(o,`height`,i()*R(a)/108),m(o,`viewBox`,`-54 -54 108 ${R(a)??``}`),m(o,`role`,n.label?`img`:void 0),m(o,`aria-label`,n.label),m(o,`aria-hidden`,n.label?void 0:`true`)}),k(e,o),N()}var bi=B(`<path d="M-9 10L9 -10" stroke="var(--bad)" stroke-width="4"></path>`),xi=I(`<b class="svelte-548eq8"> </b>`),Si=I(`<div class="pair svelte-548eq8"><!> <svg width="26" height="26" viewBox="-13 -13 26 26" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="svelte-548eq8"><path d="M-6 -8L7 0L-6 8" stroke="var(--ink)" stroke-width="4"></path><!></svg> <!> <!></div>`),Ci=I(`<!> <!>`,1);function wi(e,r){t(r,!0);let i=(e,t=p,r=p)=>{var i=Si(),o=H(i);$(o,{get seat(){return R(a)},get troop(){return t().troop},width:42});var s=V(o,2),c=V(H(s)),u=e=>{var t=bi();k(e,t)};D(c,e=>{r()||e(u)}),l(s);var d=V(s,2);{let e=f(()=>1-R(a));$(d,{get seat(){return R(e)},get troop(){return t().enemy},width:42})}var m=V(d,2),h=e=>{var r=xi(),i=n(r,!0);x(e=>z(i,e),[()=>F(`toybattle-beats`,{troop:Hr(t().troop),enemy:Hr(t().enemy)})]),k(e,r)};D(m,e=>{r()&&e(h)}),l(i),k(e,i)},a=f(()=>r.desk.drawn.you??0),o=f(()=>r.refusal.facts),s=f(()=>R(o).troop),c=f(()=>R(o).enemy),u=f(()=>typeof R(s)==`string`&&typeof R(c)==`string`?{troop:R(s),enemy:R(c)}:null),d=f(()=>r.desk.openWay(r.refusal)),m=f(()=>r.desk.drawn.stacks.find(({base:e})=>e===R(d)?.place)?.tiles.at(-1)),g=f(()=>R(d)&&R(m)&&R(m).seat!==R(a)?{troop:R(d).troop,enemy:R(m).troop}:null);var _=Ci(),v=h(_),y=e=>{i(e,()=>R(u),()=>!1)};D(v,e=>{R(u)&&e(y)});var b=V(v,2),S=e=>{i(e,()=>R(g),()=>!0)};D(b,e=>{R(g)&&e(S)}),k(e,_),N()}function Ti(e,t){let n=`place ${t} `;return e.filter(e=>e.startsWith(n)).map(e=>Number(e.slice(n.length)))}var Ei=e=>new Set(e.filter(e=>e.startsWith(`place `)).map(e=>e.split(` `)[1]??``)),Di=/^(?:discard|recall) (\d+)$/,Oi=/^shove (\d+) (\d+)$/;function ki(e,t){let n=e.flatMap(e=>{let t=Oi.exec(e);return t?[{move:e,from:Number(t[1]),to:Number(t[2])}]:[]});if(t!==null)return new Map(n.filter(({from:e})=>e===t).map(({move:e,to:t})=>[t,e]));let r=e.flatMap(e=>{let t=Di.exec(e)?.[1];return t===void 0?[]:[[Number(t),e]]});return new Map([...r,...n.map(({from:e})=>[e,null])])}function Ai(e){let t=e.filter(e=>/^(?:take|rob|suppress|exhume .+)$/.test(e));return e.includes(`decline`)?[...t,`decline`]:t}function ji(e,t,n){return e===`Jumbo`?`discard ${t}`:e===`recall`?`recall ${t}`:e===`shove`&&n!==null?`shove ${n} ${t}`:null}function Mi(e){let t=e.map(e=>/^(?:place \S+|discard|recall|shove) (\d+)/.exec(e)?.[1]);return[...new Set(t.flatMap(e=>e===void 0?[]:[Number(e)]))]}function Ni(e,t){let n=e.filter(e=>t.includes(e));return n.length>0?n:e}var Pi=e=>typeof e==`number`?e:null;function Fi(e,t){let n=Pi(e.place??e.end??e.base),r=Pi(e.breaks);return r!==null&&n!==null?Ii(e,t,r,n):n===null?null:{tried:n,culprit:null,line:[],broken:[]}}function Ii(e,t,n,r){let i=Array.isArray(e.line)?e.line:[],a=[...Li(t,i[0]??n),...i],o=new Set(t.places.filter(({owner:e})=>e!==null).map(({number:e})=>e)),s=wn(t.paths,n,r,o);return{tried:r,culprit:n===r?null:n,line:a,broken:[...a.slice(-1),...s.length>0?s:[n]]}}function Li(e,t){let n=Sn(e.paths).get(t)??[];return e.places.filter(({number:t,owner:r})=>r===(e.you??0)&&n.includes(t)).map(({number:e})=>e).slice(0,1)}function Ri({facts:e,move:t},n){let[,r=``,i=``]=/^place (\S+) (\d+)$/.exec(t??``)??[];if(!r)return null;let a=(e,t,r)=>typeof t==`number`&&n.includes(`place ${e} ${t}`)?[{move:`place ${e} ${t}`,troop:e,place:t,what:r}]:[],o=je.filter(({name:e})=>e!==r).flatMap(({name:e})=>a(e,Number(i),e));return[...a(r,e.breaks,String(e.breaks)),...o][0]??null}var zi=je.map(({name:e})=>e);function Bi({tiles:e,suppressed:t}){let n=[...t??[]];return[...e??[]].sort((e,t)=>zi.indexOf(e)-zi.indexOf(t)).map(e=>{let t=n.indexOf(e);return t>=0&&n.splice(t,1),{troop:e,isSuppressed:t>=0}})}function Vi({rackSize:e,known:t}){return[...t,...Array.from({length:Math.max(0,e-t.length)},()=>null)]}var Hi=`troop_dropped`,Ui=class extends me{bringsTeam=!0;reel=new ve(new ui,({kind:e})=>ai(e)||e===Hi);#e=r(null);get picked(){return R(this.#e)}set picked(e){i(this.#e,e,!0)}#t=r(null);get planned(){return R(this.#t)}set planned(e){i(this.#t,e,!0)}#n=r(null);get shoved(){return R(this.#n)}set shoved(e){i(this.#n,e,!0)}#r=r(null);get opened(){return R(this.#r)}set opened(e){i(this.#r,e,!0)}#i=r(null);get looked(){return R(this.#i)}set looked(e){i(this.#i,e,!0)}#a=r(null);get eyed(){return R(this.#a)}set eyed(e){i(this.#a,e,!0)}#o=!1;#s=f(()=>this.reel.held?this.reel.animator.shown?.view??this.reel.held.before:this.view);get drawn(){return R(this.#s)}set drawn(e){i(this.#s,e)}#c=f(()=>this.reel.held?.events??[]);get playing(){return R(this.#c)}set playing(e){i(this.#c,e)}#l=f(()=>this.isMine?this.view.question:null);get question(){return R(this.#l)}set question(e){i(this.#l,e)}#u=f(()=>this.question!==null&&Ei(this.legal).size>0);get asksTroop(){return R(this.#u)}set asksTroop(e){i(this.#u,e)}#d=f(()=>Bi(this.side(this.drawn.you??0)));get rack(){return R(this.#d)}set rack(e){i(this.#d,e)}#f=f(()=>Ei(this.legal));get placeable(){return R(this.#f)}set placeable(e){i(this.#f,e)}#p=f(()=>this.picked===null?null:this.rack[this.picked]?.troop??null);get troop(){return R(this.#p)}set troop(e){i(this.#p,e)}#m=f(()=>this.question&&!this.asksTroop?ki(this.legal,this.shoved):new Map);get answers(){return R(this.#m)}set answers(e){i(this.#m,e)}#h=f(()=>this.question?Ai(this.legal):[]);get buttons(){return R(this.#h)}set buttons(e){i(this.#h,e)}#g=f(()=>this.#k());get legalPlaces(){return R(this.#g)}set legalPlaces(e){i(this.#g,e)}#_=f(()=>this.planned!==null&&this.troop!==null?{place:this.planned,seat:this.drawn.you??0,troop:this.troop}:null);get hovering(){return R(this.#_)}set hovering(e){i(this.#_,e)}#v=f(()=>this.table.refusal?Fi(this.table.refusal.facts,this.view):null);get cause(){return R(this.#v)}set cause(e){i(this.#v,e)}#y=f(()=>this.isBusy?[]:this.#A());get last(){return R(this.#y)}set last(e){i(this.#y,e)}#b=f(()=>this.lines.length>0&&this.question===null&&this.troop===null&&!this.table.mustOpen);get saysLast(){return R(this.#b)}set saysLast(e){i(this.#b,e)}#x=f(()=>this.#j());get hint(){return R(this.#x)}set hint(e){i(this.#x,e)}#S=f(()=>F(`toybattle-turn-number`,{number:this.drawn.turn}));get progress(){return R(this.#S)}set progress(e){i(this.#S,e)}#C=f(()=>this.table.outcome&&!this.isBusy?null:this.drawn.turnSeat);get turnSeat(){return R(this.#C)}set turnSeat(e){i(this.#C,e)}#w=f(()=>this.question===null&&this.table.isLegal(`take`));get mayTake(){return R(this.#w)}set mayTake(e){i(this.#w,e)}mainButton=void 0;side(e){let t=this.drawn.sides[e];if(!t)throw RangeError(`expected side 0 or 1, got ${e}`);return t}primary(){let[e]=this.buttons;if(this.isBusy)this.skip();else if(this.mayAct)this.table.mustOpen?this.table.openTurn():this.planned===null?e!==void 0&&e!==`decline`?this.answer(e):this.question||this.take():this.confirm();else return}take(){!this.isBusy&&this.table.isUp&&this.try(`take`,this.mainButton?.getBoundingClientRect()??null)}answer(e){this.mayAct&&this.try(e,this.mainButton?.getBoundingClientRect()??null)}pick(e){!this.isMine||e<0||e>=this.rack.length||(this.planned=null,this.picked=this.picked===e?null:e)}pickPlace(e){if(this.isBusy)return this.skip();this.question&&!this.asksTroop&&this.mayAct&&this.#T(e)||(this.troop!==null&&this.mayAct?this.#D(this.troop,e):this.opened=this.opened===e?null:e)}drop(e,t){if(!this.mayAct)return;this.picked=e;let n=this.rack[e]?.troop;n!==void 0&&(this.#o=this.table.isLegal(`place ${n} ${t}`),this.try(`place ${n} ${t}`,xe(`place`,t)))}confirm(){this.troop!==null&&this.planned!==null&&this.try(`place ${this.troop} ${this.planned}`,xe(`place`,this.planned))}#T(e){let t=this.answers.get(e);if(typeof t==`string`)this.try(t,xe(`place`,e));else if(t===null)this.shoved=e;else if(this.shoved===e)this.shoved=null;else return this.#E(e);return!0}#E(e){let t=this.question&&ji(this.question.effect,e,this.shoved);return t&&this.table.showWhyNot(t,xe(`place`,e)),t!==null}#D(e,t){let n=`place ${e} ${t}`;this.table.isLegal(n)&&we()&&this.planned!==t?this.planned=t:this.try(n,xe(`place`,t))}instead(e){let t=this.openWay(e);return t&&{text:F(`toybattle-instead`,{what:t.what}),go:()=>this.place(t)}}openWay(e){return this.mayAct?Ri(e,this.legal):null}place({troop:e,place:t}){this.table.refusal=null,this.picked=this.rack.findIndex(t=>t.troop===e&&!t.isSuppressed),this.planned=null,this.#D(e,t)}pickUp(e){let[t,n=``,r]=e.split(` `);if(this.#O(),t===`shove`&&(this.shoved=Number(n)),t!==`place`||!this.isMine)return;let i=this.rack.findIndex(({troop:e,isSuppressed:t})=>e===n&&!t);[this.picked,this.planned]=i<0?[null,null]:[i,Number(r)]}whyNot(){if(!this.mayAct)return;let e=this.planned??this.looked;this.troop!==null&&e!==null?this.table.showWhyNot(`place ${this.troop} ${e}`,xe(`place`,e)):this.table.showWhyNot(`take`,this.mainButton?.getBoundingClientRect()??null)}key({key:e}){if(/^[1-8]$/.test(e))this.pick(Number(e)-1);else if(e.toLowerCase()===`t`&&!this.question)this.take();else if(e.toLowerCase()===`n`&&this.buttons.includes(`decline`))this.answer(`decline`);else return!1;return!0}putBack(){let e=this.picked!==null||this.shoved!==null||this.opened!==null;return this.#O(),this.opened=null,e}eyes(){return this.drawn.you}note(e){return F(`toybattle-rack-count`,{count:this.drawn.sides[e]?.rackSize??0})}read(){let e=this.drawn.stacks.map(({base:e})=>Ur(e,this.drawn,this.names)),t=this.rack.map(({troop:e})=>Hr(e));return[...this.drawn.sides.map(({seat:e,medals:t,rackSize:n,reserve:r})=>F(`toybattle-read-side`,{name:this.names[e]??``,medals:t,objective:this.drawn.objective,rack:n,reserve:r})),...t.length>0?[F(`toybattle-read-rack`,{troops:L(t)})]:[],...e].join(`. `)}#O(){this.picked=null,this.planned=null,this.shoved=null}#k(){if(this.cause)return new Map;let e=Mi(this.table.hints.lit);if(this.question&&!this.asksTroop)return new Map([...Ni([...this.answers.keys()],e)].map(e=>[e,`far`]));let t=new Set(this.drawn.stacks.filter(({tiles:e})=>e.at(-1)?.seat===this.drawn.you).map(({base:e})=>e)),n=this.troop===null?e:Ti(this.legal,this.troop);return new Map(n.map(e=>[e,t.has(e)?`own`:`far`]))}#A(){let e=this.table.live.flatMap(e=>e.events).filter(({kind:e})=>e===`troop_placed`||e===`troop_shoved`),t=e.at(-1)?.facts.place??e.at(-1)?.facts.end;return typeof t==`number`?[t]:[]}#j(){return this.isBusy?``:this.table.outcome?F(`table-over`):this.isMine?this.table.mustOpen?F(`toybattle-hint-begin`):this.question?this.#N(this.question.effect):this.troop===null?F(this.mayTake?`toybattle-hint-turn`:`toybattle-hint-place`):this.#M(this.troop):this.waitingHint(this.view.turnSeat,`toybattle-hint-wait`)}#M(e){let t=Hr(e);return Oe()===`phone`?`${t} · ${F(`toybattle-does-${Ae(e).id}`)}`:F(`toybattle-hint-picked`,{troop:t})}#N(e){if(this.asksTroop&&this.troop!==null)return this.#M(this.troop);if(e===`shove`&&this.shoved!==null)return F(`toybattle-ask-shove-to`,{base:this.shoved});let{isTroop:t=!1,base:n=0}=this.question??{},r=F(`toybattle-ask-${t?Ae(e).id:e}`);return Oe()===`phone`?`${F(`toybattle-offered`,{effect:t?e:F(`toybattle-effect-${e}`),base:n})} · ${r}`:r}heard(){this.#O()}staged(e){let t=this.#o;return this.#o=!1,t?Wi(e):e}};function Wi(e){let{before:t,events:n}=e,[r]=n;return r?{...e,before:Xr(t,r),events:n.with(0,{...r,kind:Hi})}:e}function Gi(e,n){t(n,!0);let r=f(()=>n.outcome.places.flatMap((e,t)=>e===1?[t]:[])),i=f(()=>R(r).length>0?R(r):[0,1]);var a=C(),o=h(a);v(o,16,()=>R(i),e=>e,(e,t)=>{{let n=f(()=>R(i).length>1?64:84);$(e,{get seat(){return t},troop:`Roxy`,get width(){return R(n)}})}}),k(e,a),N()}function Ki(e,n){t(n,!0);let r=f(()=>je.find(({name:e})=>e===n.refusal.facts.troop||n.refusal.move?.startsWith(`place ${e} `))?.name);var i=C(),a=h(i),o=e=>{{let t=f(()=>n.desk.drawn.you??0);$(e,{get seat(){return R(t)},get troop(){return R(r)},width:58})}};D(a,e=>{R(r)&&e(o)}),k(e,i),N()}var qi=I(`<div><!> <!> <div class="who svelte-wwo58g"><div class="label name svelte-wwo58g"> </div> <div class="tiny svelte-wwo58g"> <!></div></div> <!> <span class="number svelte-wwo58g"> <small class="svelte-wwo58g"> </small></span></div>`);function Ji(e,r){t(r,!0);let i=f(()=>r.desk.side(r.seat)),a=f(()=>r.desk.drawn.you===r.seat),s=f(()=>q(r.seat));var c=qi();let u,d;var p=H(c);De(p,{get seat(){return r.seat},size:30});var h=V(p,2);Se(h,{get table(){return r.desk.table},get seat(){return r.seat},size:30});var g=V(h,2),v=H(g),y=n(v,!0),b=V(v,2),S=H(b,!0),C=V(S),w=e=>{var t=P();x(e=>z(t,`: ${e??``}`),[()=>R(i).known.join(`, `)]),k(e,t)};D(C,e=>{R(i).known.length>0&&!R(a)&&e(w)}),l(b),l(g);var T=V(g,2);mi(T,{get medals(){return R(i).medals},get objective(){return r.desk.drawn.objective},width:20});var E=V(T,2),O=H(E,!0),A=V(O),j=n(A);l(E),l(c),x((e,t,n)=>{u=o(c,1,`strip svelte-wwo58g`,null,u,{isActing:r.desk.turnSeat===r.seat}),d=_(c,``,d,{"--tint":R(s).tint,"--deep":R(s).deep}),z(y,e),z(S,t),m(E,`aria-label`,n),z(O,R(i).medals),z(j,`/${r.desk.drawn.objective??``}`)},[()=>r.desk.table.seats[r.seat]?.isFree?F(`table-free`):r.desk.names[r.seat]??``,()=>R(a)?F(`toybattle-strip-you`,{reserve:R(i).reserve}):F(`toybattle-rack-count`,{count:R(i).rackSize}),()=>F(`toybattle-medals`,{medals:R(i).medals,objective:r.desk.drawn.objective})]),k(e,c),N()}function Yi(e,n){t(n,!0);{let t=f(()=>1-(n.desk.drawn.you??0));Ji(e,{get desk(){return n.desk},get seat(){return R(t)}})}N()}var Xi=I(`<li><!></li>`),Zi=I(`<ul class="backs svelte-1nbo4rg"></ul>`),Qi=I(`<span><b class="number svelte-1nbo4rg"> </b> </span>`),$i=I(`<header class="svelte-1nbo4rg"><!> <!> <div class="who svelte-1nbo4rg"><h2> </h2> <p class="tiny"> </p></div> <p class="medals svelte-1nbo4rg"><span class="number svelte-1nbo4rg"> </span><span class="of svelte-1nbo4rg"> </span></p></header> <!> <!> <p class="tiny counts svelte-1nbo4rg"><span><b class="number svelte-1nbo4rg"> </b> </span> <span><b class="number svelte-1nbo4rg"> </b> </span> <span><b class="number svelte-1nbo4rg"> </b> </span> <!></p>`,1);function ea(r,i){t(i,!0);let a=f(()=>i.desk.side(i.seat)),o=f(()=>i.desk.drawn.you===i.seat),s=f(()=>R(o)?F(`toybattle-you`):i.desk.drawn.you===null?F(`toybattle-side-${i.seat}`):F(`toybattle-across`));fe(r,{get desk(){return i.desk},get seat(){return i.seat},children:(t,r=p)=>{var c=$i(),u=h(c),d=H(u);De(d,{get seat(){return i.seat},size:36});var g=V(d,2);Se(g,{get table(){return i.desk.table},get seat(){return i.seat},size:34});var _=V(g,2),y=H(_),S=n(y,!0),C=V(y,2),w=n(C,!0);l(_);var T=V(_,2),E=H(T),O=n(E,!0),A=V(E),j=n(A);l(T),l(u);var M=V(u,2);mi(M,{get medals(){return R(a).medals},get objective(){return i.desk.drawn.objective}});var N=V(M,2),P=t=>{var n=Zi();v(n,21,()=>Vi(R(a)),b,(t,n)=>{var r=Xi(),a=H(r);{let t=f(()=>R(n)?{label:F(`toybattle-known`,{troop:R(n)})}:{});$(a,e({get seat(){return i.seat},get troop(){return R(n)},width:26},()=>R(t)))}l(r),k(t,r)}),l(n),x(e=>m(n,`aria-label`,e),[()=>F(`toybattle-rack-count`,{count:R(a).rackSize})]),k(t,n)};D(N,e=>{R(o)||e(P)});var I=V(N,2),L=H(I),B=H(L),ee=n(B,!0),te=V(B);l(L);var U=V(L,2),W=H(U),G=n(W,!0),ne=V(W);l(U);var K=V(U,2),q=H(K),J=n(q,!0),re=V(q);l(K);var ie=V(K,2),ae=e=>{var t=Qi(),r=H(t),i=n(r,!0),o=V(r);l(t),x(e=>{z(i,R(a).suppressedSize),z(o,` ${e??``}`)},[()=>F(`toybattle-face-down`)]),k(e,t)};D(ie,e=>{R(a).suppressedSize>0&&e(ae)}),l(I),x((e,t,n,o,c)=>{z(S,r()),z(w,R(s)),m(T,`aria-label`,e),z(O,R(a).medals),z(j,`/${i.desk.drawn.objective??``}`),z(ee,R(a).rackSize),z(te,` ${t??``}`),z(G,R(a).reserve),z(ne,` ${n??``}`),m(K,`title`,o),z(J,R(a).discards.length),z(re,` ${c??``}`)},[()=>F(`toybattle-medals`,{medals:R(a).medals,objective:i.desk.drawn.objective}),()=>F(`toybattle-on-rack`),()=>F(`toybattle-in-reserve`),()=>R(a).discards.join(`, `),()=>F(`toybattle-discarded`)]),k(t,c)},$$slots:{default:!0}}),N()}var ta=I(`<p class="small"> </p>`),na=I(`<span> </span>`),ra=I(`<li><!> <!></li>`),ia=I(`<ol></ol>`);function aa(e,r){t(r,!0);let i=d(r,`isLarge`,3,!1),a=f(()=>r.tiles.toReversed()),s=({troop:e,seat:t})=>F(`toybattle-tile-of`,{troop:Hr(e),name:r.names[t]??``});var c=C(),u=h(c),p=e=>{var t=ta(),r=n(t,!0);x(e=>z(r,e),[()=>F(`toybattle-base-empty`)]),k(e,t)},m=e=>{var t=ia();let r;v(t,21,()=>R(a),b,(e,t,r)=>{var a=ra();o(a,1,`svelte-v0utp9`,null,{},{isCovered:r>0});var c=H(a);{let e=f(()=>i()?56:r===0?70:52),n=f(()=>s(R(t)));$(c,{get seat(){return R(t).seat},get troop(){return R(t).troop},get width(){return R(e)},get label(){return R(n)}})}var u=V(c,2),d=e=>{var r=na(),i=n(r,!0);x(e=>z(i,e),[()=>s(R(t))]),k(e,r)};D(u,e=>{i()&&e(d)}),l(a),k(e,a)}),l(t),x(()=>r=o(t,1,`svelte-v0utp9`,null,r,{isLarge:i()})),k(e,t)};D(u,e=>{R(a).length===0?e(p):e(m,-1)}),k(e,c),N()}var oa=I(`<p class="tiny svelte-g4loiv"> </p>`),sa=I(`<section class="card svelte-g4loiv"><header class="svelte-g4loiv"><h2 class="svelte-g4loiv"> </h2> <span class="tiny"> </span></header> <!> <!></section>`);function ca(e,r){t(r,!0);let i=f(()=>r.desk.opened??r.desk.looked),a=f(()=>r.desk.drawn.places.find(e=>e.number===R(i)&&e.owner===null)),o=f(()=>r.desk.drawn.stacks.find(({base:e})=>e===R(i))?.tiles??[]);var s=C(),c=h(s),u=e=>{var t=sa(),i=H(t),s=H(i),c=n(s,!0),u=V(s,2),d=n(u,!0);l(i);var f=V(i,2);aa(f,{get tiles(){return R(o)},get names(){return r.desk.names}});var p=V(f,2),m=e=>{var t=oa(),r=n(t,!0);x(e=>z(r,e),[()=>F(`toybattle-stack-help`)]),k(e,t)};D(p,e=>{R(o).length>1&&e(m)}),l(t),x((e,t)=>{z(c,e),z(d,t)},[()=>F(`toybattle-base`,{number:R(a).number}),()=>Kr(R(a))||F(`toybattle-tiles`,{count:R(o).length})]),k(e,t)};D(c,e=>{R(a)&&e(u)}),k(e,s),N()}var la=(t,r=p,i=p)=>{var a=ua(),o=H(a);mr(V(H(o)),e(i)),l(o);var s=V(o,2),c=H(s),u=n(c,!0),d=V(c);l(s),l(a),x((e,t)=>{z(u,e),z(d,` · ${t??``}`)},[()=>F(`toybattle-effect-${r()}`),()=>F(`toybattle-does-${r()}`)]),k(t,a)},ua=I(`<li class="svelte-1ifubvw"><svg width="34" height="34" viewBox="-28 -28 56 56" aria-hidden="true" class="svelte-1ifubvw"><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="3"></circle><!></svg> <p class="small"><b class="svelte-1ifubvw"> </b> </p></li>`),da=I(`<ul class="svelte-1ifubvw"><!> <!></ul>`),fa=I(`<section class="card svelte-1ifubvw"><header class="svelte-1ifubvw"><h2 class="svelte-1ifubvw"> </h2> <!></header> <p class="small"> </p> <!></section>`);function pa(e,r){t(r,!0);let i=f(()=>r.desk.drawn),a=f(()=>[...new Set(R(i).places.flatMap(({special:e})=>e===null?[]:[e]))]),o=f(()=>R(i).places.find(e=>e.gate!==null)?.gate??null),s=f(()=>R(i).you===null?``:r.desk.names[1-R(i).you]??``);var c=fa(),u=H(c),d=H(u),p=n(d,!0),m=V(d,2);Re(m,{children:(e,t)=>{j();var n=P();x(e=>z(n,e),[()=>F(`toybattle-objective`,{objective:R(i).objective})]),k(e,n)},$$slots:{default:!0}}),l(u);var h=V(u,2),g=n(h,!0),_=V(h,2),y=e=>{var t=da(),n=H(t);v(n,16,()=>R(a),e=>e,(e,t)=>{la(e,()=>t,()=>({special:t,gate:null}))});var r=V(n,2),i=e=>{la(e,()=>`gate`,()=>({special:null,gate:R(o)}))};D(r,e=>{R(o)&&e(i)}),l(t),k(e,t)};D(_,e=>{(R(a).length>0||R(o))&&e(y)}),l(c),x((e,t)=>{z(p,e),z(g,t)},[()=>F(`toybattle-option-terrain-${R(i).terrain}`),()=>R(s)?F(`toybattle-goal`,{name:R(s),objective:R(i).objective}):F(`toybattle-goal-both`,{objective:R(i).objective})]),k(e,c),N()}var ma=I(`<section class="card svelte-qo1a9j"><!> <div><h2 class="svelte-qo1a9j"> </h2> <p class="small"> </p></div></section>`);function ha(e,r){t(r,!0);let i=f(()=>r.desk.eyed??r.desk.troop);var a=C(),o=h(a),s=e=>{var t=ma(),a=H(t);{let e=f(()=>r.desk.drawn.you??0);$(a,{get seat(){return R(e)},get troop(){return R(i)},width:54})}var o=V(a,2),s=H(o),c=n(s,!0),u=V(s,2),d=n(u,!0);l(o),l(t),x((e,t)=>{z(c,e),z(d,t)},[()=>Hr(R(i)),()=>F(`toybattle-does-${Ae(R(i)).id}`)]),k(e,t)};D(o,e=>{R(i)&&e(s)}),k(e,a),N()}var ga=I(`<!> <!> <!> <span class="gap svelte-17m6xij"></span> <!> <!>`,1);function _a(e,n){t(n,!0);let r=f(()=>n.desk.drawn.you??0);var i=ga(),a=h(i);{let e=f(()=>1-R(r));ea(a,{get desk(){return n.desk},get seat(){return R(e)}})}var o=V(a,2);pa(o,{get desk(){return n.desk}});var s=V(o,2);ca(s,{get desk(){return n.desk}});var c=V(s,4);ha(c,{get desk(){return n.desk}}),ea(V(c,2),{get desk(){return n.desk},get seat(){return R(r)}}),k(e,i),N()}var va=B(`<svg width="44" height="44" viewBox="-28 -28 56 56" aria-hidden="true" class="svelte-iq087x"><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="3"></circle><!></svg>`),ya=I(`<div class="what svelte-iq087x"><!> <div class="svelte-iq087x"><h2 class="svelte-iq087x"> </h2> <p class="small"> </p></div> <!></div>`),ba=I(`<!> <!>`,1),xa=I(`<section class="svelte-iq087x"><!> <div class="acts svelte-iq087x"><!> <!> <!></div></section>`);function Sa(e,r){t(r,!0);let i=d(r,`isTold`,3,!1),a=f(()=>r.desk.drawn.you??0),o=f(()=>r.question.isTroop?r.question.effect:F(`toybattle-effect-${r.question.effect}`)),s=f(()=>r.desk.buttons.filter(e=>e!==`decline`)),c=f(()=>r.desk.buttons.includes(`decline`));function u(e){let[t=``,n]=e.split(` `);return F(`toybattle-do-${t}`,{troop:n??``,count:r.question.effect===`Skully`?2:1})}var p=xa(),g=H(p),_=e=>{var t=ya(),i=H(t),s=e=>{{let t=f(()=>Ae(r.question.effect).name);$(e,{get seat(){return R(a)},get troop(){return R(t)},width:46})}},c=e=>{var t=va();mr(V(H(t)),{get special(){return r.question.effect}}),l(t),k(e,t)};D(i,e=>{r.question.isTroop?e(s):e(c,-1)});var u=V(i,2),d=H(u),p=n(d,!0),m=V(d,2),h=n(m,!0);l(u);var g=V(u,2);y(g,()=>r.beside),l(t),x(e=>{z(p,e),z(h,r.desk.hint)},[()=>F(`toybattle-offered`,{effect:R(o),base:r.question.base})]),k(e,t)};D(g,e=>{i()||e(_)});var b=V(g,2),w=H(b);v(w,16,()=>R(s),e=>e,(e,t)=>{var n=C(),o=h(n),s=e=>{{let n=f(()=>({lit:r.desk.table.hints.lights(t)})),o=f(()=>!r.desk.mayAct),s=f(()=>u(t));S(e,{kind:`primary`,get class(){return R(n)},get square(){return i()},get disabled(){return R(o)},get"aria-label"(){return R(s)},onclick:()=>r.desk.answer(t),children:(e,n)=>{var r=ba(),o=h(r);{let e=f(()=>t.slice(7)),n=f(()=>i()?40:28);$(o,{get seat(){return R(a)},get troop(){return R(e)},get width(){return R(n)}})}var s=V(o,2),c=e=>{var n=P();x(e=>z(n,e),[()=>u(t)]),k(e,n)};D(s,e=>{i()||e(c)}),k(e,r)},$$slots:{default:!0}})}},c=f(()=>t.startsWith(`exhume `)),l=e=>{{let n=f(()=>({lit:r.desk.table.hints.lights(t)})),i=f(()=>!r.desk.mayAct);S(e,{kind:`primary`,get class(){return R(n)},get disabled(){return R(i)},onclick:()=>r.desk.answer(t),children:(e,n)=>{j();var r=P();x(e=>z(r,e),[()=>u(t)]),k(e,r)},$$slots:{default:!0}})}};D(o,e=>{R(c)?e(s):e(l,-1)}),k(e,n)});var T=V(w,2),E=e=>{{let t=f(()=>({lit:r.desk.table.hints.lights(`decline`)})),n=f(()=>!r.desk.mayAct);S(e,{get class(){return R(t)},get disabled(){return R(n)},onclick:()=>r.desk.answer(`decline`),children:(e,t)=>{j();var n=P();x(e=>z(n,e),[()=>F(`toybattle-decline`)]),k(e,n)},$$slots:{default:!0}})}};D(T,e=>{R(c)&&e(E)});var O=V(T,2),A=e=>{var t=C(),n=h(t);y(n,()=>r.beside),k(e,t)};D(O,e=>{i()&&e(A)}),l(b),l(p),x(e=>m(p,`aria-label`,e),[()=>F(`toybattle-question`)]),k(e,p),N()}var Ca=I(`<span class="ring svelte-xonj0u"></span>`),wa=I(`<span class="ring glow svelte-xonj0u"></span>`),Ta=I(`<span class="tiny under svelte-xonj0u"> </span>`),Ea=I(`<button type="button"><!> <!> <!></button>`),Da=I(`<span class="slot svelte-xonj0u"></span>`),Oa=I(`<div class="dragged svelte-xonj0u" aria-hidden="true"><!></div>`),ka=I(`<div role="group"><div class="tiles svelte-xonj0u"><!> <!></div> <div class="board svelte-xonj0u"></div></div> <!>`,1);function Aa(e,a){t(a,!0);let s=d(a,`desk`,7),c=f(()=>s().drawn.you??0),p=f(()=>Oe()===`phone`),g=r(600),y=f(()=>Math.max(R(g)<600?6:8,s().rack.length)),S=f(()=>Math.min(R(p)?58:76,Math.floor((R(g)-16)/R(y))-3)),C=r(null),T={x:0,y:0},A=e=>s().isMine&&s().table.hints.lights(`place ${e}`),M=e=>s().picked===e||R(C)?.isFar===!0&&R(C).at===e;function P({troop:e,isSuppressed:t},n){return F(t?`toybattle-rack-tile-down`:`toybattle-rack-tile`,{place:n+1,troop:Hr(e)})}function I(e,t){s().mayAct&&e.button===0&&(T={x:e.clientX,y:e.clientY},i(C,{at:t,...T,isFar:!1}))}function L(e){if(!R(C))return;let t=R(C).isFar||Math.hypot(e.clientX-T.x,e.clientY-T.y)>8;t&&!R(C).isFar&&(s().picked=R(C).at),i(C,{at:R(C).at,x:e.clientX,y:e.clientY,isFar:t})}function B(e){let t=R(C);if(i(C,null),!t?.isFar)return;let n=document.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-place]`)?.dataset.place;n!==void 0&&s().drop(t.at,Number(n)),ee=!0}let ee=!1;function te(e){ee?ee=!1:s().pick(e)}var U=ka();O(`pointermove`,w,L),O(`pointerup`,w,B),O(`pointercancel`,w,()=>i(C,null));var W=h(U);let G,ne;var K=H(W),q=H(K);v(q,17,()=>s().rack,b,(e,t,r)=>{var i=Ea();let a;var u=H(i),d=e=>{var t=Ca();k(e,t)},p=f(()=>M(r)),h=e=>{var t=wa();k(e,t)},g=f(()=>A(R(t).troop)&&!R(t).isSuppressed);D(u,e=>{R(p)?e(d):R(g)&&e(h,1)});var _=V(u,2);{let e=f(()=>R(t).isSuppressed?null:R(t).troop);$(_,{get seat(){return R(c)},get troop(){return R(e)},get width(){return R(S)}})}var v=V(_,2),y=e=>{var r=Ta(),i=n(r,!0);x(()=>z(i,R(t).troop)),k(e,r)};D(v,e=>{R(t).isSuppressed&&e(y)}),l(i),x((e,n,c,l)=>{m(i,`aria-pressed`,s().picked===r),m(i,`aria-label`,e),m(i,`title`,n),a=o(i,1,`svelte-xonj0u`,null,a,{isPicked:c,isGreyed:l,isDown:R(t).isSuppressed})},[()=>P(R(t),r),()=>F(`toybattle-does-${Ae(R(t).troop).id}`),()=>M(r),()=>s().isMine&&!s().placeable.has(R(t).troop)]),O(`pointerenter`,i,()=>s().eyed=R(t).troop),O(`pointerleave`,i,()=>s().eyed=null),O(`focus`,i,()=>s().eyed=R(t).troop),O(`blur`,i,()=>s().eyed=null),E(`pointerdown`,i,e=>I(e,r)),E(`click`,i,()=>te(r)),k(e,i)});var J=V(q,2);v(J,17,()=>({length:Math.max(0,R(y)-s().rack.length)}),b,(e,t)=>{var n=Da();k(e,n)}),l(K),j(2),l(W);var re=V(W,2),ie=e=>{var t=Oa();let n;var r=H(t);{let e=f(()=>s().rack[R(C).at]?.troop??null);$(r,{get seat(){return R(c)},get troop(){return R(e)},get width(){return R(S)}})}l(t),x(()=>n=_(t,``,n,{left:`${R(C).x??``}px`,top:`${R(C).y??``}px`})),k(e,t)};D(re,e=>{R(C)?.isFar&&e(ie)}),x(e=>{G=o(W,1,`rack svelte-xonj0u`,null,G,{isPhone:R(p)}),m(W,`aria-label`,e),ne=_(W,``,ne,{"--tile":`${R(S)??``}px`})},[()=>F(`toybattle-rack`)]),u(W,`clientWidth`,e=>i(g,e)),k(e,U),N()}ee([`pointerdown`,`click`]);var ja=I(` <!>`,1),Ma=I(`<!><!><!>`,1),Na=I(`<!> <!>`,1),Pa=I(`<!><!>`,1),Fa=I(`<div class="small-acts svelte-18bplnt"><!><!><!></div>`),Ia=I(`<!> <div class="acts svelte-18bplnt"><!></div>`,1),La=I(`<p class="small wait svelte-18bplnt"> </p>`),Ra=I(`<p class="small"> </p> <!>`,1),za=I(`<!> <section><!></section> <!>`,1);function Ba(e,a){t(a,!0);let s=e=>{be(e,{get table(){return R(y)}})},c=e=>{Ce(e,{get desk(){return v()}})},u=(e,t=p)=>{{let n=f(()=>t()?`primary`:`plain`),r=f(()=>!v().mayTake||!v().mayAct),a=f(()=>[`main`,{lit:v().isMine&&R(y).hints.lights(`take`)}]);S(e,{get kind(){return R(n)},big:!0,get greyed(){return R(r)},onclick:()=>v().take(),get class(){return R(a)},get element(){return R(E)},set element(e){i(E,e,!0)},children:(e,t)=>{j();var n=ja(),r=h(n),i=V(r),a=e=>{X(e,{children:(e,t)=>{j();var n=P(`T`);k(e,n)},$$slots:{default:!0}})};D(i,e=>{R(b)||e(a)}),x(e=>z(r,`${e??``} `),[()=>F(`toybattle-take`)]),k(e,n)},$$slots:{default:!0}})}},g=e=>{var t=Ma(),n=h(t);Te(n,{get table(){return R(y)},get isBusy(){return v().isBusy}});var r=V(n);c(r);var i=V(r);s(i),k(e,t)},_=e=>{var t=C(),n=h(t),r=e=>{S(e,{kind:`primary`,big:!0,onclick:()=>v().primary(),class:`main`,children:(e,t)=>{j();var n=P();x(e=>z(n,e),[()=>F(`toybattle-begin`)]),k(e,n)},$$slots:{default:!0}})},i=e=>{Sa(e,{get desk(){return v()},get question(){return v().question},get beside(){return g},get isTold(){return R(b)}})},a=e=>{var t=Na(),n=h(t),r=e=>{u(e,()=>!1)};D(n,e=>{R(b)&&e(r)});var i=V(n,2);{let e=f(()=>!v().mayAct);S(i,{kind:`primary`,big:!0,get disabled(){return R(e)},onclick:()=>v().confirm(),class:`main`,children:(e,t)=>{j();var n=P();x(e=>z(n,e),[()=>F(`toybattle-place-on`,{place:v().planned})]),k(e,n)},$$slots:{default:!0}})}k(e,t)},o=e=>{u(e,()=>!0)};D(n,e=>{R(y).mustOpen&&!v().isBusy?e(r):v().question?e(i,1):v().planned===null?e(o,-1):e(a,2)}),k(e,t)},v=d(a,`desk`,7),y=f(()=>v().table),b=f(()=>Oe()===`phone`),w=f(()=>v().drawn.you!==null),T=f(()=>R(b)&&v().opened!==null?v().drawn.stacks.find(({base:e})=>e===v().opened):void 0),E=r(void 0);te(()=>{v().mainButton=R(E)});var O=za(),A=h(O),M=e=>{{let t=f(()=>v().drawn.you??0);Ji(e,{get desk(){return v()},get seat(){return R(t)}})}};D(A,e=>{R(b)&&e(M)});var I=V(A,2);let L;var B=H(I),ee=e=>{var t=Ia(),n=h(t);Aa(n,{get desk(){return v()}});var r=V(n,2),i=H(r),a=e=>{var t=Pa(),n=h(t),r=e=>{s(e)},i=e=>{g(e)};D(n,e=>{v().planned===null?v().question||e(i,1):e(r)});var a=V(n);_(a),k(e,t)},o=e=>{var t=Na(),n=h(t);_(n);var r=V(n,2),i=e=>{var t=Fa(),n=H(t);Te(n,{get table(){return R(y)},hasWords:!0,get isBusy(){return v().isBusy}});var r=V(n);c(r);var i=V(r);s(i),l(t),k(e,t)};D(r,e=>{v().question||e(i)}),k(e,t)};D(i,e=>{R(b)?e(a):e(o,-1)}),l(r),k(e,t)},U=e=>{var t=La(),r=n(t,!0);x(()=>z(r,v().hint)),k(e,t)};D(B,e=>{R(w)?e(ee):e(U,-1)}),l(I);var W=V(I,2),G=e=>{{let t=f(()=>F(`toybattle-base`,{number:R(T).base}));ze(e,{get title(){return R(t)},from:`below`,onclose:()=>v().opened=null,children:(e,t)=>{var r=Ra(),i=h(r),a=n(i,!0);aa(V(i,2),{get tiles(){return R(T).tiles},get names(){return v().names},isLarge:!0}),x(e=>z(a,e),[()=>F(`toybattle-stack-help`)]),k(e,r)},$$slots:{default:!0}})}};D(W,e=>{R(T)&&e(G)}),x(e=>{L=o(I,1,`tray svelte-18bplnt`,null,L,{isPhone:R(b),hasQuestion:v().question!==null}),m(I,`aria-label`,e)},[()=>F(`toybattle-your-side`)]),k(e,O),N()}function Va(n,r){t(r,!0);let i=f(()=>new Ui(r.table));_e(n,{get table(){return r.table},get desk(){return R(i)},get manner(){return ln},board:e=>{Yr(e,{get desk(){return R(i)}})},tray:e=>{Ba(e,{get desk(){return R(i)}})},side:e=>{_a(e,{get desk(){return R(i)}})},strip:e=>{Yi(e,{get desk(){return R(i)}})},moment:(t,n=p)=>{vi(t,e(n))},ending:(e,t=p)=>{Gi(e,{get outcome(){return t()}})},refused:(e,t=p)=>{Ki(e,{get desk(){return R(i)},get refusal(){return t()}})},comparison:(e,t=p)=>{wi(e,{get desk(){return R(i)},get refusal(){return t()}})},$$slots:{board:!0,tray:!0,side:!0,strip:!0,moment:!0,ending:!0,refused:!0,comparison:!0}}),N()}var Ha={Screen:Va,manner:ln};export{Ha as face};