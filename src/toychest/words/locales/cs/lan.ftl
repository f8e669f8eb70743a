### What `serve --lan` prints.

lan-open = Ostatní v tvé síti otevřou { $address }
lan-nowhere = Nenašla se žádná síť: otevře to jen tento počítač.
