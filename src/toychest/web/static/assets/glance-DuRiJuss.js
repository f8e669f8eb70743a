var e=`### A city at a glance, on the home page.

clockwork-glance = { $turn }. tah
clockwork-glance-ended = stroje { $counts }
`;export{e as default};