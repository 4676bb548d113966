# «Виконты Западного королевства» по-русски: летопись.

## Летопись

viscounts-fact-ring = Сегменты лежат по часовой стрелке: { NAME($segments) }.
viscounts-fact-castle-turned = Замок повёрнут: { NAME($section) } { NAME($segment, case: "at") }.
viscounts-fact-starter = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] ходят первыми
       *[one] ходит первой
    }.
viscounts-fact-pair-laid = На столе карта игрока { $player_card }, с ней { NAME($townsfolk) }.
viscounts-fact-took-pair = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] берут
       *[one] берёт
    } карту игрока { $player_card } и { NAME($townsfolk, case: "accusative") }; виконт встаёт на { NAME($space) }.
viscounts-fact-first-shuffle = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] перемешивают
       *[one] перемешивает
    } первую колоду.
viscounts-fact-stacks-built = На карте бедности { $number ->
        [one] { $number } долг
        [few] { $number } долга
       *[other] { $number } долгов
    }, на карте процветания { $number2 ->
        [one] { $number2 } сделка
        [few] { $number2 } сделки
       *[other] { $number2 } сделок
    }.
viscounts-fact-round = Раунд { $number }
viscounts-fact-turn = { NAME($seat, case: "number") ->
        [many] Ходят
       *[one] Ходит
    } { NAME($seat) }.
viscounts-fact-cannot = { NAME($seat, case: "start") } не { NAME($seat, case: "number") ->
        [many] могут
       *[one] может
    } этого сделать: { NAME($op) }.
viscounts-fact-chose-effect = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] выбирают
       *[one] выбирает
    }: { NAME($effect) }.
viscounts-fact-declined = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] отказываются
       *[one] отказывается
    } от { NAME($op, case: "genitive") }.
viscounts-fact-ongoing = На планшете { NAME($seat, case: "genitive") } срабатывает { NAME($townsfolk) }: { NAME($effect) }.
viscounts-fact-slot-works = На планшете { NAME($seat, case: "genitive") } срабатывает { NAME($slot) }: { NAME($effect) }.
viscounts-fact-slid-off = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] сдвигают
       *[one] сдвигает
    } карты вправо; { NAME($townsfolk) } уходит в сброс.
viscounts-fact-drop-off = Эффект сброса { NAME($townsfolk, case: "genitive") } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-played = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] играют
       *[one] играет
    } { NAME($townsfolk, case: "accusative") }.
viscounts-fact-played-unseen = У { NAME($seat, case: "genitive") } нет карт в руке: с верха колоды играется { NAME($townsfolk) }.
viscounts-fact-crimes = На планшете { NAME($seat, case: "genitive") } { $number ->
        [one] { $number } символ
        [few] { $number } символа
       *[other] { $number } символов
    } криминала: столько же коррупции.
viscounts-fact-immediate = Немедленный эффект { NAME($townsfolk, case: "genitive") } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-rearranged = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] перегруппировывают
       *[one] перегруппировывает
    } карты, слева направо: { NAME($townsfolks) }.
viscounts-fact-moved = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] проходят
       *[one] проходит
    } { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    } до { NAME($space, case: "genitive") }{ $number2 ->
        [0] { "" }
        [one] , за { $number2 } серебро
        [few] , за { $number2 } серебра
       *[other] , за { $number2 } серебра
    }.
viscounts-fact-met = { NAME($seat2, case: "start") } { NAME($seat2, case: "number") ->
        [many] останавливаются
       *[one] останавливается
    } рядом с { NAME($seat, case: "instrumental") }; { NAME($seat, case: "number") ->
        [many] те получают
       *[one] та получает
    } перегруппировку карт.
viscounts-fact-acts = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] выполняют
       *[one] выполняет
    } действие: { NAME($action) }.
viscounts-fact-dismissed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] увольняют
       *[one] увольняет
    } { NAME($townsfolk, case: "accusative") } за { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }.
viscounts-fact-dismissed-printed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] увольняют
       *[one] увольняет
    } { NAME($townsfolk, case: "accusative") } за { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }; рисунок остаётся на поле.
viscounts-fact-paid = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] платят
       *[one] платит
    } { $number ->
        [one] { $number } { NAME($good, case: "accusative") }
        [few] { $number } { NAME($good, case: "few") }
       *[other] { $number } { NAME($good, case: "many") }
    }.
viscounts-fact-exchanged = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] совершают
       *[one] совершает
    } обмен{ $number ->
        [0] { "" }
        [one] , доплатив { $number } серебро
        [few] , доплатив { $number } серебра
       *[other] , доплатив { $number } серебра
    }: { NAME($effect) }.
viscounts-fact-built = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] строят
       *[one] строит
    } на месте { NAME($site) } { NAME($slot, case: "accusative") }.
viscounts-fact-site-reward = Место { NAME($site) } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-linked = Связь { NAME($link) } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-placed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] размещают
       *[one] размещает
    } { $number ->
        [one] { $number } рабочего
        [few] { $number } рабочих
       *[other] { $number } рабочих
    } в { NAME($section, case: "prepositional") }.
viscounts-fact-went-up = Рабочий { NAME($seat, case: "genitive") } поднимается на второй ярус { NAME($section, case: "genitive") }: { NAME($effect) }.
viscounts-fact-went-aside = Рабочий { NAME($seat, case: "genitive") } переходит из { NAME($section, case: "genitive") } в { NAME($section2, case: "accusative") }.
viscounts-fact-went-to-top = Рабочий { NAME($seat, case: "genitive") } поднимается из { NAME($section, case: "genitive") } на третий ярус; там теперь { $number ->
        [one] { $number } рабочий
        [few] { $number } рабочих
       *[other] { $number } рабочих
    }.
viscounts-fact-castle-moved = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] передвигают
       *[one] передвигает
    } рабочего из { NAME($section, case: "genitive") } в { NAME($section2, case: "accusative") }.
viscounts-fact-bumped = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] убирают
       *[one] убирает
    } рабочего { NAME($seat2, case: "genitive") } с яруса { $tier } { NAME($section, case: "genitive") }.
viscounts-fact-leader = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] становятся
       *[one] становится
    } лидером замка.
viscounts-fact-leader-from = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] забирают
       *[one] забирает
    } карту лидера замка у { NAME($seat2, case: "genitive") }.
viscounts-fact-transcribed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] пишут
       *[one] пишет
    } { NAME($manuscript) }.
viscounts-fact-transcribed-printed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] пишут
       *[one] пишет
    } { NAME($manuscript) }; он остаётся на поле.
viscounts-fact-took-manuscript = { NAME($seat, case: "start") } бесплатно { NAME($seat, case: "number") ->
        [many] берут
       *[one] берёт
    } { NAME($manuscript) }.
viscounts-fact-manuscript-effect = Эффект { NAME($manuscript, case: "genitive") } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-bonus-card = У { NAME($seat, case: "genitive") } три манускрипта с { NAME($ribbon, case: "instrumental") } лентой, с ними и её бонусная карта церковника.
viscounts-fact-hired = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] нанимают
       *[one] нанимает
    } { NAME($townsfolk, case: "accusative") } за { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }.
viscounts-fact-hired-free = { NAME($seat, case: "start") } бесплатно { NAME($seat, case: "number") ->
        [many] нанимают
       *[one] нанимает
    } { NAME($townsfolk, case: "accusative") }.
viscounts-fact-corner = Эффект в углу { NAME($townsfolk, case: "genitive") } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-turned-up = Следующий горожанин { NAME($segment, case: "at") }: { NAME($townsfolk) }.
viscounts-fact-pile-empty = Горожан { NAME($segment, case: "at") } больше нет.
viscounts-fact-manuscript-up = Верхний манускрипт { NAME($segment, case: "at") }: { NAME($manuscript) }.
viscounts-fact-manuscripts-empty = Манускриптов { NAME($segment, case: "at") } больше нет.
viscounts-fact-gained = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] получают
       *[one] получает
    } { $number ->
        [one] { $number } { NAME($good, case: "accusative") }
        [few] { $number } { NAME($good, case: "few") }
       *[other] { $number } { NAME($good, case: "many") }
    }.
viscounts-fact-virtue = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] получают
       *[one] получает
    } { $number ->
        [one] { $number } добродетель
        [few] { $number } добродетели
       *[other] { $number } добродетелей
    }; маркеры: коррупция { $position }, добродетель { $position2 }.
viscounts-fact-corruption = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] получают
       *[one] получает
    } { $number ->
        [one] { $number } коррупцию
        [few] { $number } коррупции
       *[other] { $number } коррупций
    }; маркеры: коррупция { $position }, добродетель { $position2 }.
viscounts-fact-collision = Столкновение: маркеры { NAME($seat, case: "genitive") } встретились на делении { $position }.
viscounts-fact-above = Над делением { $position } шкалы, для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-below = Под делением { $position } шкалы, для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-markers-back = Маркеры { NAME($seat, case: "genitive") } возвращаются на 1 и 7.
viscounts-fact-drew = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] берут
       *[one] берёт
    } из колоды: { NAME($townsfolks) }.
viscounts-fact-drew-some = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] берут
       *[one] берёт
    } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из колоды.
viscounts-fact-shuffled = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] замешивают
       *[one] замешивает
    } в колоду { $number ->
        [one] { $number } сброшенную карту
        [few] { $number } сброшенные карты
       *[other] { $number } сброшенных карт
    }.
viscounts-fact-discarded = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] сбрасывают
       *[one] сбрасывает
    } { NAME($townsfolk, case: "accusative") }.
viscounts-fact-discarded-unseen = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] сбрасывают
       *[one] сбрасывает
    } верхнюю карту колоды: { NAME($townsfolk) }.
viscounts-fact-destroyed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] уничтожают
       *[one] уничтожает
    } { NAME($townsfolk, case: "accusative") } и { NAME($seat, case: "number") ->
        [many] получают
       *[one] получает
    } { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }.
viscounts-fact-destroyed-unseen = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] уничтожают
       *[one] уничтожает
    } верхнюю карту колоды, { NAME($townsfolk, case: "accusative") }, и { NAME($seat, case: "number") ->
        [many] получают
       *[one] получает
    } { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }.
viscounts-fact-debt = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] влезают
       *[one] влезает
    } в долги: теперь { $number ->
        [one] { $number } неоплаченный долг
        [few] { $number } неоплаченных долга
       *[other] { $number } неоплаченных долгов
    }.
viscounts-fact-deed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] приобретают
       *[one] приобретает
    } землю: теперь { $number ->
        [one] { $number } приобретённая сделка
        [few] { $number } приобретённые сделки
       *[other] { $number } приобретённых сделок
    }.
viscounts-fact-paid-debt = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] оплачивают
       *[one] оплачивает
    } долг: теперь { $number ->
        [one] { $number } оплаченный долг
        [few] { $number } оплаченных долга
       *[other] { $number } оплаченных долгов
    }.
viscounts-fact-approved-deed = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] утверждают
       *[one] утверждает
    } сделку: теперь { $number ->
        [one] { $number } одобренная сделка
        [few] { $number } одобренные сделки
       *[other] { $number } одобренных сделок
    }.
viscounts-fact-revealed = Открыта карта: { NAME($stack) }.
viscounts-fact-last-round = Раунд { $number } станет последним.
viscounts-fact-points = { NAME($seat, case: "start") }, { NAME($category) }: { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }.
viscounts-fact-total = { NAME($seat, case: "start") }, всего: { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }.
viscounts-fact-won = { NAME($seat, case: "number") ->
        [many] Побеждают
       *[one] Побеждает
    } { NAME($seat) }: { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }.
viscounts-fact-won-by-goods = { NAME($seat, case: "number") ->
        [many] Побеждают
       *[one] Побеждает
    } { NAME($seat) }: { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    } и больше серебра и ресурсов.
viscounts-fact-shared = Победу делят { NAME($seats) }.
viscounts-fact-beat-automa = { NAME($seat, case: "start") } { NAME($seat, case: "number") ->
        [many] побеждают
       *[one] побеждает
    } Автому с перевесом в { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }.
viscounts-fact-lost-to-automa = { $number ->
        [0] Очков поровну
        [one] Перевес в { $number } очко
        [few] Перевес в { $number } очка
       *[other] Перевес в { $number } очков
    }: Автома побеждает { NAME($seat, case: "accusative") }.

# Ход Автомы, шаг за шагом.
viscounts-fact-automa-begins = Планшет { NAME($seat, case: "genitive") }: { NAME($automa) }; её виконт встаёт на { NAME($space) }.
viscounts-fact-automa-schemes-out = Из колоды { NAME($seat, case: "genitive") } убраны: { NAME($schemes) }.
viscounts-fact-automa-schemes-mixed = В колоду { NAME($seat, case: "genitive") } замешано будущих схем: { $number }.
viscounts-fact-automa-scheme = { NAME($seat, case: "start") } берёт { NAME($scheme, case: "accusative") }.
viscounts-fact-automa-slid-off = { NAME($seat, case: "start") } сдвигает схемы вправо; в сброс уходит { NAME($scheme) }.
viscounts-fact-automa-shuffled = { NAME($seat, case: "start") } замешивает в колоду { $number ->
        [one] { $number } сброшенную схему
        [few] { $number } сброшенные схемы
       *[other] { $number } сброшенных схем
    } и проверяет свой планшет.
viscounts-fact-automa-nothing-to-shuffle = У { NAME($seat, case: "genitive") } нет сброшенных схем, перемешивать нечего.
viscounts-fact-automa-row = Схема { NAME($seat, case: "genitive") } велит: { NAME($effect) }.
viscounts-fact-automa-crimes = На планшете { NAME($seat, case: "genitive") } { $number ->
        [one] { $number } символ
        [few] { $number } символа
       *[other] { $number } символов
    } криминала: столько же коррупции.
viscounts-fact-automa-moved = { NAME($seat, case: "start") } проходит { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    } по внешнему пути до { NAME($space, case: "genitive") }.
viscounts-fact-automa-does = Это возможно, и { NAME($seat) } делает: { NAME($try) }.
viscounts-fact-automa-gains = { NAME($seat, case: "start") } выполняет последнее предложение схемы: { NAME($effect) }.
viscounts-fact-automa-cannot-pay = Невозможно для { NAME($seat, case: "genitive") }: { NAME($try) }. Нужно { $number }, есть { $number2 }.
viscounts-fact-automa-no-site = Невозможно для { NAME($seat, case: "genitive") }: { NAME($try) }. На её берегу нет свободных мест.
viscounts-fact-automa-no-building = Невозможно для { NAME($seat, case: "genitive") }: { NAME($try) }. Все её здания построены.
viscounts-fact-automa-no-workers = Невозможно для { NAME($seat, case: "genitive") }: { NAME($try) }. В запасе меньше двух рабочих.
viscounts-fact-automa-nothing-to-flip = Невозможно для { NAME($seat, case: "genitive") }: { NAME($try) }. Переворачивать нечего.
viscounts-fact-automa-funds = Цена для { NAME($seat, case: "genitive") }: { $number2 }; своих символов: { $number4 ->
        [0] { $number }
       *[other] { $number3 } и криминал { $number4 }, всего { $number }
    }.
viscounts-fact-automa-instead = Вместо { NAME($op, case: "genitive") } для { NAME($seat, case: "genitive") }: { NAME($effect) }.
viscounts-fact-automa-silver = У { NAME($seat, case: "genitive") } нет серебра: за { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    } — по одному ресурсу за каждые два.
viscounts-fact-automa-future = { NAME($seat, case: "start") } кладёт в сброс { NAME($scheme, case: "accusative") }.
viscounts-fact-automa-dismissed = { NAME($seat, case: "start") } бесплатно увольняет { NAME($townsfolk, case: "accusative") }.

## Чем кончилась игра

viscounts-end-scored = судьба королевства решена, очки подсчитаны
