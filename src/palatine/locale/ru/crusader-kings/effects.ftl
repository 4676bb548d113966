# Crusader Kings по-русски: эффекты.
#
# Что говорят карты, развития, трек и стратегии, составляется из их записей. Событие обращается к
# тому, кого касается. $pick, $who и $holder: target — кого касается событие, active — чья карта,
# left — следующий игрок, next_without_claim — следующий без повода к войне.

crusader-kings-say-nothing = ничего не происходит
crusader-kings-say-full-stop = { $text }.
crusader-kings-say-actions = { $actions }.
crusader-kings-say-event-self = Событие на себя: { $effect }.
crusader-kings-say-event-self-if = Событие на себя, если у вас есть { $conditions }: { $effect }.
crusader-kings-say-event-other = Событие на следующего игрока: { $effect }.
crusader-kings-say-event-other-if = Событие на следующего игрока, у которого есть { $conditions }: { $effect }.
crusader-kings-say-brief-self = на себя: { $effect }
crusader-kings-say-brief-other = на другого: { $effect }

## Условия

crusader-kings-say-has-fertile-marriage = брак, в котором могут родиться дети
crusader-kings-say-has-child-slot = свободное место для ребёнка
crusader-kings-say-has-has-child = ребёнок
crusader-kings-say-has-has-family = родня, кроме правителя и супруга
crusader-kings-say-has-has-castle = замок
crusader-kings-say-has-castle-site = место для замка
crusader-kings-say-has-has-councillor = советник
crusader-kings-say-has-has-invention = изобретение
crusader-kings-say-has-has-development = карта развития
crusader-kings-say-has-has-army = армия
crusader-kings-say-has-region-without-army = регион без армии
crusader-kings-say-has-can-mobilise = армия в запасе и регион для неё
crusader-kings-say-has-coastal = регион на побережье
crusader-kings-say-has-has-unrest = регион с беспорядками
crusader-kings-say-has-at-war = война
crusader-kings-say-has-claim-against = враг с поводом к войне
crusader-kings-say-has-shield-on-track = щит на треке походов
crusader-kings-say-has-other-shield = соперник со щитом на треке походов и право на ещё один свой щит
crusader-kings-say-has-married = супруг у правителя
crusader-kings-say-has-hand = карты в руке
crusader-kings-say-has-gold-1 = золото

## Регионы, которые может назвать эффект

crusader-kings-say-where = { " " }{ $filters }
crusader-kings-say-where-any = { "" }
crusader-kings-say-where-no-army = без армии
crusader-kings-say-where-army = с армией
crusader-kings-say-where-coastal = на побережье
crusader-kings-say-where-has-unrest = с беспорядками
crusader-kings-say-where-prefer-army = с армией, если такой есть

## Эффекты

crusader-kings-say-birth = { $number ->
        [one] рождается { $number } ребёнок
        [few] рождаются { $number } ребёнка
       *[other] рождаются { $number } детей
    }
crusader-kings-say-bastard = { $number ->
        [one] рождается { $number } бастард
        [few] рождаются { $number } бастарда
       *[other] рождаются { $number } бастардов
    }
crusader-kings-say-add-trait = положить в мешочек черту «{ NAME($trait) }»
crusader-kings-say-trait-for-child = положить на ребёнка{ $pick ->
        [active] , которого выбирает игрок с картой,
        [left] , которого выбирает следующий игрок,
       *[target] { "" }
    } черту «{ NAME($trait) }»
crusader-kings-say-remove-trait = убрать из мешочка { $sign ->
        [positive] положительную
       *[negative] отрицательную
    } черту
crusader-kings-say-gold = получить { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
crusader-kings-say-pay = заплатить { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
crusader-kings-say-gold-from = получить { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    } от { $who ->
        [left] следующего игрока
       *[active] игрока с картой
    }
crusader-kings-say-gold-to = отдать { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }, получает { $who ->
        [left] следующий игрок
       *[active] игрок с картой
    }
crusader-kings-say-gold-between = { $who ->
        [left] следующий игрок отдаёт
       *[active] игрок с картой отдаёт
    } { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }, получает { $to ->
        [left] следующий игрок
       *[active] игрок с картой
    }
crusader-kings-say-chooses = { $pick ->
        [left] выбирает следующий игрок
       *[active] выбирает игрок с картой
    }: { $effect }
crusader-kings-say-place = положить { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } { NAME($marker, case: "genitive") } в регион{ $where }{ $pick ->
        [active] { " " }по выбору игрока с картой
        [left] { " " }по выбору следующего игрока
       *[target] { "" }
    }
crusader-kings-say-remove-token = снять { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } { NAME($marker, case: "genitive") } с региона{ $where }{ $pick ->
        [active] { " " }по выбору игрока с картой
        [left] { " " }по выбору следующего игрока
       *[target] { "" }
    }
crusader-kings-say-check = пройти проверку черт ({ $number ->
        [one] { $number } успех
        [few] { $number } успеха
       *[other] { $number } успехов
    }, { $draws ->
        [one] { $draws } бесплатный жетон
        [few] { $draws } бесплатных жетона
       *[other] { $draws } бесплатных жетонов
    }{ $invest ->
        [no] , вкладываться нельзя
       *[yes] { "" }
    }): { $result }
crusader-kings-say-check-critical = пройти проверку черт ({ $number ->
        [one] { $number } успех
        [few] { $number } успеха
       *[other] { $number } успехов
    }, { $draws ->
        [one] { $draws } бесплатный жетон
        [few] { $draws } бесплатных жетона
       *[other] { $draws } бесплатных жетонов
    }, критические черты { NAME($pair, case: "genitive") }{ $invest ->
        [no] , вкладываться нельзя
       *[yes] { "" }
    }): { $result }
crusader-kings-say-on-success = при успехе { $effect }
crusader-kings-say-on-failure = при неудаче { $effect }
crusader-kings-say-kill-ruler = правитель умирает
crusader-kings-say-kill-family = умирает кто-то из семьи, { $pick ->
        [active] по выбору игрока с картой
        [left] по выбору следующего игрока
       *[target] по вашему выбору
    }
crusader-kings-say-divorce-ruler = правитель разводится
crusader-kings-say-age = { $number ->
        [one] правитель получает { $number } жетон возраста
        [few] правитель получает { $number } жетона возраста
       *[other] правитель получает { $number } жетонов возраста
    }
crusader-kings-say-remove-age = { $number ->
        [one] снять с правителя { $number } жетон возраста
        [few] снять с правителя { $number } жетона возраста
       *[other] снять с правителя { $number } жетонов возраста
    }
crusader-kings-say-claim-chosen = получить повод к войне против игрока по выбору
crusader-kings-say-claim-on-self = дать против себя повод к войне, получает { $holder ->
        [active] игрок с картой
        [next_without_claim] следующий игрок, у которого с вами нет повода к войне, войны и союза
       *[target] никто
    }
crusader-kings-say-cancel-casus-belli = отменить повод к войне против себя
crusader-kings-say-demobilise = { $number ->
        [one] убрать { $number } армию
        [few] убрать { $number } армии
       *[other] убрать { $number } армий
    }{ $pick ->
        [active] { " " }по выбору игрока с картой
        [left] { " " }по выбору следующего игрока
       *[target] { "" }
    }{ $unrest ->
        [yes] { " " }и положить там беспорядки
       *[no] { "" }
    }
crusader-kings-say-upkeep-now = сразу оплатить все армии
crusader-kings-say-mobilise-free = мобилизовать до { $number ->
        [one] { $number } армии
       *[other] { $number } армий
    }
crusader-kings-say-lose-castle = потерять замок
crusader-kings-say-build-free = при желании построить замок без проверки, { $number ->
        [0] бесплатно
       *[other] за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
    }
crusader-kings-say-discard-development = сбросить { $kind ->
        [councillor] советника
        [invention] изобретение
       *[any] карту развития
    }
crusader-kings-say-offer-councillor = следующий игрок, который может, вправе взять у вас советника{ $number ->
        [0] { "" }
       *[other] { " " }за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
    }
crusader-kings-say-take-development = при желании взять открытую карту развития, { $number ->
        [0] бесплатно
       *[other] за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }
    }
crusader-kings-say-draw-and-discard = взять { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } ({ NAME($deck) }) и сбросить { $dropped }
crusader-kings-say-dropped-cards = { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }
crusader-kings-say-reveal-hand = открыть руку до конца Века
crusader-kings-say-crusade-replace = заменить чужой щит на треке походов своим
crusader-kings-say-crusade-lose = потерять щит на треке походов
crusader-kings-say-left-more = тянуть на { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } больше в { $until ->
        [end_of_round] проверках этого раунда
       *[next_use] следующей проверке
    } ({ $checks })
crusader-kings-say-left-fewer = тянуть на { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } меньше в { $until ->
        [end_of_round] проверках этого раунда
       *[next_use] следующей проверке
    } ({ $checks })
crusader-kings-say-left-no-invade = не вторгаться к игрокам { $until ->
        [end_of_round] до конца раунда
       *[next_use] в следующий раз
    }

## Что дают карты развития и места трека

crusader-kings-say-hook-more = тянуть на { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } больше в проверках ({ $checks })
crusader-kings-say-hook-fewer = тянуть на { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    } меньше в проверках ({ $checks })
crusader-kings-say-hook-defence-successes = для вторжения в ваши регионы нужно на { $number ->
        [one] { $number } успех
        [few] { $number } успеха
       *[other] { $number } успехов
    } больше
crusader-kings-say-hook-castles-dearer = замки на { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    } дороже
crusader-kings-say-hook-castles-cheaper = замки на { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    } дешевле
crusader-kings-say-hook-tax-bonus = при сборе податей на { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    } больше
crusader-kings-say-hook-bonus-card = в начале каждого Века на { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } больше ({ NAME($deck) })
crusader-kings-say-hook-crusades-per-era = до { $number ->
        [one] { $number } похода
       *[other] { $number } походов
    } за Век
crusader-kings-say-hook-ignore-adjacency = общая граница не нужна ({ $checks })
crusader-kings-say-hook-sea-invasion = на каждую цель { $number ->
        [one] { $number } армия может
        [few] { $number } армии могут
       *[other] { $number } армий могут
    } прийти морем
crusader-kings-say-hook-allow-opposition = заговорам против вашей семьи можно противодействовать ({ $checks })
crusader-kings-say-hook-remove-unrest = { $limit ->
        [once_per_era] раз в Век
       *[once_per_round] раз в раунд
    } снять все беспорядки с одного своего региона, { $when }
crusader-kings-say-window-own-turn-start = в начале своего хода
crusader-kings-say-window-support-after-upkeep = после оплаты армий
crusader-kings-say-hook-prevent-death = { $limit ->
        [once_per_era] раз в Век
       *[once_per_round] раз в раунд
    } можно предотвратить смерть { $when }
crusader-kings-say-by-event = из-за события
crusader-kings-say-by-old-age = от старости
crusader-kings-say-hook-birth-trait-choice = для новорождённого тянуть { $number ->
        [one] { $number } черту
        [few] { $number } черты
       *[other] { $number } черт
    } и оставить одну
crusader-kings-say-hook-no-invade-players = вторгаться к игрокам нельзя
crusader-kings-say-hook-achievement = приносит достижение { NAME($achievement) } и завершает игру
crusader-kings-say-space-trait = Первому пришедшему: «{ NAME($trait) }».

## Составные названия

crusader-kings-say-male = male
crusader-kings-say-female = female
crusader-kings-say-neither = neither
crusader-kings-say-token = { NAME($trait) } ({ $rim ->
        [starting] начальная
        [random] случайная
        [crusade] черта крестоносца
       *[event] черта события
    })
crusader-kings-say-card = { NAME($event) }
crusader-kings-say-cards = { NAME($deck) } { $number }
crusader-kings-say-in-bag = в мешочке, { NAME($culture) } династия
crusader-kings-say-on-space = на треке, { NAME($space) }
crusader-kings-say-on-person = на карте { NAME($character, case: "genitive") }
crusader-kings-say-from-culture = из { NAME($culture, case: "genitive") } династии
crusader-kings-say-from-region = из региона { NAME($region) }
crusader-kings-say-card-hand = в руке, { NAME($culture) } династия
crusader-kings-say-card-first = первая в замысле, { NAME($culture) } династия
crusader-kings-say-card-second = вторая в замысле, { NAME($culture) } династия
crusader-kings-say-card-pile = в стопке, { NAME($culture) } династия
crusader-kings-say-card-with = в руке или замысле, { NAME($culture) } династия
crusader-kings-say-card-plan = в замысле, { NAME($culture) } династия

## Стратегии ИИ

crusader-kings-say-entry = { NAME($deck) } { $number }: { $deed }
    .short = { $deed }
crusader-kings-say-deed-develop = взять { $number ->
        [one] { $number } карту развития
       *[other] до { $number } карт развития
    } ({ $cards })
crusader-kings-say-any-development = любые
crusader-kings-say-deed-build = построить замок ({ $target })
crusader-kings-say-deed-coup = устроить переворот ({ $target })
crusader-kings-say-deed-plot = { NAME($plot) } ({ $target })
crusader-kings-say-deed-invade = вторгнуться ({ $target })
crusader-kings-say-deed-annex = аннексировать ({ $target })
crusader-kings-say-deed-mobilise = провести мобилизацию
crusader-kings-say-while-few-councillors = если советников меньше трёх, { $deed }
crusader-kings-say-while-married = если правитель в браке, { $deed }
crusader-kings-say-aim-coup-region = регион с беспорядками
crusader-kings-say-aim-castle-site = где больше всего чужих соседей
crusader-kings-say-aim-cb-target = игрок, с которым нет повода к войне, войны и союза
crusader-kings-say-aim-positive-child-of-fewest-heirs = ребёнок с положительной чертой там, где меньше всего наследников
crusader-kings-say-aim-ruler-of-fewest-heirs = правитель, у которого меньше всего наследников
crusader-kings-say-aim-bribe-target = недостающий советник
crusader-kings-say-aim-unrest-region = регион без армии
crusader-kings-say-aim-own-ruler = свой правитель
crusader-kings-say-aim-independent-allied-with-other = независимый регион, чужой союзник
crusader-kings-say-aim-independent-allied-with-self = независимый регион, свой союзник
crusader-kings-say-aim-player-region = регион игрока
crusader-kings-say-aim-any-region = любой регион
crusader-kings-say-aim-fewest-regions = { $aim }, у которого меньше всего регионов
crusader-kings-say-aim-fewest-children = { $aim }, у которого меньше всего детей
crusader-kings-say-aim-most-shields = { $aim }, у которого больше всего щитов на треке
crusader-kings-say-aim-at-least = { $aim }, нужно не меньше { $number ->
        [one] { $number } успеха
       *[other] { $number } успехов
    }
crusader-kings-say-aim-at-most = { $aim }, нужно не больше { $number ->
        [one] { $number } успеха
       *[other] { $number } успехов
    }
crusader-kings-say-suit = брак { $number }: { $partner }
    .short = { $partner }
crusader-kings-say-suit-lord = независимый феодал
crusader-kings-say-suit-family = { $persons } { $owners ->
        [enemies] врага
       *[any] другого игрока
    }
crusader-kings-say-suit-ruler = правитель
crusader-kings-say-suit-child = ребёнок
crusader-kings-say-suit-sibling = брат (сестра)
crusader-kings-say-suit-traits = { $partner } с чертой { $traits }
crusader-kings-say-suit-positive = { $partner } с положительной чертой
crusader-kings-say-suit-negative = { $partner } с отрицательной чертой
crusader-kings-say-suit-pays = { $partner } за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    } (с положительной: { $more })
crusader-kings-say-suit-joins-other = { $partner }, пара отходит к другой династии
