var e=`### A city at a glance, on the home page.

clockwork-glance = хід { $turn }
clockwork-glance-ended = машини { $counts }
`;export{e as default};