var e=`### A city at a glance, on the home page.

clockwork-glance = turno { $turn }
clockwork-glance-ended = macchine { $counts }
`;export{e as default};