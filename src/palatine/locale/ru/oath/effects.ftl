# «Обет» по-русски: что напечатано на компонентах рядом с предложениями (powers.ftl, rulings.ftl).

oath-say-power = { $label }: { $effect }
oath-say-power-priced = { $label }, { $price }: { $effect }
oath-say-start = { NAME($thing, case: "start") }
oath-say-own-reading = Наше толкование: { $ruling }

## Ярлыки

oath-say-label-action = Действие
oath-say-label-rest = Отдых
oath-say-label-wake = Подъём
oath-say-label-when-played = При розыгрыше
oath-say-label-always = Постоянно
oath-say-label-must = { $action }, обязательно
oath-say-label-plan-attacker = Схема сражения, нападающий
oath-say-label-plan-defender = Схема сражения, защитник
oath-say-label-plan-either = Схема сражения, любая сторона

## Цены

oath-say-price-favor = { $number ->
        [one] { $number } поддержка
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }
oath-say-price-secret = { $number ->
        [one] { $number } тайна
        [few] { $number } тайны
       *[other] { $number } тайн
    }
oath-say-price-burn-favor = { $number ->
        [one] { $number } сожжённая поддержка
        [few] { $number } сожжённые поддержки
       *[other] { $number } сожжённых поддержек
    }
oath-say-price-burn-secret = { $number ->
        [one] { $number } сожжённая тайна
        [few] { $number } сожжённые тайны
       *[other] { $number } сожжённых тайн
    }

## Карты

oath-say-suit = { NAME($suit, case: "start") }.
oath-say-only-site = Только в локации.
oath-say-only-site-locked = Только в локации, закреплена.
oath-say-only-adviser = Только советник.
oath-say-only-adviser-locked = Только советник, закреплён.
oath-say-locked = Закреплена.
oath-say-ruin = Разрушенное строение, без масти.
oath-say-defense = { $number ->
        [one] { $number } кубик защиты.
        [few] { $number } кубика защиты.
       *[other] { $number } кубиков защиты.
    }

## Локации

oath-say-coast = Берег.
oath-say-room = { $number ->
        [one] Место для { $number } карты.
       *[other] Место для { $number } карт.
    }
oath-say-no-room = Места для карт нет.
oath-say-lies = Сначала здесь { $things }.
oath-say-lies-favor = { $number ->
        [one] { $number } поддержка
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }
oath-say-lies-secrets = { $number ->
        [one] { $number } тайна
        [few] { $number } тайны
       *[other] { $number } тайн
    }
oath-say-lies-relics = { $number ->
        [one] { $number } реликвия
        [few] { $number } реликвии
       *[other] { $number } реликвий
    }
oath-say-recover-place-favor = Обретая реликвию, поместите { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } в резерв { NAME($suit, case: "genitive") }.
oath-say-recover-burn-favor = Обретая реликвию, сожгите { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }.
oath-say-recover-burn-secret = Обретая реликвию, сожгите { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.

## Цели

oath-say-oath = Верный обету { $goal }. Преемник — вассал, который { $successor }.
oath-say-goal-most-sites = правит большинством локаций
oath-say-goal-peoples-favor = владеет «Народной поддержкой»
oath-say-goal-most-relics = владеет большинством реликвий и знамён
oath-say-goal-darkest-secret = владеет «Страшной тайной»
oath-say-goal-more-relics = владеет большим числом реликвий и знамён, чем каждый другой имперский игрок
oath-say-goal-grand-scepter = владеет «Большим скипетром»
