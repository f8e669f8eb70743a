### What `serve --lan` prints.

lan-open = Los demás de tu red abren { $address }
lan-nowhere = No se ha encontrado ninguna red: solo este ordenador puede abrirlo.
