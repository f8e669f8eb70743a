var e=`### Russian. Escape from Clockwork City. Short, warm, second person; a child of eight reads it aloud.
### $name, $rival, $giver, $taker are names of seats, $seats a list of them. $kind and $character are the names of the
### notation (Lacewing, Tilda): the sentences turn them into words. A place of the board comes as $where (towers, yard
### or field) and $number; $place is how it is typed. What only some may know is said under .kind.
### A spot is a тайник, because место is a seat of the table; names stay in the nominative and act in the present tense.

## Words that other sentences use

clockwork-kind-Lacewing = Златоглазка
clockwork-kind-Umbrella = Зонтик
clockwork-kind-Kettle = Чайник
clockwork-kind-Velo = Велосипед
clockwork-kind-Whale = Кит
clockwork-kind-Moth = Мотылёк
clockwork-kind-Owl = Сова
clockwork-kind-Nipper = Краб
clockwork-kind-Harp = Арфа
clockwork-kind-Snail = Улитка
clockwork-kind-Airship = Воздушный Корабль
clockwork-kind-Fuel = Топливо
clockwork-kind-Power = Энергия
clockwork-kind-Scrap = Металлолом
clockwork-kind =
    { $kind ->
        [Lacewing] { clockwork-kind-Lacewing }
        [Umbrella] { clockwork-kind-Umbrella }
        [Kettle] { clockwork-kind-Kettle }
        [Velo] { clockwork-kind-Velo }
        [Whale] { clockwork-kind-Whale }
        [Moth] { clockwork-kind-Moth }
        [Owl] { clockwork-kind-Owl }
        [Nipper] { clockwork-kind-Nipper }
        [Harp] { clockwork-kind-Harp }
        [Snail] { clockwork-kind-Snail }
        [Airship] { clockwork-kind-Airship }
        [Fuel] { clockwork-kind-Fuel }
        [Power] { clockwork-kind-Power }
        [Scrap] { clockwork-kind-Scrap }
       *[other] { $kind }
    }
# One card of a kind, as somebody shows, takes or gives it.
clockwork-card =
    { $kind ->
        [Lacewing] деталь Златоглазки
        [Umbrella] деталь Зонтика
        [Kettle] деталь Чайника
        [Velo] деталь Велосипеда
        [Whale] деталь Кита
        [Moth] деталь Мотылька
        [Owl] деталь Совы
        [Nipper] деталь Краба
        [Harp] деталь Арфы
        [Snail] деталь Улитки
        [Airship] деталь Воздушного Корабля
        [Fuel] Топливо
        [Power] Энергию
        [Scrap] Металлолом
       *[other] { $kind }
    }
clockwork-family-flyer = летающая машина
clockwork-family-breaker = преобразователь кода
clockwork-family-airship = воздушный корабль
clockwork-family-fuel = топливо
clockwork-family-power = энергия
clockwork-family-scrap = металлолом
clockwork-character-Tilda = Тильда Рукоятка
clockwork-character-Otto = Отто Веретено
clockwork-character-Nana = Нана Пёрышко
clockwork-character-Bruno = Бруно Котелок
clockwork-character-Zora = Зора Косынка
clockwork-character-Felix = Феликс Шлем
clockwork-character =
    { $character ->
        [Tilda] { clockwork-character-Tilda }
        [Otto] { clockwork-character-Otto }
        [Nana] { clockwork-character-Nana }
        [Bruno] { clockwork-character-Bruno }
        [Zora] { clockwork-character-Zora }
        [Felix] { clockwork-character-Felix }
       *[other] { $character }
    }
clockwork-towers = Замок
clockwork-yard = Свалка { $yard }
clockwork-place =
    { $where ->
        [towers] Замок
        [yard] Свалка { $number }
       *[field] клетка { $number }
    }
clockwork-to-place =
    { $where ->
        [towers] к Замку
        [yard] на Свалку { $number }
       *[field] на клетку { $number }
    }
clockwork-at-place =
    { $where ->
        [towers] у Замка
        [yard] на Свалке { $number }
       *[field] на клетке { $number }
    }

## What happened

clockwork-event-character-chosen = { $name } играет за персонажа { clockwork-character }
clockwork-event-set-left-out = В коробке остаётся: { $kinds }
clockwork-event-card-dealt = { $name } получает карту
    .kind = { $name } получает { clockwork-card }
clockwork-event-extra-laid = Свалка { $yard } получает на одну карту больше
clockwork-event-opening-thrown = { $name } бросает за начало: { $total }
clockwork-event-opening-tied = Поровну, поэтому бросают ещё раз: { $seats }
clockwork-event-starter-found = { $name } начинает
clockwork-event-dice-thrown =
    { $special ->
        [seven] { $name } бросает { $dice }: семь!
        [eleven] { $name } бросает { $dice }: одиннадцать!
        [double] { $name } бросает { $dice }: одинаковые числа, всего { $total }!
       *[other] { $name } бросает { $dice }: всего { $total }
    }
clockwork-event-turn-lost = { $total }: число чётное. { $name } пропускает этот ход
clockwork-event-pawn-walked = { $name } идёт { clockwork-to-place }
clockwork-event-pawn-placed = { $name } переходит сразу { clockwork-to-place }
clockwork-event-pawn-stayed = { $name } стоит: свободной дороги нет
clockwork-event-card-drawn = { $name } берёт карту со Свалки { $yard }
    .kind = { $name } берёт { clockwork-card } со Свалки { $yard }
clockwork-event-card-kept = { $name } оставляет себе все карты
clockwork-event-card-discarded = { $name } сбрасывает карту
clockwork-event-card-laid = { $name } кладёт её рубашкой вверх в тайник { $spot }
clockwork-event-card-asked =
    { $is_counter ->
        [true] { $name } спрашивает в ответ. Отвечает { $rival }
       *[false] { $name } бросает вызов. Отвечает { $rival }
    }
clockwork-event-had-some = { $name }: такая карта есть
clockwork-event-had-none = { $name }: такой карты нет
clockwork-event-card-given = { $giver } отдаёт карту. Её берёт { $taker }
    .kind = { $giver } отдаёт { clockwork-card }. Берёт { $taker }
clockwork-event-scrap-given = { $giver } отдаёт вместо карты Металлолом. Его берёт { $taker }
clockwork-event-card-returned = { $giver } отдаёт карту взамен. Её берёт { $taker }
    .kind = { $giver } отдаёт взамен { clockwork-card }. Берёт { $taker }
clockwork-event-ask-declined = { $name } не спрашивает в ответ
clockwork-event-search-begun = { $name } ищет среди сброшенных карт
clockwork-event-search-hit = Есть! { $name } берёт карту из тайника { $spot }
clockwork-event-search-missed = В тайнике { $spot } лежит что-то другое
clockwork-event-put-back = Карта в тайнике { $spot } снова лежит рубашкой вверх
clockwork-event-set-laid = { $name } достраивает машину: { clockwork-kind }
clockwork-event-set-held = { $name } пока ничего не выкладывает
clockwork-event-turn-passed = { $name } больше ничего не делает
clockwork-event-yards-emptied = Свалки пусты. Все назад к Замку!
clockwork-event-escaped =
    { $way ->
        [airship] { $name } улетает на Воздушном Корабле!
       *[machine] Летающая машина, преобразователь кода и Топливо: { $name } улетает!
    }
clockwork-event-dead-end = Ни у кого не осталось карты, чтобы показать
clockwork-event-turns-capped = Ходы кончились: { $turns }

# Shown once, then only remembered.
clockwork-event-card-shown =
    { $why ->
        [search] { $name } показывает { clockwork-card } и ищет ещё
        [swap] { $name } кладёт туда { clockwork-card }
       *[discard] { $name } показывает { clockwork-card } и сбрасывает карту
    }
clockwork-event-card-turned = В тайнике { $spot } лежит: { clockwork-kind }
clockwork-event-card-named =
    { $rival ->
        [none] { $name } ищет: { clockwork-kind }
       *[other] { $name } просит: { clockwork-kind }. Отвечает { $rival }
    }
clockwork-event-shown-in-secret = { $name } тайно показывает карту. Её видит { $rival }
    .kind = { $name } тайно показывает { clockwork-card }. Видит { $rival }

## How it ended

clockwork-outcome-machine = { $name } убегает!
    .because = На столе лежат летающая машина, преобразователь кода и Топливо.
clockwork-outcome-airship = { $name } убегает!
    .because = На столе лежит весь Воздушный Корабль, а с ним Энергия.
clockwork-outcome-dead-end = На этот раз никто не сбежит
    .because = Свалки пусты, и ни у кого нет карты, с которой можно спрашивать или искать.
clockwork-outcome-turn-cap = Город никого не отпускает
    .because = Ходы, о которых вы договорились, кончились, и никто не сбежал.

## Why not? Each says what, then because, then what would help. Never any blame.

clockwork-refused-already-over = Игра окончена
    .because = Кто-то уже сбежал, или уже никто не может.
    .help = Начни новую игру или посмотри эту ещё раз.
clockwork-refused-not-to-act = Сейчас не твой ход
    .because = Сейчас решает кто-то другой.
    .help = Подожди немного. Скоро тебя позовут.
clockwork-refused-chance-first = Подожди немного
    .because = Кубики или карты ещё в пути.
    .help = Попробуй, когда они лягут на стол.
clockwork-refused-unforeseen = Здесь это не решают
    .because = Кубики бросает и карты раздаёт случай, а играешь ты; каждый делает своё.
    .help = Выбери один из своих ходов.
clockwork-refused-not-in-deck = Эта карта сейчас прийти не может: { clockwork-kind }
    .because = Все такие карты в других местах.
    .help = Должна прийти другая карта.
clockwork-refused-kind-not-in-game = Этого в этой игре нет: { clockwork-kind }
    .because = Когда игроков мало, часть машин остаётся в коробке.
    .help = Выбери машину, которая есть в игре.
clockwork-refused-character-taken = { clockwork-character } уже в игре
    .because = У каждого свой персонаж.
    .help = Выбери кого-нибудь другого.
clockwork-refused-answer-first =
    { $question ->
        [character] Сначала выбери, кто ты
        [leave_out] Сначала выбери машину, которая останется в коробке
        [travel] Сначала отправляйся в путь
        [act] Сначала реши, что здесь делать
        [discard] Сначала сбрось карту
        [spot] Сначала положи свою карту
        [give] Сначала ответь на вызов
        [counter] Сначала реши, спрашивать ли в ответ
        [return] Сначала отдай карту взамен
        [point] Сначала укажи на карту
        [found] Сначала реши, берёшь ли её
        [swap] Сначала положи карту в тайник
       *[build] Сначала реши, что выложить
    }
    .because =
        { $question ->
            [character] Каждая фигурка должна кем-то быть.
            [leave_out] В этой игре машин меньше.
            [travel] Кубики уже на столе и ждут твоих шагов.
            [act] Ты на месте, и здесь можно что-то сделать.
            [discard] У тебя новая карта, и теперь ты выбираешь, что сбросить.
            [spot] Карта показана, и ей нужен тайник.
            [give] Кто-то просит у тебя карту.
            [counter] Такой карты у тебя нет, поэтому можно спросить в ответ.
            [return] В руке было семь карт, и пришла ещё одна.
            [point] Уже известно, что ты ищешь.
            [found] Это то, что ты ищешь.
            [swap] Карта уже у тебя, а её тайник пуст.
           *[build] По правилам этого стола ты выбираешь, что выложить.
        }
    .help =
        { $question ->
            [character] Выбери персонажа, которого ни у кого нет.
            [leave_out] Выбери машину из тех, что на выбор.
            [travel] Выбери клетку, куда ведёт твой бросок, или то, что он даёт ещё.
            [act] Выбери что-то, что здесь можно сделать.
            [discard] Выбери карту из руки или оставь все, если можно.
            [spot] Выбери свободный тайник вокруг поля.
            [give] Отдай эту карту или Металлолом, если он есть.
            [counter] Спроси о карте или пропусти.
            [return] Выбери любую карту, кроме той, что только что пришла.
            [point] Выбери карту, которая лежит рубашкой вверх.
            [found] Возьми карту или оставь её.
            [swap] Выбери карту из руки.
           *[build] Выложи готовую машину или пока ничего.
        }
clockwork-refused-no-such-place = «{ $place }»: такого на этом поле нет
    .because = Здесь есть Замок, Свалки от 1 до 6 и клетки с номерами.
    .help = Выбери то, что видишь на поле.
clockwork-refused-say-its-name = У клетки { $place } есть название
    .because = Белые клетки называют по тому, куда они ведут.
    .help = Скажи «towers» или «yard» с номером, например «yard 3».
clockwork-refused-ask-yourself = Себя спросить нельзя
    .because = Для вызова нужны двое.
    .help = Спроси того, кто стоит там вместе с тобой.
clockwork-refused-not-a-set = Такой набор не убирают: { clockwork-kind }
    .because = Здесь выбирают только летающие машины и преобразователи кода, всегда целиком.
    .help = Выбери один из наборов, о которых идёт речь.
clockwork-refused-field-full = Уже негде встать { clockwork-at-place }
    .because = Там стоят две фигурки, а больше не помещается.
    .help = Иди другой дорогой или остановись где-нибудь ещё.
clockwork-refused-cannot-reverse = Чтобы попасть { clockwork-to-place }, пришлось бы повернуть назад
    .because =
        { $away ->
            [one] Дотуда { $away } шаг. Выпало { $steps }, а посреди дороги назад не поворачивают.
            [few] Дотуда { $away } шага. Выпало { $steps }, а посреди дороги назад не поворачивают.
            [many] Дотуда { $away } шагов. Выпало { $steps }, а посреди дороги назад не поворачивают.
           *[other] Дотуда { $away } шага. Выпало { $steps }, а посреди дороги назад не поворачивают.
        }
    .help = Выбери клетку, куда ведёт твой бросок.
clockwork-refused-steps-short = С этим броском не попасть { clockwork-to-place }
    .because =
        { $away ->
            [one] Дотуда { $away } шаг, а выпало { $steps }.
            [few] Дотуда { $away } шага, а выпало { $steps }.
            [many] Дотуда { $away } шагов, а выпало { $steps }.
           *[other] Дотуда { $away } шага, а выпало { $steps }.
        }
    .help = Выбери клетку, куда ведёт твой бросок.
clockwork-refused-steps-over = Твой бросок ведёт дальше, чем { clockwork-to-place }
    .because =
        { $away ->
            [one] Дотуда { $away } шаг, а выпало { $steps }. По правилам этого стола шагов должно быть ровно столько.
            [few] Дотуда { $away } шага, а выпало { $steps }. По правилам этого стола шагов должно быть ровно столько.
            [many] Дотуда { $away } шагов, а выпало { $steps }. По правилам этого стола шагов должно быть ровно столько.
           *[other] Дотуда { $away } шага, а выпало { $steps }. По правилам этого стола шагов должно быть ровно столько.
        }
    .help = Иди дальше и вернись, когда выпадет сколько надо.
clockwork-refused-must-stop = Идти дальше { clockwork-to-place } нельзя
    .because = По правилам этого стола дорога кончается на первой белой клетке.
    .help = Остановись там или иди другой дорогой.
clockwork-refused-not-reached = Твой бросок не кончается { clockwork-at-place }
    .because =
        { $away ->
            [one] Дотуда { $away } шаг. Выпало { $steps }, а идут на весь бросок.
            [few] Дотуда { $away } шага. Выпало { $steps }, а идут на весь бросок.
            [many] Дотуда { $away } шагов. Выпало { $steps }, а идут на весь бросок.
           *[other] Дотуда { $away } шага. Выпало { $steps }, а идут на весь бросок.
        }
    .help = Выбери клетку, куда ведёт твой бросок.
clockwork-refused-not-special = Твой бросок этого не даёт
    .because = Выпало { $total }. Нужны семь, одиннадцать или одинаковые числа.
    .help = На этот раз иди пешком.
clockwork-refused-bonus-later = Это будет позже
    .because = По правилам этого стола особый бросок даёт что-то ещё после свалки.
    .help = Сначала иди.
clockwork-refused-must-walk = Здесь оставаться нельзя
    .because = Кто может идти, тот идёт.
    .help = Выбери клетку, куда ведёт твой бросок.
clockwork-refused-not-a-goal = Сразу { clockwork-to-place } перейти нельзя
    .because = Особый бросок ведёт на свалку или к Замку.
    .help = Выбери что-то из этого или иди пешком.
clockwork-refused-not-from-here = Отсюда твой бросок не действует
    .because = По правилам этого стола для этого твой ход должен начаться на свалке.
    .help = Иди пешком или перейди к Замку.
clockwork-refused-already-there = Ты уже { clockwork-at-place }
    .because = Сразу переходят только в другое место.
    .help = Выбери другую цель.
clockwork-refused-yard-empty = Свалка { $yard } пуста
    .because = Карт там больше нет.
    .help = Попробуй другую свалку или ищи у Замка.
clockwork-refused-not-in-yard = Здесь этого делать нельзя
    .because = Карты берут на свалке, когда приходят туда или когда бросок позволяет остаться.
    .help = Иди на свалку.
clockwork-refused-towers-only = Сейчас сразу можно перейти только к Замку
    .because = Свалка сейчас не цель для твоего броска.
    .help = Перейди к Замку или иди пешком.
clockwork-refused-towers-reached = Теперь ты идёшь назад к Замку
    .because = Свалки пусты, и твоего броска хватает до Замка.
    .help = Иди к Замку.
clockwork-refused-not-at-towers = Здесь искать нельзя
    .because = Сброшенные карты ищут у Замка, когда приходят туда.
    .help = Иди к Замку.
clockwork-refused-no-demand-now = Сейчас бросить вызов нельзя
    .because = Вызов бросают, когда встретят кого-нибудь на клетке или на свалке.
    .help = Выбери ход, который можно сделать.
clockwork-refused-not-together = { $rival } не рядом с тобой
    .because = Для вызова надо стоять вдвоём на одной клетке или на одной свалке.
    .help = Иди туда, где { $rival }, или выбери того, кто здесь.
clockwork-refused-not-in-towers = { $rival } ещё в пути
    .because = Сейчас вызов бросают только тем, кто у Замка.
    .help = Выбери того, кто там, или подожди.
clockwork-refused-just-back = Ты у Замка только с этого броска
    .because = Кто вернулся, может искать. Для вызова нужен бросок у Замка.
    .help = Ищи в сбросе или пропусти.
clockwork-refused-search-only = С { $total } ты ищешь, но никому не бросаешь вызов
    .because = В конце для вызова нужны семь, одиннадцать или одинаковые числа.
    .help = Ищи в сбросе или пропусти.
clockwork-refused-already-asked = { $rival }: вопрос уже был
    .because = За один ход каждого спрашивают один раз.
    .help = Спроси кого-нибудь другого или пропусти.
clockwork-refused-nothing-to-show = Показать это не получится: { clockwork-kind }
    .because = Кто спрашивает или ищет, показывает из руки карту той же машины.
    .help = Выбери такую, которая у тебя есть. Топливо и Энергию достаточно назвать.
clockwork-refused-not-a-family = Это просить нельзя: { clockwork-kind }
    .because = Ищут только машины, Воздушный Корабль, Топливо и Энергию.
    .help = Выбери что-то из этого.
clockwork-refused-not-asked-for = Этого у тебя не просят: { clockwork-kind }
    .because = Отдают то, что просят, а заменить это может только Металлолом.
    .help = Отдай карту, которую просят, или Металлолом.
clockwork-refused-not-held = Этого у тебя нет: { clockwork-kind }
    .because = Играют картами из своей руки.
    .help = Выбери карту, которая у тебя есть.
clockwork-refused-below-seven = Карты остаются у тебя
    .because = Когда их меньше семи, ничего не сбрасывают.
    .help = Играй дальше; ход окончен.
clockwork-refused-even-throw = При броске { $total } ты ничего не делаешь
    .because = В конце чётный бросок, если числа не одинаковые, отнимает ход.
    .help = Попробуй на следующем ходу.
clockwork-refused-scrap-instead-only = Металлолом здесь не поможет
    .because = Его дают вместо карты, которая есть, а такой у тебя нет.
    .help = Спроси в ответ или пропусти.
clockwork-refused-must-discard =
    { $hand ->
        [one] У тебя { $hand } карта
        [few] У тебя { $hand } карты
        [many] У тебя { $hand } карт
       *[other] У тебя { $hand } карты
    }
    .because = В руке их может быть не больше семи.
    .help = Сбрось одну из них.
clockwork-refused-spot-taken = Тайник { $spot } занят
    .because = Карты никогда не лежат друг на друге.
    .help = Выбери свободный тайник.
clockwork-refused-no-such-spot = Тайника { $spot } нет
    .because = У тайников вокруг поля есть номера.
    .help = Выбери номер, который видишь.
clockwork-refused-spot-empty = В тайнике { $spot } нет карты
    .because = Указывают на карту, которую кто-то сбросил.
    .help = Выбери тайник с картой.
clockwork-refused-nothing-there = Искать нечего
    .because = Ещё никто не сбросил карты.
    .help = Приходи позже.
clockwork-refused-just-received = Это только что пришло к тебе: { clockwork-kind }
    .because = Взамен отдают другую карту.
    .help = Выбери другую карту.
clockwork-refused-no-counter = Спросить в ответ нельзя
    .because = По правилам этого стола в ответ не спрашивает тот, у кого есть Металлолом.
    .help = Пропусти.
clockwork-refused-not-your-asker = Сейчас спросить нельзя: { $rival }
    .because = Вызов тебе бросает только { $asker }.
    .help = Спроси в ответ ({ $asker }) или пропусти.
clockwork-refused-must-give = У тебя есть то, что просят: { clockwork-kind }
    .because = У кого есть такая карта, тот отдаёт одну или вместо неё Металлолом.
    .help = Отдай одну из них или Металлолом, если он есть.
clockwork-refused-must-draw = На свалке всегда что-то делают
    .because = Кто сюда приходит, берёт карту или бросает кому-нибудь вызов.
    .help = Возьми карту.
clockwork-refused-not-complete = Здесь ещё чего-то не хватает: { clockwork-kind }
    .because = Выкладывают только готовую машину.
    .help = Собери детали, которых не хватает.
clockwork-refused-no-way-out = Бежать ещё рано
    .because = Нужны летающая машина, преобразователь кода и Топливо или весь Воздушный Корабль и Энергия.
    .help = Собери то, чего не хватает.

## At the table

clockwork-short = Парящий город
clockwork-turn = Ходит { $name }
clockwork-turn-yours = Твой ход, { $name }
clockwork-turn-number = Ход { $number }
clockwork-before-play = До начала
clockwork-board = Город: мосты, свалки и тайники
clockwork-your-side = Твоя рука и что можно сделать
clockwork-hand = Твоя рука
clockwork-you = ты
clockwork-you-too = { clockwork-character } · ты
clockwork-no-character = ещё без персонажа
clockwork-hand-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
clockwork-laid = Выложено: { clockwork-kind }
clockwork-machine = { clockwork-kind }: { $held } из { $copies }
clockwork-pile =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
clockwork-spot-free = Тайник { $spot }, свободен
clockwork-spot-laid = Тайник { $spot }, карта рубашкой вверх
clockwork-spot-known = Тайник { $spot }, { clockwork-kind }
clockwork-glows = это можно выбрать
clockwork-goal = Чтобы сбежать
clockwork-goal-machine = летающая машина, преобразователь кода и топливо
clockwork-goal-airship = или воздушный корабль с энергией
clockwork-in-this-game = В этой игре
clockwork-legend = { clockwork-kind }, в этой игре { $copies }
clockwork-endgame = Все свалки пусты. Встреча у Замка.

clockwork-total =
    { $special ->
        [seven] Семь!
        [eleven] Одиннадцать!
        [double] Одинаковые!
       *[other] { $total }
    }
clockwork-dice = Кубики: { $dice }

clockwork-throw = Бросить кубики
clockwork-throw-opening = Бросить за начало
clockwork-do-go = Перейти сразу
clockwork-do-walk = Идти на { $total }
clockwork-do-take = Взять карту
clockwork-do-search = Искать в сбросе
clockwork-do-ask = Спросить: { $name }
clockwork-do-stay = Остаться здесь
clockwork-do-keep = Оставить все
clockwork-do-none = У меня нет
clockwork-do-pass = Пропустить
clockwork-do-build = Выложить: { clockwork-kind }
clockwork-do-escape = Бежать!
clockwork-do-hold = Ещё нет
clockwork-do-any-spot = Любой свободный тайник
clockwork-do-name = { clockwork-kind }
clockwork-do-give = Отдать: { clockwork-kind }
clockwork-do-give-scrap = Отдать Металлолом
clockwork-do-back = Что-то другое
clockwork-walk-to =
    { $where ->
        [towers] К Замку
        [yard] На Свалку { $number }
       *[field] На клетку { $number }
    }
clockwork-lay-on = Положить в { $spot }
clockwork-point-at = Перевернуть { $spot }

clockwork-hint-throw = Бросай кубики.
clockwork-hint-opening = Бросай за начало: начинает самый большой бросок.
clockwork-hint-wait = { $name } думает.
clockwork-hint-whisper = { $name } и { $rival } шепчутся.
clockwork-hint-character = Кто ты? Выбери персонажа.
clockwork-hint-leave-out = Выбери машину, которая останется в коробке.
clockwork-hint-travel = Выбери, что сделать со своим броском.
clockwork-pick-one = Выбери одно.
clockwork-hint-walk = Выбери клетку, которая светится.
clockwork-hint-go = Выбери цель, которая светится.
clockwork-hint-act = Что делаешь здесь?
clockwork-hint-show = Покажи карту или назови Топливо либо Энергию. Отвечает { $name }.
clockwork-hint-search = Покажи, что ищешь, или назови Топливо либо Энергию.
clockwork-hint-discard =
    { $kind ->
        [none] Выбери карту из руки, чтобы сбросить.
       *[other] Ты получаешь { clockwork-card }. Выбери карту из руки, чтобы сбросить.
    }
clockwork-hint-spot = Положи карту в тайник, который светится.
clockwork-hint-give = { $name } спрашивает тебя.
clockwork-hint-counter = Спроси один раз в ответ или пропусти. Отвечает { $name }.
clockwork-hint-return =
    { $kind ->
        [none] Отдай карту взамен. Её получит { $name }.
       *[other] Ты получаешь { clockwork-card }. Отдай взамен другую карту. Её получит { $name }.
    }
clockwork-hint-point = Укажи на карту, которая лежит рубашкой вверх.
clockwork-hint-found = Найдено! Возьми карту или оставь её.
clockwork-hint-swap = Выбери карту для тайника { $spot }.
clockwork-hint-build = Выложить машину или ещё нет?

# The moment for two: who asks whom, the card that only they see, the answer.
clockwork-asks = { $name } спрашивает. Отвечает { $rival }
clockwork-eyes-only = Смотрит только { $name }
clockwork-spoken-aloud = { $name } говорит это вслух
clockwork-do-you-hold =
    { $kind ->
        [Fuel] У тебя есть Топливо?
        [Power] У тебя есть Энергия?
       *[other] У тебя есть ещё такая карта: { clockwork-kind }?
    }
clockwork-give-one = Отдай одну.
clockwork-give-or-scrap = Отдай одну или вместо неё Металлолом.
clockwork-have-none = Такой карты у тебя нет. Скажи это, и можно будет спросить в ответ.

clockwork-seen = Уже знаю
clockwork-seen-once = Запомни её. Через миг она снова ляжет рубашкой вверх.

clockwork-read-seat =
    { $count ->
        [one] { $name }: { $place }, { $count } карта
        [few] { $name }: { $place }, { $count } карты
        [many] { $name }: { $place }, { $count } карт
       *[other] { $name }: { $place }, { $count } карты
    }
clockwork-read-hand = Твоя рука: { $cards }

clockwork-key-pick = Выбрать карту из руки
clockwork-key-take = Взять карту
clockwork-key-go = Перейти сразу, идти
clockwork-key-ask = Спросить, искать
clockwork-key-decline = Пропустить

## Cities of your own. Each says what is wrong and where; .help says how to mend it.
## $field is a word of the file (towers, yards, paths, fields, spots, island, name), written there exactly so: keep it.

clockwork-unfit-file-too-long = Файл слишком длинный
    .help = Городу хватает гораздо меньше знаков, чем { $most }. Это точно нужный файл?
clockwork-unfit-not-toml = Строка { $line } не читается
    .help = Поищи в ней и в строке перед ней: может быть, не хватает запятой или скобки либо какой-то номер стоит дважды.
clockwork-unfit-field-missing = Не хватает «{ $field }»
    .help =
        { $field ->
            [fields] Добавь строку [fields], а под ней клетки.
            [spots] Добавь строку [spots], а под ней тайники.
           *[other] Добавь строку, которая начинается с { $field } =
        }
clockwork-unfit-field-unknown = Слово «{ $field }» здесь никому не знакомо
    .help =
        { $meant ->
            [none] Убери эту строку. Это точно нужный файл?
           *[other] Может быть, «{ $meant }»?
        }
clockwork-unfit-name-unfit = Такое название не подходит
    .help = Напиши в кавычках от 1 до { $most } букв, в одну строку.
clockwork-unfit-not-a-number = «{ $field }»: здесь нужен номер клетки
    .help = Напиши целое число от 0 до { $most }: { $field } = 0
clockwork-unfit-not-numbers = «{ $field }»: здесь нужен список клеток
    .help = Напиши целые числа от 0 до { $most }: { $field } = [6, 12, 18, 24, 30, 36]
clockwork-unfit-not-chains = «{ $field }»: здесь нужен список дорог от клетки к клетке
    .help = Напиши целые числа от 0 до { $most }, на каждую дорогу не меньше двух: { $field } = [[0, 1, 2, 3, 0], [1, 3]]
clockwork-unfit-not-numbered = «{ $field }»: здесь нужна часть с пронумерованными строками
    .help = Напиши [{ $field }] в отдельной строке, а под ней строки вроде { $first } = [500, 380]
clockwork-unfit-number-unfit = «{ $number }» под [{ $field }] не может быть номером строки
    .help = Нумеруй строки от { $first }, одну за другой.
clockwork-unfit-number-skipped = Под [{ $field }] не хватает номера { $number }
    .help = Добавь его или пронумеруй строки заново, без пропусков.
clockwork-unfit-not-a-point =
    { $number ->
        [none] «{ $field }» не точка на картинке
       *[other] Под [{ $field }] строка { $number } не точка на картинке
    }
    .help = Напиши два целых числа, сколько слева и сколько сверху, например [500, 380]
clockwork-unfit-field-count =
    { $fields ->
        [0] Нет ни одной клетки
        [1] Есть только одна клетка
        [one] В этом городе { $fields } клетка
        [few] В этом городе { $fields } клетки
        [many] В этом городе { $fields } клеток
       *[other] В этом городе { $fields } клетки
    }
    .help = Их может быть от { $fewest } до { $most }.
clockwork-unfit-spot-count =
    { $spots ->
        [0] Нет ни одного тайника для сброшенных карт
        [1] Есть только один тайник для сброшенных карт
        [one] Для сброшенных карт { $spots } тайник
        [few] Для сброшенных карт { $spots } тайника
        [many] Для сброшенных карт { $spots } тайников
       *[other] Для сброшенных карт { $spots } тайника
    }
    .help = Их может быть от { $fewest } до { $most }.
clockwork-unfit-towers-nowhere = Замок на клетке { $number }, но такой клетки нет
    .help = Выбери клетку, которая есть под [fields].
clockwork-unfit-yard-count =
    { $yards ->
        [0] Нет ни одной свалки
        [1] Есть только одна свалка
        [one] Здесь { $yards } свалка
        [few] Здесь { $yards } свалки
        [many] Здесь { $yards } свалок
       *[other] Здесь { $yards } свалки
    }
    .help = В yards должно быть столько клеток: { $needed }.
clockwork-unfit-yard-nowhere = Свалка { $yard } на клетке { $number }, но такой клетки нет
    .help = Выбери клетку, которая есть под [fields].
clockwork-unfit-yard-in-towers = Свалка { $yard } и Замок на одной клетке { $number }
    .help = Дай каждой свою клетку.
clockwork-unfit-yard-twice = Свалки { $first } и { $second } на одной клетке { $number }
    .help = Дай каждой свою клетку.
clockwork-unfit-path-nowhere = Дорога ведёт из { $first } в { $second }, но клетки { $number } нет
    .help = Добавь эту клетку под [fields] или убери её из paths.
clockwork-unfit-path-to-itself = Дорога ведёт из клетки { $number } в неё же
    .help = Напиши там { $number } только раз.
clockwork-unfit-path-twice = Дорога между { $first } и { $second } здесь дважды
    .help = Убери одну из них; хватит одного направления.
clockwork-unfit-too-many-paths = На клетке { $number } сходится слишком много дорог: { $paths }
    .help = Их может быть не больше { $most }. Поведи некоторые к другой клетке.
clockwork-unfit-off-picture =
    { $field ->
        [fields] Клетка { $number } за краем картинки
        [spots] Карта в тайнике { $number } лежала бы за краем картинки
       *[other] Замок стоял бы за краем картинки
    }
    .help = Картинка шириной { $width } и высотой { $height }; карта шириной 36 и высотой 50, считая от середины.
clockwork-unfit-fields-too-near = Клетки { $first } и { $second } лежат друг на друге
    .help = Сдвинь одну из них, чтобы между ними было { $apart } или больше.
clockwork-unfit-unreachable = Ни одна дорога не ведёт отсюда к Замку: { $fields }
    .help = Добавь дорогу к { $number } или убери то, куда никто не дойдёт.
clockwork-unfit-spots-overlap = Карты в тайниках { $first } и { $second } лежали бы друг на друге
    .help = Сдвинь один из них: карта шириной 36 и высотой 50.
clockwork-unfit-spot-on-track = Карта в тайнике { $spot } лежала бы на мосту между { $first } и { $second }
    .help = Отодвинь тайник от моста или убери его.
`;export{e as default};