var e=`### A city at a glance, on the home page.

clockwork-glance = rândul { $turn }
clockwork-glance-ended = mașini { $counts }
`;export{e as default};