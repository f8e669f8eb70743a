import{Fn as e,Fr as t,In as n,Kr as r,Ln as i,Mn as a,Nn as o,Qr as s,Rn as c,Ur as l,Wr as u,_i as d,bi as f,gi as p,li as m,lr as h,mi as g,mr as _,ni as v,oi as y,si as b,wi as x,wr as S,zn as C,zr as w}from"./first-D_iFLVuL.js";import{r as T,t as E}from"./files-BdnmGWWE.js";var D=E(Object.assign({"../../../../../src/toychest/games/castle/boards/castle.toml":`# The castle of the standard edition: invented by us, never published (CAS 1.2). It fits both worked examples.
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
`})),O=12,k={s:`S`,o:`O`,x:`X`,W:`w`};function A(e){let t=N(e,`lines`).map(e=>e.replaceAll(/\s/g,``).replaceAll(/[soxW]/g,e=>k[e]??e)),n=P(N(e,`walls`).map(e=>e.trim().toLowerCase()));return t.length>0&&t.length<=O&&t.every(e=>e.length>0&&e.length<=O)?{lines:t,walls:n}:null}function j(e){let t=T(D,e);return t===void 0?null:A(t)}var M=()=>[...D.keys()];function N(e,t){let n=e.replaceAll(/^((?:[^"'#\n]|"[^"\n]*"|'[^'\n]*')*)#.*$/gm,`$1`),r=RegExp(`^${t}\\s*=\\s*(\\[(?:[^\\[\\]]|\\[[^\\]]*\\])*\\])`,`m`).exec(n)?.[1]??``;return Array.from(r.matchAll(/"([^"]*)"|'([^']*)'/g),e=>e[1]??e[2]??``)}function P(e){return Array.from({length:Math.floor(e.length/2)},(t,n)=>[e[2*n]??``,e[2*n+1]??``])}function F(t){let r=(e,n)=>t.walls.some(t=>t.includes(e)&&t.includes(n)),i=n=>e(t,n)!==`ghost-room`;return C(t).flat().flatMap(e=>[`right`,`down`].flatMap(a=>{let o=n(t,e,a);return o!==null&&i(e)&&i(o)&&!r(e,o)?[[e,o]]:[]}))}var I=r(`<rect rx="1.4"></rect>`),L=r(`<rect fill="#C9B99F"></rect>`),R=r(`<circle r="2.8" fill="#FFE27A" stroke-width="1"></circle>`),z=r(`<path fill="#8A6FB0" stroke-width="1.6" stroke-linejoin="round"></path><path d="M-4 5V-1.500Q-4 -6 0 -6Q4 -6 4 -1.500V5L2 3.500L0 5L-2 3.500Z" fill="#FFFBF5" stroke-width="1"></path><!><path d="M-3.600 4.500L-2 -1H-3.500L0 -6L3.500 -1H2L3.600 4.500Z" fill="#5A2A6E" stroke="#FFF6E3" stroke-width="0.9" stroke-linejoin="round"></path>`,1),B=r(`<svg aria-hidden="true" class="svelte-1hv40tv"><rect x="-1" y="-1" rx="3" fill="#6B5788" stroke-width="1.6"></rect><!><!><!></svg>`);function V(n,r){d(r,!0);let T=_(r,`value`,3,null),E=_(r,`view`,3,null),D={chamber:`#EFE3CB`,start:`#8CCFC0`,gate:`#2E9486`,wand:`#F2B632`,"ghost-room":`#33264A`},O=g(()=>E()?E().board:j(T())),k=g(()=>s(O)?o(s(O)):0),A=g(()=>s(O)?c(s(O)):0),M=g(()=>s(O)?F(s(O)):[]),N=g(()=>E()?-20:0),P=g(()=>E()?.treasures.filter(({isFound:e})=>!e)??[]),V=e=>`${a(e)*10+5} ${i(e)*10+5}`,H=g(()=>E()?s(A)*10-7-E().ghost/E().board.tower*(s(A)*10-15):0);var U=u(),W=b(U),G=n=>{var r=B(),o=y(r),c=m(o);t(c,16,()=>C(s(O)).flat(),e=>e,(t,n)=>{var r=I();S(r,`width`,8),S(r,`height`,8),v((e,t,n)=>{S(r,`x`,e),S(r,`y`,t),S(r,`fill`,n)},[()=>a(n)*10+1,()=>i(n)*10+1,()=>D[e(s(O),n)??`chamber`]]),l(t,r)});var u=m(c);t(u,17,()=>s(M),([e,t])=>e+t,(e,t)=>{var n=g(()=>x(s(t),2));let r=()=>s(n)[0],o=()=>s(n)[1],c=g(()=>i(r())===i(o()));var u=L();v((e,t)=>{S(u,`x`,e),S(u,`y`,t),S(u,`width`,s(c)?2.4:2.6),S(u,`height`,s(c)?2.6:2.4)},[()=>a(o())*10+(s(c)?-1.2:3.7),()=>i(o())*10+(s(c)?3.7:-1.2)]),l(e,u)});var d=m(u),p=e=>{var n=z(),r=b(n),i=m(r),a=m(i);t(a,17,()=>s(P),({square:e})=>e,(e,t)=>{let n=()=>s(t).square;var r=R();v(e=>{S(r,`transform`,`translate(${e??``})`),S(r,`stroke`,h)},[()=>V(n())]),l(e,r)});var o=m(a);v(e=>{S(r,`d`,`M${s(N)+1} ${s(A)*10+1}V6L${s(N)+8} -1L${s(N)+15} 6V${s(A)*10+1}Z`),S(r,`stroke`,h),S(i,`transform`,`translate(${s(N)+8} ${s(H)??``})`),S(i,`stroke`,h),S(o,`transform`,`translate(${e??``})`)},[()=>V(E().sorcerer)]),l(e,n)};w(d,e=>{E()&&e(p)}),f(r),v(()=>{S(r,`viewBox`,`${s(N)-2} -2 ${s(k)*10+4-s(N)} ${s(A)*10+4}`),S(o,`width`,s(k)*10+2),S(o,`height`,s(A)*10+2),S(o,`stroke`,h)}),l(n,r)};w(W,e=>{s(O)&&e(G)}),l(n,U),p()}export{M as n,V as t};