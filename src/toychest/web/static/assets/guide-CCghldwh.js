var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Zbuduj latającą maszynę i łamacz szyfrów, dodaj Paliwo i odleć przed innymi.
clockwork-guide-who = Kim grasz? Wybierz, kogo chcesz.
clockwork-guide-start = Rzuć kostkami. Zaczyna wyższy rzut.
clockwork-guide-throw = Zaczynasz. Rzuć jeszcze raz, żeby iść.
clockwork-guide-far = Spróbuj: Złomowisko 2. Czy jest dość blisko?
    .after = Masz osiem, a to dwanaście kroków. Poszukaj czegoś bliżej.
clockwork-guide-walk = Złomowisko 1 jest o sześć kroków. Możesz się tam zatrzymać, nawet z ósemką.
    .after = Część Kraba ze stosu. Widzisz ją tylko ty.
clockwork-guide-discard = Osiem kart to o jedną za dużo. Odrzuć Złom.
clockwork-guide-lay = Wszyscy widzą kartę raz; potem leży zakryta. Wybierz dowolną skrytkę.
clockwork-guide-remember = Ta część Wieloryba nie jest mi potrzebna. Tobie tak. Zapamiętaj, gdzie trafia.
clockwork-guide-again = Twoja kolej. Rzuć.
clockwork-guide-seven = Siedem! Idź prosto do Wież.
clockwork-guide-search = Przy Wieżach szukaj w odrzuconych. Pokaż część Wieloryba: szukasz następnej.
clockwork-guide-point = Gdzie trafiła moja? Odkryj tę kartę.
    .missed = Tam leżało: { clockwork-kind }. Teraz leży tam twoja część Wieloryba: zapamiętaj { $spot }. Dalej grasz beze mnie.
clockwork-guide-discard-nipper = Jest! Teraz jedna karta musi odejść: część Kraba.
clockwork-guide-found = Połóż ją w wolnej skrytce.
    .after = Dobra pamięć: Wieloryb jest gotowy. Jeszcze dwie części Sowy i lecisz. Dalej grasz beze mnie.
`;export{e as default};