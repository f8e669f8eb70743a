var e=`### A city at a glance, on the home page.

clockwork-glance = ход { $turn }
clockwork-glance-ended = машины { $counts }
`;export{e as default};