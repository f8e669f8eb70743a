var e=`### A city at a glance, on the home page.

clockwork-glance = tura { $turn }
clockwork-glance-ended = maszyny { $counts }
`;export{e as default};