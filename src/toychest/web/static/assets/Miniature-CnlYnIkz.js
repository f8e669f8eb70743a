import{Fr as e,Kr as t,Qr as n,Ur as r,Wr as i,_i as a,bi as o,bn as s,gi as c,li as l,lr as u,mi as d,mr as f,ni as p,oi as m,pn as h,si as g,wi as _,wr as v,yi as y,zr as b}from"./first-D_iFLVuL.js";import{n as x,t as S}from"./files-BdnmGWWE.js";import{t as C}from"./terrains-Dl0qiW7L.js";var w=S(Object.assign({"../../../../../src/toychest/games/toybattle/terrains/battlefield.toml":`# Battlefield. Blue headquarters are numbered 1 and 2, red ones 41 and 42; bases count from 11. x and y are per cent.

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
`}));function T(e){let t=w.get(String(e));if(t===void 0)return null;let n=x(t,`headquarters`).flatMap(([e,t])=>t.map(t=>({place:t,seat:+(e===`red`)})));return{name:String(e),places:new Map(x(t,`places`).map(([e,[t=0,n=0]])=>[Number(e),{x:t,y:n}])),paths:x(t,`paths`).flatMap(([e,t])=>t.map(t=>[Number(e),t])),castles:n,special:new Set([...x(t,`special`).flatMap(([,e])=>e),...x(t,`gates`).map(([e])=>Number(e))])}}var E=t(`<circle r="4.6" fill="#E9DAF4" stroke="#7A4BA8" stroke-width="2"></circle>`),D=t(`<circle r="4" stroke-width="1.4"></circle>`),O=t(`<path stroke-width="1.6" stroke-linejoin="round"></path>`),k=t(`<g><path stroke-width="1.6"></path><circle r="2.3" fill="#FFF6E3"></circle></g>`),A=t(`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" class="svelte-qkhq49"><rect x="1" y="1" width="98" height="98" rx="8" stroke-width="2"></rect><path stroke-width="2.6"></path><!><!><!></svg>`);function j(t,x){a(x,!0);let S=f(x,`value`,3,null),w=f(x,`view`,3,null),j=d(()=>w()?w().terrain:String(S())),M=d(()=>T(n(j))),N=d(()=>C(n(j)).palette),P=d(()=>w()?.stacks.flatMap(({base:e,tiles:t})=>t.slice(-1).map(({seat:t})=>({base:e,seat:t})))??[]),F=e=>n(M)?.places.get(e)??{x:0,y:0},I=d(()=>n(M)?.paths.map(([e,t])=>`M${F(e).x} ${F(e).y}L${F(t).x} ${F(t).y}`).join(``)??``);var L=i(),R=g(L),z=t=>{var a=A(),c=m(a),f=l(c),x=l(f);e(x,17,()=>n(M).places,([e,{x:t,y:n}])=>e,(e,t)=>{var a=d(()=>_(n(t),2));let o=()=>n(a)[0],s=()=>n(a)[1].x,c=()=>n(a)[1].y;var l=i(),f=g(l),m=e=>{var t=E();p(()=>{v(t,`cx`,s()),v(t,`cy`,c())}),r(e,t)},h=d(()=>n(M).special.has(o())),y=e=>{var t=D();p(()=>{v(t,`cx`,s()),v(t,`cy`,c()),v(t,`fill`,n(N).pad),v(t,`stroke`,u)}),r(e,t)};b(f,e=>{n(h)?e(m):e(y,-1)}),r(e,l)});var S=l(x);e(S,17,()=>n(M).castles,({place:e,seat:t})=>e,(e,t)=>{let i=()=>n(t).place,a=()=>n(t).seat,o=d(()=>F(i()));var c=O();p(e=>{v(c,`d`,`M${n(o).x-9} ${n(o).y+6}V${n(o).y-6}H${n(o).x-4}V${n(o).y-2}H${n(o).x+4}V${n(o).y-6}H${n(o).x+9}V${n(o).y+6}Z`),v(c,`fill`,e),v(c,`stroke`,u)},[()=>s(a()).face]),r(e,c)});var C=l(S);e(C,17,()=>n(P),({base:e,seat:t})=>e,(e,t)=>{let i=()=>n(t).base,a=()=>n(t).seat;var c=k(),l=m(c);y(),o(c),p((e,t,n,r)=>{v(c,`transform`,`translate(${e??``} ${t??``})`),v(l,`d`,n),v(l,`fill`,r),v(l,`stroke`,u)},[()=>F(i()).x,()=>F(i()).y,()=>h(s(a()).shape,6.4),()=>s(a()).face]),r(e,c)}),o(a),p(()=>{v(c,`fill`,n(N).ground),v(c,`stroke`,u),v(f,`d`,n(I)),v(f,`stroke`,n(N).roadEdge)}),r(t,a)};b(R,e=>{n(M)&&e(z)}),r(t,L),c()}export{j as t};