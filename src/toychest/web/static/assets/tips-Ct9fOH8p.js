var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Kevés játékosnál néhány gép a dobozban marad: a részeik senkinek sem kellenek.
clockwork-tip-5-2 = Aki találkozik valakivel, kártyát kérhet tőle: titokban mutat egyet, és kér egy ugyanolyat.
clockwork-tip-5-3 = Akinél van, amit kérnek, adnia kell egyet.
clockwork-tip-5-4 = Tele kézzel adsz érte egy másik kártyát.
clockwork-tip-5-5 = Kártya helyett ócskavas is adható. Kikerül a játékból, és semmi sem jár vissza.
clockwork-tip-5-7 = Akinél nincs, az rögtön kérhet viszonzásul.
clockwork-tip-6-5 = Mellé: a felfordított kártya kézbe kerül, és a megmutatott fekszik most ott.
clockwork-tip-6-6 = Üzemanyagot és Erőgépet név szerint is kereshetsz, kártya mutatása nélkül.
clockwork-tip-7-1 = Üresek a telepek: mindenki a Tornyoknál marad, és ott dob.
clockwork-tip-7-4 = Most a páros dobás elviszi a kört, hacsak nem dupla.
clockwork-tip-R38 = Üzemanyagot és Erőgépet hangosan kérsz: mindenki hallja.
clockwork-tip-R50 = A Tornyoknál kereshetsz, vagy kihagyhatod.
clockwork-tip-R56 = Aki név szerint keres Üzemanyagot vagy Erőgépet, és téved, ott hagyja a felfordított kártyát.
`;export{e as default};