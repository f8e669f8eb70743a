### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

clockwork-tip-1-4 = Bei wenigen Spielern bleiben Maschinen in der Schachtel: Niemand braucht ihre Teile.
clockwork-tip-5-2 = Wer jemanden trifft, darf herausfordern: zeig heimlich eine Karte und frag nach noch so einer.
clockwork-tip-5-3 = Wer hat, wonach gefragt ist, muss eine geben.
clockwork-tip-5-4 = Mit voller Hand gibst du eine andere Karte dafür.
clockwork-tip-5-5 = Statt einer Karte darf Schrott kommen. Er verlässt das Spiel, und nichts kommt zurück.
clockwork-tip-5-7 = Wer keine hat, darf gleich selbst fragen.
clockwork-tip-6-5 = Daneben: Die umgedrehte Karte kommt auf die Hand, und die gezeigte liegt jetzt dort.
clockwork-tip-6-6 = Treibstoff und Energie darfst du beim Namen suchen, ohne eine Karte zu zeigen.
clockwork-tip-7-1 = Die Schrottplätze sind leer: Alle bleiben bei den Türmen und würfeln dort.
clockwork-tip-7-4 = Jetzt kostet ein gerader Wurf den Zug, außer bei einem Pasch.
clockwork-tip-R38 = Nach Treibstoff und Energie fragst du laut: Alle hören es.
clockwork-tip-R50 = Bei den Türmen darfst du suchen oder es lassen.
clockwork-tip-R56 = Wer Treibstoff oder Energie beim Namen sucht und danebenliegt, lässt die umgedrehte Karte liegen.
