### In the terminal. Troops have proper names; words in “…” are typed as they are: take, place, decline.

toybattle-terminal-terrain = Місцевість: { $terrain }
toybattle-terminal-goal-medals = Займи всі бази навколо ділянки, і її медалі твої.
toybattle-terminal-paths = стежки: { $places }
toybattle-terminal-below = нижче: { $tiles }
toybattle-terminal-connected = зв’язок є
toybattle-terminal-cut-off = зв’язку немає
toybattle-terminal-region =
    { $medals ->
        [one] Ділянка { $bases }: { $medals } медаль
        [few] Ділянка { $bases }: { $medals } медалі
        [many] Ділянка { $bases }: { $medals } медалей
       *[other] Ділянка { $bases }: { $medals } медалі
    }
toybattle-terminal-region-taken =
    { $medals ->
        [one] Ділянка { $bases }: { $medals } медаль, узято ({ $name })
        [few] Ділянка { $bases }: { $medals } медалі, узято ({ $name })
        [many] Ділянка { $bases }: { $medals } медалей, узято ({ $name })
       *[other] Ділянка { $bases }: { $medals } медалі, узято ({ $name })
    }
toybattle-terminal-you = Твій колір: { $name }
toybattle-terminal-idle = Ходів без змін: { $turns }; коли буде { $most }, гра закінчиться
toybattle-terminal-side-known = { $name }, на полиці точно є: { $troops }
toybattle-terminal-side-out = { $name }, вибиті: { $troops }
toybattle-terminal-side-down =
    { $count ->
        [one] { $name }: { $count } фішка лежить сорочкою вгору
        [few] { $name }: { $count } фішки лежать сорочкою вгору
        [many] { $name }: { $count } фішок лежать сорочкою вгору
       *[other] { $name }: { $count } фішки лежать сорочкою вгору
    }
toybattle-terminal-own-down = Цього ходу сорочкою вгору: { $troops }

# Beside the board, after the name of a side: 22 columns at most with it.
toybattle-terminal-medals = мед. { $medals }/{ $objective }

# Beside and below the board: short. The next two have 20 columns at most, “you: ” included.
toybattle-terminal-side = полиця { $rack }, ще { $reserve }
toybattle-terminal-down = { $count } сорочкою вгору
toybattle-terminal-out = Вибиті
toybattle-terminal-known = Відомо
toybattle-terminal-legend = [Hook4] синій, (Hook4) червоний, x2 скільки фішок усього, ! зв’язку немає, ? питання до тебе, [#1] (#41) штаби, 15R особлива база, {"{"}1-2{"}"} брама, 2* медалі ділянки, [2] (2) узято; бази кожної ділянки названо у списку поруч.

# { $effect } is a troop or a special base, { $base } where it is.
toybattle-terminal-hint-turn = Напиши «take» або «place» з бійцем і номером. «?» покаже, що можна.
toybattle-terminal-hint-place = Напиши «place» з бійцем і номером. «?» покаже, що можна.
toybattle-terminal-hint-take = Зараз не можна поставити жодного бійця. Напиши «take».
toybattle-terminal-hint-skully = { $effect } на { $base }: «take» бере дві фішки, «decline» відмовляється.
toybattle-terminal-hint-capn = { $effect } на { $base }: «place» ставить ще бійця, «decline» відмовляється. «?» покаже, куди можна.
toybattle-terminal-hint-jumbo = { $effect } на { $base }: «discard» і номер суперника поруч або «decline».
toybattle-terminal-hint-xb-42 = { $effect } на { $base }: «rob» краде приховану фішку з полиці суперника, «decline» відмовляється.
toybattle-terminal-hint-star = { $effect } на { $base }: «take» бере одну фішку, «decline» відмовляється.
toybattle-terminal-hint-recall = { $effect } на { $base }: «recall» і номер іншого свого бійця або «decline».
toybattle-terminal-hint-draw = { $effect } на { $base }: «take» бере одну фішку, «decline» відмовляється.
toybattle-terminal-hint-shove = { $effect } на { $base }: «shove», номер суперника поруч і номер, куди штовхнути, або «decline». «?» покаже, як можна.
toybattle-terminal-hint-exhume = { $effect } на { $base }: «exhume» і один із твоїх вибитих бійців або «decline».
toybattle-terminal-hint-suppress = { $effect } на { $base }: «suppress» перевертає приховану фішку суперника сорочкою вгору. «?» покаже, що ще можна.

## How games end, in a few words, as a report lists it.

toybattle-ending-headquarters = штаб захоплено
toybattle-ending-objective = досить медалей
toybattle-ending-stuck = одна сторона без ходу
toybattle-ending-no-progress = без змін
