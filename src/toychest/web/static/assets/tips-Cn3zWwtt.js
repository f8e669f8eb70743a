var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = El azar decide quién empieza; el otro bando toma una ficha más.
toybattle-tip-4-3 = Jumbo puede descartar una tropa rival visible a un camino de distancia, por fuerte que sea.
toybattle-tip-4-5 = XB-42 puede quitar una ficha del atril rival, sin ver cuál.
toybattle-tip-5-1 = «{ toybattle-effect-recall }»: otra tropa tuya visible puede volver a tu atril.
toybattle-tip-5-4 = «{ toybattle-effect-shove }»: una tropa rival vecina puede pasar a la base de al lado, haya lo que haya.
toybattle-tip-5-5 = «{ toybattle-effect-exhume }»: una de tus tropas descartadas puede volver a tu atril.
toybattle-tip-5-7 = «{ toybattle-effect-suppress }»: una ficha oculta rival queda boca abajo por un turno.
`;export{e as default};