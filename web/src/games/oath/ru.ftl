# Что стоит на доске «Обета», по-русски.

oath-about = Сдержите обет или нарушьте его и дайте новый

## Подсказки под вопросами; кого ждут

oath-hint-act = Способности и свободные действия отмечены золотом; действие можно изменить, прежде чем выполнить.
oath-hint-travel = Число у локации: сколько это стоит провианта.
oath-hint-targets = Каждая цель добавляет защите кубики. Отметьте всё, что хотите взять, и закончите.
oath-hint-attack-dice = Каждый кубик — отряд вашего войска; черепа уничтожают отряды.
oath-hint-battle-plan = Схемы применяют по одному; пас заканчивает.
oath-hint-sacrifice = Жертвуют ровно столько, сколько нужно для победы, или ничего.
oath-hint-casualties = Место за местом; остальные погибнут дальше.
oath-hint-garrison = Локацией без отрядов вы не правите.
oath-hint-search-discard = Карта уйдёт в сброс лицом вниз; последняя оставшаяся разыгрывается.
oath-hint-write-offer = Ничто не меняет хозяина, пока предложение не принято. Отказаться можно даром.
oath-hint-place-pawn = Здесь вы начнёте и будете действовать в этом регионе.
oath-hint-keep-adviser = Остальные уйдут под сброс; вашего выбора никто не видит.
oath-then-trade-for-favor = На что торгуете?
oath-then-hand-over = Что вы делаете с { NAME($seat, case: "instrumental") }?
oath-then-garrison = Сколько отрядов?
oath-button-trade-for-favor = На поддержку
oath-button-trade-for-secrets = На тайны
oath-button-hand-over = Передать отряды
oath-button-ask-for = Попросить отряды
oath-button-offer-citizenship = Предложить вассалитет
oath-button-exile = Изгнать
oath-button-rest = Отдых
oath-button-station = Переместить отряды
oath-button-self-exile = Уйти в изгнание
oath-button-targets-pass = Это все цели
oath-button-battle-plan-pass = Схем больше нет
oath-button-sacrifice-pass = Не жертвовать
oath-button-wake-pass = К действиям
oath-button-rest-pass = Закончить ход
oath-button-to-top = Наверх
oath-button-to-bottom = Вниз
oath-wait-act = { $name }: идёт ход
oath-wait-battle-plan = { $name }: выбор схем сражения
oath-wait-answer-offer = { $name }: предложение прочитывается
oath-wait-write-offer = { $name }: составляется предложение
oath-wait-search-discard = { $name }: просмотр карт
oath-wait-play = { $name }: розыгрыш карты
oath-wait-casualties = { $name }: подсчёт потерь

## Строка и полоса

oath-board-round-word = Раунд
oath-board-round-of = раунд { $number } из 8
oath-board-setup = подготовка
oath-board-wake = подъём
oath-board-act = действия, провиант { $number }
oath-board-rest = отдых
oath-board-oath-of = Обет { NAME($oath, case: "genitive") }
oath-board-goal-most-sites = больше всех локаций
oath-board-goal-peoples-favor = Народная поддержка
oath-board-goal-most-relics = больше всех реликвий и знамён
oath-board-goal-darkest-secret = Страшная тайна
oath-board-keeps = { $you ->
        [yes] Титул у вас
       *[no] { $name }: хранит обет
    }
oath-board-usurps = { $you ->
        [yes] Вы узурпатор
       *[no] { $name }: узурпатор
    }
oath-board-world-deck = колода земель
oath-board-world-line = карт: { $number }, поиск стоит { $supply }
oath-board-on-top-denizen = сверху обитатель
oath-board-on-top-vision = сверху видение
oath-board-visions = Видений
oath-board-search-costs = поиск { $number }
oath-board-relic-deck = реликвий в колоде
oath-board-dispossessed = обездоленных
oath-board-unheld = ничья
oath-board-mob = Толпа

## Карта

oath-board-discard = сброс
oath-board-discards-to = сброс { NAME($region, case: "to") }
oath-board-you-are-in = ваш регион
oath-board-pile-of = сброс { NAME($region, case: "at") }
oath-board-facedown = закрыта
oath-board-facedown-hint = закрыта, перемещение её откроет
oath-board-facedown-relic = Закрытая реликвия { $number }
oath-board-no-room = мест для карт нет
oath-board-you-are-here = вы здесь
oath-board-bandits = банды
oath-board-bandits-rule = правят банды
oath-board-ruled-by = правит: { $name }
oath-board-pawn-of = фигурка: { $name }
oath-board-warbands = { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
oath-board-defended = при атаке только сюда: отрядов { $number }, кубиков { $dice }
oath-board-not-now = сейчас нельзя: нажмите, и узнаете почему
oath-board-reliquary = Реликварий
oath-board-reliquary-hint = реликвия к каждому вассалитету
oath-board-covered = закрыто
oath-board-uncovered = открыто: черта связывает канцлера

## Планшеты игроков

oath-board-you = вы
oath-board-your-board = Ваш планшет
oath-board-held-advisers = советники
oath-board-held-relics = реликвии
oath-board-held-banners = знамёна
oath-board-held-vision = видение
oath-board-favor = поддержка
oath-board-secrets = тайны
oath-board-bank = резерв { $number }
oath-board-bank-of = в резерве
oath-board-jailed = отложено { $number }
oath-board-supply = Провиант
oath-board-supply-number = Провиант { $number } из 7
oath-board-rest-gives = отдых даст { $number }, остаток останется
oath-board-on-board = Отряды на планшете
oath-board-advisers = Советники
oath-board-advisers-of = Советники: { $number } из { $all }
oath-board-relics-in-order = Реликвии в порядке получения
oath-board-banners-vision = Знамёна, видение
oath-board-no-relics = реликвий нет
oath-board-no-banner = ни знамени, ни видения
oath-board-successor = Преемник
oath-board-pawn-at = фигурка: { $site }
oath-board-rules-sites = правит локациями: { $number }
oath-board-own-facedown = { $name }, лицом вниз
oath-board-back-denizen = обитатель лицом вниз
oath-board-back-vision = видение лицом вниз
oath-board-back-faceup = советник
oath-board-laden = лежит: поддержки { $favor }, тайн { $secrets }
oath-board-tokens-on = жетонов: { $number }
oath-board-in-bank = поддержки в этом резерве: { $number }
oath-board-cards-in = карт: { $number }, из них с рубашкой видения: { $visions }
oath-board-vision = Видение
oath-board-relic = Реликвия
oath-board-ruin = Руины
oath-board-vision-hint = Изгнанник его открывает; остальные держат лицом вниз.

## Действия

oath-board-actions = Действия
oath-board-actions-hint = золото на столе: свободные действия и способности
oath-board-with-others = С другими
oath-board-major-search = Возьмите карты из колоды земель или сброса своего региона, разыграйте одну, остальные сбросьте.
oath-board-major-muster = Положите поддержку на карту в своей локации и получите отряды.
oath-board-major-trade = Торговля с картой в своей локации: тайна на поддержку или поддержка на тайны.
oath-board-major-travel = Переместите фигурку в другую локацию; закрытая откроется.
oath-board-major-recover = Возьмите реликвию своей локации за её цену или знамя, отдав больше, чем на нём лежит.
oath-board-major-campaign = Сражайтесь за локации, реликвии, знамёна или фигурку того, кто здесь правит или стоит.
oath-board-search-note = колода { $world }, в сбросе { $pile }
oath-board-travel-note = локаций { $number }, от { $least }
oath-board-no-partner = здесь не с кем
oath-board-no-enemy = врага здесь нет
oath-board-relics-here = реликвий здесь: { $number }
oath-board-banners-free = знамён: { $number }
oath-board-supply-cost = провиант { $number }
oath-board-dice-more = { $number ->
        [one] { $number } кубик защиты
        [few] { $number } кубика защиты
       *[many] { $number } кубиков защиты
    }
oath-board-trade-for-favor = на поддержку
oath-board-trade-for-secrets = на тайны
oath-board-room = свободных мест: { $number }
oath-board-full = мест нет: одну карту сбросить
oath-board-play-adviser = Советник, открыто
oath-board-play-facedown = Советник, лицом вниз

## Взятые карты

oath-board-drawn-cards = Взятые карты
oath-board-drawn = { $you ->
        [yes] У вас в руке
       *[no] { $name }: в руке
    } { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
oath-board-vision-ends = Видение прекращает взятие карт.
oath-board-step-keep = оставить одну
oath-board-step-play = разыграть
oath-board-click-discard = нажмите, чтобы сбросить
oath-board-click-keep = нажмите, чтобы выбрать
oath-board-where-to = Куда её можно положить
oath-board-what-with = Что с ними делать
oath-board-begin-at = Где вы начинаете

## Набег

oath-board-campaign = Набег
oath-board-campaign-choices = Что можно сделать сейчас
oath-board-marches = { $you ->
        [yes] Вы в набеге. Против: { $other }
       *[no] { $name } в набеге. Против: { $other }
    }
oath-board-on-you = вы
oath-board-on-bandits = банды
oath-board-attacks = { $you ->
        [yes] Вы нападаете
       *[no] Нападение: { $name }
    }
oath-board-defends = { $you ->
        [yes] Вы защищаетесь
       *[no] Защита: { $name }
    }
oath-board-bandits-defend = Защищаются банды
oath-board-ally = { $you ->
        [yes] вы союзник
       *[no] союзник: { $name }
    }
oath-board-dice = { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[many] { $number } кубиков
    }
oath-board-force-of = { $you ->
        [yes] Ваше войско
       *[no] Войско: { $name }
    }
oath-board-force-chosen = кубиков { $number }, отрядов { $all }
oath-board-plan-of = { $you ->
        [yes] ваша схема
       *[no] схема: { $name }
    }
oath-board-plan = схема сражения
oath-board-site-target = там лежит цель
oath-board-site = локация
oath-board-sites-number = Локаций: { $number }
oath-board-relic-of = реликвия: { $name }
oath-board-banner-of = знамя: { $name }
oath-board-pawn-and-favor = Фигурка и поддержка
oath-board-title-dice = титул
oath-board-below-zero = Ниже нуля
oath-board-below-zero-note = недостающие кубики атаки защищают
oath-board-dice-wait = Кубики ещё не брошены. { $number ->
        [one] Защищает { $number } отряд.
        [few] Защищают { $number } отряда.
       *[many] Защищают { $number } отрядов.
    }
oath-board-rolled-sword = { $number ->
        [one] { $number } меч
        [few] { $number } меча
       *[many] { $number } мечей
    }
oath-board-rolled-double-sword-skull = двойных с черепом { $number }
oath-board-rolled-hollow-sword = пустых { $number }
oath-board-rolled-shields = { $number ->
        [one] { $number } щит
        [few] { $number } щита
       *[many] { $number } щитов
    }
oath-board-rolled-doubled = с удвоением { $number }
oath-board-rolled-warbands = { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
oath-board-beats = больше
oath-board-falls-short = против
oath-board-at-stake = На кону
oath-board-step-targets = цели
oath-board-step-allies = войско, союзники
oath-board-step-plans = схемы
oath-board-step-dice = кубики
oath-board-step-sacrifice = жертва
oath-board-step-losses = потери
oath-board-step-spoils = добыча
oath-board-losses = Кто погибнет
oath-board-losses-hint = осталось: { $number }
oath-board-stand-here = { $number ->
        [one] здесь { $number } отряд
        [few] здесь { $number } отряда
       *[many] здесь { $number } отрядов
    }
oath-board-none-dies = здесь никто
oath-board-now = Сейчас
oath-board-board-of = { $you ->
        [yes] Ваш планшет
       *[no] Планшет: { $name }
    }

## Сделки

oath-board-bargain = Сделка
oath-board-citizenship = Вассалитет
oath-board-bargain-with = другая сторона: { $name }; действует с согласия обеих
oath-board-changes-of = изменений { $number } из { $all },
oath-board-refusals-of = отказов { $number } из { $all }
oath-board-i-give = Я отдаю
oath-board-i-get = Я получаю
oath-board-gives = Отдаёт: { $name }
oath-board-from-board = { $you ->
        [yes] с вашего планшета
       *[no] с планшета: { $name }
    }
oath-board-and = и
oath-board-nothing = ничего
oath-board-at-once = обмен сразу
oath-board-afterwards = { $you ->
        [yes] После этого у вас
       *[no] После этого, { $name }
    }: поддержки { $favor }, тайн { $secrets }, реликвий { $relics }.
oath-board-relic-on = реликвия на клетке «{ NAME($space) }»
oath-board-bottom-relic = нижняя реликвия колоды
oath-board-uncovers = Откроется { NAME($space) }:
oath-board-adviser-number = советник { $number }
oath-board-answer = Ответ
oath-board-draft = черновик
oath-board-reads = { $you ->
        [yes] вы читаете
       *[no] читает { $name }
    }
oath-board-agreed = согласие
oath-board-refused = { $number ->
        [0] или отказ
       *[other] отказов: { $number }
    }
oath-board-change-draft = Изменить предложение
oath-board-change-hint = поддержка и тайны выбираются выше
oath-board-take-back = Убрать: { $what }
oath-board-give-what = Отдать: { $what }
oath-board-ask-what = Попросить: { $what }

## Когда вещь понадобится

oath-when-card = С картами в вашей локации созывают отряды и торгуют; способности применяют в фазе действий.
oath-when-slot = Локации выбирают при перемещении, набеге и розыгрыше карты.
oath-when-relic = Реликвии служат владельцу; их способности применяют в фазе действий.
oath-when-suit = Резервы дают поддержку за торговлю и принимают её за реликвии.
oath-when-region = В сбросе ищут из его региона.
oath-when-banner = Знамя берут, отдав больше жетонов, чем на нём лежит.
oath-when-space = Реликвии реликвария дают вместе с вассалитетом.
oath-when-seat = Игроков выбирают для набегов и сделок.

## Стол словами

oath-text-goal = Цель и колоды
oath-text-what = Что
oath-text-how = Как обстоит
oath-text-banks = Резервы поддержки
oath-text-sites = Локации
oath-text-site = Локация
oath-text-region = Регион
oath-text-ruler = Правит
oath-text-warbands = Отряды
oath-text-pawns = Фигурки
oath-text-cards = Карты
oath-text-relics = Реликвии
oath-text-players = Игроки
oath-text-player = Игрок
oath-text-role = Роль
oath-text-supply = Провиант
oath-text-favor = Поддержка
oath-text-secrets = Тайны
oath-text-advisers = Советники
oath-text-vision = Видение
oath-text-reliquary = Реликварий
oath-text-drawn = Взятые карты
oath-text-card = Карта
oath-text-text = Текст

## Механический князь

oath-board-mind-arrow = { $start } → { $end }: { $color }, { $condition }
oath-board-mind-tokens = Текущий жетон здесь: { $cell }, начальный: { $start }.
oath-board-mind-way = Его путь в этом ходу: { $cells }.
oath-board-mind-plays-friends = играет карту друга; если нельзя: амбиции +{ $favor }{ $tactics ->
        [0] {""}
       *[other] , тактика +{ $tactics }
    }
oath-board-mind-plays-conspirators = играет карту заговорщика; если нельзя: амбиции +{ $favor }{ $tactics ->
        [0] {""}
       *[other] , тактика +{ $tactics }
    }
oath-board-theme-sites = Локации
oath-board-theme-relics = Реликвии и знамёна
oath-board-theme-darkest-secret = Страшная тайна
oath-board-theme-peoples-favor = Народная поддержка
oath-board-prince-limited = Механический князь, ограниченный уровень.
oath-board-prince-extended = Механический князь, расширенный уровень: о его способностях решают люди.
oath-board-prince-reliquary = В реликварии нет реликвий, вместо них нижняя реликвия колоды.
oath-board-prince-actions = Действия
oath-board-prince-neutral = Нейтралитет
oath-board-prince-favor = { $number ->
        [one] { $number } поддержка
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }
oath-board-prince-secrets = { $number ->
        [one] { $number } тайна
        [few] { $number } тайны
       *[other] { $number } тайн
    }
oath-board-prince-threat = Угроза
oath-board-prince-tactics = Тактика
oath-board-prince-ambitions = Поддержка в амбициях: { $number }
oath-board-prince-reconstruction = Ячейки, стрелки и условия реконструированы; владелец листа может исправить файл.
