### What `serve --lan` prints.

lan-open = Gli altri nella tua rete aprono { $address }
lan-nowhere = Non è stata trovata nessuna rete: solo questo computer può aprirlo.
