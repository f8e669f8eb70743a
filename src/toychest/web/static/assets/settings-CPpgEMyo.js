var e=`### The settings that every browser keeps for itself.

settings-name = Ton nom
settings-text-size = Taille du texte
settings-text-size-normal = Normale
settings-text-size-large = Grande
settings-text-size-huge = Très grande
settings-speed = Vitesse des coups à l’écran
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-course-speed = …dans «\xA0Apprends à programmer\xA0»
settings-confirms = Demander avant chaque coup
settings-confirms-auto = Sur écran tactile
settings-confirms-always = Toujours
settings-confirms-never = Jamais
settings-volume = Volume
settings-signals = Des notes quand c’est à toi, ou que quelqu’un arrive ou demande
settings-others = Montrer ce que disent les autres
settings-buzz = Vibrer un instant quand c’est à toi
settings-tips = Petites explications pendant le jeu
settings-turns-board = Sur un seul écran, tourner le plateau vers qui joue
settings-notify = Envoyer une notification quand c’est à toi
    .denied = Ton navigateur ne le permet pas. Cela se change dans ses réglages.
`;export{e as default};