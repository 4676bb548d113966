# «Обет» по-русски: летопись.
#
# Места за столом стоят во множественном числе («красные нападают»).

## Подготовка и ходы

oath-fact-placed-pawn = Фигурка { NAME($seat, case: "genitive") } теперь в локации «{ NAME($site) }».
oath-fact-placed-pawn-unseen = Фигурка { NAME($seat, case: "genitive") } теперь { NAME($slot, case: "at") }.
oath-fact-kept-facedown = { NAME($seat, case: "start") } оставляют карту «{ NAME($card) }» закрытым советником.
oath-fact-kept-some = { NAME($seat, case: "start") } оставляют закрытого советника ({ NAME($back) }).
oath-fact-discarded-drawn = { NAME($seat, case: "start") } сбрасывают карту «{ NAME($card) }».
oath-fact-discarded-some = { NAME($seat, case: "start") } сбрасывают { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
oath-fact-discarded-facedown = { NAME($seat, case: "start") } сбрасывают карту «{ NAME($card) }», закрытого советника { NAME($seat2, case: "genitive") }.
oath-fact-discarded-adviser = { NAME($seat, case: "start") } сбрасывают карту «{ NAME($card) }», советника { NAME($seat2, case: "genitive") }.
oath-fact-discarded-from-site = { NAME($seat, case: "start") } сбрасывают карту «{ NAME($card) }» в локации «{ NAME($site) }».
oath-fact-round = Раунд { $number }
oath-fact-turn = Ходят { NAME($seat) }.
oath-fact-banner-grows = { NAME($seat, case: "start") } помещают 1 поддержку на «Народную поддержку».
oath-fact-banner-shrinks = { NAME($seat, case: "start") } передвигают 1 поддержку с «Народной поддержки» в резерв { NAME($suit, case: "genitive") }.
oath-fact-mob = «Народная поддержка» поворачивается толпой вверх.
oath-fact-usurper = { NAME($seat, case: "start") } становятся узурпатором.
oath-fact-rests = { NAME($seat, case: "start") } отдыхают: провиант { $number }.

## Способности и жетоны

oath-fact-uses = { NAME($seat, case: "start") } используют «{ NAME($power) }».
oath-fact-paid = { NAME($seat, case: "start") } платят за «{ NAME($power) }».
oath-fact-modifies = { NAME($seat, case: "start") } используют при этом «{ NAME($power) }».
oath-fact-toll = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } 1 поддержку как подать.
oath-fact-toll-burned = { NAME($seat, case: "start") } сжигают 1 поддержку как подать бандам.
oath-fact-gained-favor = { NAME($seat, case: "start") } получают { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } из резерва { NAME($suit, case: "genitive") }.
oath-fact-gained-secrets = { NAME($seat, case: "start") } получают { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.
oath-fact-gained-warbands = { NAME($seat, case: "start") } получают { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.
oath-fact-burned-favor = { NAME($seat, case: "start") } сжигают { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }.
oath-fact-burned-secrets = { NAME($seat, case: "start") } сжигают { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.
oath-fact-flipped-secrets = { NAME($seat, case: "start") } закрывают { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.
oath-fact-gave-favor = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }.
oath-fact-gave-secrets = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.
oath-fact-took-favor = { NAME($seat, case: "start") } забирают { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } у { NAME($seat2, case: "genitive") }.
oath-fact-took-secret = { NAME($seat, case: "start") } забирают 1 тайну у { NAME($seat2, case: "genitive") }.
oath-fact-supply = { NAME($seat, case: "start") } получают провиант: { $number }.
oath-fact-killed-on-board = { NAME($seat, case: "start") } теряют на планшете { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.
oath-fact-killed-at-site = { NAME($seat, case: "start") } теряют в локации «{ NAME($site) }» { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.
oath-fact-saw-cards = { NAME($seat, case: "start") } с помощью карты «{ NAME($power) }» видят карты { NAME($cards) }.
oath-fact-saw-relics = { NAME($seat, case: "start") } с помощью карты «{ NAME($power) }» видят реликвии { NAME($relics) }.
oath-fact-saw-site = { NAME($seat, case: "start") } видят закрытую локацию: «{ NAME($site) }».
oath-fact-saw-some = { NAME($seat, case: "start") } тайно смотрят («{ NAME($power) }») { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
oath-fact-swapped = { NAME($seat, case: "start") } меняют местами карты «{ NAME($card) }» и «{ NAME($card2) }».
oath-fact-buried-relic = { NAME($seat, case: "start") } кладут реликвию «{ NAME($relic) }» под колоду.
oath-fact-buried-some-relic = { NAME($seat, case: "start") } кладут реликвию под колоду.
oath-fact-banner-value = «{ NAME($banner) }»: теперь на знамени { $number }.
oath-fact-moved-favor = Из резерва { NAME($suit, case: "genitive") } в резерв { NAME($suit2, case: "genitive") } переходит поддержка: { $number }.
oath-fact-put-in-bank = { NAME($seat, case: "start") } кладут { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } в резерв { NAME($suit, case: "genitive") }.
oath-fact-laid-favor = { NAME($seat, case: "start") } помещают { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } на карту «{ NAME($card) }».
oath-fact-swapped-facedown = { NAME($seat, case: "start") } меняют местами закрытых советников { NAME($seat2, case: "genitive") } и { NAME($seat3, case: "genitive") }.
oath-fact-shares-vision = { NAME($seat, case: "start") } присоединяются к видению «{ NAME($card) }» { NAME($seat2, case: "genitive") }.
oath-fact-moved-pile = { NAME($seat, case: "start") } кладут стопку сброса { NAME($region, case: "at") } поверх стопки { NAME($region2, case: "at") }.
oath-fact-dispossessed = { NAME($seat, case: "start") } отправляют карту «{ NAME($card) }» к обездоленным.
oath-fact-swapped-dispossessed = { NAME($seat, case: "start") } обменивают с обездоленными { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
oath-fact-rebuilt = Строение «{ NAME($card) }» снова стоит.
oath-fact-released = { NAME($seat, case: "start") } получают обратно из клетки { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.

## Поиск и розыгрыш

oath-fact-searches-deck = { NAME($seat, case: "start") } ищут в колоде земель.
oath-fact-searches-pile = { NAME($seat, case: "start") } ищут в стопке сброса { NAME($region, case: "at") }.
oath-fact-drew = { NAME($seat, case: "start") } берут карты { NAME($cards) }.
oath-fact-drew-some = { NAME($seat, case: "start") } берут карты с рубашками: { NAME($backs) }.
oath-fact-showed = { NAME($seat, case: "start") } показывают карты { NAME($cards) }.
oath-fact-vision-drawn = Взято видений: { $number }.
oath-fact-played-to-site = { NAME($seat, case: "start") } разыгрывают карту «{ NAME($card) }» в локации «{ NAME($site) }».
oath-fact-played-adviser = { NAME($seat, case: "start") } делают карту «{ NAME($card) }» советником.
oath-fact-revealed-vision = { NAME($seat, case: "start") } открывают карту «{ NAME($card) }».
oath-fact-vision-discarded = { NAME($seat, case: "start") } сбрасывают открытую карту «{ NAME($card) }».
oath-fact-moved-card = Карта «{ NAME($card) }» переходит в локацию «{ NAME($site) }».

## Созыв, торговля, перемещение, обретение

oath-fact-mustered = { NAME($seat, case: "start") } проводят созыв на карте «{ NAME($card) }».
oath-fact-traded = { NAME($seat, case: "start") } торгуют с картой «{ NAME($card) }».
oath-fact-traded-in-vain = { NAME($seat, case: "start") } ничего не получают от торговли с картой «{ NAME($card) }».
oath-fact-travelled = { NAME($seat, case: "start") } перемещаются в локацию «{ NAME($site) }».
oath-fact-site-revealed = Открыта локация { NAME($slot, case: "of") }: «{ NAME($site) }».
oath-fact-took-relic = { NAME($seat, case: "start") } забирают реликвию «{ NAME($relic) }».
oath-fact-gave-relic = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } реликвию «{ NAME($relic) }».
oath-fact-recovered-banner = { NAME($seat, case: "start") } обретают знамя «{ NAME($banner) }» за { $number }.
oath-fact-dealt-favor = { NAME($seat, case: "start") } раскладывают { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    } по резервам, начиная с { NAME($suit, case: "genitive") }.
oath-fact-seized-banner = { NAME($seat, case: "start") } захватывают знамя «{ NAME($banner) }»; сожжено жетонов: { $number }.
oath-fact-gave-banner = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } знамя «{ NAME($banner) }».
oath-fact-trait = Черта «{ NAME($space) }» теперь связывает канцлера.

## Набег

oath-fact-campaigns = { NAME($seat, case: "start") } нападают на { NAME($seat2, case: "accusative") }.
oath-fact-campaigns-bandits = { NAME($seat, case: "start") } нападают на банды.
oath-fact-target-site = Цель: локация «{ NAME($site) }».
oath-fact-target-relic = Цель: реликвия «{ NAME($relic) }».
oath-fact-target-banner = Цель: знамя «{ NAME($banner) }».
oath-fact-target-pawn = Цель: фигурка и поддержка.
oath-fact-joins = { NAME($seat, case: "start") } присоединяются к защите { NAME($seat2, case: "genitive") }.
oath-fact-uses-plan = { NAME($seat, case: "start") } используют схему «{ NAME($power) }».
oath-fact-bandits-plan = Банды используют схему «{ NAME($power) }».
oath-fact-rolled-defense = Кубики защиты: { NAME($defense_faces) }.
oath-fact-rolled-attack = Кубики нападения: { NAME($attack_faces) }.
oath-fact-battle = Нападение { $number }, защита { $number2 }.
oath-fact-sacrificed = { NAME($seat, case: "start") } жертвуют { $number ->
        [one] { $number } отрядом
       *[other] { $number } отрядами
    }.
oath-fact-victory = В набеге побеждает { NAME($side) }.
oath-fact-garrisoned = { NAME($seat, case: "start") } помещают в локацию «{ NAME($site) }» { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.

## Малые действия, титул, конец

oath-fact-peeked = { NAME($seat, case: "start") } тайно смотрят реликвию в локации «{ NAME($site) }»: «{ NAME($relic) }».
oath-fact-peeked-some = { NAME($seat, case: "start") } тайно смотрят реликвию в локации «{ NAME($site) }».
oath-fact-peeked-reliquary = { NAME($seat, case: "start") } тайно смотрят реликвию на клетке «{ NAME($space) }»: «{ NAME($relic) }».
oath-fact-peeked-space = { NAME($seat, case: "start") } тайно смотрят реликвию на клетке «{ NAME($space) }».
oath-fact-peeked-bottom = { NAME($seat, case: "start") } тайно смотрят нижнюю реликвию колоды: «{ NAME($relic) }».
oath-fact-peeked-bottom-some = { NAME($seat, case: "start") } тайно смотрят нижнюю реликвию колоды.
oath-fact-stationed = У { NAME($seat, case: "genitive") } теперь { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    } в локации «{ NAME($site) }».
oath-fact-handed-over = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[other] { $number } отрядов
    }.
oath-fact-refused = { NAME($seat, case: "start") } отказывают { NAME($seat2, case: "dative") }.
oath-fact-title = { NAME($seat, case: "start") } забирают титул верного обету.
oath-fact-became-citizen = { NAME($seat, case: "start") } становятся вассалом.
oath-fact-end-die = На кубике конца игры { $number }.
oath-fact-won = { NAME($seat, case: "start") } побеждают.

## Вассалитет и договоры

oath-fact-became-exile = { NAME($seat, case: "start") } становятся изгнанником.
oath-fact-got-reliquary = { NAME($seat, case: "start") } получают из реликвария «{ NAME($relic) }».
oath-fact-offer-sent = { NAME($seat, case: "start") } делают предложение { NAME($seat2, case: "dative") }.
oath-fact-offer-refused = { NAME($seat, case: "start") } отклоняют предложение { NAME($seat2, case: "genitive") }.
oath-fact-offer-accepted = { NAME($seat, case: "start") } принимают предложение { NAME($seat2, case: "genitive") }.
oath-fact-term-favor = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } поддержку
        [few] { $number } поддержки
       *[other] { $number } поддержек
    }.
oath-fact-term-secrets = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } тайну
        [few] { $number } тайны
       *[other] { $number } тайн
    }.
oath-fact-term-relic = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } реликвию «{ NAME($relic) }».
oath-fact-term-reliquary = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } реликвию на клетке «{ NAME($space) }».
oath-fact-term-bottom = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } нижнюю реликвию колоды.
oath-fact-term-banner = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } знамя «{ NAME($banner) }».
oath-fact-term-site = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } локацию «{ NAME($site) }».
oath-fact-term-adviser = { NAME($seat, case: "start") } отдали бы { NAME($seat2, case: "dative") } советника { $number }.
oath-fact-gave-adviser = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } советника «{ NAME($card) }».
oath-fact-gave-some = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } закрытого советника.
oath-fact-gave-site = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } локацию «{ NAME($site) }».
oath-fact-showed-adviser = { NAME($seat, case: "start") } показывают { NAME($seat2, case: "dative") } закрытого советника «{ NAME($card) }».
oath-fact-showed-some = { NAME($seat, case: "start") } показывают { NAME($seat2, case: "dative") } закрытую карту.

## Хроника

oath-fact-swore = { NAME($seat, case: "start") } провозглашают целью следующей партии «{ NAME($oath) }».
oath-fact-turned-out = { NAME($seat, case: "start") } из вассала становятся изгнанником.
oath-fact-invited = { NAME($seat, case: "start") } зовут { NAME($seat2, case: "accusative") }.
oath-fact-accepted-citizenship = { NAME($seat, case: "start") } станут вассалом { NAME($seat2, case: "genitive") }.
oath-fact-declined-citizenship = { NAME($seat, case: "start") } отказываются быть вассалом { NAME($seat2, case: "genitive") }.
oath-fact-built-edifice = { NAME($seat, case: "start") } возводят «{ NAME($card) }» в локации «{ NAME($site) }» вместо карты «{ NAME($card2) }».
oath-fact-restored-edifice = { NAME($seat, case: "start") } восстанавливают «{ NAME($card) }» в локации «{ NAME($site) }».
oath-fact-sites-kept = На карте остаются { NAME($sites) }.
oath-fact-sites-lost = С карты исчезают { NAME($sites) }.
oath-fact-cards-came = В мир приходят карты { NAME($cards) }.
oath-fact-outcasts-came = Архив исчерпан, из обездоленных возвращаются карты { NAME($cards) }.
oath-fact-cards-left = К обездоленным уходят карты { NAME($cards) }.
oath-fact-endowed = { NAME($seat, case: "start") } отдают локации «{ NAME($site) }» поддержку: { $number }.

## Концовки

oath-end-usurper = Побеждает узурпатор: обет нарушен.
oath-end-visionary = Побеждает провидец: видение сбылось.
oath-end-stable-regime = Власть устояла: побеждает канцлер.
oath-end-successor = Вместо канцлера побеждает преемник.
oath-end-war-exhaustion = Истощение войной: восьмой раунд окончен.
