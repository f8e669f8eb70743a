### What `serve --lan` prints.

lan-open = Anderen in je netwerk openen { $address }
lan-nowhere = Er is geen netwerk gevonden: alleen deze computer kan het openen.
