# «Виконты Западного королевства» по-русски: эффекты.

# Что говорят компоненты, составляется из их записей: исправленная карта читается такой, какая
# она есть. .short — для тесных досок, .tag — чем вещь отличается, .of — то же после
# существительного, в родительном падеже.
viscounts-say-nothing = ничего
    .short = –
viscounts-say-gain = получить { $items }
    .short = { $items }
    .of = { $items }
viscounts-say-item-silver = { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }
    .short = { $number ->
        [one] +{ $number } серебро
        [few] +{ $number } серебра
       *[other] +{ $number } серебра
    }
    .tag = серебро
    .of = серебра
viscounts-say-item-ink = { $number ->
        [one] { $number } чернильницу
        [few] { $number } чернильницы
       *[other] { $number } чернильниц
    }
    .short = { $number ->
        [one] +{ $number } чернильница
        [few] +{ $number } чернильницы
       *[other] +{ $number } чернильниц
    }
    .tag = чернила
    .of = чернил
viscounts-say-item-gold = { $number ->
        [one] { $number } золото
        [few] { $number } золота
       *[other] { $number } золота
    }
    .short = { $number ->
        [one] +{ $number } золото
        [few] +{ $number } золота
       *[other] +{ $number } золота
    }
    .tag = золото
    .of = золота
viscounts-say-item-stone = { $number ->
        [one] { $number } камень
        [few] { $number } камня
       *[other] { $number } камней
    }
    .short = { $number ->
        [one] +{ $number } камень
        [few] +{ $number } камня
       *[other] +{ $number } камней
    }
    .tag = камень
    .of = камня
viscounts-say-item-resource = { $number ->
        [one] { $number } любой ресурс
        [few] { $number } любых ресурса
       *[other] { $number } любых ресурсов
    }
    .short = { $number ->
        [one] +{ $number } ресурс
        [few] +{ $number } ресурса
       *[other] +{ $number } ресурсов
    }
    .tag = { $number ->
        [one] ресурс
       *[other] ресурсы
    }
    .of = ресурсов
viscounts-say-item-virtue = { $number ->
        [one] { $number } добродетель
        [few] { $number } добродетели
       *[other] { $number } добродетелей
    }
    .short = { $number ->
        [one] +{ $number } добродетель
        [few] +{ $number } добродетели
       *[other] +{ $number } добродетелей
    }
    .tag = добродетель
    .of = добродетели
viscounts-say-item-corruption = { $number ->
        [one] { $number } коррупцию
        [few] { $number } коррупции
       *[other] { $number } коррупций
    }
    .short = { $number ->
        [one] +{ $number } коррупция
        [few] +{ $number } коррупции
       *[other] +{ $number } коррупций
    }
    .tag = коррупция
    .of = коррупции
viscounts-say-item-debt = { $number ->
        [one] { $number } долг
        [few] { $number } долга
       *[other] { $number } долгов
    }
    .short = { $number ->
        [one] +{ $number } долг
        [few] +{ $number } долга
       *[other] +{ $number } долгов
    }
    .tag = { $number ->
        [one] долг
       *[other] долги
    }
    .of = долгов
viscounts-say-item-deed = { $number ->
        [one] { $number } сделку
        [few] { $number } сделки
       *[other] { $number } сделок
    }
    .short = { $number ->
        [one] +{ $number } сделка
        [few] +{ $number } сделки
       *[other] +{ $number } сделок
    }
    .tag = { $number ->
        [one] сделка
       *[other] сделки
    }
    .of = сделок
viscounts-say-flip-either = { $number ->
        [one] перевернуть { $number } долг или сделку
        [few] перевернуть { $number } долга или сделки
       *[other] перевернуть { $number } долгов или сделок
    }
    .short = { $number ->
        [one] перевернуть
       *[other] перевернуть { $number }
    }
    .tag = перевернуть
    .of = переворачивания
viscounts-say-flip-debt = { $number ->
        [one] перевернуть { $number } долг
        [few] перевернуть { $number } долга
       *[other] перевернуть { $number } долгов
    }
    .short = { $number ->
        [one] оплатить долг
        [few] оплатить { $number } долга
       *[other] оплатить { $number } долгов
    }
    .tag = оплатить долг
    .of = оплаты долга
viscounts-say-flip-deed = { $number ->
        [one] перевернуть { $number } сделку
        [few] перевернуть { $number } сделки
       *[other] перевернуть { $number } сделок
    }
    .short = { $number ->
        [one] одобрить сделку
        [few] одобрить { $number } сделки
       *[other] одобрить { $number } сделок
    }
    .tag = одобрить сделку
    .of = одобрения сделки
viscounts-say-hire-free = { $number ->
        [one] бесплатно нанять { $number } видимого горожанина
        [few] бесплатно нанять { $number } видимых горожан
       *[other] бесплатно нанять { $number } видимых горожан
    }
    .short = { $number ->
        [one] найм
       *[other] найм { $number }
    }
    .tag = найм
    .of = найма
viscounts-say-destroy = { $number ->
        [1] уничтожить { $number } карту
        [one] уничтожить до { $number } карты
       *[other] уничтожить до { $number } карт
    }
    .short = { $number ->
        [1] уничтожение
       *[other] уничтожение { $number }
    }
    .tag = уничтожение
    .of = уничтожения
viscounts-say-destroy-start-deck = { $number ->
        [one] уничтожить { $number } свою карту
        [few] уничтожить { $number } свои карты
       *[other] уничтожить { $number } своих карт
    } до первого перемешивания
    .short = { $number ->
        [1] уничтожение до игры
       *[other] уничтожение { $number } до игры
    }
    .of = уничтожения до игры
viscounts-say-discard = { $number ->
        [1] сбросить { $number } карту
        [one] сбросить до { $number } карты
       *[other] сбросить до { $number } карт
    }
    .short = { $number ->
        [1] сброс
       *[other] сброс { $number }
    }
    .tag = сброс
    .of = сброса
viscounts-say-rearrange = перегруппировать карты на планшете
    .short = перегруппировка
    .of = перегруппировки
viscounts-say-shuffle = замешать сброс в колоду
    .short = перемешивание
    .of = перемешивания
viscounts-say-castle-move = { $number ->
        [1] передвинуть { $number } рабочего в замке
        [one] передвинуть до { $number } рабочего в замке
       *[other] передвинуть до { $number } рабочих в замке
    }
    .short = { $number ->
        [1] движение в замке
       *[other] движение в замке { $number }
    }
    .tag = движение в замке
    .of = движения
viscounts-say-place-workers = { $number ->
        [one] бесплатно разместить { $number } рабочего в одной секции
        [few] бесплатно разместить { $number } рабочих в одной секции
       *[other] бесплатно разместить { $number } рабочих в одной секции
    }
    .short = { $number ->
        [one] { $number } рабочий
        [few] { $number } рабочих
       *[other] { $number } рабочих
    }
    .tag = { $number ->
        [1] рабочий
       *[other] рабочие
    }
    .of = рабочих
viscounts-say-build-free = бесплатно построить { NAME($building, case: "accusative") } на любом месте
    .short = { NAME($building) }
    .of = { NAME($building, case: "genitive") }
viscounts-say-build-free-own-bank = бесплатно построить { NAME($building, case: "accusative") } на своём берегу
    .short = { NAME($building) } здесь
    .of = { NAME($building, case: "genitive") } здесь
viscounts-say-manuscript-free = бесплатно взять 1 манускрипт стоимостью { $costs }
    .short = манускрипт { $costs }
    .tag = манускрипт
    .of = манускрипта
viscounts-say-automa-gain-future-scheme = { $number ->
        [one] получить { $number } будущую схему
        [few] получить { $number } будущие схемы
       *[other] получить { $number } будущих схем
    }
    .short = { $number ->
        [one] будущая схема
        [few] { $number } будущие схемы
       *[other] { $number } будущих схем
    }
    .tag = будущая схема
    .of = будущей схемы
viscounts-say-automa-dismiss = { $number ->
        [1] уволить горожанина рядом с виконтом
        [one] уволить { $number } горожанина рядом с виконтом
       *[other] уволить { $number } горожан рядом с виконтом
    }
    .short = { $number ->
        [1] увольнение
       *[other] увольнение { $number }
    }
    .tag = увольнение
    .of = увольнения
viscounts-say-automa-corruption-per-criminal-icon = получить по 1 коррупции за каждый символ криминала
    .short = коррупция за криминал
    .of = коррупции за криминал

# Когда они это говорят и при каком условии.
viscounts-say-at-immediate = При розыгрыше: { $effect }.
viscounts-say-at-drop-off = При сбросе с планшета: { $effect }.
viscounts-say-at-after-trade = После торговли: { $effect }.
    .tag = { $effect } после торговли
viscounts-say-at-after-build = После строительства: { $effect }.
    .tag = { $effect } после строительства
viscounts-say-at-after-noble = После размещения рабочих: { $effect }.
    .tag = { $effect } после размещения рабочих
viscounts-say-at-after-transcribe = После написания манускрипта: { $effect }.
    .tag = { $effect } после написания манускрипта
viscounts-say-at-after-hire = После каждого найма: { $effect }.
    .tag = { $effect } после найма
viscounts-say-at-gain-debt = За каждый полученный долг: { $effect }.
    .tag = { $effect } за долг
viscounts-say-at-flip-debt = За каждый перевёрнутый долг: { $effect }.
    .tag = { $effect } за перевёрнутый долг
viscounts-say-at-any-collision = При любом столкновении: { $effect }.
    .tag = { $effect } при столкновении
viscounts-say-at-when-built = Один раз, при постройке: { $effect }.
    .tag = { $effect }
viscounts-say-at-after-flip = За каждую перевёрнутую карту: { $effect }.
    .tag = { $effect } за перевёрнутую карту
viscounts-say-at-after-gain-scheme = После каждой полученной будущей схемы: { $effect }.
    .tag = { $effect } после схемы
viscounts-say-at-after-shuffle = После каждого перемешивания: { $effect }.
    .tag = { $effect } после перемешивания
viscounts-say-no-criminal = { $effect }, если на планшете нет криминала
    .tag = { $effect }
viscounts-say-some-criminal = { $effect }, если на планшете есть криминал
    .tag = { $effect }
viscounts-say-at-corner = При найме и увольнении: { $effect }.
viscounts-say-at-printed-corner = Когда стопка пуста; при увольнении: { $effect }.
viscounts-say-no-ability = Без свойств.
viscounts-say-at-once = Сразу: { $effect }.
viscounts-say-at-pile-empty = Когда стопка пуста: { $effect }.
viscounts-say-at-the-end = В конце игры: { $number } ПО за { $what }.
viscounts-say-full-stop = { $text }.
viscounts-say-brief = { $text }
viscounts-say-numbered = { $text } { $number }

# Что меняют горожане и ячейки, пока действуют.
viscounts-say-icons-to-icon = { $action ->
        [noble] При размещении рабочих каждые
        [transcribe] При написании манускрипта каждые
       *[build] При строительстве каждые
    } { $number ->
        [one] { $number } символ торговли могут
        [few] { $number } символа торговли могут
       *[other] { $number } символов торговли могут
    } считаться 1 символом { $action ->
        [noble] благородства.
        [transcribe] церковника.
       *[build] строительства.
    }
    .short = { $number ->
        [one] { $number } символ торговли
        [few] { $number } символа торговли
       *[other] { $number } символов торговли
    } = 1 { $action ->
        [noble] благородство
        [transcribe] церковник
       *[build] строительство
    }
viscounts-say-silver-to-icon = { $action ->
        [noble] При размещении рабочих каждые { $number } потраченных серебра считаются 1 символом благородства.
        [transcribe] При написании манускрипта каждые { $number } потраченных серебра считаются 1 символом церковника.
       *[build] При строительстве каждые { $number } потраченных серебра считаются 1 символом строительства.
    }
    .short = { $number } серебра = 1 символ { $action ->
        [noble] благородства
        [transcribe] церковника
       *[build] строительства
    }
viscounts-say-resource-counts-double = { $action ->
        [noble] При размещении рабочих
        [transcribe] При написании манускрипта
       *[build] При строительстве
    } { $resource ->
        [silver] потраченное серебро
        [ink] потраченная чернильница
        [gold] потраченное золото
       *[stone] потраченный камень
    } (только 1 штука) считается 2 символами { $action ->
        [noble] благородства.
        [transcribe] церковника.
       *[build] строительства.
    }
    .short = 1 { $resource ->
        [silver] серебро
        [ink] чернильница
        [gold] золото
       *[stone] камень
    } = 2 символа { $action ->
        [noble] благородства
        [transcribe] церковника
       *[build] строительства
    }
viscounts-say-resources-as-icon = { $action ->
        [noble] При размещении рабочих
        [transcribe] При написании манускрипта
       *[build] При строительстве
    } { $goods } можно тратить { $action ->
        [noble] как золото, по 1 символу благородства за штуку.
        [transcribe] как чернильницы, по 1 символу церковника за штуку.
       *[build] как камень, по 1 символу строительства за штуку.
    }
    .short = { $good_or } = 1 символ { $action ->
        [noble] благородства
        [transcribe] церковника
       *[build] строительства
    }
viscounts-say-free-extra-steps = { $number ->
        [one] Каждый ход { $number } дополнительный шаг бесплатный.
        [few] Каждый ход { $number } дополнительных шага бесплатны.
       *[other] Каждый ход { $number } дополнительных шагов бесплатны.
    }
    .tag = { $number ->
        [1] бесплатный шаг
        [one] { $number } бесплатный шаг
        [few] { $number } бесплатных шага
       *[other] { $number } бесплатных шагов
    }
viscounts-say-dismiss-cost = { $number ->
        [one] Увольнение горожанина стоит { $number } серебро.
       *[other] Увольнение горожанина стоит { $number } серебра.
    }
    .tag = увольнение за { $number }
viscounts-say-hand-limit = { $number ->
        [one] Лимит руки больше на { $number } карту.
        [few] Лимит руки больше на { $number } карты.
       *[other] Лимит руки больше на { $number } карт.
    }
    .tag = лимит руки +{ $number }
viscounts-say-guildhall-icon = { $number ->
        [1] первый символ гильдии с планшета Автомы
        [2] второй символ гильдии с планшета Автомы
       *[other] третий символ гильдии с планшета Автомы
    }
    .tag = { $number ->
        [1] первый символ
        [2] второй символ
       *[other] третий символ
    }
viscounts-say-icons = { $number ->
        [one] { $number } символ { NAME($icon, case: "genitive") }
        [few] { $number } символа { NAME($icon, case: "genitive") }
       *[other] { $number } символов { NAME($icon, case: "genitive") }
    }
    .tag = { $number ->
        [1] { NAME($icon) }
        [one] { $number } символ { NAME($icon, case: "genitive") }
        [few] { $number } символа { NAME($icon, case: "genitive") }
       *[other] { $number } символов { NAME($icon, case: "genitive") }
    }

# Что считают тексты манускриптов.
viscounts-say-per-merchant-icon = { $number ->
        [1] каждый символ торговли
        [few] каждые { $number } символа торговли
       *[other] каждые { $number } символов торговли
    }
    .tag = за торговлю
viscounts-say-per-builder-icon = { $number ->
        [1] каждый символ строительства
        [few] каждые { $number } символа строительства
       *[other] каждые { $number } символов строительства
    }
    .tag = за строительство
viscounts-say-per-noble-icon = { $number ->
        [1] каждый символ благородства
        [few] каждые { $number } символа благородства
       *[other] каждые { $number } символов благородства
    }
    .tag = за благородство
viscounts-say-per-cleric-icon = { $number ->
        [1] каждый символ церковника
        [few] каждые { $number } символа церковника
       *[other] каждые { $number } символов церковника
    }
    .tag = за церковников
viscounts-say-per-criminal-icon = { $number ->
        [1] каждый символ криминала
        [few] каждые { $number } символа криминала
       *[other] каждые { $number } символов криминала
    }
    .tag = за криминал
viscounts-say-per-building = { $number ->
        [1] каждое своё построенное здание
        [few] каждые { $number } своих построенных здания
       *[other] каждые { $number } своих построенных зданий
    }
    .tag = за здания
viscounts-say-per-manuscript = { $number ->
        [1] каждый свой манускрипт
        [few] каждые { $number } своих манускрипта
       *[other] каждые { $number } своих манускриптов
    }
    .tag = за манускрипты
viscounts-say-per-worker-in-castle = { $number ->
        [1] каждого своего рабочего в замке
        [few] каждые { $number } своих рабочих в замке
       *[other] каждые { $number } своих рабочих в замке
    }
    .tag = за рабочих
viscounts-say-per-flipped-debt = { $number ->
        [1] каждый оплаченный долг
        [few] каждые { $number } оплаченных долга
       *[other] каждые { $number } оплаченных долгов
    }
    .tag = за долги
viscounts-say-per-flipped-deed = { $number ->
        [1] каждую одобренную сделку
        [few] каждые { $number } одобренные сделки
       *[other] каждые { $number } одобренных сделок
    }
    .tag = за сделки
viscounts-say-per-resource = { $number ->
        [1] каждый оставшийся ресурс (чернильницы, золото и камень вместе)
        [few] каждые { $number } оставшихся ресурса (чернильницы, золото и камень вместе)
       *[other] каждые { $number } оставшихся ресурсов (чернильницы, золото и камень вместе)
    }
    .tag = за ресурсы
viscounts-say-per-silver = { $number ->
        [1] каждое оставшееся серебро
        [few] каждые { $number } оставшегося серебра
       *[other] каждые { $number } оставшегося серебра
    }
    .tag = за серебро

# Как они называются.
viscounts-say-folk = { NAME($title) } ({ $mark })
    .genitive = { NAME($title, case: "genitive") } ({ $mark })
    .accusative = { NAME($title, case: "accusative") } ({ $mark })
viscounts-say-printed-folk = напечатанный горожанин ({ NAME($segment) })
    .genitive = напечатанного горожанина ({ NAME($segment) })
    .accusative = напечатанного горожанина ({ NAME($segment) })
viscounts-say-manuscript = { NAME($ribbon, case: "script") } манускрипт { $number } ({ $what })
    .genitive = { NAME($ribbon, case: "script-genitive") } манускрипта { $number } ({ $what })
    .short = { NAME($ribbon, case: "script") } { $number } ({ $what })
viscounts-say-printed-manuscript = напечатанный манускрипт ({ NAME($segment) })
    .genitive = напечатанного манускрипта ({ NAME($segment) })
    .short = напечатанный
viscounts-say-slot = { NAME($building) } { $number } ({ $what })
    .accusative = { NAME($building, case: "accusative") } { $number } ({ $what })
    .short = { $what }
viscounts-say-section = секция { $effect }
    .genitive = секции { $effect }
    .accusative = секцию { $effect }
    .prepositional = секции { $effect }
    .short = { $effect }
viscounts-say-scheme = { $deck ->
        [starting] начальная схема «{ $icons }»
       *[future] будущая схема «{ $icons }»
    }
    .accusative = { $deck ->
        [starting] начальную схему «{ $icons }»
       *[future] будущую схему «{ $icons }»
    }
    .short = { $icons }
viscounts-say-scheme-turn = { $steps }; затем первое возможное: { $options }.
viscounts-say-move = { $number ->
        [one] пройти { $number } шаг
        [few] пройти { $number } шага
       *[other] пройти { $number } шагов
    }

# Роды эффектов: от них отказываются, они невозможны, их заменяют.
viscounts-op-gain = получение
    .genitive = получения
viscounts-op-flip = переворачивание карты
    .genitive = переворачивания карты
viscounts-op-hire-free = бесплатный найм
    .genitive = бесплатного найма
viscounts-op-destroy = уничтожение карты
    .genitive = уничтожения карты
viscounts-op-discard = сброс карты
    .genitive = сброса карты
viscounts-op-rearrange = перегруппировка карт
    .genitive = перегруппировки карт
viscounts-op-shuffle = перемешивание
    .genitive = перемешивания
viscounts-op-castle-move = движение в замке
    .genitive = движения в замке
viscounts-op-place-workers = размещение рабочих
    .genitive = размещения рабочих
viscounts-op-build-free = бесплатное строительство
    .genitive = бесплатного строительства
viscounts-op-manuscript-free = бесплатный манускрипт
    .genitive = бесплатного манускрипта
viscounts-op-choose = выбор эффекта
    .genitive = выбора эффекта
viscounts-op-automa-gain-future-scheme = будущая схема
    .genitive = будущей схемы
viscounts-op-automa-dismiss = увольнение горожанина
    .genitive = увольнения горожанина
viscounts-op-automa-corruption-per-criminal-icon = коррупция за криминал
    .genitive = коррупции за криминал
