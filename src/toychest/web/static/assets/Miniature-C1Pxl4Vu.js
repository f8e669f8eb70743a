import{$t as e,Cr as t,Dn as n,Er as r,Hn as i,Lr as a,Mn as o,Nr as s,Pr as c,Qn as l,Vr as u,Xt as d,Zt as f,en as p,hr as m,jr as h,lr as g,nn as _,nr as v,or as y,rn as b,sr as x,tn as S,wr as C,yr as w}from"./first-DT7jFMr7.js";import{r as T,t as E}from"./files-CyMyugWy.js";var D=E(Object.assign({"../../../../../src/toychest/games/castle/boards/castle.toml":`# The castle of the standard edition: invented by us, never published (CAS 1.2). It fits both worked examples.
# lines: one text per row; . chamber, S start, O gate, w wand, X ghost room. Columns are lettered a, b, c from the left.
# walls: pairs of neighbouring squares without a door. tower: the ghost's last step (CAS 5.2).
name = "castle"
symbols = ["moon", "heart", "key", "drop", "bell", "leaf", "flag"]
lines = [
    ".S..O.w",
    "..X..X.",
    "w.....O",
    "..O.X..",
    "X..w...",
    ".w...OX",
]
walls = []
tower = 9
`,"../../../../../src/toychest/games/castle/boards/cloister.toml":`# The cloister: a walk of flagstones around a walled court. Only two doors join them, north and south; east and west the
# gates do. Four pillars stand around the well, and whoever knows the doors is quick. Letters: docs/boards.md.
name = "cloister"
symbols = ["bell", "key", "flag", "moon", "leaf", "fish", "heart"]
lines = [
    "w......",
    ".......",
    "..X.X..",
    "OO.w.OO",
    "..X.X..",
    ".......",
    "...S..w",
]
walls = [
    ["b1", "b2"], ["c1", "c2"], ["e1", "e2"], ["f1", "f2"],                 # north; the door is d1-d2
    ["a2", "b2"], ["a3", "b3"], ["a4", "b4"], ["a5", "b5"], ["a6", "b6"],   # west
    ["f2", "g2"], ["f3", "g3"], ["f4", "g4"], ["f5", "g5"], ["f6", "g6"],   # east
    ["b6", "b7"], ["c6", "c7"], ["e6", "e7"], ["f6", "f7"],                 # south; the door is d6-d7
]
tower = 13
`,"../../../../../src/toychest/games/castle/boards/garden.toml":`# The garden: for the youngest. Small, no ghost rooms, and from the start in its middle nothing is more than four steps
# away; three gates in the hedge lead across. The letters are explained in docs/boards.md.
name = "garden"
symbols = ["sun", "leaf", "drop", "tree", "bird"]
lines = [
    ".O..w",
    ".....",
    "..S.O",
    ".....",
    "w..O.",
]
tower = 9
`,"../../../../../src/toychest/games/castle/boards/labyrinth.toml":`# The labyrinth: hard. Half a turn leaves it as it is; no dead ends, but long ways around six ghost rooms. The start is
# one corner, the others are gates; all four wands lie in its heart, two of them back to back. Letters: docs/boards.md.
name = "labyrinth"
symbols = ["sun", "fish", "key", "moon", "bell", "tree", "boat", "heart"]
lines = [
    "O....X.O",
    ".X......",
    "...w....",
    "X..ww..X",
    "....w...",
    "......X.",
    "S.X....O",
]
walls = [
    ["d2", "e2"], ["e2", "f2"], ["g2", "h2"], ["c2", "c3"], ["g2", "g3"],
    ["e3", "f3"], ["b3", "b4"], ["f3", "f4"],
    ["d4", "e4"],
    ["c4", "c5"], ["g4", "g5"], ["c5", "d5"],
    ["b5", "b6"], ["f5", "f6"], ["a6", "b6"], ["c6", "d6"], ["d6", "e6"],
]
tower = 12
`})),O=12,k={s:`S`,o:`O`,x:`X`,W:`w`};function A(e){let t=N(e,`lines`).map(e=>e.replaceAll(/\s/g,``).replaceAll(/[soxW]/g,e=>k[e]??e)),n=P(N(e,`walls`).map(e=>e.trim().toLowerCase()));return t.length>0&&t.length<=O&&t.every(e=>e.length>0&&e.length<=O)?{lines:t,walls:n}:null}function j(e){let t=T(D,e);return t===void 0?null:A(t)}var M=()=>[...D.keys()];function N(e,t){let n=e.replaceAll(/^((?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*)#.*$/gm,`$1`),r=RegExp(`^${t}\\s*=\\s*(\\[(?:[^\\[\\]]|\\[[^\\]]*\\])*\\])`,`m`).exec(n)?.[1]??``;return Array.from(r.matchAll(/"([^"]*)"|'([^']*)'/g),e=>e[1]??e[2]??``)}function P(e){return Array.from({length:Math.floor(e.length/2)},(t,n)=>[e[2*n]??``,e[2*n+1]??``])}function F(t){let n=(e,n)=>t.walls.some(t=>t.includes(e)&&t.includes(n)),r=n=>e(t,n)!==`ghost-room`;return b(t).flat().flatMap(e=>[`right`,`down`].flatMap(i=>{let a=p(t,e,i);return a!==null&&r(e)&&r(a)&&!n(e,a)?[[e,a]]:[]}))}var I=g(`<rect rx="1.4"></rect>`),L=g(`<rect fill="#C9B99F"></rect>`),R=g(`<circle r="2.8" fill="#FFE27A" stroke-width="1"></circle>`),z=g(`<path fill="#8A6FB0" stroke-width="1.6" stroke-linejoin="round"></path><path d="M-4 5V-1.500Q-4 -6 0 -6Q4 -6 4 -1.500V5L2 3.500L0 5L-2 3.500Z" fill="#FFFBF5" stroke-width="1"></path><!><path d="M-3.600 4.500L-2 -1H-3.500L0 -6L3.500 -1H2L3.600 4.500Z" fill="#5A2A6E" stroke="#FFF6E3" stroke-width="0.9" stroke-linejoin="round"></path>`,1),B=g(`<svg aria-hidden="true" class="svelte-1hv40tv"><rect x="-1" y="-1" rx="3" fill="#6B5788" stroke-width="1.6"></rect><!><!><!></svg>`);function V(p,g){c(g,!0);let T=o(g,`value`,3,null),E=o(g,`view`,3,null),D={chamber:`#EFE3CB`,start:`#8CCFC0`,gate:`#2E9486`,wand:`#F2B632`,"ghost-room":`#33264A`},O=h(()=>E()?E().board:j(T())),k=h(()=>m(O)?f(m(O)):0),A=h(()=>m(O)?_(m(O)):0),M=h(()=>m(O)?F(m(O)):[]),N=h(()=>E()?-20:0),P=h(()=>E()?.treasures.filter(({isFound:e})=>!e)??[]),V=e=>`${d(e)*10+5} ${S(e)*10+5}`,H=h(()=>E()?m(A)*10-7-E().ghost/E().board.tower*(m(A)*10-15):0);var U=x(),W=C(U),G=o=>{var s=B(),c=t(s),f=r(c);l(f,16,()=>b(m(O)).flat(),e=>e,(t,n)=>{var r=I();i(r,`width`,8),i(r,`height`,8),w((e,t,n)=>{i(r,`x`,e),i(r,`y`,t),i(r,`fill`,n)},[()=>d(n)*10+1,()=>S(n)*10+1,()=>D[e(m(O),n)??`chamber`]]),y(t,r)});var p=r(f);l(p,17,()=>m(M),([e,t])=>e+t,(e,t)=>{var n=h(()=>u(m(t),2));let r=()=>m(n)[0],a=()=>m(n)[1],o=h(()=>S(r())===S(a()));var s=L();w((e,t)=>{i(s,`x`,e),i(s,`y`,t),i(s,`width`,m(o)?2.4:2.6),i(s,`height`,m(o)?2.6:2.4)},[()=>d(a())*10+(m(o)?-1.2:3.7),()=>S(a())*10+(m(o)?3.7:-1.2)]),y(e,s)});var g=r(p),_=e=>{var t=z(),a=C(t),o=r(a),s=r(o);l(s,17,()=>m(P),({square:e})=>e,(e,t)=>{let r=()=>m(t).square;var a=R();w(e=>{i(a,`transform`,`translate(${e??``})`),i(a,`stroke`,n)},[()=>V(r())]),y(e,a)});var c=r(s);w(e=>{i(a,`d`,`M${m(N)+1} ${m(A)*10+1}V6L${m(N)+8} -1L${m(N)+15} 6V${m(A)*10+1}Z`),i(a,`stroke`,n),i(o,`transform`,`translate(${m(N)+8} ${m(H)??``})`),i(o,`stroke`,n),i(c,`transform`,`translate(${e??``})`)},[()=>V(E().sorcerer)]),y(e,t)};v(g,e=>{E()&&e(_)}),a(s),w(()=>{i(s,`viewBox`,`${m(N)-2} -2 ${m(k)*10+4-m(N)} ${m(A)*10+4}`),i(c,`width`,m(k)*10+2),i(c,`height`,m(A)*10+2),i(c,`stroke`,n)}),y(o,s)};v(W,e=>{m(O)&&e(G)}),y(p,U),s()}export{M as n,V as t};