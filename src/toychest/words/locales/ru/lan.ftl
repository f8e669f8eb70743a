### What `serve --lan` prints.

lan-open = Другие в твоей сети открывают { $address }
lan-nowhere = Сеть не найдена: открыть это может только этот компьютер.
