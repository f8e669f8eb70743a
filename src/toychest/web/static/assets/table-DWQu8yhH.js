var e=`### At the table: what is said of rooms and rows to whoever does not see them, and why a move is good.

castle-doors = portes\xA0: { $ways }
castle-doors-none = aucune porte
castle-read-plan = Portails\xA0: { $gates }. Baguettes\xA0: { $wands }. Cases avec des fantômes\xA0: { $ghosts }
castle-grown-up-hopeless = Cette rangée ne passe pas, quoi qu’on tourne. Demande\xA0: «\xA0Quel pas bloque\xA0?\xA0»
castle-again = Rejouer
`;export{e as default};