### What `serve --lan` prints.

lan-open = Andere in deinem Netz öffnen { $address }
lan-nowhere = Es wurde kein Netz gefunden: Nur dieser Computer kann es öffnen.
