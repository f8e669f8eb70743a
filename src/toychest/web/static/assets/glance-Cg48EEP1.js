var e=`### A city at a glance, on the home page.

clockwork-glance = Runde { $turn }
clockwork-glance-ended = Maschinen { $counts }
`;export{e as default};