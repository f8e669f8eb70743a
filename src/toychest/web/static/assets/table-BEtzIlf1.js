var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } pyta cię o to: { clockwork-kind }. Nie masz takiej karty. Zapamiętaj: widzisz to tylko raz.
clockwork-read-targets = Możesz wybrać: { $places }
clockwork-spot-before = Poprzednia skrytka
clockwork-spot-after = Następna skrytka
clockwork-do-take-found = Weź tę kartę
clockwork-do-pass-found = Zostaw ją
`;export{e as default};