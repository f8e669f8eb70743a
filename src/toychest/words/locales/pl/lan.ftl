### What `serve --lan` prints.

lan-open = Inni w twojej sieci otwierają { $address }
lan-nowhere = Nie znaleziono sieci: otworzy to tylko ten komputer.
