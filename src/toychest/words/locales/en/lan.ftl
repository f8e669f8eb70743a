### What `serve --lan` prints.

lan-open = Others in your network open { $address }
lan-nowhere = No network was found: only this computer can open it.
