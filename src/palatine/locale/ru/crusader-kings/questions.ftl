# Crusader Kings по-русски: вопросы и варианты.

## Вопросы

crusader-kings-ask-free-castle = Поставьте свой дополнительный замок в один из своих регионов
crusader-kings-ask-steed = Чьё место займёт Блескопыт?
crusader-kings-ask-compose = Сколько карт каждого вида вы берёте?
crusader-kings-ask-plan = Раунд { $number }: выложите замысел, первую карту — сверху
crusader-kings-ask-invest = { NAME($check, case: "start") }: { $number ->
        [one] нужен { $number } успех
        [few] нужно { $number } успеха
       *[other] нужно { $number } успехов
    }. Сколько золота вложить?
crusader-kings-ask-pledge = { NAME($seat, case: "start") } проходят проверку ({ $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    }). Противодействовать? Два золота на всех отменяют один оплаченный жетон
crusader-kings-ask-sacrifice = «{ NAME($trait) }» здесь критическая черта. Пожертвовать ею? { $number ->
        [0] Больше жетонов не тянут
        [one] Можно вытянуть ещё { $number } жетон
        [few] Можно вытянуть ещё { $number } жетона
       *[other] Можно вытянуть ещё { $number } жетонов
    }
crusader-kings-ask-keep-trait = Какая черта останется у { NAME($character, case: "genitive") }?
crusader-kings-ask-give-up = От каких регионов отказаться? Осталось отдать: { $number }
crusader-kings-ask-save = Предотвратить смерть { NAME($character, case: "genitive") } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    })?
crusader-kings-ask-old-age = Ваш правитель состарился: убрать черту из мешочка?
crusader-kings-ask-upkeep = Оплата армий — { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }: какие оставить без оплаты?
crusader-kings-ask-disband = Какие армии распустить?
crusader-kings-ask-calm = Снять беспорядки с региона?
crusader-kings-ask-marry = Кто вступит в брак?
crusader-kings-ask-choose-partner = { NAME($character) } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }) вступает в брак: с кем?
crusader-kings-ask-which-dynasty = К какой династии отойдёт пара: к вашей или к династии { NAME($seat, case: "genitive") }?
crusader-kings-ask-bride-price = Сколько золота предложить { NAME($seat, case: "dative") }?
crusader-kings-ask-write-proposal = Предложение о браке для { NAME($seat, case: "genitive") }: добавьте условия или отправьте
crusader-kings-ask-answer-proposal = { NAME($seat, case: "start") } предлагают брак. Согласиться?
crusader-kings-ask-any-offer = { NAME($seat, case: "start") } открыли карту: предложить кому-нибудь сделку?
crusader-kings-ask-write-offer = Предложение для { NAME($seat, case: "genitive") }: что в нём будет?
crusader-kings-ask-answer-offer = { NAME($seat, case: "start") } предлагают сделку. Согласиться?
crusader-kings-ask-hand-card = Какую карту ({ NAME($deck) }) отдать { NAME($seat, case: "dative") }?
crusader-kings-ask-revoke = У кого конфисковать титул герцога?
crusader-kings-ask-grant = Кому даровать титул герцога?
crusader-kings-ask-act = «{ NAME($event) }»: какое действие?
crusader-kings-ask-build = В каком регионе строить замок?
crusader-kings-ask-develop = Какую карту развития купить за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }?
crusader-kings-ask-discard = { NAME($development) } — уже лишняя: какую из прежних сбросить?
crusader-kings-ask-plot = Какой заговор? { $number ->
        [0] Первый — бесплатно
       *[other] Он стоит { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
    }
crusader-kings-ask-plot-target = { NAME($plot, case: "start") }: против кого или где?
crusader-kings-ask-bribe = Кого из советников { NAME($seat, case: "genitive") } переманить?
crusader-kings-ask-coup = В каком регионе устроить переворот? { $number ->
        [0] Первый — бесплатно
       *[other] Он стоит { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
    }
crusader-kings-ask-mobilise = Где провести мобилизацию? Осталось армий: { $number }
crusader-kings-ask-declare = { $number ->
        [0] Объявите атаки
       *[other] Объявите ещё атаку или поддержку (уже атак: { $number })
    }
crusader-kings-ask-call = Атака на { NAME($region, case: "accusative") }: кого из союзников позвать?
crusader-kings-ask-answer-call = { NAME($seat, case: "start") } просят поддержать атаку на { NAME($region, case: "accusative") }
crusader-kings-ask-rally = Какие армии поддержат контратаку на { NAME($region, case: "accusative") }?
crusader-kings-ask-settle = Взят регион { NAME($region) }: что делает армия?
crusader-kings-ask-counter = Атака на { NAME($region, case: "accusative") } отбита: провести контратаку?
crusader-kings-ask-spread-from = Из какого региона чума распространяется сначала?
crusader-kings-ask-spread = Для какого региона следующая проверка на чуму?
crusader-kings-ask-send = Кого отправить в крестовый поход?
crusader-kings-ask-event-choice = Что произойдёт с { NAME($seat, case: "instrumental") }?
crusader-kings-ask-event-region = Какой регион { NAME($seat, case: "genitive") } ({ NAME($marker) })?
crusader-kings-ask-event-thing = Выберите: { NAME($op) }
crusader-kings-ask-event-army = Какая армия { NAME($seat, case: "genitive") } уходит?
crusader-kings-ask-event-person = Кто из семьи { NAME($seat, case: "genitive") }?
crusader-kings-ask-event-councillor = Взять советника { NAME($seat, case: "genitive") } за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }?
crusader-kings-ask-event-discard = Какую карту сбросить?
crusader-kings-ask-ai-target = { NAME($entry, case: "start") }: что именно?
crusader-kings-ask-ai-vote = Правила оставляют { NAME($seat, case: "dative") } выбор: за что вы голосуете?
crusader-kings-ask-answer-suit = { NAME($seat, case: "start") } предлагают брак и платят { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }. Согласиться?
crusader-kings-ask-restart = Ваша династия потерпела поражение. С каким правителем продолжить?
crusader-kings-ask-settle-new = Где начнёт { NAME($character) }?

## Варианты; .group — как длинные списки называют все варианты одного рода

crusader-kings-option-pass = Отказаться
    .group = Отказаться
    .in-mobilise = Готово
    .in-revoke = Готово
    .in-grant = Готово
    .in-disband = Готово
    .in-upkeep = Заплатить
    .in-call = Готово
    .in-rally = Готово
    .in-declare = Готово: в атаку
    .in-build = Готово
    .in-develop = Готово
    .in-plot = Готово
    .in-coup = Готово
    .in-settle = Остаться на месте
    .in-counter = Не контратаковать
    .in-marry = Сейчас никто
    .in-old-age = Оставить все черты
    .in-save = Не вмешиваться
    .in-calm = Оставить беспорядки
    .in-act = Без действия
    .in-restart = Выйти из игры
    .in-any-offer = Без предложения
crusader-kings-option-compose = Взять { NAME($composition) }
    .group = Взять карты
crusader-kings-option-plan = Сначала «{ NAME($event) }», затем «{ NAME($event2) }»
    .group = Выложить замысел
crusader-kings-option-plan-one = Только «{ NAME($event) }»
    .group = Выложить замысел
crusader-kings-option-plan-nothing = Карт для замысла не осталось
    .group = Без замысла
crusader-kings-option-marry = { NAME($family, case: "start") }
    .group = Устроить брак
crusader-kings-option-to-lord = Независимый феодал: { NAME($region) }
    .group = Брак с независимым феодалом
crusader-kings-option-to-deck = Персонаж из { NAME($culture, case: "genitive") } колоды
    .group = Брак с персонажем из колоды
crusader-kings-option-propose = Предложение { NAME($seat, case: "dative") }: { NAME($family) }
    .group = Предложить брак
crusader-kings-option-join = Пара отходит к династии { NAME($seat, case: "genitive") }
    .group = Выбрать династию
crusader-kings-option-revoke = Конфисковать титул { NAME($region, case: "at") }
    .group = Конфисковать титул
crusader-kings-option-grant = Даровать титул { NAME($region, case: "at") }: { NAME($kin) }
    .group = Даровать титул
crusader-kings-option-calm = Снять беспорядки { NAME($region, case: "at") }
    .group = Снять беспорядки
crusader-kings-option-act = { NAME($action, case: "start") }
    .group = Действие
crusader-kings-option-offer = Торговля с { NAME($seat, case: "instrumental") }
    .group = Торговля
crusader-kings-option-build = Строить { NAME($region, case: "at") }
    .group = Строить
crusader-kings-option-buy = Купить { NAME($development) }
    .group = Купить карту развития
crusader-kings-option-discard = Сбросить { NAME($development) }
    .group = Сбросить карту развития
crusader-kings-option-scheme = { NAME($plot, case: "start") }
    .group = Заговор
crusader-kings-option-against = Против { NAME($seat, case: "genitive") }
    .group = Выбрать игрока
crusader-kings-option-at = { NAME($region, case: "start") }
    .group = Выбрать регион
crusader-kings-option-murder = Из семьи { NAME($seat, case: "genitive") }: { NAME($family) }
    .group = Выбрать жертву
crusader-kings-option-murder-lord = Независимый феодал: { NAME($region) }
    .group = Выбрать независимого феодала
crusader-kings-option-leave = Развод: { NAME($family) }
    .group = Развод
crusader-kings-option-bribed = Взять { NAME($development) }
    .group = Взять советника
crusader-kings-option-coup = Переворот { NAME($region, case: "at") }
    .group = Переворот
crusader-kings-option-mobilise = Мобилизация { NAME($region, case: "at") }
    .group = Мобилизация
crusader-kings-option-attack = Атаковать { NAME($region, case: "from") } { NAME($region2, case: "accusative") }
    .group = Атаковать
crusader-kings-option-annex = Аннексировать { NAME($region, case: "from") } { NAME($region2, case: "accusative") }
    .group = Аннексировать
crusader-kings-option-support = Поддержать { NAME($region, case: "from") } атаку на { NAME($region2, case: "accusative") }
    .group = Поддержать
crusader-kings-option-call = Позвать { NAME($seat, case: "accusative") }
    .group = Позвать союзника
crusader-kings-option-call-region = Позвать союзный регион: { NAME($region) }
    .group = Позвать союзный регион
crusader-kings-option-stand-by = Поддержать союзника
    .group = Поддержать
crusader-kings-option-break = Разорвать союз
    .group = Разорвать союз
crusader-kings-option-invest = { $amount ->
        [0] Ничего не вкладывать
       *[other] Вложить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    }
    .group = Вложиться в успех
crusader-kings-option-pledge = { $amount ->
        [0] Не противодействовать
       *[other] Дать { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    }
    .group = Противодействие
crusader-kings-option-sacrifice = Пожертвовать чертой «{ NAME($trait) }»
    .group = Пожертвовать чертой
crusader-kings-option-keep = Оставить «{ NAME($trait) }»
    .group = Оставить
crusader-kings-option-move-in = Ввести армию
    .group = Ввести армию
crusader-kings-option-loot = Разграбить
    .group = Разграбить
crusader-kings-option-counter = Контратаковать { NAME($region, case: "accusative") }
    .group = Контратака
crusader-kings-option-give-up = Отдать { NAME($region, case: "accusative") }
    .group = Отдать регион
crusader-kings-option-spread = { NAME($region, case: "start") }
    .group = Выбрать регион
crusader-kings-option-send = Отправить: { NAME($family) }
    .group = Отправить в поход
crusader-kings-option-unpaid = Не платить армии { NAME($region, case: "at") }
    .group = Не платить армии
crusader-kings-option-disband = Распустить армию { NAME($region, case: "at") }
    .group = Роспуск войск
crusader-kings-option-remove = Убрать «{ NAME($trait) }»
    .group = Убрать черту
crusader-kings-option-save = Применить { NAME($development) }
    .group = Предотвратить смерть
crusader-kings-option-either = { NAME($effect, case: "start") }
    .group = Выбрать
crusader-kings-option-raze = Потерять замок { NAME($region, case: "at") }
    .group = Потерять замок
crusader-kings-option-person = Из семьи { NAME($seat, case: "genitive") }: { NAME($family) }
    .group = Выбрать человека
crusader-kings-option-drop-card = «{ NAME($event) }»
    .group = Выбрать карту
crusader-kings-option-shield = Щит: { NAME($space) }
    .group = Выбрать щит
crusader-kings-option-restart = Продолжить: { NAME($character) }
    .group = Продолжить
crusader-kings-option-settle = Начать { NAME($region, case: "at") }
    .group = Выбрать регион
crusader-kings-option-steed = Блескопыт { NAME($region, case: "at") }
    .group = Выбрать регион
crusader-kings-option-give-gold = { $amount ->
        [0] Не давать золота
       *[other] Дать { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    }
    .group = Дать золото
crusader-kings-option-take-gold = { $amount ->
        [0] Не просить золота
       *[other] Попросить { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
    }
    .group = Попросить золото
crusader-kings-option-give-region = Отдать { NAME($region, case: "accusative") }
    .group = Отдать регион
crusader-kings-option-take-region = Попросить { NAME($region, case: "accusative") }
    .group = Попросить регион
crusader-kings-option-give-development = Отдать { NAME($development) }
    .group = Отдать карту развития
crusader-kings-option-take-development = Попросить { NAME($development) }
    .group = Попросить карту развития
crusader-kings-option-give-card = Отдать карты ({ NAME($deck) }): { $nth }
    .group = Отдать карты
crusader-kings-option-take-card = Попросить карты ({ NAME($deck) }): { $nth }
    .group = Попросить карты
crusader-kings-option-give-claim = Отказаться от повода к войне
    .group = Отказаться от повода к войне
crusader-kings-option-take-claim = Попросить отказаться от повода к войне
    .group = Попросить мира
crusader-kings-option-drop = Убрать условие { $term }
    .group = Убрать условие
crusader-kings-option-send-offer = Отправить
    .group = Отправить
crusader-kings-option-stop-offer = Передумать
    .group = Передумать
crusader-kings-option-accept = Согласиться
    .group = Согласиться
crusader-kings-option-refuse = Отказать
    .group = Отказать

## Что даст вариант

crusader-kings-note-odds = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    }: успех в { $number2 } случаях из 1000
crusader-kings-note-who = { NAME($character) }
crusader-kings-note-who-trait = { NAME($character) }, черта: { NAME($trait) }
crusader-kings-note-needs = { $number ->
        [one] Нужен { $number } успех
        [few] Нужно { $number } успеха
       *[other] Нужно { $number } успехов
    }, { $number2 ->
        [one] { $number2 } бесплатный жетон
        [few] { $number2 } бесплатных жетона
       *[other] { $number2 } бесплатных жетонов
    }
crusader-kings-note-who-no-check = { NAME($character) }, соглашается без проверки
crusader-kings-note-who-trait-no-check = { NAME($character) }, черта: { NAME($trait) }, соглашается без проверки
crusader-kings-note-price = Стоит { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
crusader-kings-note-picked-mobilise = Мобилизовать { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[other] { $number } армий
    }
crusader-kings-note-picked-revoke = Конфисковать { $number ->
        [one] { $number } герцогство
        [few] { $number } герцогства
       *[other] { $number } герцогств
    }
crusader-kings-note-picked-disband = Распустить { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[other] { $number } армий
    }
crusader-kings-note-picked-upkeep = Не платить за { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[other] { $number } армий
    }, остальным заплатить
crusader-kings-note-picked-give-up = Отказаться от { $number ->
        [one] { $number } региона
       *[other] { $number } регионов
    }
crusader-kings-note-picked-call = Призвать { $number ->
        [one] { $number } союзника
        [few] { $number } союзников
       *[other] { $number } союзников
    }
crusader-kings-note-picked-rally = Поддержать { $number ->
        [one] { $number } армией
        [few] { $number } армиями
       *[other] { $number } армиями
    }
