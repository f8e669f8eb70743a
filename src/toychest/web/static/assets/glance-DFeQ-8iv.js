var e=`### A city at a glance, on the home page.

clockwork-glance = beurt { $turn }
clockwork-glance-ended = machines { $counts }
`;export{e as default};