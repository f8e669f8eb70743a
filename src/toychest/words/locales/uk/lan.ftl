### What `serve --lan` prints.

lan-open = Інші у твоїй мережі відкривають { $address }
lan-nowhere = Мережі не знайдено: відкрити це може лише цей комп’ютер.
