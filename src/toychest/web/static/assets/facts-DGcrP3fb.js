var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Tahle řada může zachránit hrad.
    .told = Tak zachráníte hrad.
castle-fact-treasure = Po cestě je poklad.
    .told = Tak získáte: { $treasures }.
castle-fact-wand = Po cestě je hůlka.
    .told = Tak projde kolem hůlky: duch sklouzne o schod níž.
castle-fact-held = Ducha jde zadržet.
    .told = Po téhle řadě duch nestojí výš než předtím.
castle-fact-near = Můžete se dostat blízko k pokladu.
    .told = Končí blízko pokladu. Zbývá kroků: { $steps }.
castle-fact-gate = Podívejte se na brány.
    .told = Jde skrz bránu.
`;export{e as default};