var e=`### Toy Battle. Short, warm, second person; a child of eight reads it aloud.
### $name is the name of a seat; troops have proper names, the same in every language; places are numbers.
### Seats act in the present tense, because the past would give them a gender.

## Words that other sentences use

toybattle-effect-recall = Возврат
toybattle-effect-draw = Добор
toybattle-effect-shove = Толчок
toybattle-effect-exhume = Раскопки
toybattle-effect-nullify = Без эффекта
toybattle-effect-suppress = Тихий час
toybattle-effect-gate = Ворота
toybattle-effect =
    { $effect ->
        [recall] { toybattle-effect-recall }
        [draw] { toybattle-effect-draw }
        [shove] { toybattle-effect-shove }
        [exhume] { toybattle-effect-exhume }
        [suppress] { toybattle-effect-suppress }
       *[other] { $effect }
    }

## What happened

toybattle-event-starter-drawn = { $name } начинает
toybattle-event-tile-taken =
    { $count ->
        [1] { $name } берёт фишку
        [one] { $name } берёт { $count } фишку
        [few] { $name } берёт { $count } фишки
        [many] { $name } берёт { $count } фишек
       *[other] { $name } берёт { $count } фишки
    }
    .troop = { $name } берёт: { $troop }
toybattle-event-troop-placed =
    { $covered ->
        [none] { $name } ставит { $troop } на { $place }
       *[other] { $name } ставит { $troop } на { $place }, поверх { $covered }
    }
toybattle-event-region-closed =
    { $medals ->
        [one] { $name } окружает участок: { $medals } медаль
        [few] { $name } окружает участок: { $medals } медали
        [many] { $name } окружает участок: { $medals } медалей
       *[other] { $name } окружает участок: { $medals } медали
    }
toybattle-event-troop-discarded = С базы { $base } выбит боец: { $troop } ({ $name })
toybattle-event-rack-robbed = С полки украдена фишка: { $troop } ({ $name })
toybattle-event-troop-recalled = { $name } берёт { $troop } обратно с базы { $base }
toybattle-event-troop-shoved = Толчок! { $troop } ({ $name }) едет с базы { $start } на базу { $end }
toybattle-event-troop-exhumed = { $name } выкапывает { $troop }
toybattle-event-tile-suppressed = { $name }: одна фишка лежит рубашкой вверх
    .troop = { $name }: { $troop } лежит рубашкой вверх
toybattle-event-tiles-released = { $name }: снова можно ставить любую фишку
toybattle-event-effect-declined = { $name } не использует эффект «{ toybattle-effect }»
toybattle-event-headquarters-captured = { $name } захватывает штаб { $place }
toybattle-event-objective-reached = Медалей хватает для победы
toybattle-event-side-stuck = { $name } не может ни взять, ни поставить
toybattle-event-battle-stalled =
    { $turns ->
        [one] { $turns } ход без перемен
        [few] { $turns } хода без перемен
        [many] { $turns } ходов без перемен
       *[other] { $turns } хода без перемен
    }

## How it ended

toybattle-you-win = Победа твоя!
toybattle-outcome-headquarters = Победа: { $name }
    .because = Боец стоит в штабе соперника.
toybattle-outcome-objective =
    { $winners ->
        [2] Общая победа: { $name }
       *[other] Победа: { $name }
    }
    .because =
        { $points ->
            [one] Здесь для победы хватает { $points } медали.
            [few] Здесь для победы хватает { $points } медалей.
            [many] Здесь для победы хватает { $points } медалей.
           *[other] Здесь для победы хватает { $points } медали.
        }
toybattle-outcome-stuck = Победа: { $name }
    .because = Одна сторона не могла ни взять, ни поставить. Побеждает тот, у кого больше медалей, а при равенстве другая сторона.
toybattle-outcome-no-progress =
    { $winners ->
        [1] Победа: { $name }
       *[other] Битва остановилась
    }
    .because = Слишком много ходов никто ничего не брал, не выигрывал и не выбивал. Побеждает тот, у кого больше медалей, а при равенстве никто.

## Why not? Each says what, then because, then what would help. Never any blame.

toybattle-refused-already-over = Игра окончена
    .because = Ходов больше нет.
    .help = Начни новую игру или посмотри эту ещё раз.
toybattle-refused-not-to-act = Сейчас не твой ход
    .because = Ходит другая сторона.
    .help = Подожди немного. Скоро тебя позовут.
toybattle-refused-chance-first = Подожди немного
    .because = Фишки ещё раздаются.
    .help = Попробуй, когда они лягут на полку.
toybattle-refused-unforeseen = Здесь это не решают
    .because = Фишки тянет случай, а ставят их стороны; каждый делает своё.
    .help = Выбери один из своих ходов.
toybattle-refused-not-in-reserve = { $troop } в запасе больше нет
    .because = Все фишки этого бойца уже вышли.
    .help = Должна прийти другая фишка.
toybattle-refused-not-on-that-rack = { $troop } там нет
    .because = Указать можно только на фишку с полки.
    .help = Нужно указать на другую фишку.
toybattle-refused-no-such-place = Номера { $place } на этом поле нет
    .because = У каждой базы и каждого штаба свой номер.
    .help = Выбери номер, который видишь на поле.
toybattle-refused-not-on-rack = { $troop } у тебя нет
    .because = Бойцов ставят со своей полки.
    .help = Выбери бойца со своей полки.
toybattle-refused-suppressed-tile = { $troop } лежит рубашкой вверх
    .because = У этой фишки тихий час: в этот ход её не поставить.
    .help = Поставь другого бойца или возьми фишки. После этого хода она снова свободна.
toybattle-refused-own-headquarters = Номер { $place }: это твой штаб
    .because = Сюда ставит бойцов только соперник.
    .help = Выбери базу или штаб соперника.
toybattle-refused-not-connected = До базы { $place } не достать
    .because = Твоя цепочка от штаба рвётся на базе { $breaks }.
    .help = Сначала займи базу { $breaks }.
toybattle-refused-headquarters-not-connected = До штаба не достать
    .because = Твоя цепочка от штаба рвётся на базе { $breaks }.
    .help = Сначала займи базу { $breaks }.
toybattle-refused-hook-headquarters = Hook не может прыгнуть в штаб
    .because = Он прыгает только на базы, а твоя цепочка рвётся на { $breaks }.
    .help = Построй цепочку до самого штаба.
toybattle-refused-hook-nullified = Hook не может прыгнуть на { $place }
    .because = Там у бойцов нет эффектов, а прыжок и есть его эффект. Твоя цепочка рвётся на { $breaks }.
    .help = Построй цепочку до { $place } или прыгни в другое место.
toybattle-refused-gate-closed = { $troop } не пройдёт в ворота { $place }
    .because = Эти ворота пускают силу { $lets } и Kwak.
    .help = Поставь бойца, который подходит.
toybattle-refused-too-weak = Сил у { $troop } не хватит против { $enemy }
    .because = Нужна сила больше { $against }, а здесь { $strength }.
    .help = Поставь бойца посильнее или Kwak.
toybattle-refused-rack-full = Твоя полка полна
    .because = Фишек на ней { $tiles }, больше не помещается.
    .help = Поставь бойца.
toybattle-refused-reserve-empty = Твой запас пуст
    .because = Брать больше нечего.
    .help = Поставь бойца.
toybattle-refused-effect-open = Сначала реши про эффект «{ toybattle-effect }»
    .because = Эффект на базе { $base } ждёт тебя.
    .help = Используй его или откажись.
toybattle-refused-not-a-base = Номер { $place } не база
    .because = Эффекты действуют на базы, но не на штабы.
    .help = Выбери базу.
toybattle-refused-not-beside = База { $base } слишком далеко
    .because = Эффект на базе { $activator } достаёт на одну тропу.
    .help = Выбери базу за одну тропу от базы { $activator }.
toybattle-refused-no-enemy-there = На базе { $base } соперника не видно
    .because = Эффект действует на бойцов соперника, которые лежат сверху.
    .help = Выбери базу, где сверху боец соперника.
toybattle-refused-same-base = Боец на базе { $base } остаётся
    .because = База возвращает другого твоего бойца.
    .help = Выбери другого своего бойца.
toybattle-refused-not-yours = Боец сверху на базе { $base } не твой
    .because = Вернуть можно только своего бойца.
    .help = Выбери своего бойца.
toybattle-refused-shove-nowhere = С базы { $start } не толкнуть на { $end }
    .because = Толкают на одну тропу и только на базу.
    .help = Выбери базу рядом с { $start }.
toybattle-refused-not-discarded = { $troop } среди твоих выбитых бойцов нет
    .because = Выкопать можно только своего выбитого бойца.
    .help = Выбери одного из своих выбитых бойцов.
toybattle-refused-nothing-to-decline = Отказываться не от чего
    .because = Эффекта сейчас нет, а ход не пропускают.
    .help = Возьми фишки или поставь бойца.
toybattle-refused-no-effect-offered = Эффекта сейчас нет
    .because = Эффекты бывают после того, как поставлен боец.
    .help = Возьми фишки или поставь бойца.
toybattle-refused-must-suppress = От этого эффекта не отказаться
    .because = По правилам этого стола его используют всегда.
    .help = Укажи на фишку с полки соперника.

## Before play

toybattle-printing = По каким правилам?
toybattle-printing-standard = По книге правил
    .help = Как напечатано, а где книга молчит, по нашим решениям.
toybattle-option-terrain = Где будет битва?
toybattle-option-terrain-castle = Луг у замка
    .help = Для первой игры. Особые базы возвращают бойца.
toybattle-option-terrain-pool = Тропический бассейн
    .help = Ворота пускают не всякую силу.
toybattle-option-terrain-clouds = Город в облаках
    .help = Особые базы дают ещё одну фишку.
toybattle-option-terrain-jungle = Джунгли у вулкана
    .help = Особые базы отталкивают соперника.
toybattle-option-terrain-cemetery = Проклятое кладбище
    .help = Особые базы выкапывают выбитого бойца.
toybattle-option-terrain-caribbean = Карибское море
    .help = Особых баз нет, зато у синих два штаба.
toybattle-option-terrain-station = Станция Metal-X
    .help = На особых базах у бойцов нет эффектов.
toybattle-option-terrain-battlefield = Поле боя
    .help = Особые базы устраивают тихий час фишке соперника.
toybattle-option-terrain-croisette = La Croisette
    .help = Более позднее поле, на нём всего понемногу.
toybattle-option-terrain-tournament = Турнир
    .help = Луг у замка, но особые базы выкапывают выбитого бойца.
toybattle-option-beginner = Особые базы?
toybattle-option-beginner-false = Как напечатано
    .help = Каждая особая база делает то, что на ней нарисовано.
toybattle-option-beginner-true = Без них, для новичков
    .help = Особые базы становятся обычными, а ворота открыты.
toybattle-reading-suppress = Тихий час обязателен?
toybattle-reading-suppress-optional = Нет
    .help = От тихого часа для фишки можно отказаться.
toybattle-reading-suppress-forced = Да
    .help = Кто может устроить фишке тихий час, тот и устраивает.
toybattle-reading-both_at_objective = Кто побеждает, если медалей сразу хватило обоим?
toybattle-reading-both_at_objective-acting = Кто ходит
    .help = Побеждает сторона, чей сейчас ход.
toybattle-reading-both_at_objective-shared = Оба
    .help = Первое место у обеих сторон.
toybattle-reading-no_progress = А если больше ничего не происходит?
toybattle-reading-no_progress-40 = Конец
    .help = После 40 ходов без взятых фишек, полученных медалей и выбитых фишек побеждает тот, у кого больше медалей.
toybattle-reading-no_progress-none = Играем дальше
    .help = Игра идёт, пока кто-нибудь не победит или не останется без ходов.

## At the table

toybattle-turn = Ходит { $name }
toybattle-turn-yours = Твой ход, { $name }
toybattle-turn-number = Ход { $number }
toybattle-board = Поле
toybattle-rack = Твоя полка
toybattle-your-side = Твоя полка и что можно сделать
toybattle-you = ты
toybattle-across = напротив
toybattle-side-0 = Синий
toybattle-side-1 = Красный
toybattle-troop = { $troop } { $strength }
toybattle-tile-of = { $troop } ({ $name })
toybattle-base = База { $number }
toybattle-base-empty = пусто
toybattle-base-held =
    { $count ->
        [1] { $troop } ({ $name })
        [one] { $troop } ({ $name }), в стопке { $count } фишка
        [few] { $troop } ({ $name }), в стопке { $count } фишки
        [many] { $troop } ({ $name }), в стопке { $count } фишек
       *[other] { $troop } ({ $name }), в стопке { $count } фишки
    }
toybattle-headquarters-of = Штаб { $number } ({ $name })
toybattle-gate = Ворота для силы { $lets }
toybattle-target = сюда можно поставить
toybattle-choice = это можно выбрать
toybattle-tiles =
    { $count ->
        [0] нет фишек
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }
toybattle-stack-help = Базу держит верхняя фишка. Под ней остальные, самая старая внизу.
toybattle-medals = медали: { $medals } из { $objective }, нужных для победы
toybattle-objective =
    { $objective ->
        [one] Для победы: { $objective } медаль
        [few] Для победы: { $objective } медали
        [many] Для победы: { $objective } медалей
       *[other] Для победы: { $objective } медали
    }
toybattle-goal =
    { $objective ->
        [one] Захвати штаб соперника ({ $name }) или набери { $objective } медаль раньше него.
        [few] Захвати штаб соперника ({ $name }) или набери { $objective } медали раньше него.
        [many] Захвати штаб соперника ({ $name }) или набери { $objective } медалей раньше него.
       *[other] Захвати штаб соперника ({ $name }) или набери { $objective } медали раньше него.
    }
toybattle-goal-both =
    { $objective ->
        [one] Надо захватить чужой штаб или раньше набрать { $objective } медаль.
        [few] Надо захватить чужой штаб или раньше набрать { $objective } медали.
        [many] Надо захватить чужой штаб или раньше набрать { $objective } медалей.
       *[other] Надо захватить чужой штаб или раньше набрать { $objective } медали.
    }
toybattle-on-rack = на полке
toybattle-in-reserve = в запасе
toybattle-discarded = выбито
toybattle-face-down = рубашкой вверх
toybattle-known = { $troop }, известно всем
toybattle-rack-count = { $count } на полке
toybattle-strip-you = ты · запас { $reserve }
toybattle-rack-tile = { $place }: { $troop }
toybattle-rack-tile-down = { $place }: { $troop }, в этот ход рубашкой вверх

# What troops and bases do, in a few words.
toybattle-does-skully = возьми 2 фишки
toybattle-does-capn = поставь ещё бойца
toybattle-does-jumbo = выбей соседа
toybattle-does-hook = прыгни на любую базу
toybattle-does-xb-42 = укради скрытую фишку
toybattle-does-star = возьми 1 фишку
toybattle-does-roxy = просто сильная
toybattle-does-kwak = бьёт всех, и его бьют все
toybattle-does-recall = верни другого своего бойца на полку.
toybattle-does-draw = возьми ещё одну фишку.
toybattle-does-shove = толкни соперника рядом на одну базу дальше.
toybattle-does-exhume = верни одного из выбитых бойцов.
toybattle-does-nullify = у бойцов, поставленных сюда, нет эффектов.
toybattle-does-suppress = переверни скрытую фишку соперника рубашкой вверх на один ход.
toybattle-does-gate = войдут только эти силы и Kwak.

toybattle-hint-begin = Всё готово? Раздай фишки.
toybattle-hint-turn = Выбери бойца, чтобы поставить, или возьми фишки.
toybattle-hint-place = Выбери бойца, чтобы поставить.
toybattle-hint-picked = { $troop } у тебя в руке. Выбери базу, которая светится.
toybattle-hint-wait = { $name } думает.
toybattle-begin = Раздать фишки
toybattle-take = Взять фишки
toybattle-place-on = Поставить на { $place }

toybattle-question = Можно применить эффект
toybattle-offered = { $effect } на базе { $base }
toybattle-ask-skully =
    { $count ->
        [1] Взять фишку?
        [one] Взять { $count } фишку?
        [few] Взять { $count } фишки?
        [many] Взять { $count } фишек?
       *[other] Взять { $count } фишки?
    }
toybattle-ask-capn = Поставить ещё бойца?
toybattle-ask-jumbo = Выбить соседа, который светится?
toybattle-ask-xb-42 = Украсть скрытую фишку с полки соперника?
toybattle-ask-star = Взять одну фишку?
toybattle-ask-recall = Вернуть своего бойца, который светится?
toybattle-ask-draw = Взять одну фишку?
toybattle-ask-shove = Кого толкнуть? Выбери соперника, который светится.
toybattle-ask-shove-to = Куда поедет боец с базы { $base }?
toybattle-ask-exhume = Какого выбитого бойца выкопать?
toybattle-ask-suppress = Перевернуть скрытую фишку соперника рубашкой вверх?
toybattle-do-take =
    { $count ->
        [1] Взять фишку
        [one] Взять { $count } фишку
        [few] Взять { $count } фишки
        [many] Взять { $count } фишек
       *[other] Взять { $count } фишки
    }
toybattle-do-rob = Украсть
toybattle-do-suppress = Перевернуть одну
toybattle-do-exhume = { $troop }
toybattle-decline = Нет, спасибо

toybattle-read-side =
    { $rack ->
        [one] { $name }: медали { $medals } из { $objective }, { $rack } фишка на полке, { $reserve } в запасе
        [few] { $name }: медали { $medals } из { $objective }, { $rack } фишки на полке, { $reserve } в запасе
        [many] { $name }: медали { $medals } из { $objective }, { $rack } фишек на полке, { $reserve } в запасе
       *[other] { $name }: медали { $medals } из { $objective }, { $rack } фишки на полке, { $reserve } в запасе
    }
toybattle-read-rack = Твоя полка: { $troops }

toybattle-key-pick = Выбрать бойца на своей полке
toybattle-key-take = Взять фишки
toybattle-key-decline = Отказаться от эффекта

toybattle-instead = Попробуй { $what }
toybattle-beats = { $troop } бьёт { $enemy }.
toybattle-another = Другая местность
`;export{e as default};