# «Виконты Западного королевства» по-русски: вопросы и варианты.

## Вопросы

viscounts-ask-take-pair = Возьмите карту игрока вместе с особым горожанином
viscounts-ask-play-card = Сыграйте карту
viscounts-ask-move = Передвиньте виконта на { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }; лишний шаг — 1 серебро
viscounts-ask-act = Выберите основное действие
viscounts-ask-dismiss = { NAME($action, case: "start") }: уволить горожанина рядом с виконтом ради его символов?
viscounts-ask-pay = { NAME($action, case: "start") }: чем платить? Не хватает { $number ->
        [one] { $number } символа
        [few] { $number } символов
       *[other] { $number } символов
    }
viscounts-ask-exchange = Совершить обмен? Осталось: { $number ->
        [one] { $number } символ торговли
        [few] { $number } символа торговли
       *[other] { $number } символов торговли
    }
viscounts-ask-choose-site = { NAME($building, case: "start") }: на каком месте строить?
viscounts-ask-choose-slot = { NAME($building, case: "start") }: с какой ячейки планшета?
viscounts-ask-choose-link = { NAME($site) }: какая связь срабатывает первой?
viscounts-ask-choose-resource = Какой ресурс взять?
viscounts-ask-choose-flip = Перевернуть долг или сделку?
viscounts-ask-choose-effect = Какой эффект выбрать?
viscounts-ask-hire-free = Бесплатно наймите видимого горожанина
viscounts-ask-recruit = Нанять горожанина рядом с виконтом?
viscounts-ask-discard = Сбросить { $number ->
        [one] { $number } карту
        [few] до { $number } карт, по одной
       *[other] до { $number } карт, по одной
    }?
viscounts-ask-destroy = Уничтожить { $number ->
        [one] { $number } карту
        [few] до { $number } карт, по одной
       *[other] до { $number } карт, по одной
    }?
viscounts-ask-rearrange = Перегруппировать горожан на планшете?
viscounts-ask-castle-move = Передвинуть рабочего в соседнюю секцию первого яруса?
viscounts-ask-place-workers = В какую секцию первого яруса поставить { $number ->
        [one] { $number } рабочего
        [few] { $number } рабочих
       *[other] { $number } рабочих
    }?
viscounts-ask-choose-group = Какая тройка рабочих движется первой?
viscounts-ask-choose-way = От тройки остался один рабочий ({ NAME($section) }): в какую сторону?
viscounts-ask-bump = В секции замка слишком много рабочих: чей рабочий уходит?
viscounts-ask-take-manuscript = Возьмите манускрипт бесплатно
viscounts-ask-choose-order = Какой эффект срабатывает первым?

## Варианты; .group — как длинные списки называют все варианты одного рода

viscounts-option-play = Сыграть { NAME($townsfolk, case: "accusative") }
    .group = Сыграть карту
viscounts-option-move = Идти на { NAME($space) }
    .group = Идти
viscounts-option-pass = Отказаться
    .group = Отказаться
viscounts-option-trade = Торговать
    .group = Торговля
viscounts-option-build = Построить { NAME($slot, case: "accusative") }
    .group = Строительство
viscounts-option-workers = Разместить { $workers ->
        [one] { $workers } рабочего
        [few] { $workers } рабочих
       *[other] { $workers } рабочих
    }
    .group = Размещение рабочих
viscounts-option-transcribe = Написать манускрипт этого сегмента
    .group = Написание манускрипта
viscounts-option-dismiss = Уволить { NAME($townsfolk, case: "accusative") }
    .group = Увольнение
viscounts-option-exchange = Обменять
    .group = Обмен
viscounts-option-pay = Заплатить { NAME($good, case: "instrumental") }
    .group = Оплата
viscounts-option-site = Строить: { NAME($site) }
    .group = Выбрать место
viscounts-option-link = Сначала связь { NAME($link) }
    .group = Выбрать связь
viscounts-option-take = Взять 1 { NAME($good, case: "accusative") }
    .group = Взять ресурс
viscounts-option-flip = Перевернуть { NAME($sheet, case: "accusative") }
    .group = Перевернуть карту
viscounts-option-either = { NAME($effect, case: "start") }
    .group = Выбрать эффект
viscounts-option-hire = Нанять { NAME($townsfolk, case: "accusative") }
    .group = Найм
viscounts-option-discard = Сбросить { NAME($townsfolk, case: "accusative") }
    .group = Сброс
viscounts-option-discard-top = Сбросить верхнюю карту колоды не глядя
    .group = Сбросить верхнюю карту
viscounts-option-destroy = Уничтожить { NAME($townsfolk, case: "accusative") }
    .group = Уничтожение
viscounts-option-destroy-top = Уничтожить верхнюю карту колоды не глядя
    .group = Уничтожить верхнюю карту
viscounts-option-arrange = { NAME($arrangement, case: "start") }
    .group = Перегруппировка
viscounts-option-shift = Передвинуть рабочего из { NAME($section, case: "genitive") } в { NAME($section2, case: "accusative") }
    .group = Передвинуть рабочего
viscounts-option-section = { NAME($section, case: "start") }
    .group = Выбрать секцию
viscounts-option-bump = Убрать рабочего { NAME($seat, case: "genitive") }: ярус { $tier }, { NAME($section) }
    .group = Убрать рабочего
viscounts-option-manuscript = Взять { NAME($manuscript) }
    .group = Взять манускрипт
viscounts-option-resolve = Сначала { NAME($townsfolk) }
    .group = Выбрать горожанина
viscounts-option-use = Сначала { NAME($slot) }
    .group = Выбрать ячейку
viscounts-option-pair = Взять карту игрока { $player_card }
    .group = Взять карту игрока

## Что даст вариант

viscounts-note-steps-of = Затем виконт пройдёт { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }
viscounts-note-steps = { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }, { $number2 ->
        [0] бесплатно
        [one] { $number2 } серебро
        [few] { $number2 } серебра
       *[other] { $number2 } серебра
    }
viscounts-note-needs = Нужно: { $number ->
        [one] { $number } символ
        [few] { $number } символа
       *[other] { $number } символов
    }, своих символов: { $number2 }
viscounts-note-gives = Даёт: { NAME($effect) }
viscounts-note-gives-corner = Цена: { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }; эффект в углу: { NAME($effect) }
viscounts-note-gives-site = Даёт: { NAME($effect) }{ $number ->
        [0] { "" }
        [one] ; { $number } связь замкнётся
        [few] ; { $number } связи замкнутся
       *[other] ; { $number } связей замкнутся
    }
viscounts-note-exchange = За { $number ->
        [one] { $number } символ торговли
        [few] { $number } символа торговли
       *[other] { $number } символов торговли
    }{ $number2 ->
        [0] { "" }
        [one] , из них { $number2 } серебром
        [few] , из них { $number2 } серебром
       *[other] , из них { $number2 } серебром
    }: { NAME($effect) }
viscounts-note-dismisses = Отпустить для этого { NAME($townsfolk, case: "accusative") }
viscounts-note-pays-nothing = Хватит символов
viscounts-note-pays-one = Заплатить { NAME($good, case: "instrumental") }: { $number } (останется { $number2 })
viscounts-note-pays-two = Заплатить { NAME($good, case: "instrumental") }: { $number } (останется { $number2 }), { NAME($good2, case: "instrumental") }: { $number3 } (останется { $number4 })
viscounts-note-pays-three = Заплатить { NAME($good, case: "instrumental") }: { $number } (останется { $number2 }), { NAME($good2, case: "instrumental") }: { $number3 } (останется { $number4 }), { NAME($good3, case: "instrumental") }: { $number5 } (останется { $number6 })
viscounts-note-pays-four = Заплатить { NAME($good, case: "instrumental") }: { $number } (останется { $number2 }), { NAME($good2, case: "instrumental") }: { $number3 } (останется { $number4 }), { NAME($good3, case: "instrumental") }: { $number5 } (останется { $number6 }), { NAME($good4, case: "instrumental") }: { $number7 } (останется { $number8 })
viscounts-note-still-due = { $number ->
        [0] После этого всё оплачено
        [one] После этого не хватит { $number } символа
        [few] После этого не хватит { $number } символов
       *[other] После этого не хватит { $number } символов
    }
viscounts-note-silver-back = Принесёт { $number ->
        [one] { $number } серебро
        [few] { $number } серебра
       *[other] { $number } серебра
    }
viscounts-note-shuffles-first = Сначала сброс перемешивается, с проверкой на добродетель или коррупцию
viscounts-note-pair = Старт: { NAME($space) }, горожанин: { NAME($townsfolk) }{ $number ->
        [0] { "" }
        [one] , { $number } серебро
        [few] , { $number } серебра
       *[other] , { $number } серебра
    }{ $number2 ->
        [0] { "" }
        [one] , { $number2 } чернильница
        [few] , { $number2 } чернильницы
       *[other] , { $number2 } чернильниц
    }{ $number3 ->
        [0] { "" }
        [one] , { $number3 } золото
        [few] , { $number3 } золота
       *[other] , { $number3 } золота
    }{ $number4 ->
        [0] { "" }
        [one] , { $number4 } камень
        [few] , { $number4 } камня
       *[other] , { $number4 } камней
    }{ $number5 ->
        [0] { "" }
        [one] , { $number5 } любой ресурс
        [few] , { $number5 } любых ресурса
       *[other] , { $number5 } любых ресурсов
    }{ $number6 ->
        [0] { "" }
        [one] , { $number6 } долг
        [few] , { $number6 } долга
       *[other] , { $number6 } долгов
    }{ $number7 ->
        [0] { "" }
        [one] , { $number7 } сделка
        [few] , { $number7 } сделки
       *[other] , { $number7 } сделок
    }; затем: { NAME($effect) }
