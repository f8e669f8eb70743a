### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Местность: { $terrain }
toybattle-terminal-goal-medals = Займи все базы вокруг участка, и его медали твои.
toybattle-terminal-paths = тропы: { $places }
toybattle-terminal-below = ниже: { $tiles }
toybattle-terminal-connected = связь есть
toybattle-terminal-cut-off = связи нет
toybattle-terminal-region =
    { $medals ->
        [one] Участок { $bases }: { $medals } медаль
        [few] Участок { $bases }: { $medals } медали
        [many] Участок { $bases }: { $medals } медалей
       *[other] Участок { $bases }: { $medals } медали
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Участок { $bases }: { $medals } медаль, взято ({ $name })
        [few] Участок { $bases }: { $medals } медали, взято ({ $name })
        [many] Участок { $bases }: { $medals } медалей, взято ({ $name })
       *[other] Участок { $bases }: { $medals } медали, взято ({ $name })
    }
toybattle-terminal-you = Твой цвет: { $name }
toybattle-terminal-idle = Ходов без перемен: { $turns }; когда будет { $most }, игра кончится
toybattle-terminal-side-known = { $name }, на полке точно есть: { $troops }
toybattle-terminal-side-out = { $name }, выбитые: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: { $count } фишка лежит рубашкой вверх
        [few] { $name }: { $count } фишки лежат рубашкой вверх
        [many] { $name }: { $count } фишек лежат рубашкой вверх
       *[other] { $name }: { $count } фишки лежат рубашкой вверх
    }
toybattle-terminal-own-down = В этот ход рубашкой вверх: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = медали { $medals }/{ $objective }

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = полка { $rack }, ещё { $reserve }
toybattle-terminal-down = { $count } рубашкой вверх
toybattle-terminal-out = Выбитые
toybattle-terminal-known = Известно
toybattle-terminal-legend = [Hook4] синий, (Hook4) красный, x2 сколько фишек всего, ! связи нет, ? вопрос к тебе, [#1] (#41) штабы, 15R особая база, {"{"}1-2{"}"} ворота, 2* медали участка, [2] (2) взято; базы каждого участка названы в списке рядом.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Напиши «take» или «place» с бойцом и номером. «?» покажет, что можно.
toybattle-terminal-hint-place = Напиши «place» с бойцом и номером. «?» покажет, что можно.
toybattle-terminal-hint-take = Сейчас нельзя поставить ни одного бойца. Напиши «take».
toybattle-terminal-hint-skully = { $effect } на { $base }: «take» берёт две фишки, «decline» отказывается.
toybattle-terminal-hint-capn = { $effect } на { $base }: «place» ставит ещё бойца, «decline» отказывается. «?» покажет, куда можно.
toybattle-terminal-hint-jumbo = { $effect } на { $base }: «discard» и номер соперника рядом или «decline».
toybattle-terminal-hint-xb-42 = { $effect } на { $base }: «rob» крадёт скрытую фишку с полки соперника, «decline» отказывается.
toybattle-terminal-hint-star = { $effect } на { $base }: «take» берёт одну фишку, «decline» отказывается.
toybattle-terminal-hint-recall = { $effect } на { $base }: «recall» и номер другого своего бойца или «decline».
toybattle-terminal-hint-draw = { $effect } на { $base }: «take» берёт одну фишку, «decline» отказывается.
toybattle-terminal-hint-shove = { $effect } на { $base }: «shove», номер соперника рядом и номер, куда толкнуть, или «decline». «?» покажет, как можно.
toybattle-terminal-hint-exhume = { $effect } на { $base }: «exhume» и один из твоих выбитых бойцов или «decline».
toybattle-terminal-hint-suppress = { $effect } на { $base }: «suppress» переворачивает скрытую фишку соперника рубашкой вверх. «?» покажет, что ещё можно.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = штаб захвачен
toybattle-ending-objective = хватает медалей
toybattle-ending-stuck = одна сторона без хода
toybattle-ending-no-progress = без перемен
