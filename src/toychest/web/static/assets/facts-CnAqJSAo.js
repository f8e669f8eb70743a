var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = This row can save the castle.
    .told = It saves the castle.
castle-fact-treasure = A treasure is on the way.
    .told = It takes: { $treasures }.
castle-fact-wand = A wand is on the way.
    .told = It passes a wand: the ghost slips one step down.
castle-fact-held = The ghost can be held where it is.
    .told = After this row the ghost is no higher than before.
castle-fact-near = You can come near a treasure.
    .told = It ends near a treasure. Steps to go: { $steps }.
castle-fact-gate = Look at the gates.
    .told = It goes through a gate.
`;export{e as default};