var e=`### A city at a glance, on the home page.

clockwork-glance = { $turn }. kör
clockwork-glance-ended = gépek { $counts }
`;export{e as default};