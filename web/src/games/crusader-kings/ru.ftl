# What stands on the board of Crusader Kings, in Russian.

crusader-kings-about = Браки, заговоры, войны и крестовые походы

## Ход раунда

crusader-kings-phase-dynasty = династии
crusader-kings-phase-planning = замыслы
crusader-kings-phase-turn-1 = ход 1
crusader-kings-phase-turn-2 = ход 2
crusader-kings-phase-support = поддержка

## Подсказки под вопросами; кого ждут

crusader-kings-hint-plan = Замысел никто не видит, пока карты не открыты; остаток руки пропадает с концом Века.
crusader-kings-hint-compose = Одна или две карты Похода, всего восемь. Тянут, когда числа решены.
crusader-kings-hint-declare = Сначала армия, потом цель. Все атаки объявляют до первой проверки.
crusader-kings-then-attack = Армия идёт из: { NAME($region) }. Куда?
    .hint = На карте: сколько нужно успехов.
crusader-kings-hint-invest = Каждое золото — ещё один жетон. Потом другие могут противодействовать золотом.
crusader-kings-hint-write-offer = С каждой стороны до 40 золота и трёх вещей. Соглашаются только на всё сразу.
crusader-kings-hint-write-proposal = С каждой стороны до 40 золота и трёх вещей; какая карта перейдёт, другие не увидят.
crusader-kings-hint-develop = За одно действие первая стоит 1 золото, вторая 2, третья 3.
crusader-kings-hint-choose-partner = Феодалы стоят на карте; людей других династий просят о согласии.
crusader-kings-wait-plan = { $name }: обдумывание замысла
crusader-kings-wait-compose = { $name }: выбор карт
crusader-kings-wait-pledge = { $name }: противодействовать ли
crusader-kings-wait-invest = { $name }: сколько вложить
crusader-kings-wait-answer-offer = { $name }: ответ на предложение
crusader-kings-wait-answer-proposal = { $name }: ответ на предложение о браке

## Что выбирают вместе

crusader-kings-pick-hint = Выберите ещё; повторное нажатие снимает выбор. Кнопка назовёт всё сразу.
crusader-kings-pick-mobilise = { $number ->
        [one] Провести мобилизацию в { $number } регионе?
        [few] Провести мобилизацию в { $number } регионах?
       *[other] Провести мобилизацию в { $number } регионах?
    }
crusader-kings-pick-revoke = { $number ->
        [one] Конфисковать { $number } герцогство?
        [few] Конфисковать { $number } герцогства?
       *[other] Конфисковать { $number } герцогств?
    }
crusader-kings-pick-disband = { $number ->
        [one] Распустить { $number } армию?
        [few] Распустить { $number } армии?
       *[other] Распустить { $number } армий?
    }
crusader-kings-pick-upkeep = { $number ->
        [one] Не платить за { $number } армию?
        [few] Не платить за { $number } армии?
       *[other] Не платить за { $number } армий?
    }
crusader-kings-pick-give-up = { $number ->
        [one] Отказаться от { $number } региона?
        [few] Отказаться от { $number } регионов?
       *[other] Отказаться от { $number } регионов?
    }
crusader-kings-pick-call = { $number ->
        [one] Призвать { $number } союзника?
        [few] Призвать { $number } союзников?
       *[other] Призвать { $number } союзников?
    }
crusader-kings-pick-rally = { $number ->
        [one] Поддержать { $number } армией?
        [few] Поддержать { $number } армиями?
       *[other] Поддержать { $number } армиями?
    }

## Карта

crusader-kings-board-map = Карта Западной Европы
crusader-kings-board-whole = Вся карта
crusader-kings-board-closer = Карта вблизи
crusader-kings-board-overview = Карта в малом виде: нажмите, чтобы перейти
crusader-kings-board-sea-north-sea = Северное море
crusader-kings-board-sea-atlantic = Атлантический океан
crusader-kings-board-sea-mediterranean = Средиземное море
crusader-kings-board-independent = независимый
crusader-kings-board-no-check = согласие без проверки
crusader-kings-board-lord = феодал { $name }
crusader-kings-board-no-lord = без феодала
crusader-kings-board-with-army = армия
crusader-kings-board-with-castle = замок
crusader-kings-board-with-plague = чума
crusader-kings-board-with-waning = эпидемия завершается
crusader-kings-board-with-unrest = беспорядки { $number }
crusader-kings-board-with-harvest = жатва { $number }
crusader-kings-board-with-crop-failure = неурожай { $number }
crusader-kings-board-duke = герцог { $name }
crusader-kings-board-duke-of = герцог { NAME($region, case: "at") }
crusader-kings-board-pact-with = союз: { $names }

## Игроки и отношения

crusader-kings-board-you = Вы
crusader-kings-board-or = или
crusader-kings-board-era = Век { $era }
crusader-kings-board-era-round = Век { $era }, раунд { $round }
crusader-kings-board-first = первый игрок
crusader-kings-board-planned = замысел готов
crusader-kings-board-planned-card = карта замысла, лицом вниз
crusader-kings-board-thinking = ещё думает
crusader-kings-board-gold = Золото
crusader-kings-board-regions = Регионы
crusader-kings-board-gold-number = { $number ->
        [0] без золота
        [one] { $number } золото
       *[other] { $number } золота
    }
crusader-kings-board-gold-word = золота
crusader-kings-board-relations = Отношения
crusader-kings-board-relations-read = строка к столбцу
crusader-kings-board-relations-wedding = золотом — после свадьбы
crusader-kings-board-tie-pact = союз: { $name }
crusader-kings-board-tie-war = война: { $name }
crusader-kings-board-tie-claim = повод к войне: { $name }
crusader-kings-board-legend-pact = союз
crusader-kings-board-legend-war = война
crusader-kings-board-legend-claim = у строки повод к войне
crusader-kings-board-pacts-with-regions = Союзы с регионами

## Династия

crusader-kings-board-leaves = Династия, отношения, стратегии
crusader-kings-board-leaf-court = Двор
crusader-kings-board-leaf-relations = Отношения
crusader-kings-board-leaf-strategy = Стратегия ИИ
crusader-kings-board-family = Семья
crusader-kings-board-age-male = возраст короля
crusader-kings-board-age-female = возраст королевы
crusader-kings-board-age-tokens = жетонов возраста { $number } из 5
crusader-kings-board-last-age-male = пятый завершит правление
crusader-kings-board-last-age-female = пятый завершит правление
crusader-kings-board-heir = наследник
crusader-kings-board-free-child-1 = первый ребёнок
crusader-kings-board-free-child-2 = второй ребёнок
crusader-kings-board-free-child-3 = третий ребёнок
crusader-kings-board-dukes = герцоги
crusader-kings-board-bag = Мешочек черт
crusader-kings-board-bag-own = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }, видите только вы
crusader-kings-board-bag-number = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
crusader-kings-board-succeed-in = успех:
crusader-kings-board-of-tokens = из { $number }
crusader-kings-board-councillors = советники
crusader-kings-board-inventions = изобретения
crusader-kings-board-track = Трек походов
crusader-kings-board-next = дальше { NAME($space) }
crusader-kings-board-developments = Карты развития
crusader-kings-board-prices = первая, вторая, третья за действие:
crusader-kings-board-nobody = никто
crusader-kings-board-quill = Пером отмечено то, что восстановлено
crusader-kings-board-pile = Стопка
crusader-kings-board-hand = Рука

## ИИ

crusader-kings-board-ai = ИИ { NAME($strategy) }
crusader-kings-board-pile-left = осталось { $number }, порядок неизвестен
crusader-kings-board-turned-up-now = открыта сейчас
crusader-kings-board-not-reached = не дошло
crusader-kings-board-ai-crusade = всегда; сначала зятья, невестки, братья и сёстры, последним правитель
crusader-kings-board-marriages = Брак
crusader-kings-board-ai-general = ИИ ничего не платит и никому не противодействует, поддерживает союзников и тянет хотя бы на жетон больше, чем нужно. Если за столом не решили иначе, все его регионы считаются мобилизованными.

## Карты и замысел

crusader-kings-board-plan = Замысел
crusader-kings-board-face-down = лицом вниз
crusader-kings-board-laid = лежит лицом вниз
crusader-kings-board-place-first = 1-я
crusader-kings-board-place-second = 2-я
crusader-kings-board-lay-first = сюда первую карту
crusader-kings-board-lay-second = сюда вторую карту
crusader-kings-board-lay-plan = Выложить замысел
crusader-kings-board-swap = Поменять местами
crusader-kings-board-hand-number = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
crusader-kings-board-plan-hand = Замысел, рука { $number }
crusader-kings-board-turned-up = Открыта
crusader-kings-board-bonus = Бонусные карты
crusader-kings-board-composed = { $number } из { $all }
crusader-kings-board-draw-cards = Тянуть

## Проверка

crusader-kings-board-check = Проверка черт
crusader-kings-board-invasion = Вторжение в { NAME($region, case: "accusative") }
crusader-kings-board-with-army-of = армия { NAME($region, case: "genitive") }
crusader-kings-board-against = против:
crusader-kings-board-trait-fails = { NAME($trait) }: неудача
crusader-kings-board-trait-succeeds = { NAME($trait) }: успех
crusader-kings-board-successes-of = успехов { $number } из { $all }
crusader-kings-board-of-number = из { $number }
crusader-kings-board-step-successes = успехи
crusader-kings-board-step-tokens = жетоны
crusader-kings-board-step-opposition = против
crusader-kings-board-step-draw = вытянуто
crusader-kings-board-drawn-of = { $number } из { $all }
crusader-kings-board-within-reach = в досягаемости, не выбрано
crusader-kings-board-needed = Нужно
crusader-kings-board-needs = { $number ->
        [one] нужен { $number } успех
        [few] нужно { $number } успеха
       *[many] нужно { $number } успехов
    }
crusader-kings-board-reason-region = регион
crusader-kings-board-reason-castle = замок
crusader-kings-board-reason-army = армия
crusader-kings-board-reason-duke = герцогство
crusader-kings-board-reason-developments = карты развития
crusader-kings-board-reason-build = замок
crusader-kings-board-reason-marriage = брак
crusader-kings-board-reason-fabricate-casus-belli = повод к войне
crusader-kings-board-reason-incite-unrest = беспорядки
crusader-kings-board-reason-assassinate = жертва
crusader-kings-board-reason-bribe = советник
crusader-kings-board-reason-divorce = развод
crusader-kings-board-reason-coup = переворот
crusader-kings-board-reason-invade = регион
crusader-kings-board-reason-crusade = поход
crusader-kings-board-reason-plague = чума
crusader-kings-board-reason-event = событие
crusader-kings-board-tokens = Жетоны
crusader-kings-board-tokens-number = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
crusader-kings-board-free-tokens = бесплатно { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
crusader-kings-board-at-most = не больше { $number }
crusader-kings-board-token-basic = основной
crusader-kings-board-token-supports = поддержка: { $name }
crusader-kings-board-token-more = карты и события
crusader-kings-board-paid = за золото
crusader-kings-board-paid-cancelled = за золото, отменено { $number }
crusader-kings-board-opposition = Противодействие
crusader-kings-board-opposition-price = 2 золота отменяют купленный жетон, не ниже { $number ->
        [one] { $number } жетона
       *[other] { $number } жетонов
    }
crusader-kings-board-oppose = Противодействие
crusader-kings-board-pledge-back = возвращено { $number }
crusader-kings-board-no-pledge = ничего
crusader-kings-board-is-asked = решает
crusader-kings-board-ais-do-not-oppose = ИИ не противодействуют
crusader-kings-board-success = успех
crusader-kings-board-failure = неудача
crusader-kings-board-critical-success = здесь успех
crusader-kings-board-critical-failure = здесь неудача
crusader-kings-board-sacrificed = пожертвован
crusader-kings-board-nth-token = жетон { $number }
crusader-kings-board-in-the-bag = в мешочке { $number }
crusader-kings-board-odds = Вероятность
crusader-kings-board-odds-before = Вероятность до броска
crusader-kings-board-own-bag = свой мешочек, { $number }
crusader-kings-board-odds-of = { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }: { $percent } %
crusader-kings-board-as-tokens-fall = как вытянутся
crusader-kings-board-if-sacrificed = если пожертвовать чертой «{ NAME($trait) }»
crusader-kings-board-with-sacrifice = с жертвой { $percent }
crusader-kings-board-only-you = Эти числа видите только вы.
crusader-kings-board-may-strike = При неудаче армия { NAME($region, case: "at") } может контратаковать.
crusader-kings-board-counter = Контратака: { $name }.
crusader-kings-board-what-answers-do = Что даст ответ
crusader-kings-board-counted = подсчёт, не подсказка
crusader-kings-board-after-sacrifice = «{ NAME($trait) }» считается наоборот и навсегда покидает мешочек
crusader-kings-board-after-keep = «{ NAME($trait) }» вернётся в мешочек
crusader-kings-board-still-in-bag = Ещё в мешочке
crusader-kings-board-succeeding = успех у { $number } из { $all }

## Предложения

crusader-kings-board-deal = Предложение
crusader-kings-board-proposal-to = Предложение о браке: { $name }
crusader-kings-board-proposal-from = Предложение о браке от: { $name }
crusader-kings-board-offer-to = Предложение: { $name }
crusader-kings-board-offer-from = Предложение от: { $name }
crusader-kings-board-to-wed = брак
crusader-kings-board-couple-belongs = Супруги войдут в династию:
crusader-kings-board-you-give = Вы отдаёте
crusader-kings-board-gives = { $name }: взамен
crusader-kings-board-you-can-give = Можете отдать
crusader-kings-board-can-give = { $name }: можно получить
crusader-kings-board-things-of = вещей { $number } из { $all }
crusader-kings-board-of-gold = из { $number } золота
crusader-kings-board-take-out = Убрать: { $what }
crusader-kings-board-add-thing = добавьте вещь из списка внизу
crusader-kings-board-cards-of = { NAME($deck) }: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
crusader-kings-board-card-picked-later = её выберут, когда договорятся
crusader-kings-board-claim-ends = отказ от повода к войне
crusader-kings-board-wedding-brings = Что принесёт свадьба
crusader-kings-board-brings-pact = союз: { $one } и { $other }
crusader-kings-board-brings-peace = мир между династиями
crusader-kings-board-brings-claim-ends = конец повода к войне: { $name }
crusader-kings-board-brings-duchy = { $name } теряет герцогство { NAME($region, case: "at") }
crusader-kings-board-brings-leaves = { $name } уходит: { $house }
crusader-kings-board-answer = Ответ
crusader-kings-board-draft = набросок
crusader-kings-board-reads = { $name }: читает
crusader-kings-board-agreed = согласие: всё сразу
crusader-kings-board-refused = отказ: ничего

## Что это такое и когда важно

crusader-kings-about-successes = Сколько нужно успехов: для вторжения { $invade }, для беспорядков и переворота { $overthrow }.
crusader-kings-about-positive = Положительная черта: вытянутая при проверке, она даёт успех.
crusader-kings-about-negative = Отрицательная черта: вытянутая при проверке, она даёт неудачу.
crusader-kings-about-fails = Критическая черта ({ NAME($pair) }): здесь это неудача, если ею не пожертвовать.
crusader-kings-about-succeeds = Критическая черта ({ NAME($pair) }): здесь это успех.
crusader-kings-when-region = Регион выбирают, когда строят, мобилизуют, вторгаются, плетут заговоры или даруют титулы.
crusader-kings-when-event = Карты руки планируют по две в начале раунда; событие наступает после действия.
crusader-kings-when-development = Открытые карты развития покупают действием «Развитие» карты Правления.
crusader-kings-when-space = Следующее свободное место займёт тот, кому удастся поход.
crusader-kings-when-trait = Черты тянут из мешочка при проверках.
crusader-kings-when-family = Члены семьи вступают в брак в фазе династии, ходят в походы и становятся герцогами.
crusader-kings-when-character = Персонажи вступают в брак, наследуют, ходят в походы и бывают жертвами заговоров.

## Стол словами

crusader-kings-text-regions = Регионы
crusader-kings-text-region = Регион
crusader-kings-text-ruler = Чей
crusader-kings-text-pieces = Что там стоит
crusader-kings-text-dynasties = Династии
crusader-kings-text-dynasty = Династия
crusader-kings-text-gold = Золото
crusader-kings-text-points = Очки
crusader-kings-text-relations = Отношения
crusader-kings-text-cards = Карты по колодам
crusader-kings-text-developments = Карты развития
crusader-kings-text-families = Семьи
crusader-kings-text-person = Кто
crusader-kings-text-place = Место
crusader-kings-text-traits = Черты
crusader-kings-text-track = Трек походов
crusader-kings-text-space = Место
crusader-kings-text-shield = Щит
crusader-kings-text-bonus = Бонус
crusader-kings-text-own = Что видите только вы
crusader-kings-text-what = Что
crusader-kings-text-which = Какие
crusader-kings-text-open = Открытые карты развития
crusader-kings-text-development = Карта
crusader-kings-text-text = Действие
