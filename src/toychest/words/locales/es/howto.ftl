### How to play, the sheet of rules, and things that explain themselves. Short, warm, second person.
howto = Cómo se juega
howto-print = Imprimir
howto-guided = Juega una primera partida guiada
howto-numbered = Todas las reglas, numeradas
howto-or = o
howto-ends = Cómo termina
howto-none = Nadie ha dibujado aún este juego. Sus reglas están ahí, numeradas.
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-found = Encontradas: { $count }
rules-found-none = Nada encontrado. Prueba con otra palabra.
rules-in-english = Este párrafo está todavía en inglés.
rules-some-english = Los párrafos que nadie ha escrito todavía en tu idioma están en inglés.
rules-options = Lo que se elige antes de jugar
help-explain = Deja el puntero quieto sobre algo, mantén el dedo encima o llega con las teclas: te dice qué es y qué hace.
help-more = La página entera, con dibujos
table-why-not-first = Prueba algo primero. Lo que no se puede hacer dice por qué y nombra la regla.
