### What `serve --lan` prints.

lan-open = Ceilalți din rețeaua ta deschid { $address }
lan-nowhere = Nu s-a găsit nicio rețea: numai acest calculator îl poate deschide.
