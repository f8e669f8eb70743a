var e=`### A city at a glance, on the home page.

clockwork-glance = { $turn }. poteza
clockwork-glance-ended = naprave { $counts }
`;export{e as default};