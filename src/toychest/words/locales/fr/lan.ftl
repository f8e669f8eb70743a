### What `serve --lan` prints.

lan-open = Les autres, sur ton réseau, ouvrent { $address }
lan-nowhere = Aucun réseau n’a été trouvé : seul cet ordinateur peut l’ouvrir.
