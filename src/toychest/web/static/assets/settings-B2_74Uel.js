var e=`### The settings that every browser keeps for itself.

settings-name = Tu nombre
settings-text-size = Tamaño del texto
settings-text-size-normal = Normal
settings-text-size-large = Grande
settings-text-size-huge = Muy grande
settings-speed = Rapidez con que se ven las jugadas
settings-speed-slow = Despacio
settings-speed-normal = Normal
settings-speed-fast = Deprisa
settings-course-speed = …en «Aprende a programar»
settings-confirms = Preguntar antes de cada jugada
settings-confirms-auto = En pantallas táctiles
settings-confirms-always = Siempre
settings-confirms-never = Nunca
settings-volume = Volumen
settings-signals = Notas cuando te toca, o cuando alguien llega o pide algo
settings-others = Mostrar lo que dicen los demás
settings-buzz = Vibrar un momento cuando te toca
settings-tips = Pequeños consejos al jugar
settings-turns-board = En una pantalla, girar el tablero hacia quien juega
settings-notify = Avisar con una notificación cuando te toca
    .denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.
`;export{e as default};