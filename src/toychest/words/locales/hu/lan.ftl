### What `serve --lan` prints.

lan-open = Mások a hálózatodban ezt nyitják meg: { $address }
lan-nowhere = Nem találtunk hálózatot: csak ez a gép tudja megnyitni.
