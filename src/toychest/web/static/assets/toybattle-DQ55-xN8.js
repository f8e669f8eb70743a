import{$ as e,A as t,At as n,Ct as r,Dt as i,Et as a,G as o,I as s,J as c,N as l,Nt as u,O as d,Ot as f,Pt as p,R as m,St as h,Tt as g,W as _,X as v,Y as y,Z as b,_t as x,a as S,at as C,bt as w,ct as T,dt as E,ft as D,gt as O,it as k,j as A,jt as j,k as M,kt as N,lt as P,m as F,nt as I,ot as L,p as ee,rt as R,st as z,ut as te,wt as ne,xt as B,yt as re}from"./router.svelte-BpRcEAmZ.js";import{c as V,d as H,l as U,o as W,p as G,s as K}from"./kept-CtKGOfHO.js";import{n as q,t as J}from"./files-DNldWKpb.js";import{a as Y,c as ie,d as ae,i as oe,l as se,n as ce,o as le,s as ue,t as de,u as fe}from"./Places-CzUdc1yk.js";import{a as pe,c as me,d as he,i as ge,l as _e,n as X,o as ve,p as ye,r as be,s as xe,t as Se,u as Ce}from"./HintButton-CdFgY8Jk.js";import{i as we,n as Te,t as Ee}from"./sound-BhJaLxjp.js";import{a as De,i as Oe,n as ke,r as Ae,t as je}from"./Medal-Dq5HBB_T.js";import{a as Me,n as Ne,t as Pe}from"./playedOut.svelte-CJEOjUN6.js";import{c as Fe,l as Ie,s as Le}from"./open.svelte-Bc7ICbwE.js";var Re=J(Object.assign({"../../../../../src/toychest/games/toybattle/terrains/battlefield.toml":`# Battlefield. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

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
`}));function ze(e){let t=Re.get(String(e));if(t===void 0)return null;let n=q(t,`headquarters`).flatMap(([e,t])=>t.map(t=>({place:t,seat:+(e===`red`)})));return{name:String(e),places:new Map(q(t,`places`).map(([e,[t=0,n=0]])=>[Number(e),{x:t,y:n}])),paths:q(t,`paths`).flatMap(([e,t])=>t.map(t=>[Number(e),t])),castles:n,special:new Set([...q(t,`special`).flatMap(([,e])=>e),...q(t,`gates`).map(([e])=>Number(e))])}}var Be={ground:`#CFE2A6`,shade:`#BAD48D`,patch:`#E3EFC4`,road:`#F3DFB2`,roadEdge:`#8A6530`,pad:`#FBEFCF`,padEdge:`#7A5628`,stitch:`#6E8A4A`,patchSolid:.5,dark:{ground:`#3E5238`,shade:`#354731`,patch:`#4A6142`,stitch:`#86A45E`}},Ve={ground:`#F6DDA8`,shade:`#F0CE8C`,patch:`#7FD0DE`,road:`#FFF6E3`,roadEdge:`#9A6420`,pad:`#FFF9EC`,padEdge:`#8F521C`,stitch:`#B5813E`,patchSolid:.95,dark:{ground:`#54431F`,shade:`#4A3A18`,patch:`#2B6A78`,stitch:`#B5813E`}},He={castle:Be,pool:Ve,clouds:{ground:`#C9DDF4`,shade:`#B3CDEC`,patch:`#E3EEFB`,road:`#FFFFFF`,roadEdge:`#5374A6`,pad:`#FFFDF6`,padEdge:`#456595`,stitch:`#6F8FBD`,patchSolid:.5,dark:{ground:`#34496A`,shade:`#2C3F5E`,patch:`#47608A`,stitch:`#8FAAD3`}},jungle:{ground:`#A9CFA0`,shade:`#8DBB88`,patch:`#D3E9BC`,road:`#E9C9A0`,roadEdge:`#7A4B2E`,pad:`#FBE9CC`,padEdge:`#6B3F25`,stitch:`#4F7A50`,patchSolid:.7,dark:{ground:`#2C4630`,shade:`#243B28`,patch:`#3A5A3C`,stitch:`#6C9A6C`}},cemetery:{ground:`#CFC6DC`,shade:`#B9AECB`,patch:`#E8E1F0`,road:`#EEE7DB`,roadEdge:`#6B5F80`,pad:`#F7F1E6`,padEdge:`#564A6C`,stitch:`#6B5F80`,patchSolid:.75,dark:{ground:`#3A3149`,shade:`#312940`,patch:`#4D4264`,stitch:`#9385AC`}},caribbean:{ground:`#8ED1DC`,shade:`#76C2D0`,patch:`#AFE0E6`,road:`#FFF1CE`,roadEdge:`#1C6577`,pad:`#FFF4D8`,padEdge:`#7F5A26`,stitch:`#2D7F92`,patchSolid:.5,dark:{ground:`#1B4E59`,shade:`#17434D`,patch:`#2A6875`,stitch:`#5AA8B8`}},station:{ground:`#CBD3DA`,shade:`#B6C0CA`,patch:`#DCE3E8`,road:`#F4F6F7`,roadEdge:`#566472`,pad:`#FBFCFC`,padEdge:`#3F4C5A`,stitch:`#566472`,patchSolid:.5,dark:{ground:`#363F48`,shade:`#2E363E`,patch:`#47525D`,stitch:`#8794A1`}},battlefield:{ground:`#E6CDA6`,shade:`#D9BA8A`,patch:`#EFDDBF`,road:`#FBEBCB`,roadEdge:`#8A5F35`,pad:`#FFF5E0`,padEdge:`#724A26`,stitch:`#8A5F35`,patchSolid:.5,dark:{ground:`#4A3A26`,shade:`#40321F`,patch:`#5C4A32`,stitch:`#B58A58`}},croisette:Ve,tournament:Be},Ue={road:`#C4AC80`,roadEdge:`#1B1A16`,pad:`#CDBB94`,padEdge:`#4B3A22`,number:`#3D2A14`};function We(e){let{dark:t,patchSolid:n,...r}=e,i=(e,t)=>Object.entries(t).map(([t,n])=>`--${e}-${t}: ${n}`);return[...i(`light`,{...r,number:r.padEdge}),...i(`dark`,{...Ue,...t}),`--patch-solid: ${n}`].join(`; `)}var Ge=L(`<path></path>`),Ke=L(`<g class="svelte-x6buxu"></g>`);function qe(e,t){N(t,!0);let n=i(()=>t.plan.unit),r=i(()=>2*Math.round(t.plan.width/(56*D(n)))+1),a=i(()=>t.plan.width/D(r)),o=i(()=>20*D(n)),s=i(()=>`M0 0H${D(a)}V${D(o)}A${D(a)/2} ${D(a)*.42} 0 0 1 0 ${D(o)}Z`);var c=k(),l=B(c);v(l,16,()=>[0,1],e=>e,(e,i)=>{var o=Ke();v(o,21,()=>({length:D(r)}),b,(e,t,n)=>{var r=Ge();m(r,`fill`,n%2?`#FFFBF0`:`var(--awning)`),O(()=>{m(r,`d`,D(s)),m(r,`transform`,`translate(${n*D(a)} 0)`)}),R(e,r)}),j(o),O(()=>{m(o,`transform`,i?`translate(${t.plan.width} ${t.plan.height}) rotate(180)`:void 0),m(o,`stroke`,U),m(o,`stroke-width`,2*D(n))}),R(e,o)}),R(e,c),f()}var Je=L(`<path class="cloud svelte-1d6953b" stroke-width="3"></path>`);function Ye(e,t){N(t,!0);var n=k(),r=B(n);v(r,17,()=>t.plan.spots,([e,{x:t,y:n}])=>e,(e,n)=>{var r=i(()=>p(D(n),2));let a=()=>D(r)[0],o=()=>D(r)[1].x,s=()=>D(r)[1].y;var c=Je();m(c,`d`,`M-62 26A24 24 0 0 1 -48 -14A34 34 0 0 1 8 -40A32 32 0 0 1 52 -12A22 22 0 0 1 60 26A30 20 0 0 1 10 40A30 20 0 0 1 -40 38A18 14 0 0 1 -62 26Z`),O(e=>m(c,`transform`,`translate(${o()??``} ${s()+8*t.plan.unit}) scale(${e??``})`),[()=>t.plan.unit*(t.plan.headquarters.has(a())?1.25:1)]),R(e,c)}),R(e,n),f()}var Xe=L(`<g fill="none" stroke-linecap="round"><path class="crust svelte-1rkn8a2"></path><path class="lava svelte-1rkn8a2"></path><path class="glow svelte-1rkn8a2"></path></g>`);function Ze(e,t){N(t,!0);let n=i(()=>{let{width:e,height:n}=t.plan;return`M${e*.3} -10Q${e*.42} ${n*.3} ${e*.3} ${n*.5}T${e*.7} ${n+10}`}),a=i(()=>t.plan.unit);var o=Xe(),s=w(o),c=r(s),l=r(c);j(o),O(()=>{m(s,`d`,D(n)),m(s,`stroke-width`,40*D(a)),m(c,`d`,D(n)),m(c,`stroke-width`,28*D(a)),m(l,`d`,D(n)),m(l,`stroke-width`,6*D(a)),m(l,`stroke-dasharray`,`${20*D(a)} ${26*D(a)}`)}),R(e,o),f()}var Qe=L(`<circle class="crater svelte-1t8so0v"></circle>`),$e=L(`<circle></circle><circle></circle><!>`,1);function et(e,t){N(t,!0);let n=i(()=>({cx:t.plan.width/2,cy:t.plan.height/2})),a=i(()=>Math.min(t.plan.width,t.plan.height*1.16)),o=[[-.17,-.1,.055],[.13,-.16,.035],[.18,.1,.05],[-.08,.18,.04],[-.22,.08,.025]];var c=$e(),l=B(c);s(l,()=>({class:`halo`,...D(n),r:D(a)*.36}),void 0,void 0,void 0,`svelte-1t8so0v`);var u=r(l);s(u,()=>({class:`moon`,...D(n),r:D(a)*.29}),void 0,void 0,void 0,`svelte-1t8so0v`);var d=r(u);v(d,17,()=>o,b,(e,t)=>{var r=i(()=>p(D(t),3));let o=()=>D(r)[0],s=()=>D(r)[1],c=()=>D(r)[2];var l=Qe();O(()=>{m(l,`cx`,D(n).cx+o()*D(a)),m(l,`cy`,D(n).cy+s()*D(a)),m(l,`r`,c()*D(a))}),R(e,l)}),R(e,c),f()}var tt=L(`<path></path>`),nt=L(`<g stroke-linejoin="round"></g>`);function rt(e,t){N(t,!0);let n=i(()=>t.plan.unit),r=[`#F2B632`,`#7A4BA8`,`#2E9486`,`#E98B45`],a=i(()=>2*Math.round(t.plan.width/(52*D(n)))),o=i(()=>t.plan.width/D(a)),s=e=>10*D(n)+5*D(n)*Math.sin((e%6+.5)/6*Math.PI);var c=k(),l=B(c);v(l,16,()=>[0,1],e=>e,(e,i)=>{var c=nt();v(c,21,()=>({length:D(a)}),b,(e,t,n)=>{var i=tt();O(e=>{m(i,`d`,`M${D(o)*.14} 0H${D(o)*.86}L${D(o)/2} ${D(o)*.9}Z`),m(i,`transform`,`translate(${n*D(o)} ${e??``})`),m(i,`fill`,r[n%r.length])},[()=>s(n)]),R(e,i)}),j(c),O(()=>{m(c,`transform`,i?`translate(${t.plan.width} ${t.plan.height}) rotate(180)`:void 0),m(c,`stroke`,U),m(c,`stroke-width`,1.8*D(n))}),R(e,c)}),R(e,c),f()}function it(e){let t=e;return()=>(t=(t*1664525+1013904223)%4294967296,t/4294967296)}var at=900,ot={wide:44,tall:20};function st(e,t,n,r=()=>!1){let i=it(n),{unit:a}=e,o=[],s=ct(e);for(let n=0;n<at&&o.length<ot[e.name];n++){let n={x:20*a+i()*(e.width-40*a),y:20*a+i()*(e.height-44*a)};if(lt(e,n)||s.some(e=>Y(e,n)<28*a)||r(n)||o.some(e=>Y(e,n)<34*a))continue;let c=t[Math.floor(i()*t.length)];c&&o.push({...n,stamp:c})}return o.toSorted((e,t)=>e.y-t.y)}var ct=({labels:e,spots:t,unit:n})=>[...e].map(([e,r])=>({x:(t.get(e)?.x??0)+r.x*n,y:(t.get(e)?.y??0)+r.y*n}));function lt(e,t){let{unit:n}=e,r=[...e.spots].some(([r,i])=>Y(i,t)<(e.headquarters.has(r)?98:60)*n),i=e.roads.some(([e,r])=>ue(t,e,r)<25*n);return r||i||e.regions.some(({medals:e})=>e.some(e=>Y(e,t)<40*n))}var ut=L(`<ellipse ry="4" fill="#1A1020" opacity=".15"></ellipse>`),dt=L(`<rect x="-3" y="6" width="6" height="9" rx="2" fill="#8A5A30" stroke-width="1.8"></rect><path d="M0 -22L13 8H-13Z" fill="#5E9A55"></path><path d="M0 -19L6 -7L-1 7H-11Z" fill="#76B06A" stroke="none"></path><path d="M0 -22L13 8H-13Z" fill="none"></path>`,1),ft=L(`<path d="M-14 8A7 7 0 0 1 -10 -4A9 9 0 0 1 7 -6A7.5 7.5 0 0 1 14 8Z" fill="#6FAB5E"></path>`),pt=L(`<path d="M-12 9V-2A12 10 0 0 1 12 -2V9Z" fill="#F0C458"></path><path d="M-8 -3H8M-10 3H10" stroke="#9A6A14" stroke-width="1.4"></path>`,1),mt=L(`<circle r="2.6" fill="#FFFBF0" stroke-width="1"></circle>`),ht=L(`<!><circle r="1.8" fill="#F2B632" stroke="none"></circle>`,1),gt=L(`<path d="M-18 12L0 -16L18 12Z" fill="#FFF1D6"></path><path d="M0 -16L-9 12H-18ZM0 -16L9 12H18Z" fill="#E4A03A" stroke="none"></path><path d="M-18 12L0 -16L18 12Z" fill="none"></path><path d="M0 -16V-24L7 -21L0 -18" fill="#7A4BA8" stroke-width="1.6"></path>`,1),_t=L(`<path d="M-14 0Q-9 -5 -4 0T6 0T16 0" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="3"></path>`),vt=L(`<circle r="11" fill="none" stroke-width="10"></circle><circle r="11" fill="none" stroke="#FFFBF0" stroke-width="6"></circle><circle r="11" fill="none" stroke="#E4573D" stroke-width="6" stroke-dasharray="8.6 8.6" stroke-linecap="butt"></circle>`,1),yt=L(`<path d="M0 16Q-3 4 2 -6" fill="none" stroke-width="7"></path><path d="M0 16Q-3 4 2 -6" fill="none" stroke="#B9793F" stroke-width="3.6"></path><path d="M2 -7Q-14 -16 -18 -2Q-8 -8 2 -7Q-8 -22 6 -22Q2 -14 2 -7Q16 -20 20 -4Q10 -10 2 -7Z" fill="#5E9A55" stroke-width="1.8"></path>`,1),bt=L(`<path d="M-20 8A8 8 0 0 1 -14 -5A11 11 0 0 1 7 -8A9 9 0 0 1 20 8Z" fill="#FFFFFF" stroke="#8FAAD3"></path>`),xt=L(`<path d="M0 -20A12 13 0 0 1 5 5H-5A12 13 0 0 1 0 -20Z" fill="#E4573D"></path><path d="M0 -20Q-7 -8 -2 5M0 -20Q7 -8 2 5" fill="none" stroke="#FFF1D6"></path><rect x="-4" y="9" width="8" height="6" rx="1.5" fill="#C98A4B" stroke-width="1.6"></rect><path d="M-4 5V9M4 5V9" stroke-width="1.2"></path>`,1),St=L(`<path d="M0 12V-10M0 6Q-10 4 -12 -4M0 6Q10 4 12 -4M0 -1Q-8 -3 -9 -11M0 -1Q8 -3 9 -11" fill="none" class="fern svelte-1cgaazs" stroke-width="4"></path>`),Ct=L(`<path d="M-24 16L-8 -14H8L24 16Z" fill="#8A5A48" stroke-width="2.2"></path><path d="M-8 -14H8L11 -8Q6 -2 3 -8Q0 4 -4 -6Q-8 0 -11 -8Z" fill="#F08A2E" stroke-width="1.8"></path><circle cy="-22" r="4" fill="#FFE08A" stroke-width="1.6"></circle>`,1),wt=L(`<path d="M-10 12V-5A10 10 0 0 1 10 -5V12Z" fill="#E8E3EE"></path><path fill="#6B5F80" stroke="none"></path>`,1),Tt=L(`<path d="M0 14V-4M0 2L-9 -8M0 -2L8 -12M-5 -4L-5 -12M4 -7L11 -6" fill="none" class="twig svelte-1cgaazs" stroke-width="4"></path>`),Et=L(`<path d="M-14 4H14L9 12H-9Z" fill="#B9652B"></path><path d="M0 4V-18"></path><path d="M2 -17Q14 -10 12 0H2Z" fill="#FFFBF0" stroke-width="1.8"></path>`,1),Dt=L(`<path fill="#AEB9C4" stroke="#566472"></path><circle r="4" fill="#CBD3DA" stroke="#566472"></circle>`,1),Ot=L(`<rect x="-16" y="-10" width="32" height="20" rx="4" fill="#DCE3E8" stroke="#8794A1" stroke-width="1.8"></rect><path d="M-9 -3H9M-9 3H3" stroke="#8794A1"></path>`,1),kt=L(`<g fill="#D9B98A" stroke-width="1.8"><rect x="-16" y="1" width="15" height="9" rx="4.5"></rect><rect x="1" y="1" width="15" height="9" rx="4.5"></rect><rect x="-8" y="-7" width="16" height="9" rx="4.5"></rect></g>`),At=L(`<rect x="-10" y="-10" width="20" height="20" rx="3" fill="#E98B45" transform="rotate(-12)"></rect><path fill="#FFE8B0" stroke="none"></path>`,1),jt=L(`<path d="M0 -10V15" stroke-width="2.6"></path><path d="M-17 -6A17 15 0 0 1 17 -6Z" fill="#FFFBF0"></path><path d="M-6 -6Q-5 -17 0 -21Q5 -17 6 -6ZM-17 -6A17 15 0 0 1 -9 -18Q-13 -12 -12 -6ZM17 -6A17 15 0 0 0 9 -18Q13 -12 12 -6Z" fill="#E4573D" stroke="none"></path><path d="M-17 -6A17 15 0 0 1 17 -6Z" fill="none"></path>`,1),Mt=L(`<path d="M0 15V-16" stroke-width="2.4"></path><path d="M0 -16L17 -11L0 -5Z" fill="#7A4BA8"></path><path d="M-6 15H6"></path>`,1),Nt=L(`<!><!>`,1);function Pt(t,a){N(a,!0);let o={fir:[2,14,13],bush:[1,9,15],hay:[1,10,14],tent:[1,13,19],palm:[2,17,11],volcano:[2,17,25],stone:[1,12,13],parasol:[2,16,13],pennant:[1,15,7]},s=i(()=>o[a.stamp]);var c=Nt(),l=B(c),u=e=>{var t=ut();O(()=>{m(t,`cx`,D(s)[0]),m(t,`cy`,D(s)[1]),m(t,`rx`,D(s)[2])}),R(e,t)};e(l,e=>{D(s)&&e(u)});var d=r(l);V(d,{width:2,children:(t,o)=>{var s=k(),c=B(s),l=e=>{var t=dt();n(3),R(e,t)},u=e=>{var t=ft();R(e,t)},d=e=>{var t=pt();n(),R(e,t)},f=e=>{var t=ht(),r=B(t);v(r,16,()=>[[-3,0],[3,0],[0,-3],[0,3]],b,(e,t)=>{var n=i(()=>p(t,2));let r=()=>D(n)[0],a=()=>D(n)[1];var o=mt();O(()=>{m(o,`cx`,r()),m(o,`cy`,a())}),R(e,o)}),n(),R(e,t)},h=e=>{var t=gt();n(3),R(e,t)},g=e=>{var t=_t();R(e,t)},_=e=>{var t=vt();n(2),R(e,t)},y=e=>{var t=yt();n(2),R(e,t)},x=e=>{var t=bt();R(e,t)},S=e=>{var t=xt();n(3),R(e,t)},C=e=>{var t=St();R(e,t)},w=e=>{var t=Ct();n(2),R(e,t)},T=e=>{var t=wt(),n=r(B(t));O(e=>m(n,`d`,e),[()=>G(0,-2,5)]),R(e,t)},E=e=>{var t=Tt();R(e,t)},A=e=>{var t=Et();n(2),R(e,t)},j=e=>{var t=Dt(),r=B(t);n(),O(e=>m(r,`d`,e),[()=>H(14,8)]),R(e,t)},M=e=>{var t=Ot();n(),R(e,t)},N=e=>{var t=kt();R(e,t)},P=e=>{var t=At(),n=r(B(t));O(e=>m(n,`d`,e),[()=>G(0,0,6)]),R(e,t)},F=e=>{var t=jt();n(3),R(e,t)},I=e=>{var t=Mt();n(2),R(e,t)};e(c,e=>{a.stamp===`fir`?e(l):a.stamp===`bush`?e(u,1):a.stamp===`hay`?e(d,2):a.stamp===`daisy`?e(f,3):a.stamp===`tent`?e(h,4):a.stamp===`ripple`?e(g,5):a.stamp===`ring`?e(_,6):a.stamp===`palm`?e(y,7):a.stamp===`puff`?e(x,8):a.stamp===`balloon`?e(S,9):a.stamp===`fern`?e(C,10):a.stamp===`volcano`?e(w,11):a.stamp===`stone`?e(T,12):a.stamp===`twig`?e(E,13):a.stamp===`sailboat`?e(A,14):a.stamp===`cog`?e(j,15):a.stamp===`panel`?e(M,16):a.stamp===`cushions`?e(N,17):a.stamp===`block`?e(P,18):a.stamp===`parasol`?e(F,19):e(I,-1)}),R(t,s)},$$slots:{default:!0}}),R(t,c),f()}var Ft=L(`<g opacity=".8"><!></g>`),It=L(`<path class="bank svelte-1ihcyj6"></path><path class="water svelte-1ihcyj6" stroke-width="3"></path><!>`,1);function Lt(e,t){N(t,!0);let n=i(()=>t.plan.height*.497),a=i(()=>t.plan.height*.062),o=i(()=>{let e=it(5);return Array.from({length:16},()=>({x:e()*t.plan.width,y:D(n)+(e()-.5)*D(a)*1.1}))});function s(e){let{width:r}=t.plan,[i,o]=[D(n)-D(a)+e,D(n)+D(a)+e];return`M-10 ${i}C${r*.15} ${i-D(a)*.5} ${r*.3} ${i+D(a)*.5} ${r*.5} ${i}S${r*.85} ${i+D(a)*.5} ${r+10} ${i-D(a)*.2}V${o}C${r*.85} ${o+D(a)*.5} ${r*.7} ${o-D(a)*.4} ${r*.5} ${o}S${r*.15} ${o-D(a)*.4} -10 ${o+D(a)*.2}Z`}var c=It(),l=B(c),u=r(l),d=r(u);v(d,17,()=>D(o),b,(e,n)=>{var r=Ft();Pt(w(r),{stamp:`ripple`}),j(r),O(()=>m(r,`transform`,`translate(${D(n).x??``} ${D(n).y??``}) scale(${.75*t.plan.unit})`)),R(e,r)}),O((e,n)=>{m(l,`d`,e),m(l,`stroke-width`,12*t.plan.unit),m(u,`d`,n)},[()=>s(-3),()=>s(0)]),R(e,c),f()}var Rt=L(`<rect fill="var(--shade)" opacity=".5"></rect>`),zt=L(`<!><rect class="border svelte-27kaai"></rect>`,1);function Bt(e,t){N(t,!0);let n=i(()=>t.plan.unit);var a=zt(),o=B(a);v(o,17,()=>({length:14}),b,(e,n,r)=>{var i=Rt();O(()=>{m(i,`y`,t.plan.height*r/14),m(i,`width`,t.plan.width),m(i,`height`,t.plan.height/14/2)}),R(e,i)});var s=r(o);O(()=>{m(s,`x`,24*D(n)),m(s,`y`,24*D(n)),m(s,`width`,t.plan.width-48*D(n)),m(s,`height`,t.plan.height-48*D(n)),m(s,`rx`,16*D(n)),m(s,`stroke-width`,10*D(n))}),R(e,a),f()}var Vt=L(`<path></path>`),Ht=L(`<g fill="none" stroke="var(--shade)" stroke-linecap="round" opacity=".8"></g>`);function Ut(e,t){N(t,!0);let n=i(()=>Array.from({length:9},(e,n)=>t.plan.height*(n+.5)/9)),r=e=>{let n=t.plan.width/8;return`M${-n} ${e}${Array.from({length:10},(e,r)=>`q${n/2} ${(r%2?9:-9)*t.plan.unit} ${n} 0`).join(``)}`};var a=Ht();v(a,20,()=>D(n),e=>e,(e,t)=>{var n=Vt();O(e=>m(n,`d`,e),[()=>r(t)]),R(e,n)}),j(a),O(()=>m(a,`stroke-width`,3*t.plan.unit)),R(e,a),f()}var Wt=L(`<g><ellipse class="shallows svelte-1mn6vml"></ellipse><ellipse class="bank svelte-1mn6vml" stroke-width="3"></ellipse></g>`);function Gt(e,t){N(t,!0);var n=k(),a=B(n);v(a,17,()=>t.plan.spots,([e,{x:t,y:n}])=>e,(e,n)=>{var a=i(()=>p(D(n),2));let o=()=>D(a)[0],s=()=>D(a)[1].x,c=()=>D(a)[1].y,l=i(()=>t.plan.headquarters.has(o()));var u=Wt(),d=w(u),f=r(d);j(u),O(()=>{m(u,`transform`,`translate(${s()??``} ${c()+8*t.plan.unit}) scale(${t.plan.unit??``})`),m(d,`rx`,D(l)?88:62),m(d,`ry`,D(l)?56:52),m(f,`rx`,D(l)?76:52),m(f,`ry`,D(l)?46:43)}),R(e,u)}),R(e,n),f()}var Kt=L(`<path></path>`),qt=L(`<circle class="rivet svelte-zhk1lt"></circle>`),Jt=L(`<g class="seam svelte-zhk1lt"></g><!>`,1);function Yt(e,t){N(t,!0);let n=Array.from({length:6},(e,t)=>(t+1)/7),a=i(()=>t.plan.unit);var o=Jt(),s=B(o);v(s,20,()=>n,e=>e,(e,n)=>{var r=Kt();O(()=>m(r,`d`,`M${t.plan.width*n} 0V${t.plan.height??``}M0 ${t.plan.height*n}H${t.plan.width??``}`)),R(e,r)}),j(s);var c=r(s);v(c,16,()=>n,e=>e,(e,r)=>{var i=k(),o=B(i);v(o,16,()=>n,e=>e,(e,n)=>{var i=qt();O(()=>{m(i,`cx`,t.plan.width*r),m(i,`cy`,t.plan.height*n),m(i,`r`,3.4*D(a))}),R(e,i)}),R(e,i)}),O(()=>m(s,`stroke-width`,1.6*D(a))),R(e,o),f()}var Xt=({height:e},{y:t})=>Math.abs(t-e*.497)<e*.1,Zt=({height:e,unit:t},{y:n})=>Math.min(n,e-n)<52*t,Z=e=>He[e]??He.castle,Qt={palette:Z(`castle`),Ground:Lt,Rim:null,stamps:[`fir`,`fir`,`bush`,`daisy`,`hay`,`tent`],isKept:Xt},$t={castle:Qt,pool:{palette:Z(`pool`),Ground:Ut,Rim:null,stamps:[`palm`,`ring`,`ripple`,`daisy`,`ripple`]},clouds:{palette:Z(`clouds`),Ground:Ye,Rim:null,stamps:[`puff`,`puff`,`balloon`]},jungle:{palette:Z(`jungle`),Ground:Ze,Rim:null,stamps:[`fern`,`fern`,`bush`,`volcano`]},cemetery:{palette:Z(`cemetery`),Ground:et,Rim:null,stamps:[`stone`,`stone`,`twig`]},caribbean:{palette:Z(`caribbean`),Ground:Gt,Rim:null,stamps:[`ripple`,`ripple`,`sailboat`,`palm`,`ripple`]},station:{palette:Z(`station`),Ground:Yt,Rim:null,stamps:[`cog`,`panel`,`panel`]},battlefield:{palette:Z(`battlefield`),Ground:Bt,Rim:null,stamps:[`cushions`,`block`,`bush`,`cushions`]},croisette:{palette:Z(`croisette`),Ground:Ut,Rim:qe,stamps:[`parasol`,`palm`,`ring`,`ripple`],isKept:Zt},tournament:{palette:Z(`tournament`),Ground:Lt,Rim:rt,stamps:[`pennant`,`tent`,`hay`,`daisy`,`bush`],isKept:(e,t)=>Xt(e,t)||Zt(e,t)}};function en(e){return $t[e]??Qt}var tn=L(`<circle r="4.6" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="2"></circle>`),nn=L(`<circle r="4" stroke-width="1.4"></circle>`),rn=L(`<path stroke-width="1.6" stroke-linejoin="round"></path>`),an=L(`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" class="svelte-qkhq49"><rect x="1" y="1" width="98" height="98" rx="8" stroke-width="2"></rect><path stroke-width="2.6"></path><!><!></svg>`);function on(t,n){N(n,!0);let a=i(()=>ze(n.value)),o=i(()=>en(String(n.value)).palette),s=e=>D(a)?.places.get(e)??{x:0,y:0},c=i(()=>D(a)?.paths.map(([e,t])=>`M${s(e).x} ${s(e).y}L${s(t).x} ${s(t).y}`).join(``)??``);var l=k(),u=B(l),d=t=>{var n=an(),l=w(n),u=r(l),d=r(u);v(d,17,()=>D(a).places,([e,{x:t,y:n}])=>e,(t,n)=>{var r=i(()=>p(D(n),2));let s=()=>D(r)[0],c=()=>D(r)[1].x,l=()=>D(r)[1].y;var u=k(),d=B(u),f=e=>{var t=tn();O(()=>{m(t,`cx`,c()),m(t,`cy`,l())}),R(e,t)},h=i(()=>D(a).special.has(s())),g=e=>{var t=nn();O(()=>{m(t,`cx`,c()),m(t,`cy`,l()),m(t,`fill`,D(o).pad),m(t,`stroke`,U)}),R(e,t)};e(d,e=>{D(h)?e(f):e(g,-1)}),R(t,u)});var f=r(d);v(f,17,()=>D(a).castles,({place:e,seat:t})=>e,(e,t)=>{let n=()=>D(t).place,r=()=>D(t).seat,a=i(()=>s(n()));var o=rn();O(e=>{m(o,`d`,`M${D(a).x-9} ${D(a).y+6}V${D(a).y-6}H${D(a).x-4}V${D(a).y-2}H${D(a).x+4}V${D(a).y-6}H${D(a).x+9}V${D(a).y+6}Z`),m(o,`fill`,e),m(o,`stroke`,U)},[()=>K(r()).face]),R(e,o)}),j(n),O(()=>{m(l,`fill`,D(o).ground),m(l,`stroke`,U),m(u,`d`,D(c)),m(u,`stroke`,D(o).roadEdge)}),R(t,n)};e(u,e=>{D(a)&&e(d)}),R(t,l),f()}var sn={offer:{first:[`terrain`,`beginner`],named:({beginner:e})=>e===!0?[`terrain`,`beginner`]:[`terrain`],settled:()=>[],settledId:()=>null,previews:{terrain:on}},hasSecrets:!0,turnId:`toybattle-turn`,yourTurnId:`toybattle-turn-yours`,example:`place Star 20`,keys:()=>[[`1 – 8`,`toybattle-key-pick`],[`T`,`toybattle-key-take`],[`N`,`toybattle-key-decline`]]},cn={x:[13,87],y:[7,93]},ln=[1,.95,.9,.85,.8],un={across:43,down:48},dn={across:66,down:50},fn={tile:52,sign:27},pn={x:-34,y:-30};function mn(e){let t=hn(e.map(e=>e.x),cn.x),n=hn(e.map(e=>e.y),cn.y);return new Map(e.map(e=>[e.number,{x:t(e.x),y:n(e.y)}]))}function hn(e,[t,n]){let[r,i]=[Math.min(...e),Math.max(...e)],[a,o]=[Math.min(r,t),Math.max(i,n)];return e=>i>r?a+(e-r)/(i-r)*(o-a):e}function gn({spots:e,headquarters:t,unit:n}){let r=[...e].map(([e,n])=>({at:n,half:t.has(e)?dn:un})),i=(e,t)=>{let r=(e.at.x-t.at.x)/((e.half.across+t.half.across)*n);return Math.hypot(r,(e.at.y-t.at.y)/((e.half.down+t.half.down)*n))>=1};return r.every((e,t)=>r.slice(t+1).every(t=>i(e,t)))}var _n=e=>e.regions.every(({medals:t})=>t.every(t=>vn(e,t)));function vn({spots:e,headquarters:t,specials:n,unit:r},i){return[...e].every(([e,a])=>{let o={x:a.x+pn.x*r,y:a.y+pn.y*r};return(t.has(e)||Y(a,i)>=fn.tile*r)&&(!n.has(e)||Y(o,i)>=fn.sign*r)})}function yn(e,t,n){let r=bn(t),i=[e,...n.map(t=>[...e,t])];for(let e of i){let t=xn(e.slice(0,1),e,r);if(t)return t}return e}function bn(e){let t=new Map;for(let[n,r]of e)t.set(n,[...t.get(n)??[],r]),t.set(r,[...t.get(r)??[],n]);return t}function xn(e,t,n){let r=n.get(e.at(-1)??-1)??[];if(e.length===t.length)return r.includes(e[0]??-1)?e:null;for(let i of t){if(e.includes(i)||!r.includes(i))continue;let a=xn([...e,i],t,n);if(a)return a}return null}function Sn(e,t,n,r=new Set){let i=bn(e),a=new Map([[t,[t]]]);for(let[e,o]of a){if(e===n)return o;if(!(e!==t&&r.has(e)))for(let t of i.get(e)??[])a.has(t)||a.set(t,[...o,t])}return[]}var Cn={wide:{width:814,corner:28,ratio:814/642,least:30},tall:{width:352,corner:18,ratio:352/384,least:20.5}},[wn,Tn]=[.8,1.3];function En(e,t=Cn[e].ratio){let{width:n,corner:r,least:i}=Cn[e],a=Math.round(n/Math.max(wn,Math.min(Tn,t)));return{name:e,width:n,height:a,corner:r,pad:Math.max(i,Math.min(40,Math.min(n,a)*.0553))}}var Dn=38,On=76,kn=29,An=ce();function jn({places:e,paths:t,regions:n},r,i=!1,a){let o=En(r,a);return An([o,i,e.map(({number:e,x:t,y:n,special:r,gate:i})=>[e,t,n,r,i]),t,n.map(({bases:e,medals:t})=>[e,t])],()=>Pn({places:e,paths:t,regions:n},o,i))}function Mn({spots:e,pad:t,headquarters:n}){return[...e].toSorted(([,e],[,t])=>e.y-t.y||e.x-t.x).map(([e,{x:r,y:i}])=>{let a=t*(n.has(e)?3.1:2.36);return[e,{x:r,y:i,width:a,height:a}]})}function Nn(e,t){return e.spots.get(t)??{x:0,y:0}}function Pn(e,t,n){let r=ln.map(r=>Fn(e,{...t,pad:t.pad*r},n)),i=r.at(-1)??Fn(e,t,n);for(let t of r.filter(gn)){let n=In(e,t);if(_n(n))return n}return In(e,i)}function Fn({places:e,paths:t},n,r){let i=n.pad/Dn,a=mn(e),o=new Map(e.map(({number:e,owner:t})=>[e,Ln(n,a.get(e)??{x:0,y:0},t!==null,r)])),s=new Set(e.filter(({owner:e})=>e!==null).map(({number:e})=>e)),c=new Set(e.filter(({owner:e,special:t,gate:n})=>e===null&&(t??n)!==null).map(({number:e})=>e)),l=t.map(([e,t])=>[Nn({spots:o},e),Nn({spots:o},t)]);return{...n,unit:i,spots:o,headquarters:s,specials:c,roads:l}}function In({paths:e,regions:t},n){let r=t.map(({bases:t,medals:r})=>({medals:r,corners:yn(t,e,[...n.headquarters]).map(e=>Nn(n,e))})).map(({medals:e,corners:t})=>zn(n,t,e)),i=r.flatMap(e=>e.medals),a=new Map([...n.spots].map(([e,t])=>[e,Rn(e,t,n,i)]));return{...n,regions:r,labels:a}}function Ln({width:e,height:t,pad:n},{x:r,y:i},a,o){let[s,c]=o?[100-r,100-i]:[r,i],l=a?On*n/Dn:0;return{x:Math.max(l,Math.min(e-l,s/100*e)),y:(6+c*.885)/100*t}}function Rn(e,{x:t,y:n},{spots:r,headquarters:i,width:a,unit:o},s){let c=t<a*.3?-1:1,l=[{x:46*c,y:39},{x:-46*c,y:39},{x:54*c,y:4},{x:-54*c,y:4}],u=[...r].filter(([t])=>t!==e);return l.find(e=>{let r={x:t+e.x*o,y:n+e.y*o},c=r.x>12*o&&r.x<a-12*o,l=u.some(([e,t])=>Y(r,t)<(i.has(e)?74:54)*o);return c&&!l&&s.every(e=>Y(r,e)>24*o)})??{x:46*c,y:39}}function zn(e,t,n){let r=kn*e.unit,i=Vn(e,t,(n-1)*r/2);return{outline:oe(ie(t,13*e.unit)),medals:Array.from({length:n},(e,t)=>({x:i.x+(t-(n-1)/2)*r,y:i.y}))}}var Bn=40;function Vn(e,t,n){let{unit:r}=e,[i,a]=[Math.min(...t.map(({x:e})=>e)),Math.max(...t.map(({x:e})=>e))],[o,s]=[Math.min(...t.map(({y:e})=>e)),Math.max(...t.map(({y:e})=>e))],c={x:t.reduce((e,{x:t})=>e+t,0)/t.length,y:t.reduce((e,{y:t})=>e+t,0)/t.length},l=[...e.spots].flatMap(([t,n])=>{let i={spot:{x:n.x+pn.x*r,y:n.y+pn.y*r},reach:20*r};if(!e.headquarters.has(t))return[{spot:n,reach:46*r},...e.specials.has(t)?[i]:[]];let a={x:n.x+16*r,y:n.y-48*r};return[{spot:n,reach:58*r},{spot:a,reach:34*r}]}),u=e=>Math.min(...l.map(({spot:t,reach:n})=>Y(e,t)-n),le(e,t)-12*r),d={at:c,room:-1/0};for(let e=0;e<1681;e++){let l={x:i+(a-i)*(e%41)/Bn,y:o+(s-o)*Math.floor(e/41)/Bn};if(!se(l,t))continue;let f=Math.min(u({x:l.x-n,y:l.y}),u(l),u({x:l.x+n,y:l.y}),16*r)-Y(l,c)*.01;f>d.room&&(d={at:l,room:f})}return d.at}var Hn=L(`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#FFFCF5"></path><path></path><path stroke="#FFFCF5" stroke-opacity=".7"></path><path stroke="#A8231B"></path></g>`);function Un(e,t){N(t,!0);let n=i(()=>t.plan.unit),a=e=>e.length>1?ae(e.map(e=>Nn(t.plan,e))):``;var o=Hn(),s=w(o),c=r(s),l=r(c),u=r(l);j(o),O((e,t,r,i,a)=>{m(s,`d`,e),m(s,`stroke-width`,13*D(n)),m(c,`d`,t),m(c,`stroke`,r),m(c,`stroke-width`,7*D(n)),m(l,`d`,i),m(l,`stroke-width`,11*D(n)),m(u,`d`,a),m(u,`stroke-width`,8*D(n)),m(u,`stroke-dasharray`,`${4*D(n)} ${12*D(n)}`)},[()=>a(t.cause.line),()=>a(t.cause.line),()=>K(t.seat).face,()=>a(t.cause.broken),()=>a(t.cause.broken)]),R(e,o),f()}function Wn(e,{what:t,from:n,to:r},i){return(n!==`middle`&&`region`in n?e.regions[n.region]?.medals??[]:[Gn(e,n,i,t)]).map(n=>({start:n,end:Gn(e,r,i,t)}))}function Gn(e,t,n,r){if(t===`middle`)return{x:e.width/2,y:e.height/2};if(`place`in t)return Nn(e,t.place);if(`region`in t)return e.regions[t.region]?.medals[0]??{x:0,y:0};let i=t.side===n;return r===`medals`&&e.name===`wide`?{x:-60*e.unit,y:e.height*(i?.95:.08)}:{x:e.width*(r===`medals`?.6:.42),y:i?e.height+46*e.unit:-46*e.unit}}var Kn=L(`<g><!></g>`);function qn(t,n){N(n,!0);let r=i(()=>Wn(n.plan,n.flying,n.bottom)),a=i(()=>n.plan.unit);var o=k(),s=B(o);v(s,17,()=>D(r),b,(t,r)=>{let o=()=>D(r).start,s=()=>D(r).end,c=i(()=>fe(o(),s(),n.flying.part,26*D(a)));var l=Kn(),u=w(l),d=e=>{{let t=i(()=>13.5*D(a)*1.25);je(e,{get r(){return D(t)}})}},f=e=>{var t=Kn(),r=w(t);Ae(r,{get seat(){return n.flying.seat},get troop(){return n.flying.troop}}),j(t),O(()=>m(t,`transform`,`translate(0 ${-4*D(a)}) scale(${D(a)*.92})`)),R(e,t)};e(u,e=>{n.flying.what===`medals`?e(d):e(f,-1)}),j(l),O(()=>m(l,`transform`,`translate(${D(c).x??``} ${D(c).y??``})`)),R(t,l)}),R(t,o),f()}var Jn=L(`<circle class="socket svelte-tpy73p"></circle><!>`,1),Yn=L(`<g><!></g>`);function Xn(t,n){N(n,!0);let a=d(n,`isFlying`,3,!1),o=i(()=>13.5*n.unit);var s=k(),c=B(s);v(c,17,()=>n.region.medals,b,(t,s)=>{let c=()=>D(s).x,l=()=>D(s).y;var u=Yn(),d=w(u),f=e=>{je(e,{get r(){return D(o)}})},p=t=>{var a=Jn(),s=B(a),c=r(s),l=e=>{{let t=i(()=>D(o)*.42);W(e,{get seat(){return n.takenBy},get r(){return D(t)},hasLetter:!1})}};e(c,e=>{n.takenBy!==null&&e(l)}),O(()=>{m(s,`r`,D(o)*.82),m(s,`stroke-width`,D(o)*.14),m(s,`stroke-dasharray`,`${D(o)*.3} ${D(o)*.25}`),m(s,`fill`,U)}),R(t,a)};e(d,e=>{n.takenBy===null&&!a()?e(f):e(p,-1)}),j(u),O(()=>m(u,`transform`,`translate(${c()??``} ${l()??``})`)),R(t,u)}),R(t,s),f()}function Zn(e){let t=e.every((t,n)=>n===0||t===(e[n-1]??0)+1);return e.length>2&&t?`${e[0]}–${e.at(-1)}`:e.join(`·`)}var Qn=L(`<rect x="-26" y="33" width="52" height="22" rx="7" fill="#FFFCF5" stroke-width="2.2"></rect><text y="49.5" text-anchor="middle" font-size="15" class="svelte-jh7wjy"> </text>`,1),$n=L(`<g transform="translate(0 18) scale(.84)"><!></g>`),er=L(`<g transform="scale(1.12)"><!></g><!><!>`,1);function tr(t,n){N(n,!0);var a=er(),o=B(a),s=w(o);{let e=i(()=>n.captor?.seat??n.owner);ke(s,{get seat(){return n.owner},get flag(){return D(e)}})}j(o);var c=r(o),l=e=>{var t=Qn(),i=B(t),a=r(i),o=h(a,!0);O(e=>{m(i,`stroke`,U),m(a,`fill`,U),I(o,e)},[()=>Zn(n.gate)]),R(e,t)};e(c,e=>{n.gate&&e(l)});var u=r(c),d=e=>{var t=$n(),r=w(t);Ae(r,{get seat(){return n.captor.seat},get troop(){return n.captor.troop}}),j(t),R(e,t)};e(u,e=>{n.captor&&e(d)}),R(t,a),f()}var nr=L(`<circle fill="#FFE27A" opacity=".8"></circle><circle fill="none" stroke-width="2.2"></circle>`,1),rr=L(`<g><!></g>`);function ir(t,n){let a=d(n,`isHeadquarters`,3,!1),o=i(()=>a()?64:50),s=i(()=>n.legal===`own`?[0]:[0,90,180,270]);var c=k(),l=B(c),u=t=>{var i=k(),a=B(i),s=e=>{var t=nr(),n=B(t),i=r(n);O(()=>{m(n,`r`,D(o)),m(i,`r`,D(o)),m(i,`stroke`,U)}),R(e,t)};e(a,e=>{n.legal===`far`&&e(s)}),R(t,i)},f=e=>{var t=k(),r=B(t);v(r,16,()=>D(s),e=>e,(e,t)=>{var r=rr(),i=w(r);Me(i,{}),j(r),O(()=>m(r,`transform`,`rotate(${t??``}) translate(0 ${-D(o)-2}) scale(${n.legal===`own`?.8:1})`)),R(e,r)}),R(e,t)};e(l,e=>{n.part===`glow`?e(u):e(f,-1)}),R(t,c)}var ar=L(`<path d="M-17 14V-4A17 15 0 0 1 17 -4V14Z" fill="#FFFCF5" stroke-width="2.6"></path><text y="8" text-anchor="middle" font-size="16" stroke="none" class="svelte-99k1s7"> </text>`,1),or=L(`<path d="M11 9V3A8 8 0 0 0 3 -5H-8M-2 -13L-11 -5L-2 3" fill="none"></path>`),sr=L(`<rect x="-10" y="-11" width="15" height="19" rx="3" fill="#FFF6E3" stroke-width="3"></rect><path d="M9 -2V12M2 5H16" stroke-width="4"></path>`,1),cr=L(`<path d="M-13 -9V9" stroke-width="5"></path><path d="M-7 0H12M5 -8L13 0L5 8" fill="none"></path>`,1),lr=L(`<path d="M-12 12H12" stroke-width="4"></path><path d="M-8 12V-2A8 8 0 0 1 8 -2V12" fill="none" stroke-width="3.5"></path><path d="M0 9V-4M-5 1L0 -5L5 1" fill="none" stroke-width="3.2"></path>`,1),ur=L(`<path fill="none" stroke-width="3"></path><path d="M-12 12L12 -12"></path>`,1),dr=L(`<path d="M8 6A10 10 0 1 1 -2 -11A8 8 0 0 0 8 6Z" fill="#FFF6E3" stroke-width="3"></path><path d="M5 -12H13L5 -4H13" fill="none" stroke-width="2.6"></path>`,1);function fr(t,a){N(a,!0);let o=d(a,`gate`,3,null),s=i(()=>Zn(o()??[]));V(t,{width:4.5,children:(t,i)=>{var c=k(),l=B(c),u=e=>{var t=ar(),n=r(B(t)),i=h(n,!0);O(()=>{m(n,`fill`,U),I(i,D(s))}),R(e,t)},d=e=>{var t=or();R(e,t)},f=e=>{var t=sr();n(),R(e,t)},p=e=>{var t=cr();n(),R(e,t)},g=e=>{var t=lr();n(2),R(e,t)},_=e=>{var t=ur(),r=B(t);n(),O(e=>m(r,`d`,e),[()=>G(0,0,11,5)]),R(e,t)},v=e=>{var t=dr();n(),R(e,t)};e(l,e=>{o()?e(u):a.special===`recall`?e(d,1):a.special===`draw`?e(f,2):a.special===`shove`?e(p,3):a.special===`exhume`?e(g,4):a.special===`nullify`?e(_,5):a.special===`suppress`&&e(v,6)}),R(t,c)},$$slots:{default:!0}}),f()}var pr=L(`<circle r="3" fill="#7A4BA8"></circle>`),mr=L(`<!><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="2.6"></circle><g transform="scale(1.05)"><!></g>`,1),hr=L(`<text y="6" text-anchor="middle" font-size="16" fill="var(--number)" class="svelte-3vq1we"> </text>`),gr=L(`<circle r="28" fill="none" stroke="var(--number)" stroke-opacity=".45" stroke-width="2" stroke-dasharray="4 5"></circle><!>`,1),_r=L(`<ellipse cx="2" cy="9" rx="40" ry="37" fill="#1A1020" opacity=".16"></ellipse><circle cy="4" fill="var(--padEdge)"></circle><circle fill="var(--pad)" stroke-width="2.6"></circle><!>`,1);function vr(t,n){let a=i(()=>n.special!==null||n.gate!==null),o=Array.from({length:12},(e,t)=>[33*Math.cos(t*Math.PI/6),33*Math.sin(t*Math.PI/6)]);var s=_r(),c=r(B(s)),l=r(c),u=r(l),d=e=>{var t=mr(),a=B(t);v(a,17,()=>o,b,(e,t)=>{var n=i(()=>p(D(t),2));let r=()=>D(n)[0],a=()=>D(n)[1];var o=pr();O(()=>{m(o,`cx`,r()),m(o,`cy`,a())}),R(e,o)});var s=r(a,2);fr(w(s),{get special(){return n.special},get gate(){return n.gate}}),j(s),R(e,t)},f=t=>{var i=gr(),a=r(B(i)),o=e=>{var t=hr(),r=h(t,!0);O(()=>I(r,n.number)),R(e,t)};e(a,e=>{n.isCovered||e(o)}),R(t,i)};e(u,e=>{D(a)?e(d):e(f,-1)}),O(()=>{m(c,`r`,D(a)?40:37),m(l,`r`,D(a)?40:37),m(l,`stroke`,U)}),R(t,s)}var yr=L(`<g><circle r="24" fill="#E9DAF4" stroke="#2A2035" stroke-width="4"></circle><!></g>`),br=L(`<g transform="translate(0 -4) scale(.84)"><!></g><!>`,1),xr=L(`<!><!>`,1),Sr=L(`<g transform="translate(0 -24) scale(.9)" opacity=".96"><!></g>`),Cr=L(`<text text-anchor="middle" class="svelte-ap6iu0"> </text>`),wr=L(`<g><!><!><!><g><!></g><!><!></g>`);function Tr(t,n){N(n,!0);let a=i(()=>Nn(n.plan,n.place.number)),o=i(()=>n.tiles.at(-1)),s=i(()=>n.tiles.slice(0,-1).map(({seat:e})=>e)),c=i(()=>n.place.special!==null||n.place.gate!==null),l=i(()=>n.plan.labels.get(n.place.number)??{x:46,y:39});var u=wr(),d=w(u),p=e=>{{let t=i(()=>n.place.owner!==null);ir(e,{get legal(){return n.legal},get isHeadquarters(){return D(t)},part:`glow`})}};e(d,e=>{n.legal&&e(p)});var g=r(d),_=e=>{tr(e,{get owner(){return n.place.owner},get gate(){return n.place.gate},get captor(){return n.captor}})},v=t=>{var a=xr(),l=B(a);{let e=i(()=>D(o)!==void 0);vr(l,{get number(){return n.place.number},get special(){return n.place.special},get gate(){return n.place.gate},get isCovered(){return D(e)}})}var u=r(l),d=t=>{var i=br(),a=B(i),l=w(a);Ae(l,{get seat(){return D(o).seat},get troop(){return D(o).troop},get under(){return D(s)}}),j(a);var u=r(a),d=e=>{var t=yr();fr(r(w(t)),{get special(){return n.place.special},get gate(){return n.place.gate}}),j(t),O(()=>m(t,`transform`,`translate(${pn.x??``} ${pn.y??``}) scale(.6)`)),R(e,t)};e(u,e=>{D(c)&&e(d)}),R(t,i)};e(u,e=>{D(o)&&e(d)}),R(t,a)};e(g,e=>{n.place.owner===null?e(v,-1):e(_)});var y=r(g),b=e=>{var t=Sr(),r=w(t);Ae(r,{get seat(){return n.hovering.seat},get troop(){return n.hovering.troop}}),j(t),R(e,t)};e(y,e=>{n.hovering&&e(b)});var x=r(y),S=w(x);Ne(S,{get isLast(){return n.isLast},get isSelected(){return n.isSelected},get isCulprit(){return n.isCulprit},get isTried(){return n.isTried}}),j(x);var C=r(x),T=e=>{var t=Cr(),r=h(t,!0);O(()=>{m(t,`x`,D(l).x),m(t,`y`,D(l).y+5),m(t,`font-size`,n.plan.name===`tall`?17:14),I(r,n.place.number)}),R(e,t)};e(C,e=>{n.place.owner===null&&(D(o)||D(c))&&e(T)});var E=r(C),k=e=>{{let t=i(()=>n.place.owner!==null);ir(e,{get legal(){return n.legal},get isHeadquarters(){return D(t)},part:`arrows`})}};e(E,e=>{n.legal&&e(k)}),j(u),O(()=>{m(u,`transform`,`translate(${D(a).x??``} ${D(a).y??``}) scale(${n.plan.unit??``})`),m(x,`transform`,n.place.owner===null?void 0:`scale(1.4)`)}),R(t,u),f()}var Er=L(`<path fill="none" stroke="var(--stitch)" stroke-opacity=".55"></path>`),Dr=L(`<g><path></path><path fill="none" stroke-linejoin="round" stroke-linecap="round"></path></g>`),Or=L(`<path fill="var(--patch)" fill-opacity="var(--patch-solid)"></path><!>`,1);function kr(t,n){N(n,!0);let a=d(n,`isFresh`,3,!1),s=i(()=>n.takenBy!==null&&K(n.takenBy).pattern===`dots`);var c=Or(),l=B(c),u=r(l),p=e=>{var t=Er();O(()=>{m(t,`d`,n.region.outline),m(t,`stroke-width`,1.8*n.unit),m(t,`stroke-dasharray`,`${5*n.unit} ${5*n.unit}`)}),R(e,t)},h=e=>{var t=Dr();let i;var c=w(t),l=r(c);j(t),O(e=>{i=o(t,0,`taken svelte-gm7j7x`,null,i,{isFresh:a()}),m(c,`d`,n.region.outline),m(c,`fill`,`url(#${e??``})`),m(l,`d`,n.region.outline),m(l,`stroke`,`var(--seat-${n.takenBy??``})`),m(l,`stroke-width`,3*n.unit),m(l,`stroke-dasharray`,D(s)?`0.1 ${7*n.unit}`:`${9*n.unit} ${5*n.unit}`)},[()=>n.pattern(n.takenBy)]),R(e,t)};e(u,e=>{n.takenBy===null?e(p):e(h,-1)}),O(()=>m(l,`d`,n.region.outline)),R(t,c),f()}var Ar=L(`<g fill="none" stroke-linecap="round"><path stroke="var(--roadEdge)"></path><path stroke="var(--road)"></path><path stroke="var(--plank)" stroke-opacity=".55" stroke-linecap="butt"></path></g>`);function jr(e,t){N(t,!0);let n=i(()=>t.plan.roads.map(([e,t])=>ae([e,t])).join(``)),a=i(()=>t.plan.unit);var o=Ar(),s=w(o),c=r(s),l=r(c);j(o),O(()=>{m(s,`d`,D(n)),m(s,`stroke-width`,17*D(a)),m(c,`d`,D(n)),m(c,`stroke-width`,12.5*D(a)),m(l,`d`,D(n)),m(l,`stroke-width`,12.5*D(a)),m(l,`stroke-dasharray`,`${1.6*D(a)} ${8.4*D(a)}`)}),R(e,o),f()}var Mr=L(`<circle></circle><circle></circle>`,1),Nr=L(`<rect></rect>`),Pr=L(`<pattern patternUnits="userSpaceOnUse"><!></pattern>`),Fr=L(`<ellipse></ellipse>`),Ir=L(`<g><!></g>`),Lr=C(`<div><svg aria-hidden="true" class="svelte-8oth45"><defs><clipPath><rect></rect></clipPath><!></defs><g><rect fill="var(--ground)"></rect><!><!><!><!><g class="strewn svelte-8oth45"></g><!><!><!><!></g><rect class="stitches svelte-8oth45"></rect><rect x="1.5" y="1.5" fill="none" stroke-width="3"></rect><!></svg> <!></div>`);function Rr(t,n){let a=z();N(n,!0);let l=d(n,`layout`,3,`wide`),u=d(n,`flying`,3,null),p=d(n,`legal`,19,()=>new Map),g=d(n,`last`,19,()=>[]),y=d(n,`selected`,3,null),x=d(n,`cause`,3,null),S=d(n,`hovering`,3,null),C=i(()=>n.view.you??0),T=i(()=>jn(n.view,l(),D(C)===1,n.ratio)),E=i(()=>en(n.view.terrain)),A=i(()=>D(E).Ground),M=i(()=>D(E).Rim),P=i(()=>D(T).unit),F=i(()=>st(D(T),D(E).stamps,42,e=>D(E).isKept?.(D(T),e)??!1)),I=i(()=>n.view.places.toSorted((e,t)=>(D(T).spots.get(e.number)?.y??0)-(D(T).spots.get(t.number)?.y??0))),L=i(()=>new Map(n.view.stacks.map(({base:e,tiles:t})=>[e,t]))),ee=i(()=>Mn(D(T))),te=i(()=>n.view.places.find(({owner:e})=>e===D(C))?.number??0),ne=i(()=>u()?.what===`medals`&&u().from!==`middle`&&`region`in u().from?u().from.region:null),re=i(()=>{let e=it(7);return Array.from({length:9},()=>({cx:e()*D(T).width,cy:e()*D(T).height,rx:(70+e()*110)*D(P),ry:(36+e()*50)*D(P)}))}),V=e=>`${a}-seat-${e}`;var H=Lr(),W=w(H),G=w(W),q=w(G),J=h(q),Y=r(q);v(Y,16,()=>[0,1],e=>e,(t,n)=>{var a=Pr(),s=w(a),c=e=>{var t=Mr(),i=B(t),a=r(i);O(()=>{m(i,`cx`,3.5*D(P)),m(i,`cy`,3.5*D(P)),m(i,`r`,2.3*D(P)),o(i,0,`seat${n??``}`,`svelte-8oth45`),m(a,`cx`,10.5*D(P)),m(a,`cy`,10.5*D(P)),m(a,`r`,2.3*D(P)),o(a,0,`seat${n??``}`,`svelte-8oth45`)}),R(e,t)},l=i(()=>K(n).pattern===`dots`),u=e=>{var t=Nr();O(()=>{m(t,`width`,5*D(P)),m(t,`height`,14*D(P)),o(t,0,`seat${n??``}`,`svelte-8oth45`)}),R(e,t)};e(s,e=>{D(l)?e(c):e(u,-1)}),j(a),O(e=>{m(a,`id`,e),m(a,`width`,14*D(P)),m(a,`height`,14*D(P)),m(a,`patternTransform`,n?`rotate(45)`:void 0)},[()=>V(n)]),R(t,a)}),j(G);var ie=r(G),ae=w(ie),oe=r(ae);v(oe,17,()=>D(re),b,(e,t)=>{var n=Fr();s(n,()=>({...D(t),fill:`var(--shade)`,opacity:`.55`}),void 0,void 0,void 0,`svelte-8oth45`),R(e,n)});var se=r(oe);c(se,()=>D(A),(e,t)=>{t(e,{get plan(){return D(T)}})});var ce=r(se);v(ce,17,()=>D(T).regions,b,(e,t,r)=>{{let a=i(()=>n.view.regions[r]?.takenBy??null);kr(e,{get region(){return D(t)},get unit(){return D(P)},get takenBy(){return D(a)},pattern:V})}});var le=r(ce),ue=e=>{var t=k(),n=B(t);c(n,()=>D(M),(e,t)=>{t(e,{get plan(){return D(T)}})}),R(e,t)};e(le,e=>{D(M)&&e(ue)});var fe=r(le);v(fe,21,()=>D(F),b,(e,t)=>{let n=()=>D(t).x,r=()=>D(t).y,i=()=>D(t).stamp;var a=Ir();Pt(w(a),{get stamp(){return i()}}),j(a),O(()=>m(a,`transform`,`translate(${n()??``} ${r()??``}) scale(${D(P)*.95})`)),R(e,a)}),j(fe);var pe=r(fe);jr(pe,{get plan(){return D(T)}});var me=r(pe),he=e=>{Un(e,{get plan(){return D(T)},get cause(){return x()},get seat(){return D(C)}})};e(me,e=>{x()&&e(he)});var ge=r(me);v(ge,17,()=>D(I),e=>e.number,(e,t)=>{{let r=i(()=>D(L).get(D(t).number)??[]),a=i(()=>n.view.captured===D(t).number?n.view.captor:null),o=i(()=>p().get(D(t).number)??null),s=i(()=>g().includes(D(t).number)),c=i(()=>y()===D(t).number),l=i(()=>x()?.culprit===D(t).number),u=i(()=>x()?.tried===D(t).number),d=i(()=>S()?.place===D(t).number?S():null);Tr(e,{get place(){return D(t)},get plan(){return D(T)},get tiles(){return D(r)},get captor(){return D(a)},get legal(){return D(o)},get isLast(){return D(s)},get isSelected(){return D(c)},get isCulprit(){return D(l)},get isTried(){return D(u)},get hovering(){return D(d)}})}});var _e=r(ge);v(_e,17,()=>D(T).regions,b,(e,t,r)=>{{let a=i(()=>n.view.regions[r]?.takenBy??null),o=i(()=>D(ne)===r);Xn(e,{get region(){return D(t)},get unit(){return D(P)},get takenBy(){return D(a)},get isFlying(){return D(o)}})}}),j(ie);var X=r(ie),ve=r(X),ye=r(ve),be=e=>{qn(e,{get plan(){return D(T)},get flying(){return u()},get bottom(){return D(C)}})};e(ye,e=>{u()&&e(be)}),j(W);var xe=r(W,2);{let e=i(()=>new Set(p().keys()));de(xe,{get box(){return D(T)},get spots(){return D(T).spots},get areas(){return D(ee)},get start(){return D(te)},get label(){return n.label},get nameOf(){return n.nameOf},get legal(){return D(e)},onPick:e=>n.onPick?.(e),get onLook(){return n.onLook}})}j(H),O(e=>{o(H,1,`board ${D(T).name??``}`,`svelte-8oth45`),_(H,e),m(W,`viewBox`,`0 0 ${D(T).width??``} ${D(T).height??``}`),m(q,`id`,`${a}-frame`),m(J,`width`,D(T).width),m(J,`height`,D(T).height),m(J,`rx`,D(T).corner),m(ie,`clip-path`,`url(#${a}-frame)`),m(ae,`width`,D(T).width),m(ae,`height`,D(T).height),m(X,`x`,9*D(P)),m(X,`y`,9*D(P)),m(X,`width`,D(T).width-18*D(P)),m(X,`height`,D(T).height-18*D(P)),m(X,`rx`,D(T).corner-7*D(P)),m(X,`stroke-width`,2.4*D(P)),m(X,`stroke-dasharray`,`${9*D(P)} ${7*D(P)}`),m(ve,`width`,D(T).width-3),m(ve,`height`,D(T).height-3),m(ve,`rx`,D(T).corner-1),m(ve,`stroke`,U)},[()=>We(D(E).palette)]),R(t,H),f()}function zr({kind:e,facts:t}){let n=typeof t.troop==`string`?De(t.troop).strength??0:0;switch(e){case`troop_placed`:return Ee(typeof t.covered==`string`?`cover`:`troop`,n);case`troop_shoved`:return Ee(`troop`,n);case`tile_taken`:case`troop_recalled`:case`troop_exhumed`:case`tile_suppressed`:return Ee(`take`);case`troop_discarded`:case`rack_robbed`:return Ee(`cover`);case`region_closed`:return Ee(`medal`);case`headquarters_captured`:return Ee(`fall`);case`objective_reached`:return Ee(`won`)}}function Br(e){let{name:t,strength:n}=De(e);return n===null?t:F(`toybattle-troop`,{troop:t,strength:n})}function Vr(e,t,n){let r=t.places.find(t=>t.number===e);if(!r)return String(e);if(r.owner!==null)return Hr(r,r.owner,t,n);let i=t.stacks.find(({base:t})=>t===e)?.tiles??[];return[F(`toybattle-base`,{number:e}),Wr(r),Ur(i,n)].filter(Boolean).join(`, `)}function Hr(e,t,n,r){let i=n.captured===e.number&&n.captor?Ur([n.captor],r):``;return[F(`toybattle-headquarters-of`,{name:r[t]??``,number:e.number}),Wr(e),i].filter(Boolean).join(`, `)}function Ur(e,t){let n=e.at(-1);return n?F(`toybattle-base-held`,{troop:Br(n.troop),name:t[n.seat]??``,count:e.length}):F(`toybattle-base-empty`)}function Wr({special:e,gate:t}){return t?F(`toybattle-gate`,{lets:Zn(t)}):e===null?``:F(`toybattle-effect-${e}`)}var Gr=C(`<div class="room svelte-1yf09mr"></div>`),Kr=C(`<!> <!>`,1);function qr(t,n){N(n,!0);let o=d(n,`desk`,7),s=[0,0],c=i(()=>p(s,2)),u=a(ne(D(c)[0])),m=a(ne(D(c)[1])),h=[innerWidth,innerHeight],_=i(()=>p(h,2)),v=a(ne(D(_)[0])),y=a(ne(D(_)[1])),b=i(()=>Te()===`phone`),S=i(()=>D(b)?D(v)>D(y)?1:E(D(v),D(y)):D(u)>0&&D(m)>0?Math.max(D(m)/D(u),1):void 0),C=i(()=>D(S)===void 0?void 0:Math.ceil(D(S)*40)/40),w=i(()=>o().reel.animator.beat),T=i(()=>o().playing);x(()=>{let e=D(w)===null?void 0:D(T)[D(w).event];e&&zr(e)});function E(e,t){return Math.min((e-8)/Math.max(t-356,1),352/384)}function O(e){let t=o().legalPlaces.has(e)?`, ${F(o().question&&!o().asksTroop?`toybattle-choice`:`toybattle-target`)}`:``;return Vr(e,o().drawn,o().names)+t}var k=Kr(),j=B(k),M=e=>{var t=Gr();l(t,`clientHeight`,e=>g(u,e)),l(t,`clientWidth`,e=>g(m,e)),R(e,t)};e(j,e=>{D(b)||e(M)});var P=r(j,2);{let e=i(()=>D(b)?`tall`:`wide`),t=i(()=>F(`toybattle-board`)),n=i(()=>o().reel.animator.shown?.flying??null),r=i(()=>o().shoved??o().opened);Rr(P,{get view(){return o().drawn},get layout(){return D(e)},get ratio(){return D(C)},get label(){return D(t)},nameOf:O,get flying(){return D(n)},get legal(){return o().legalPlaces},get last(){return o().last},get selected(){return D(r)},get cause(){return o().cause},get hovering(){return o().hovering},onPick:e=>o().pickPlace(e),onLook:e=>o().looked=e})}A(`innerWidth`,e=>g(v,e,!0)),A(`innerHeight`,e=>g(y,e,!0)),R(t,k),f()}function Jr(e,{kind:t,facts:n}){let r=e=>Number(n[e]),i=String(n.troop),a={seat:r(`seat`),troop:i};switch(t){case`tile_taken`:return Q(e,n,e=>({rackSize:r(`rack`),reserve:r(`reserve`),tiles:Qr(e.tiles,n.troop)}));case`troop_placed`:return Yr(Q(e,n,e=>ei(e,i)),r(`place`),a);case`region_closed`:return{...Q(e,n,()=>({medals:r(`total`)})),regions:e.regions.map(e=>String(e.bases)===String(n.bases)?{...e,takenBy:a.seat}:e)};case`troop_discarded`:return Q({...e,stacks:Zr(e.stacks,r(`base`))},n,e=>({discards:[...e.discards,i]}));case`rack_robbed`:return Q(e,n,e=>({...ei(e,i),discards:[...e.discards,i]}));case`troop_recalled`:return Q({...e,stacks:Zr(e.stacks,r(`base`))},n,e=>ti(e,i));case`troop_shoved`:return{...e,stacks:Xr(Zr(e.stacks,r(`start`)),r(`end`),a)};case`troop_exhumed`:return Q(e,n,e=>({...ti(e,i),discards:$r(e.discards,i)}));case`tile_suppressed`:return Q(e,n,e=>({suppressedSize:r(`tiles`),suppressed:Qr(e.suppressed,n.troop)}));case`tiles_released`:return Q(e,n,e=>({suppressedSize:0,suppressed:e.suppressed&&[]}));default:return e}}function Q(e,t,n){return{...e,sides:e.sides.map(e=>e.seat===t.seat?{...e,...n(e)}:e)}}function Yr(e,t,n){return e.places.some(({number:e,owner:n})=>e===t&&n===null)?{...e,stacks:Xr(e.stacks,t,n)}:{...e,captured:t,captor:n}}function Xr(e,t,n){return e.some(e=>e.base===t)?e.map(e=>e.base===t?{...e,tiles:[...e.tiles,n]}:e):[...e,{base:t,tiles:[n]}]}function Zr(e,t){return e.map(e=>e.base===t?{...e,tiles:e.tiles.slice(0,-1)}:e).filter(({tiles:e})=>e.length>0)}var Qr=(e,t)=>e&&typeof t==`string`?[...e,t]:e;function $r(e,t){let n=e.indexOf(t);return n<0?e:e.toSpliced(n,1)}var ei=(e,t)=>({rackSize:e.rackSize-1,tiles:e.tiles&&$r(e.tiles,t),known:$r(e.known,t)}),ti=(e,t)=>({rackSize:e.rackSize+1,tiles:e.tiles&&[...e.tiles,t],known:[...e.known,t]}),ni={starter_drawn:220,tile_taken:360,troop_placed:360,region_closed:700,troop_discarded:360,rack_robbed:700,troop_recalled:360,troop_shoved:360,troop_exhumed:360,tile_suppressed:360,headquarters_captured:700,objective_reached:700,side_stuck:700,battle_stalled:700},ri=e=>e in ni,ii=(e,t,n)=>_e(e,{view:t,flying:null},{lasts:ni,after:({view:e},t)=>({view:Jr(e,t),flying:null})},n);function ai(e,t,n){let r=xe(e,n);if(r===void 0)return n<0?e.beats[0]?.before??e.end:e.end;let i=t[r.event],a=i&&si(i,r.before.view);return a?{view:oi(r.before.view,i,r.after.view),flying:{...a,part:me((n-r.begins)/r.lasts)}}:r.after}function oi(e,t,n){let{kind:r,facts:i}=t;return r===`troop_placed`?{...e,sides:n.sides}:r===`troop_shoved`?Jr(e,{...t,kind:`troop_discarded`,facts:{...i,base:i.start}}):r===`troop_discarded`||r===`troop_recalled`?{...e,stacks:n.stacks}:e}function si({kind:e,facts:t},{regions:n}){let r=Number(t.seat),i=e=>({place:Number(t[e])}),a={what:`tile`,seat:r,troop:typeof t.troop==`string`?t.troop:null};switch(e){case`troop_placed`:return{...a,from:{side:r},to:i(`place`)};case`troop_discarded`:case`troop_recalled`:return{...a,from:i(`base`),to:{side:r}};case`troop_shoved`:return{...a,from:i(`start`),to:i(`end`)};case`rack_robbed`:return{...a,from:{side:r},to:`middle`};case`region_closed`:return{what:`medals`,seat:r,troop:null,from:{region:n.findIndex(({bases:e})=>String(e)===String(t.bases))},to:{side:r}};default:return null}}var ci=class extends ve{constructor(){super({journey:ii,at:ai})}},li=L(`<circle fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.8" stroke-dasharray="3 2.6"></circle>`),ui=L(`<g><!></g>`),di=L(`<svg aria-hidden="true" class="svelte-2kkci8"></svg>`);function fi(t,n){let r=d(n,`width`,3,25),a=i(()=>Math.max(n.medals,n.objective)),o=i(()=>r()*1.12);var s=di();v(s,21,()=>({length:D(a)}),b,(t,a,s)=>{var c=ui(),l=w(c),u=e=>{{let t=i(()=>r()*.47);je(e,{get r(){return D(t)}})}},d=e=>{var t=li();O(()=>m(t,`r`,r()*.36)),R(e,t)};e(l,e=>{s<n.medals?e(u):e(d,-1)}),j(c),O(()=>m(c,`transform`,`translate(${s*D(o)+r()*.55} ${r()*.57})`)),R(t,c)}),j(s),O(()=>{m(s,`width`,D(a)*D(o)),m(s,`height`,r()*1.2),m(s,`viewBox`,`0 0 ${D(a)*D(o)} ${r()*1.2}`)}),R(t,s)}var pi=new Set([`$$slots`,`$$events`,`$$legacy`]),mi=C(`<li class="svelte-1n4xcsc"><!> <span role="img"><!></span> <span class="tiny"> </span></li>`),hi=C(`<div><!> <ul class="svelte-1n4xcsc"></ul></div>`);function gi(e,t){N(t,!0);let n=M(t,pi),a=i(()=>t.view),o=new ci,s=i(()=>o.shown?.view??D(a)),c=i(()=>[0,1].map(e=>F(`toybattle-side-${e}`))),l=i(()=>t.events.flatMap(({facts:e})=>[e.place,e.end]).filter(e=>typeof e==`number`));Pe(o,()=>n);var u=hi(),d=w(u);{let e=i(()=>Te()===`phone`?`tall`:`wide`),t=i(()=>F(`toybattle-board`)),n=i(()=>o.shown?.flying??null),r=i(()=>o.isPlaying?[]:D(l));Rr(d,{get view(){return D(s)},get layout(){return D(e)},get label(){return D(t)},nameOf:e=>Vr(e,D(s),D(c)),get flying(){return D(n)},get last(){return D(r)}})}var p=r(d,2);v(p,21,()=>D(s).sides,({seat:e,medals:t,rackSize:n})=>e,(e,t)=>{let n=()=>D(t).seat,i=()=>D(t).medals,a=()=>D(t).rackSize;var o=mi(),c=w(o);we(c,{get seat(){return n()},size:24});var l=r(c,2);fi(w(l),{get medals(){return i()},get objective(){return D(s).objective},width:20}),j(l);var u=r(l,2),d=h(u,!0);j(o),O((e,t)=>{m(l,`aria-label`,e),I(d,t)},[()=>F(`toybattle-medals`,{medals:i(),objective:D(s).objective}),()=>F(`toybattle-rack-count`,{count:a()})]),R(e,o)}),j(p),j(u),R(e,u),f()}var _i=L(`<svg class="svelte-sri0g1"><!></svg>`);function $(e,t){N(t,!0);let n=d(t,`under`,19,()=>[]),r=d(t,`width`,3,60),a=i(()=>118+Math.min(n().length,3)*7);var o=_i(),s=w(o);{let e=i(()=>r()<40);Ae(s,{get seat(){return t.seat},get troop(){return t.troop},get under(){return n()},get isSmall(){return D(e)}})}j(o),O(()=>{m(o,`width`,r()),m(o,`height`,r()*D(a)/108),m(o,`viewBox`,`-54 -54 108 ${D(a)??``}`),m(o,`role`,t.label?`img`:void 0),m(o,`aria-label`,t.label),m(o,`aria-hidden`,t.label?void 0:`true`)}),R(e,o),f()}var vi=L(`<path d="M-9 10L9 -10" stroke="var(--bad)" stroke-width="4"></path>`),yi=C(`<b class="svelte-548eq8"> </b>`),bi=C(`<div class="pair svelte-548eq8"><!> <svg width="26" height="26" viewBox="-13 -13 26 26" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="svelte-548eq8"><path d="M-6 -8L7 0L-6 8" stroke="var(--ink)" stroke-width="4"></path><!></svg> <!> <!></div>`),xi=C(`<!> <!>`,1);function Si(t,n){N(n,!0);let a=(t,n=u,a=u)=>{var s=bi(),c=w(s);$(c,{get seat(){return D(o)},get troop(){return n().troop},width:42});var l=r(c,2),d=r(w(l)),f=e=>{var t=vi();R(e,t)};e(d,e=>{a()||e(f)}),j(l);var p=r(l,2);{let e=i(()=>1-D(o));$(p,{get seat(){return D(e)},get troop(){return n().enemy},width:42})}var m=r(p,2),g=e=>{var t=yi(),r=h(t,!0);O(e=>I(r,e),[()=>F(`toybattle-beats`,{troop:Br(n().troop),enemy:Br(n().enemy)})]),R(e,t)};e(m,e=>{a()&&e(g)}),j(s),R(t,s)},o=i(()=>n.desk.drawn.you??0),s=i(()=>n.refusal.facts),c=i(()=>D(s).troop),l=i(()=>D(s).enemy),d=i(()=>typeof D(c)==`string`&&typeof D(l)==`string`?{troop:D(c),enemy:D(l)}:null),p=i(()=>n.desk.openWay(n.refusal)),m=i(()=>n.desk.drawn.stacks.find(({base:e})=>e===D(p)?.place)?.tiles.at(-1)),g=i(()=>D(p)&&D(m)&&D(m).seat!==D(o)?{troop:D(p).troop,enemy:D(m).troop}:null);var _=xi(),v=B(_),y=e=>{a(e,()=>D(d),()=>!1)};e(v,e=>{D(d)&&e(y)});var b=r(v,2),x=e=>{a(e,()=>D(g),()=>!0)};e(b,e=>{D(g)&&e(x)}),R(t,_),f()}function Ci(e,t){let n=`place ${t} `;return e.filter(e=>e.startsWith(n)).map(e=>Number(e.slice(n.length)))}var wi=e=>new Set(e.filter(e=>e.startsWith(`place `)).map(e=>e.split(` `)[1]??``)),Ti=/^(?:discard|recall) (\d+)$/,Ei=/^shove (\d+) (\d+)$/;function Di(e,t){let n=e.flatMap(e=>{let t=Ei.exec(e);return t?[{move:e,from:Number(t[1]),to:Number(t[2])}]:[]});if(t!==null)return new Map(n.filter(({from:e})=>e===t).map(({move:e,to:t})=>[t,e]));let r=e.flatMap(e=>{let t=Ti.exec(e)?.[1];return t===void 0?[]:[[Number(t),e]]});return new Map([...r,...n.map(({from:e})=>[e,null])])}function Oi(e){let t=e.filter(e=>/^(?:take|rob|suppress|exhume .+)$/.test(e));return e.includes(`decline`)?[...t,`decline`]:t}function ki(e,t,n){return e===`Jumbo`?`discard ${t}`:e===`recall`?`recall ${t}`:e===`shove`&&n!==null?`shove ${n} ${t}`:null}function Ai(e){let t=e.map(e=>/^(?:place \S+|discard|recall|shove) (\d+)/.exec(e)?.[1]);return[...new Set(t.flatMap(e=>e===void 0?[]:[Number(e)]))]}function ji(e,t){let n=e.filter(e=>t.includes(e));return n.length>0?n:e}var Mi=e=>typeof e==`number`?e:null;function Ni(e,t){let n=Mi(e.place??e.end??e.base),r=Mi(e.breaks);return r!==null&&n!==null?Pi(e,t,r,n):n===null?null:{tried:n,culprit:null,line:[],broken:[]}}function Pi(e,t,n,r){let i=Array.isArray(e.line)?e.line:[],a=[...Fi(t,i[0]??n),...i],o=new Set(t.places.filter(({owner:e})=>e!==null).map(({number:e})=>e)),s=Sn(t.paths,n,r,o);return{tried:r,culprit:n===r?null:n,line:a,broken:[...a.slice(-1),...s.length>0?s:[n]]}}function Fi(e,t){let n=bn(e.paths).get(t)??[];return e.places.filter(({number:t,owner:r})=>r===(e.you??0)&&n.includes(t)).map(({number:e})=>e).slice(0,1)}function Ii({facts:e,move:t},n){let[,r=``,i=``]=/^place (\S+) (\d+)$/.exec(t??``)??[];if(!r)return null;let a=(e,t,r)=>typeof t==`number`&&n.includes(`place ${e} ${t}`)?[{move:`place ${e} ${t}`,troop:e,place:t,what:r}]:[],o=Oe.filter(({name:e})=>e!==r).flatMap(({name:e})=>a(e,Number(i),e));return[...a(r,e.breaks,String(e.breaks)),...o][0]??null}var Li=Oe.map(({name:e})=>e);function Ri({tiles:e,suppressed:t}){let n=[...t??[]];return[...e??[]].sort((e,t)=>Li.indexOf(e)-Li.indexOf(t)).map(e=>{let t=n.indexOf(e);return t>=0&&n.splice(t,1),{troop:e,isSuppressed:t>=0}})}function zi({rackSize:e,known:t}){return[...t,...Array.from({length:Math.max(0,e-t.length)},()=>null)]}var Bi=`troop_dropped`,Vi=class extends be{bringsTeam=!0;reel=new X(new ci,({kind:e})=>ri(e)||e===Bi);#e=a(null);get picked(){return D(this.#e)}set picked(e){g(this.#e,e,!0)}#t=a(null);get planned(){return D(this.#t)}set planned(e){g(this.#t,e,!0)}#n=a(null);get shoved(){return D(this.#n)}set shoved(e){g(this.#n,e,!0)}#r=a(null);get opened(){return D(this.#r)}set opened(e){g(this.#r,e,!0)}#i=a(null);get looked(){return D(this.#i)}set looked(e){g(this.#i,e,!0)}#a=a(null);get eyed(){return D(this.#a)}set eyed(e){g(this.#a,e,!0)}#o=!1;#s=i(()=>this.reel.held?this.reel.animator.shown?.view??this.reel.held.before:this.view);get drawn(){return D(this.#s)}set drawn(e){g(this.#s,e)}#c=i(()=>this.reel.held?.events??[]);get playing(){return D(this.#c)}set playing(e){g(this.#c,e)}#l=i(()=>this.isMine?this.view.question:null);get question(){return D(this.#l)}set question(e){g(this.#l,e)}#u=i(()=>this.question!==null&&wi(this.legal).size>0);get asksTroop(){return D(this.#u)}set asksTroop(e){g(this.#u,e)}#d=i(()=>Ri(this.side(this.drawn.you??0)));get rack(){return D(this.#d)}set rack(e){g(this.#d,e)}#f=i(()=>wi(this.legal));get placeable(){return D(this.#f)}set placeable(e){g(this.#f,e)}#p=i(()=>this.picked===null?null:this.rack[this.picked]?.troop??null);get troop(){return D(this.#p)}set troop(e){g(this.#p,e)}#m=i(()=>this.question&&!this.asksTroop?Di(this.legal,this.shoved):new Map);get answers(){return D(this.#m)}set answers(e){g(this.#m,e)}#h=i(()=>this.question?Oi(this.legal):[]);get buttons(){return D(this.#h)}set buttons(e){g(this.#h,e)}#g=i(()=>this.#k());get legalPlaces(){return D(this.#g)}set legalPlaces(e){g(this.#g,e)}#_=i(()=>this.planned!==null&&this.troop!==null?{place:this.planned,seat:this.drawn.you??0,troop:this.troop}:null);get hovering(){return D(this.#_)}set hovering(e){g(this.#_,e)}#v=i(()=>this.table.refusal?Ni(this.table.refusal.facts,this.view):null);get cause(){return D(this.#v)}set cause(e){g(this.#v,e)}#y=i(()=>this.isBusy?[]:this.#A());get last(){return D(this.#y)}set last(e){g(this.#y,e)}#b=i(()=>this.lines.length>0&&this.question===null&&this.troop===null&&!this.table.mustOpen);get saysLast(){return D(this.#b)}set saysLast(e){g(this.#b,e)}#x=i(()=>this.#j());get hint(){return D(this.#x)}set hint(e){g(this.#x,e)}#S=i(()=>F(`toybattle-turn-number`,{number:this.drawn.turn}));get progress(){return D(this.#S)}set progress(e){g(this.#S,e)}#C=i(()=>this.table.outcome&&!this.isBusy?null:this.drawn.turnSeat);get turnSeat(){return D(this.#C)}set turnSeat(e){g(this.#C,e)}#w=i(()=>this.question===null&&this.table.isLegal(`take`));get mayTake(){return D(this.#w)}set mayTake(e){g(this.#w,e)}mainButton=void 0;side(e){let t=this.drawn.sides[e];if(!t)throw RangeError(`expected side 0 or 1, got ${e}`);return t}primary(){let[e]=this.buttons;if(this.isBusy)this.skip();else if(this.mayAct)this.table.mustOpen?this.table.openTurn():this.planned===null?e!==void 0&&e!==`decline`?this.answer(e):this.question||this.take():this.confirm();else return}take(){!this.isBusy&&this.table.isUp&&this.try(`take`,this.mainButton?.getBoundingClientRect()??null)}answer(e){this.mayAct&&this.try(e,this.mainButton?.getBoundingClientRect()??null)}pick(e){!this.isMine||e<0||e>=this.rack.length||(this.planned=null,this.picked=this.picked===e?null:e)}pickPlace(e){if(this.isBusy)return this.skip();this.question&&!this.asksTroop&&this.mayAct&&this.#T(e)||(this.troop!==null&&this.mayAct?this.#D(this.troop,e):this.opened=this.opened===e?null:e)}drop(e,t){if(!this.mayAct)return;this.picked=e;let n=this.rack[e]?.troop;n!==void 0&&(this.#o=this.table.isLegal(`place ${n} ${t}`),this.try(`place ${n} ${t}`,ge(`place`,t)))}confirm(){this.troop!==null&&this.planned!==null&&this.try(`place ${this.troop} ${this.planned}`,ge(`place`,this.planned))}#T(e){let t=this.answers.get(e);if(typeof t==`string`)this.try(t,ge(`place`,e));else if(t===null)this.shoved=e;else if(this.shoved===e)this.shoved=null;else return this.#E(e);return!0}#E(e){let t=this.question&&ki(this.question.effect,e,this.shoved);return t&&this.table.showWhyNot(t,ge(`place`,e)),t!==null}#D(e,t){let n=`place ${e} ${t}`;this.table.isLegal(n)&&pe()&&this.planned!==t?this.planned=t:this.try(n,ge(`place`,t))}instead(e){let t=this.openWay(e);return t&&{text:F(`toybattle-instead`,{what:t.what}),go:()=>this.place(t)}}openWay(e){return this.mayAct?Ii(e,this.legal):null}place({troop:e,place:t}){this.table.refusal=null,this.picked=this.rack.findIndex(t=>t.troop===e&&!t.isSuppressed),this.planned=null,this.#D(e,t)}pickUp(e){let[t,n=``,r]=e.split(` `);if(this.#O(),t===`shove`&&(this.shoved=Number(n)),t!==`place`||!this.isMine)return;let i=this.rack.findIndex(({troop:e,isSuppressed:t})=>e===n&&!t);[this.picked,this.planned]=i<0?[null,null]:[i,Number(r)]}whyNot(){if(!this.mayAct)return;let e=this.planned??this.looked;this.troop!==null&&e!==null?this.table.showWhyNot(`place ${this.troop} ${e}`,ge(`place`,e)):this.table.showWhyNot(`take`,this.mainButton?.getBoundingClientRect()??null)}key({key:e}){if(/^[1-8]$/.test(e))this.pick(Number(e)-1);else if(e.toLowerCase()===`t`&&!this.question)this.take();else if(e.toLowerCase()===`n`&&this.buttons.includes(`decline`))this.answer(`decline`);else return!1;return!0}putBack(){let e=this.picked!==null||this.shoved!==null||this.opened!==null;return this.#O(),this.opened=null,e}eyes(){return this.drawn.you}note(e){return F(`toybattle-rack-count`,{count:this.drawn.sides[e]?.rackSize??0})}read(){let e=this.drawn.stacks.map(({base:e})=>Vr(e,this.drawn,this.names)),t=this.rack.map(({troop:e})=>Br(e));return[...this.drawn.sides.map(({seat:e,medals:t,rackSize:n,reserve:r})=>F(`toybattle-read-side`,{name:this.names[e]??``,medals:t,objective:this.drawn.objective,rack:n,reserve:r})),...t.length>0?[F(`toybattle-read-rack`,{troops:ee(t)})]:[],...e].join(`. `)}#O(){this.picked=null,this.planned=null,this.shoved=null}#k(){if(this.cause)return new Map;let e=Ai(this.table.hints.lit);if(this.question&&!this.asksTroop)return new Map([...ji([...this.answers.keys()],e)].map(e=>[e,`far`]));let t=new Set(this.drawn.stacks.filter(({tiles:e})=>e.at(-1)?.seat===this.drawn.you).map(({base:e})=>e)),n=this.troop===null?e:Ci(this.legal,this.troop);return new Map(n.map(e=>[e,t.has(e)?`own`:`far`]))}#A(){let e=this.table.live.flatMap(e=>e.events).filter(({kind:e})=>e===`troop_placed`||e===`troop_shoved`),t=e.at(-1)?.facts.place??e.at(-1)?.facts.end;return typeof t==`number`?[t]:[]}#j(){return this.isBusy?``:this.table.outcome?F(`table-over`):this.isMine?this.table.mustOpen?F(`toybattle-hint-begin`):this.question?this.#N(this.question.effect):this.troop===null?F(this.mayTake?`toybattle-hint-turn`:`toybattle-hint-place`):this.#M(this.troop):this.waitingHint(this.view.turnSeat,`toybattle-hint-wait`)}#M(e){let t=Br(e);return Te()===`phone`?`${t} · ${F(`toybattle-does-${De(e).id}`)}`:F(`toybattle-hint-picked`,{troop:t})}#N(e){if(this.asksTroop&&this.troop!==null)return this.#M(this.troop);if(e===`shove`&&this.shoved!==null)return F(`toybattle-ask-shove-to`,{base:this.shoved});let{isTroop:t=!1,base:n=0}=this.question??{},r=F(`toybattle-ask-${t?De(e).id:e}`);return Te()===`phone`?`${F(`toybattle-offered`,{effect:t?e:F(`toybattle-effect-${e}`),base:n})} · ${r}`:r}heard(){this.#O()}staged(e){let t=this.#o;return this.#o=!1,t?Hi(e):e}};function Hi(e){let{before:t,events:n}=e,[r]=n;return r?{...e,before:Jr(t,r),events:n.with(0,{...r,kind:Bi})}:e}function Ui(e,t){N(t,!0);let n=i(()=>t.outcome.places.flatMap((e,t)=>e===1?[t]:[])),r=i(()=>D(n).length>0?D(n):[0,1]);var a=k(),o=B(a);v(o,16,()=>D(r),e=>e,(e,t)=>{{let n=i(()=>D(r).length>1?64:84);$(e,{get seat(){return t},troop:`Roxy`,get width(){return D(n)}})}}),R(e,a),f()}function Wi(t,n){N(n,!0);let r=i(()=>Oe.find(({name:e})=>e===n.refusal.facts.troop||n.refusal.move?.startsWith(`place ${e} `))?.name);var a=k(),o=B(a),s=e=>{{let t=i(()=>n.desk.drawn.you??0);$(e,{get seat(){return D(t)},get troop(){return D(r)},width:58})}};e(o,e=>{D(r)&&e(s)}),R(t,a),f()}var Gi=C(`<div><!> <!> <div class="who svelte-wwo58g"><div class="label name svelte-wwo58g"> </div> <div class="tiny svelte-wwo58g"> <!></div></div> <!> <span class="number svelte-wwo58g"> <small class="svelte-wwo58g"> </small></span></div>`);function Ki(t,n){N(n,!0);let a=i(()=>n.desk.side(n.seat)),s=i(()=>n.desk.drawn.you===n.seat),c=i(()=>K(n.seat));var l=Gi();let u,d;var p=w(l);we(p,{get seat(){return n.seat},size:30});var g=r(p,2);he(g,{get table(){return n.desk.table},get seat(){return n.seat},size:30});var v=r(g,2),y=w(v),b=h(y,!0),x=r(y,2),S=w(x,!0),C=r(S),E=e=>{var t=T();O(e=>I(t,`: ${e??``}`),[()=>D(a).known.join(`, `)]),R(e,t)};e(C,e=>{D(a).known.length>0&&!D(s)&&e(E)}),j(x),j(v);var k=r(v,2);fi(k,{get medals(){return D(a).medals},get objective(){return n.desk.drawn.objective},width:20});var A=r(k,2),M=w(A,!0),P=r(M),L=h(P);j(A),j(l),O((e,t,r)=>{u=o(l,1,`strip svelte-wwo58g`,null,u,{isActing:n.desk.turnSeat===n.seat}),d=_(l,``,d,{"--tint":D(c).tint,"--deep":D(c).deep}),I(b,e),I(S,t),m(A,`aria-label`,r),I(M,D(a).medals),I(L,`/${n.desk.drawn.objective??``}`)},[()=>n.desk.table.seats[n.seat]?.isFree?F(`table-free`):n.desk.names[n.seat]??``,()=>D(s)?F(`toybattle-strip-you`,{reserve:D(a).reserve}):F(`toybattle-rack-count`,{count:D(a).rackSize}),()=>F(`toybattle-medals`,{medals:D(a).medals,objective:n.desk.drawn.objective})]),R(t,l),f()}function qi(e,t){N(t,!0);{let n=i(()=>1-(t.desk.drawn.you??0));Ki(e,{get desk(){return t.desk},get seat(){return D(n)}})}f()}var Ji=C(`<li><!></li>`),Yi=C(`<ul class="backs svelte-1nbo4rg"></ul>`),Xi=C(`<span><b class="number svelte-1nbo4rg"> </b> </span>`),Zi=C(`<section><header class="svelte-1nbo4rg"><!> <!> <div class="who svelte-1nbo4rg"><h2 class="svelte-1nbo4rg"> </h2> <p class="tiny"> </p></div> <p class="medals svelte-1nbo4rg"><span class="number svelte-1nbo4rg"> </span><span class="of svelte-1nbo4rg"> </span></p></header> <!> <!> <p class="tiny counts svelte-1nbo4rg"><span><b class="number svelte-1nbo4rg"> </b> </span> <span><b class="number svelte-1nbo4rg"> </b> </span> <span><b class="number svelte-1nbo4rg"> </b> </span> <!></p></section>`);function Qi(n,a){N(a,!0);let s=i(()=>a.desk.side(a.seat)),c=i(()=>a.desk.drawn.you===a.seat),l=i(()=>a.desk.turnSeat===a.seat),u=i(()=>K(a.seat)),d=i(()=>a.desk.table.seats[a.seat]?.isFree?F(`table-free`):a.desk.names[a.seat]??``),p=i(()=>D(c)?F(`toybattle-you`):a.desk.drawn.you===null?F(`toybattle-side-${a.seat}`):F(`toybattle-across`));var g=Zi();let y,x;var S=w(g),C=w(S);we(C,{get seat(){return a.seat},size:36});var T=r(C,2);he(T,{get table(){return a.desk.table},get seat(){return a.seat},size:34});var E=r(T,2),k=w(E),A=h(k,!0),M=r(k,2),P=h(M,!0);j(E);var L=r(E,2),ee=w(L),z=h(ee,!0),te=r(ee),ne=h(te);j(L),j(S);var B=r(S,2);fi(B,{get medals(){return D(s).medals},get objective(){return a.desk.drawn.objective}});var re=r(B,2),V=e=>{var n=Yi();v(n,21,()=>zi(D(s)),b,(e,n)=>{var r=Ji(),o=w(r);{let e=i(()=>D(n)?{label:F(`toybattle-known`,{troop:D(n)})}:{});$(o,t({get seat(){return a.seat},get troop(){return D(n)},width:26},()=>D(e)))}j(r),R(e,r)}),j(n),O(e=>m(n,`aria-label`,e),[()=>F(`toybattle-rack-count`,{count:D(s).rackSize})]),R(e,n)};e(re,e=>{D(c)||e(V)});var H=r(re,2),U=w(H),W=w(U),G=h(W,!0),q=r(W);j(U);var J=r(U,2),Y=w(J),ie=h(Y,!0),ae=r(Y);j(J);var oe=r(J,2),se=w(oe),ce=h(se,!0),le=r(se);j(oe);var ue=r(oe,2),de=e=>{var t=Xi(),n=w(t),i=h(n,!0),a=r(n);j(t),O(e=>{I(i,D(s).suppressedSize),I(a,` ${e??``}`)},[()=>F(`toybattle-face-down`)]),R(e,t)};e(ue,e=>{D(s).suppressedSize>0&&e(de)}),j(H),j(g),O((e,t,n,r,i)=>{y=o(g,1,`card svelte-1nbo4rg`,null,y,{isActing:D(l)}),m(g,`aria-label`,D(d)),x=_(g,``,x,{"--face":D(u).face}),I(A,D(d)),I(P,D(p)),m(L,`aria-label`,e),I(z,D(s).medals),I(ne,`/${a.desk.drawn.objective??``}`),I(G,D(s).rackSize),I(q,` ${t??``}`),I(ie,D(s).reserve),I(ae,` ${n??``}`),m(oe,`title`,r),I(ce,D(s).discards.length),I(le,` ${i??``}`)},[()=>F(`toybattle-medals`,{medals:D(s).medals,objective:a.desk.drawn.objective}),()=>F(`toybattle-on-rack`),()=>F(`toybattle-in-reserve`),()=>D(s).discards.join(`, `),()=>F(`toybattle-discarded`)]),R(n,g),f()}var $i=C(`<p class="small"> </p>`),ea=C(`<span> </span>`),ta=C(`<li><!> <!></li>`),na=C(`<ol></ol>`);function ra(t,n){N(n,!0);let a=d(n,`isLarge`,3,!1),s=i(()=>n.tiles.toReversed()),c=({troop:e,seat:t})=>F(`toybattle-tile-of`,{troop:Br(e),name:n.names[t]??``});var l=k(),u=B(l),p=e=>{var t=$i(),n=h(t,!0);O(e=>I(n,e),[()=>F(`toybattle-base-empty`)]),R(e,t)},m=t=>{var n=na();let l;v(n,21,()=>D(s),b,(t,n,s)=>{var l=ta();o(l,1,`svelte-v0utp9`,null,{},{isCovered:s>0});var u=w(l);{let e=i(()=>a()?56:s===0?70:52),t=i(()=>c(D(n)));$(u,{get seat(){return D(n).seat},get troop(){return D(n).troop},get width(){return D(e)},get label(){return D(t)}})}var d=r(u,2),f=e=>{var t=ea(),r=h(t,!0);O(e=>I(r,e),[()=>c(D(n))]),R(e,t)};e(d,e=>{a()&&e(f)}),j(l),R(t,l)}),j(n),O(()=>l=o(n,1,`svelte-v0utp9`,null,l,{isLarge:a()})),R(t,n)};e(u,e=>{D(s).length===0?e(p):e(m,-1)}),R(t,l),f()}var ia=C(`<p class="tiny svelte-g4loiv"> </p>`),aa=C(`<section class="card svelte-g4loiv"><header class="svelte-g4loiv"><h2 class="svelte-g4loiv"> </h2> <span class="tiny"> </span></header> <!> <!></section>`);function oa(t,n){N(n,!0);let a=i(()=>n.desk.opened??n.desk.looked),o=i(()=>n.desk.drawn.places.find(e=>e.number===D(a)&&e.owner===null)),s=i(()=>n.desk.drawn.stacks.find(({base:e})=>e===D(a))?.tiles??[]);var c=k(),l=B(c),u=t=>{var i=aa(),a=w(i),c=w(a),l=h(c,!0),u=r(c,2),d=h(u,!0);j(a);var f=r(a,2);ra(f,{get tiles(){return D(s)},get names(){return n.desk.names}});var p=r(f,2),m=e=>{var t=ia(),n=h(t,!0);O(e=>I(n,e),[()=>F(`toybattle-stack-help`)]),R(e,t)};e(p,e=>{D(s).length>1&&e(m)}),j(i),O((e,t)=>{I(l,e),I(d,t)},[()=>F(`toybattle-base`,{number:D(o).number}),()=>Wr(D(o))||F(`toybattle-tiles`,{count:D(s).length})]),R(t,i)};e(l,e=>{D(o)&&e(u)}),R(t,c),f()}var sa=(e,n=u,i=u)=>{var a=ca(),o=w(a);fr(r(w(o)),t(i)),j(o);var s=r(o,2),c=w(s),l=h(c,!0),d=r(c);j(s),j(a),O((e,t)=>{I(l,e),I(d,` · ${t??``}`)},[()=>F(`toybattle-effect-${n()}`),()=>F(`toybattle-does-${n()}`)]),R(e,a)},ca=C(`<li class="svelte-1ifubvw"><svg width="34" height="34" viewBox="-28 -28 56 56" aria-hidden="true" class="svelte-1ifubvw"><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="3"></circle><!></svg> <p class="small"><b class="svelte-1ifubvw"> </b> </p></li>`),la=C(`<ul class="svelte-1ifubvw"><!> <!></ul>`),ua=C(`<section class="card svelte-1ifubvw"><header class="svelte-1ifubvw"><h2 class="svelte-1ifubvw"> </h2> <!></header> <p class="small"> </p> <!></section>`);function da(t,a){N(a,!0);let o=i(()=>a.desk.drawn),s=i(()=>[...new Set(D(o).places.flatMap(({special:e})=>e===null?[]:[e]))]),c=i(()=>D(o).places.find(e=>e.gate!==null)?.gate??null),l=i(()=>D(o).you===null?``:a.desk.names[1-D(o).you]??``);var u=ua(),d=w(u),p=w(d),m=h(p,!0),g=r(p,2);Fe(g,{children:(e,t)=>{n();var r=T();O(e=>I(r,e),[()=>F(`toybattle-objective`,{objective:D(o).objective})]),R(e,r)},$$slots:{default:!0}}),j(d);var _=r(d,2),y=h(_,!0),b=r(_,2),x=t=>{var n=la(),i=w(n);v(i,16,()=>D(s),e=>e,(e,t)=>{sa(e,()=>t,()=>({special:t,gate:null}))});var a=r(i,2),o=e=>{sa(e,()=>`gate`,()=>({special:null,gate:D(c)}))};e(a,e=>{D(c)&&e(o)}),j(n),R(t,n)};e(b,e=>{(D(s).length>0||D(c))&&e(x)}),j(u),O((e,t)=>{I(m,e),I(y,t)},[()=>F(`toybattle-option-terrain-${D(o).terrain}`),()=>D(l)?F(`toybattle-goal`,{name:D(l),objective:D(o).objective}):F(`toybattle-goal-both`,{objective:D(o).objective})]),R(t,u),f()}var fa=C(`<section class="card svelte-qo1a9j"><!> <div><h2 class="svelte-qo1a9j"> </h2> <p class="small"> </p></div></section>`);function pa(t,n){N(n,!0);let a=i(()=>n.desk.eyed??n.desk.troop);var o=k(),s=B(o),c=e=>{var t=fa(),o=w(t);{let e=i(()=>n.desk.drawn.you??0);$(o,{get seat(){return D(e)},get troop(){return D(a)},width:54})}var s=r(o,2),c=w(s),l=h(c,!0),u=r(c,2),d=h(u,!0);j(s),j(t),O((e,t)=>{I(l,e),I(d,t)},[()=>Br(D(a)),()=>F(`toybattle-does-${De(D(a)).id}`)]),R(e,t)};e(s,e=>{D(a)&&e(c)}),R(t,o),f()}var ma=C(`<!> <!> <!> <span class="gap svelte-17m6xij"></span> <!> <!>`,1);function ha(e,t){N(t,!0);let n=i(()=>t.desk.drawn.you??0);var a=ma(),o=B(a);{let e=i(()=>1-D(n));Qi(o,{get desk(){return t.desk},get seat(){return D(e)}})}var s=r(o,2);da(s,{get desk(){return t.desk}});var c=r(s,2);oa(c,{get desk(){return t.desk}});var l=r(c,4);pa(l,{get desk(){return t.desk}}),Qi(r(l,2),{get desk(){return t.desk},get seat(){return D(n)}}),R(e,a),f()}var ga=L(`<svg width="44" height="44" viewBox="-28 -28 56 56" aria-hidden="true" class="svelte-iq087x"><circle r="25" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="3"></circle><!></svg>`),_a=C(`<div class="what svelte-iq087x"><!> <div class="svelte-iq087x"><h2 class="svelte-iq087x"> </h2> <p class="small"> </p></div> <!></div>`),va=C(`<!> <!>`,1),ya=C(`<section class="svelte-iq087x"><!> <div class="acts svelte-iq087x"><!> <!> <!></div></section>`);function ba(t,a){N(a,!0);let o=d(a,`isTold`,3,!1),s=i(()=>a.desk.drawn.you??0),c=i(()=>a.question.isTroop?a.question.effect:F(`toybattle-effect-${a.question.effect}`)),l=i(()=>a.desk.buttons.filter(e=>e!==`decline`)),u=i(()=>a.desk.buttons.includes(`decline`));function p(e){let[t=``,n]=e.split(` `);return F(`toybattle-do-${t}`,{troop:n??``,count:a.question.effect===`Skully`?2:1})}var g=ya(),_=w(g),b=t=>{var n=_a(),o=w(n),l=e=>{{let t=i(()=>De(a.question.effect).name);$(e,{get seat(){return D(s)},get troop(){return D(t)},width:46})}},u=e=>{var t=ga();fr(r(w(t)),{get special(){return a.question.effect}}),j(t),R(e,t)};e(o,e=>{a.question.isTroop?e(l):e(u,-1)});var d=r(o,2),f=w(d),p=h(f,!0),m=r(f,2),g=h(m,!0);j(d);var _=r(d,2);y(_,()=>a.beside),j(n),O(e=>{I(p,e),I(g,a.desk.hint)},[()=>F(`toybattle-offered`,{effect:D(c),base:a.question.base})]),R(t,n)};e(_,e=>{o()||e(b)});var x=r(_,2),C=w(x);v(C,16,()=>D(l),e=>e,(t,c)=>{var l=k(),u=B(l),d=t=>{{let n=i(()=>({lit:a.desk.table.hints.lights(c)})),l=i(()=>!a.desk.mayAct),u=i(()=>p(c));S(t,{kind:`primary`,get class(){return D(n)},get square(){return o()},get disabled(){return D(l)},get"aria-label"(){return D(u)},onclick:()=>a.desk.answer(c),children:(t,n)=>{var a=va(),l=B(a);{let e=i(()=>c.slice(7)),t=i(()=>o()?40:28);$(l,{get seat(){return D(s)},get troop(){return D(e)},get width(){return D(t)}})}var u=r(l,2),d=e=>{var t=T();O(e=>I(t,e),[()=>p(c)]),R(e,t)};e(u,e=>{o()||e(d)}),R(t,a)},$$slots:{default:!0}})}},f=i(()=>c.startsWith(`exhume `)),m=e=>{{let t=i(()=>({lit:a.desk.table.hints.lights(c)})),r=i(()=>!a.desk.mayAct);S(e,{kind:`primary`,get class(){return D(t)},get disabled(){return D(r)},onclick:()=>a.desk.answer(c),children:(e,t)=>{n();var r=T();O(e=>I(r,e),[()=>p(c)]),R(e,r)},$$slots:{default:!0}})}};e(u,e=>{D(f)?e(d):e(m,-1)}),R(t,l)});var E=r(C,2),A=e=>{{let t=i(()=>({lit:a.desk.table.hints.lights(`decline`)})),r=i(()=>!a.desk.mayAct);S(e,{get class(){return D(t)},get disabled(){return D(r)},onclick:()=>a.desk.answer(`decline`),children:(e,t)=>{n();var r=T();O(e=>I(r,e),[()=>F(`toybattle-decline`)]),R(e,r)},$$slots:{default:!0}})}};e(E,e=>{D(u)&&e(A)});var M=r(E,2),P=e=>{var t=k(),n=B(t);y(n,()=>a.beside),R(e,t)};e(M,e=>{o()&&e(P)}),j(x),j(g),O(e=>m(g,`aria-label`,e),[()=>F(`toybattle-question`)]),R(t,g),f()}var xa=C(`<span class="ring svelte-xonj0u"></span>`),Sa=C(`<span class="ring glow svelte-xonj0u"></span>`),Ca=C(`<span class="tiny under svelte-xonj0u"> </span>`),wa=C(`<button type="button"><!> <!> <!></button>`),Ta=C(`<span class="slot svelte-xonj0u"></span>`),Ea=C(`<div class="dragged svelte-xonj0u" aria-hidden="true"><!></div>`),Da=C(`<div role="group"><div class="tiles svelte-xonj0u"><!> <!></div> <div class="board svelte-xonj0u"></div></div> <!>`,1);function Oa(t,s){N(s,!0);let c=d(s,`desk`,7),u=i(()=>c().drawn.you??0),p=i(()=>Te()===`phone`),y=a(600),x=i(()=>Math.max(D(y)<600?6:8,c().rack.length)),S=i(()=>Math.min(D(p)?58:76,Math.floor((D(y)-16)/D(x))-3)),C=a(null),T={x:0,y:0},k=e=>c().isMine&&c().table.hints.lights(`place ${e}`),A=e=>c().picked===e||D(C)?.isFar===!0&&D(C).at===e;function M({troop:e,isSuppressed:t},n){return F(t?`toybattle-rack-tile-down`:`toybattle-rack-tile`,{place:n+1,troop:Br(e)})}function P(e,t){c().mayAct&&e.button===0&&(T={x:e.clientX,y:e.clientY},g(C,{at:t,...T,isFar:!1}))}function L(e){if(!D(C))return;let t=D(C).isFar||Math.hypot(e.clientX-T.x,e.clientY-T.y)>8;t&&!D(C).isFar&&(c().picked=D(C).at),g(C,{at:D(C).at,x:e.clientX,y:e.clientY,isFar:t})}function ee(e){let t=D(C);if(g(C,null),!t?.isFar)return;let n=document.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-place]`)?.dataset.place;n!==void 0&&c().drop(t.at,Number(n)),z=!0}let z=!1;function ne(e){z?z=!1:c().pick(e)}var V=Da();E(`pointermove`,re,L),E(`pointerup`,re,ee),E(`pointercancel`,re,()=>g(C,null));var H=B(V);let U,W;var G=w(H),K=w(G);v(K,17,()=>c().rack,b,(t,n,a)=>{var s=wa();let l;var d=w(s),f=e=>{var t=xa();R(e,t)},p=i(()=>A(a)),g=e=>{var t=Sa();R(e,t)},_=i(()=>k(D(n).troop)&&!D(n).isSuppressed);e(d,e=>{D(p)?e(f):D(_)&&e(g,1)});var v=r(d,2);{let e=i(()=>D(n).isSuppressed?null:D(n).troop);$(v,{get seat(){return D(u)},get troop(){return D(e)},get width(){return D(S)}})}var y=r(v,2),b=e=>{var t=Ca(),r=h(t,!0);O(()=>I(r,D(n).troop)),R(e,t)};e(y,e=>{D(n).isSuppressed&&e(b)}),j(s),O((e,t,r,i)=>{m(s,`aria-pressed`,c().picked===a),m(s,`aria-label`,e),m(s,`title`,t),l=o(s,1,`svelte-xonj0u`,null,l,{isPicked:r,isGreyed:i,isDown:D(n).isSuppressed})},[()=>M(D(n),a),()=>F(`toybattle-does-${De(D(n).troop).id}`),()=>A(a),()=>c().isMine&&!c().placeable.has(D(n).troop)]),E(`pointerenter`,s,()=>c().eyed=D(n).troop),E(`pointerleave`,s,()=>c().eyed=null),E(`focus`,s,()=>c().eyed=D(n).troop),E(`blur`,s,()=>c().eyed=null),te(`pointerdown`,s,e=>P(e,a)),te(`click`,s,()=>ne(a)),R(t,s)});var q=r(K,2);v(q,17,()=>({length:Math.max(0,D(x)-c().rack.length)}),b,(e,t)=>{var n=Ta();R(e,n)}),j(G),n(2),j(H);var J=r(H,2),Y=e=>{var t=Ea();let n;var r=w(t);{let e=i(()=>c().rack[D(C).at]?.troop??null);$(r,{get seat(){return D(u)},get troop(){return D(e)},get width(){return D(S)}})}j(t),O(()=>n=_(t,``,n,{left:`${D(C).x??``}px`,top:`${D(C).y??``}px`})),R(e,t)};e(J,e=>{D(C)?.isFar&&e(Y)}),O(e=>{U=o(H,1,`rack svelte-xonj0u`,null,U,{isPhone:D(p)}),m(H,`aria-label`,e),W=_(H,``,W,{"--tile":`${D(S)??``}px`})},[()=>F(`toybattle-rack`)]),l(H,`clientWidth`,e=>g(y,e)),R(t,V),f()}P([`pointerdown`,`click`]);var ka=C(` <!>`,1),Aa=C(`<!><!><!>`,1),ja=C(`<!> <!>`,1),Ma=C(`<!><!>`,1),Na=C(`<div class="small-acts svelte-18bplnt"><!><!><!></div>`),Pa=C(`<!> <div class="acts svelte-18bplnt"><!></div>`,1),Fa=C(`<p class="small wait svelte-18bplnt"> </p>`),Ia=C(`<p class="small"> </p> <!>`,1),La=C(`<!> <section><!></section> <!>`,1);function Ra(t,s){N(s,!0);let c=e=>{{let t=i(()=>!D(b).mayTakeBack),n=i(()=>F(`table-take-back`)),r=i(()=>F(`table-take-back`));S(e,{square:!0,onclick:()=>D(b).takeBackLast(),get disabled(){return D(t)},get title(){return`${D(n)??``} (U)`},get"aria-label"(){return D(r)},children:(e,t)=>{Ie(e,{name:`undo`})},$$slots:{default:!0}})}},l=e=>{{let t=i(()=>!y().mayAct),n=i(()=>F(`table-why-not`)),r=i(()=>F(`table-why-not`));S(e,{square:!0,onclick:()=>y().whyNot(),get disabled(){return D(t)},get title(){return`${D(n)??``} (W)`},get"aria-label"(){return D(r)},children:(e,t)=>{Ie(e,{name:`help`})},$$slots:{default:!0}})}},p=(t,a=u)=>{{let o=i(()=>a()?`primary`:`plain`),s=i(()=>!y().mayTake||!y().mayAct),c=i(()=>[`main`,{lit:y().isMine&&D(b).hints.lights(`take`)}]);S(t,{get kind(){return D(o)},big:!0,get greyed(){return D(s)},onclick:()=>y().take(),get class(){return D(c)},get element(){return D(M)},set element(e){g(M,e,!0)},children:(t,i)=>{n();var a=ka(),o=B(a),s=r(o),c=e=>{ye(e,{children:(e,t)=>{n();var r=T(`T`);R(e,r)},$$slots:{default:!0}})};e(s,e=>{D(C)||e(c)}),O(e=>I(o,`${e??``} `),[()=>F(`toybattle-take`)]),R(t,a)},$$slots:{default:!0}})}},_=e=>{var t=Aa(),n=B(t);Se(n,{get table(){return D(b)},get isBusy(){return y().isBusy}});var i=r(n);l(i);var a=r(i);c(a),R(e,t)},v=t=>{var a=k(),o=B(a),s=e=>{S(e,{kind:`primary`,big:!0,onclick:()=>y().primary(),class:`main`,children:(e,t)=>{n();var r=T();O(e=>I(r,e),[()=>F(`toybattle-begin`)]),R(e,r)},$$slots:{default:!0}})},c=e=>{ba(e,{get desk(){return y()},get question(){return y().question},get beside(){return _},get isTold(){return D(C)}})},l=t=>{var a=ja(),o=B(a),s=e=>{p(e,()=>!1)};e(o,e=>{D(C)&&e(s)});var c=r(o,2);{let e=i(()=>!y().mayAct);S(c,{kind:`primary`,big:!0,get disabled(){return D(e)},onclick:()=>y().confirm(),class:`main`,children:(e,t)=>{n();var r=T();O(e=>I(r,e),[()=>F(`toybattle-place-on`,{place:y().planned})]),R(e,r)},$$slots:{default:!0}})}R(t,a)},u=e=>{p(e,()=>!0)};e(o,e=>{D(b).mustOpen&&!y().isBusy?e(s):y().question?e(c,1):y().planned===null?e(u,-1):e(l,2)}),R(t,a)},y=d(s,`desk`,7),b=i(()=>y().table),C=i(()=>Te()===`phone`),E=i(()=>y().drawn.you!==null),A=i(()=>D(C)&&y().opened!==null?y().drawn.stacks.find(({base:e})=>e===y().opened):void 0),M=a(void 0);x(()=>{y().mainButton=D(M)});var P=La(),L=B(P),ee=e=>{{let t=i(()=>y().drawn.you??0);Ki(e,{get desk(){return y()},get seat(){return D(t)}})}};e(L,e=>{D(C)&&e(ee)});var z=r(L,2);let te;var ne=w(z),re=t=>{var n=Pa(),i=B(n);Oa(i,{get desk(){return y()}});var a=r(i,2),o=w(a),s=t=>{var n=Ma(),i=B(n),a=e=>{c(e)},o=e=>{_(e)};e(i,e=>{y().planned===null?y().question||e(o,1):e(a)});var s=r(i);v(s),R(t,n)},u=t=>{var n=ja(),i=B(n);v(i);var a=r(i,2),o=e=>{var t=Na(),n=w(t);Se(n,{get table(){return D(b)},hasWords:!0,get isBusy(){return y().isBusy}});var i=r(n);l(i);var a=r(i);c(a),j(t),R(e,t)};e(a,e=>{y().question||e(o)}),R(t,n)};e(o,e=>{D(C)?e(s):e(u,-1)}),j(a),R(t,n)},V=e=>{var t=Fa(),n=h(t,!0);O(()=>I(n,y().hint)),R(e,t)};e(ne,e=>{D(E)?e(re):e(V,-1)}),j(z);var H=r(z,2),U=e=>{{let t=i(()=>F(`toybattle-base`,{number:D(A).base}));Le(e,{get title(){return D(t)},from:`below`,onclose:()=>y().opened=null,children:(e,t)=>{var n=Ia(),i=B(n),a=h(i,!0);ra(r(i,2),{get tiles(){return D(A).tiles},get names(){return y().names},isLarge:!0}),O(e=>I(a,e),[()=>F(`toybattle-stack-help`)]),R(e,n)},$$slots:{default:!0}})}};e(H,e=>{D(A)&&e(U)}),O(e=>{te=o(z,1,`tray svelte-18bplnt`,null,te,{isPhone:D(C),hasQuestion:y().question!==null}),m(z,`aria-label`,e)},[()=>F(`toybattle-your-side`)]),R(t,P),f()}function za(e,n){N(n,!0);let r=i(()=>new Vi(n.table));Ce(e,{get table(){return n.table},get desk(){return D(r)},get manner(){return sn},board:e=>{qr(e,{get desk(){return D(r)}})},tray:e=>{Ra(e,{get desk(){return D(r)}})},side:e=>{ha(e,{get desk(){return D(r)}})},strip:e=>{qi(e,{get desk(){return D(r)}})},moment:(e,n=u)=>{gi(e,t(n))},ending:(e,t=u)=>{Ui(e,{get outcome(){return t()}})},refused:(e,t=u)=>{Wi(e,{get desk(){return D(r)},get refusal(){return t()}})},comparison:(e,t=u)=>{Si(e,{get desk(){return D(r)},get refusal(){return t()}})},$$slots:{board:!0,tray:!0,side:!0,strip:!0,moment:!0,ending:!0,refused:!0,comparison:!0}}),f()}var Ba={Screen:za,manner:sn};export{Ba as face};