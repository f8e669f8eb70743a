### A city at a glance, on the home page.

clockwork-glance = tour { $turn }
clockwork-glance-ended = machines { $counts }
