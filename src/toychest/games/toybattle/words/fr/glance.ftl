### A battle at a glance, on the home page.

toybattle-glance = { $mine } : { $theirs } médailles
