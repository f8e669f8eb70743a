### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = portes : { $ways }
castle-doors-none = aucune porte
castle-read-plan = Portails : { $gates }. Baguettes : { $wands }. Cases avec des fantômes : { $ghosts }
castle-grown-up-hopeless = Cette rangée ne passe pas, quoi qu’on tourne. Demande : « Quel pas bloque ? »
castle-again = Rejouer
