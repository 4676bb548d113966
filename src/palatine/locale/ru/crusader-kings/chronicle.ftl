# Crusader Kings по-русски: летопись.
#
# Династии стоят во множественном числе («англичане строят»). О человеке говорится с местом в семье
# в скобках: .sex персонажа выбирает между .male и .female этого места.

## Подготовка

crusader-kings-fact-strategy = За { NAME($seat, case: "accusative") } играет ИИ: { NAME($strategy) }.
crusader-kings-fact-begins = { NAME($seat, case: "start") } начинают: { NAME($dynasty) }, правитель — { NAME($character) }.
crusader-kings-fact-first-player = Жетон первого игрока получают { NAME($seat) }.
crusader-kings-fact-family-laid = { NAME($character) } — в семье { NAME($seat, case: "genitive") } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-castle-laid = У { NAME($seat, case: "genitive") } замок { NAME($region, case: "at") }.
crusader-kings-fact-lord = Независимый феодал { NAME($region, case: "at") } — { NAME($character) }: { NAME($trait) }.
crusader-kings-fact-bare-lord = Независимый феодал { NAME($region, case: "at") } — { NAME($character) }, без черты.
crusader-kings-fact-no-lord = Регион { NAME($region) } остался без независимого феодала: карт нет.
crusader-kings-fact-steed = Блескопыт { NAME($region, case: "at") }: { NAME($trait) }.
crusader-kings-fact-open-development = Открыта карта развития { NAME($development) }.

## Века, раунды, карты

crusader-kings-fact-era = Век { $number }
crusader-kings-fact-round = Век { $number }, раунд { $number2 }
crusader-kings-fact-turn = Ход { $number }
crusader-kings-fact-composed = { NAME($seat, case: "start") } берут { NAME($composition) }.
crusader-kings-fact-drew = { NAME($seat, case: "start") } берут: { NAME($events) }.
crusader-kings-fact-drew-some = { NAME($seat, case: "start") } берут: { NAME($decks) }.
crusader-kings-fact-deck-rebuilt = Колода собрана заново из сброса: { NAME($deck) }.
crusader-kings-fact-planned = { NAME($seat, case: "start") } замышляют: { NAME($events, join: ", затем ") }.
crusader-kings-fact-planned-some = { NAME($seat, case: "start") } выкладывают замысел: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }.
crusader-kings-fact-planned-open = { NAME($seat, case: "start") } замышляют открыто, в неизвестном порядке: { NAME($events) }.
crusader-kings-fact-renewal = Фаза обновления: сменяются карты, независимые феодалы и карты развития.
crusader-kings-fact-revealed = { NAME($seat, case: "start") } открывают «{ NAME($event) }».
crusader-kings-fact-acts = { NAME($seat, case: "start") } действуют: { NAME($action) }.
crusader-kings-fact-declined = { NAME($seat, case: "start") } не пользуются действием карты «{ NAME($event) }».
crusader-kings-fact-turned-up = { NAME($seat, case: "start") } открывают из стопки «{ NAME($event) }».
crusader-kings-fact-open-hand = { NAME($seat, case: "start") } открывают руку: { NAME($events) }.
crusader-kings-fact-laid-down = { NAME($seat, case: "start") } сбрасывают оставшееся: { NAME($events) }.
crusader-kings-fact-dropped-card = { NAME($seat, case: "start") } сбрасывают «{ NAME($event) }».

## Проверки черт

crusader-kings-fact-check = { NAME($seat, case: "start") } проходят проверку черт ({ NAME($check) }): { $number ->
        [one] нужен { $number } успех
        [few] нужно { $number } успеха
       *[other] нужно { $number } успехов
    }, { $number2 ->
        [one] { $number2 } бесплатный жетон
        [few] { $number2 } бесплатных жетона
       *[other] { $number2 } бесплатных жетонов
    }.
crusader-kings-fact-invested = { NAME($seat, case: "start") } вкладывают { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-pledged = { NAME($seat, case: "start") } противодействуют: { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-pledge-back = { NAME($seat, case: "start") } получают обратно { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-cancelled = { NAME($seat, case: "start") } теряют { $number ->
        [one] { $number } оплаченный жетон
        [few] { $number } оплаченных жетона
       *[other] { $number } оплаченных жетонов
    } из-за противодействия.
crusader-kings-fact-drawn-success = { NAME($seat, case: "start") } тянут «{ NAME($trait) }»: успех.
crusader-kings-fact-drawn-failure = { NAME($seat, case: "start") } тянут «{ NAME($trait) }»: неудача.
crusader-kings-fact-sacrificed = { NAME($seat, case: "start") } жертвуют чертой «{ NAME($trait) }»: она покидает мешочек и засчитывается наоборот.
crusader-kings-fact-check-passed = { NAME($seat, case: "start") } прошли проверку ({ NAME($check) }): успехов { $number }.
crusader-kings-fact-check-failed = { NAME($seat, case: "start") } провалили проверку ({ NAME($check) }): успехов { $number }.

## Семьи

crusader-kings-fact-born = У { NAME($seat, case: "genitive") } { NAME($character, case: "sex") ->
        [female] родилась дочь
       *[other] родился сын
    } { NAME($character) }: { NAME($trait) }.
crusader-kings-fact-bare-child = У { NAME($seat, case: "genitive") } { NAME($character, case: "sex") ->
        [female] родилась дочь
       *[other] родился сын
    } { NAME($character) }, без черты ({ NAME($family) }).
crusader-kings-fact-died = У { NAME($seat, case: "genitive") } { NAME($character, case: "sex") ->
        [female] умерла { NAME($character) } ({ NAME($family, case: "female") })
       *[other] умер { NAME($character) } ({ NAME($family, case: "male") })
    }.
crusader-kings-fact-lord-died = { NAME($character, case: "sex") ->
        [female] Умерла
       *[other] Умер
    } { NAME($character) }, независимый феодал { NAME($region, case: "at") }.
crusader-kings-fact-saved = { NAME($development) } спасает у { NAME($seat, case: "genitive") } { NAME($character, case: "accusative") } ({ NAME($character, case: "sex") ->
        [female] { NAME($family, case: "female") }
       *[other] { NAME($family, case: "male") }
    }).
crusader-kings-fact-succeeded = { NAME($character) } { NAME($character, case: "sex") ->
        [female] унаследовала престол: у { NAME($seat, case: "genitive") } новая королева
       *[other] унаследовал престол: у { NAME($seat, case: "genitive") } новый король
    }.
crusader-kings-fact-removed = Семью { NAME($seat, case: "genitive") } { NAME($character, case: "sex") ->
        [female] покинула { NAME($character) } ({ NAME($family, case: "female") })
       *[other] покинул { NAME($character) } ({ NAME($family, case: "male") })
    }.
crusader-kings-fact-crisis = Династический кризис: у { NAME($seat, case: "genitive") } нет наследника, потеряно { $number ->
        [one] { $number } регион
        [few] { $number } региона
       *[other] { $number } регионов
    } и { $number2 ->
        [one] { $number2 } золото
       *[other] { $number2 } золота
    }.
crusader-kings-fact-lost = { NAME($seat, case: "start") } отдают { NAME($region, case: "accusative") }.
crusader-kings-fact-new-ruler = На престоле { NAME($seat, case: "genitive") } — { NAME($character) }: { NAME($trait) }.
crusader-kings-fact-bare-ruler = На престоле { NAME($seat, case: "genitive") } — { NAME($character) }, без черты.
crusader-kings-fact-divorced = Развод у { NAME($seat, case: "genitive") }: { NAME($character, case: "sex") ->
        [female] ушла { NAME($character) } ({ NAME($family, case: "female") })
       *[other] ушёл { NAME($character) } ({ NAME($family, case: "male") })
    }.
crusader-kings-fact-granted = { NAME($seat, case: "start") } даруют герцогство { NAME($region, case: "at") }: его получает { NAME($kin) }.
crusader-kings-fact-duchy-ended = { NAME($kin, case: "start") } { NAME($seat, case: "genitive") } больше не герцог { NAME($region, case: "at") }.
crusader-kings-fact-age = У правителя { NAME($seat, case: "genitive") } теперь { $number ->
        [one] { $number } жетон возраста
        [few] { $number } жетона возраста
       *[other] { $number } жетонов возраста
    }.
crusader-kings-fact-trait-removed = Черта «{ NAME($trait) }» покидает мешочек { NAME($seat, case: "genitive") }.
crusader-kings-fact-married-lord = У { NAME($seat, case: "genitive") } вступают в брак { NAME($family) } и { NAME($character) } { NAME($region, case: "from") }; регион теперь союзник.
crusader-kings-fact-married-card = У { NAME($seat, case: "genitive") } вступают в брак { NAME($family) } и { NAME($character) } из { NAME($culture, case: "genitive") } колоды.
crusader-kings-fact-proposed = { NAME($seat, case: "start") } предлагают брак: { NAME($family) } и { NAME($family2) } из династии { NAME($seat2, case: "genitive") }; пара отошла бы к династии { NAME($seat3, case: "genitive") }.
crusader-kings-fact-proposal-refused = { NAME($seat, case: "start") } отвергают предложение { NAME($seat2, case: "genitive") }.
crusader-kings-fact-wed = { NAME($character) } ({ NAME($family2) } из династии { NAME($seat2, case: "genitive") }) вступает в брак и входит в семью { NAME($seat, case: "genitive") }, где в брак вступает { NAME($family) }: заключён союз.

## Торговля

crusader-kings-fact-offer-sent = { NAME($seat, case: "start") } предлагают { NAME($seat2, case: "dative") } сделку.
crusader-kings-fact-term-gold = Условие: { NAME($seat) } дают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-term-region = Условие: { NAME($seat) } отдают { NAME($seat2, case: "dative") } { NAME($region, case: "accusative") }.
crusader-kings-fact-term-development = Условие: { NAME($seat) } отдают { NAME($seat2, case: "dative") } { NAME($development) }.
crusader-kings-fact-term-cards = Условие: { NAME($seat) } отдают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } ({ NAME($deck) }).
crusader-kings-fact-term-claim = Условие: { NAME($seat) } отказываются от повода к войне против { NAME($seat2, case: "genitive") }.
crusader-kings-fact-offer-refused = { NAME($seat, case: "start") } отвергают сделку { NAME($seat2, case: "genitive") }.
crusader-kings-fact-offer-accepted = { NAME($seat, case: "start") } соглашаются на сделку { NAME($seat2, case: "genitive") }.
crusader-kings-fact-gave-gold = { NAME($seat, case: "start") } дают { NAME($seat2, case: "dative") } { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-gave-region = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } { NAME($region, case: "accusative") }.
crusader-kings-fact-gave-development = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } { NAME($development) }.
crusader-kings-fact-gave-card = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } «{ NAME($event) }».
crusader-kings-fact-gave-some-card = { NAME($seat, case: "start") } отдают { NAME($seat2, case: "dative") } карту ({ NAME($deck) }).
crusader-kings-fact-claim-dropped = У { NAME($seat, case: "genitive") } больше нет повода к войне против { NAME($seat2, case: "genitive") }.

## Правление

crusader-kings-fact-built = { NAME($seat, case: "start") } строят замок { NAME($region, case: "at") } за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-razed = { NAME($seat, case: "start") } теряют замок { NAME($region, case: "at") }.
crusader-kings-fact-bought = { NAME($seat, case: "start") } берут { NAME($development) } за { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-discarded = { NAME($seat, case: "start") } сбрасывают { NAME($development) }.

## Интриги

crusader-kings-fact-bribed = { NAME($seat, case: "start") } берут { NAME($development) } у { NAME($seat2, case: "genitive") }.
crusader-kings-fact-plot-player = Заговор { NAME($seat, case: "genitive") } против { NAME($seat2, case: "genitive") }: { NAME($plot) }.
crusader-kings-fact-plot-region = Заговор { NAME($seat, case: "genitive") } { NAME($region, case: "at") }: { NAME($plot) }.
crusader-kings-fact-plot-person = Заговор { NAME($seat, case: "genitive") } ({ NAME($plot) }): { NAME($family) } из династии { NAME($seat2, case: "genitive") }.
crusader-kings-fact-claim = { NAME($seat, case: "start") } получают повод к войне против { NAME($seat2, case: "genitive") }.
crusader-kings-fact-unrest = Беспорядки { NAME($region, case: "at") }.
crusader-kings-fact-coup = { NAME($seat, case: "start") } устраивают переворот { NAME($region, case: "at") }.
crusader-kings-fact-coup-failed = Переворот { NAME($seat, case: "genitive") } { NAME($region, case: "at") } не удался, один жетон беспорядков снят.
crusader-kings-fact-overthrown = Власть { NAME($seat, case: "genitive") } { NAME($region, case: "at") } свергнута, регион независим.

## Война

crusader-kings-fact-mobilised = { NAME($seat, case: "start") } проводят мобилизацию { NAME($region, case: "at") }.
crusader-kings-fact-declared = { NAME($seat, case: "start") } объявляют атаку { NAME($region, case: "from") } на { NAME($region2, case: "accusative") }.
crusader-kings-fact-declared-support = { NAME($seat, case: "start") } поддерживают { NAME($region, case: "from") } атаку на { NAME($region2, case: "accusative") }.
crusader-kings-fact-attack = { NAME($seat, case: "start") } идут { NAME($region, case: "from") } на { NAME($region2, case: "accusative") }.
crusader-kings-fact-attack-dropped = Атака { NAME($seat, case: "genitive") } на { NAME($region, case: "accusative") } стала невозможна.
crusader-kings-fact-attack-failed = Атака { NAME($seat, case: "genitive") } на { NAME($region, case: "accusative") } отбита.
crusader-kings-fact-war = { NAME($seat, case: "start") } и { NAME($seat2) } в состоянии войны.
crusader-kings-fact-supports = { NAME($seat, case: "start") } поддерживают { NAME($seat2, case: "accusative") }.
crusader-kings-fact-region-supports = { NAME($region, case: "start") } поддерживает { NAME($seat, case: "accusative") }.
crusader-kings-fact-pact-broken = { NAME($seat, case: "start") } разрывают союз с { NAME($seat2, case: "instrumental") }.
crusader-kings-fact-conquered = { NAME($seat, case: "start") } берут { NAME($region, case: "accusative") }.
crusader-kings-fact-moved-in = { NAME($seat, case: "start") } переводят армию { NAME($region, case: "from") } в { NAME($region2, case: "accusative") }.
crusader-kings-fact-looted = { NAME($seat, case: "start") } грабят { NAME($region, case: "accusative") }: { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }, и там беспорядки.
crusader-kings-fact-counter = { NAME($seat, case: "start") } контратакуют { NAME($region, case: "from") } { NAME($region2, case: "accusative") }.

## Налоги

crusader-kings-fact-taxed = { NAME($region, case: "start") } приносит { NAME($seat, case: "dative") } { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-collected = { NAME($seat, case: "start") } собирают всего { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-plague-spread = Чума распространилась { NAME($region, case: "from") } на { NAME($region2, case: "accusative") }.

## Крестовые походы

crusader-kings-fact-sent = В поход от { NAME($seat, case: "genitive") } { NAME($character, case: "sex") ->
        [female] отправилась { NAME($character) } ({ NAME($family, case: "female") })
       *[other] отправился { NAME($character) } ({ NAME($family, case: "male") })
    }.
crusader-kings-fact-shield = { NAME($seat, case: "start") } ставят щит на трек походов: { NAME($space) }.
crusader-kings-fact-shield-lost = { NAME($seat, case: "start") } теряют щит на треке походов: { NAME($space) }.
crusader-kings-fact-track-trait = { NAME($seat, case: "start") } берут с трека походов черту «{ NAME($trait) }».

## События

crusader-kings-fact-event = Событие «{ NAME($event) }» (карта { NAME($seat, case: "genitive") }) касается { NAME($seat2, case: "genitive") }.
crusader-kings-fact-event-ignored = Событие «{ NAME($event) }» (карта { NAME($seat, case: "genitive") }) никого не касается.
crusader-kings-fact-event-choice = Для { NAME($seat, case: "genitive") } выбрано: { NAME($effect) }.
crusader-kings-fact-marker = { NAME($region, case: "start") } получает жетон { NAME($marker, case: "genitive") }.
crusader-kings-fact-marker-off = { NAME($region, case: "start") } теряет жетон { NAME($marker, case: "genitive") }.
crusader-kings-fact-gold = { NAME($seat, case: "start") } получают { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-gold-lost = { NAME($seat, case: "start") } платят { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-trait = В мешочек { NAME($seat, case: "genitive") } попадает «{ NAME($trait) }».
crusader-kings-fact-person-trait = { NAME($family, case: "start") } { NAME($seat, case: "genitive") } получает черту «{ NAME($trait) }».
crusader-kings-fact-modifier = Для { NAME($seat, case: "genitive") }: { NAME($modifier) }.

## Поддержка

crusader-kings-fact-upkeep = { NAME($seat, case: "start") } платят армиям { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }.
crusader-kings-fact-unpaid = { NAME($seat, case: "start") } не платят армии { NAME($region, case: "at") }: она уходит, начинаются беспорядки.
crusader-kings-fact-disbanded = { NAME($seat, case: "start") } распускают армию { NAME($region, case: "at") }.
crusader-kings-fact-calmed = { NAME($seat, case: "start") } снимают беспорядки { NAME($region, case: "at") }: { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    }.

## Достижения, поражение, конец

crusader-kings-fact-achievement = { NAME($seat, case: "start") } получают достижение { NAME($achievement) }.
crusader-kings-fact-achievement-lost = { NAME($seat, case: "start") } теряют достижение { NAME($achievement) }.
crusader-kings-fact-defeated = У { NAME($seat, case: "genitive") } не осталось регионов: династия «{ NAME($dynasty) }» терпит поражение.
crusader-kings-fact-out = { NAME($seat, case: "start") } выбывают из игры.
crusader-kings-fact-settled = { NAME($seat, case: "start") } начинают заново { NAME($region, case: "at") }.
crusader-kings-fact-points = { NAME($seat, case: "start") }: { $number ->
        [one] { $number } победное очко
        [few] { $number } победных очка
       *[other] { $number } победных очков
    }, щитов на треке { $number2 }.
crusader-kings-fact-won = Побеждают { NAME($seat) }.
crusader-kings-fact-won-together = Вместе побеждают: { NAME($seats) }.
crusader-kings-fact-draw = Ничья: { NAME($seats) }.

# Ход ИИ, шаг за шагом.
crusader-kings-fact-ai-entry = { NAME($seat, case: "start") } следуют списку: { NAME($entry) }.
crusader-kings-fact-ai-no-entry = { NAME($seat, case: "start") } не находят в списке ничего подходящего: { NAME($deck) }.
crusader-kings-fact-ai-skip-no-card = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): такая карта не открыта, или для неё нет места.
crusader-kings-fact-ai-skip-no-castle = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): в запасе нет замков.
crusader-kings-fact-ai-skip-no-site = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): замки уже во всех своих регионах.
crusader-kings-fact-ai-skip-no-unrest = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): в досягаемых чужих регионах нет беспорядков.
crusader-kings-fact-ai-skip-only-armies = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): во всех досягаемых чужих регионах армии.
crusader-kings-fact-ai-skip-no-rival = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): со всеми уже повод к войне, война или союз.
crusader-kings-fact-ai-skip-no-child = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): ни у кого нет ребёнка с положительной чертой.
crusader-kings-fact-ai-skip-first-round = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): в первом раунде на правителей не покушаются.
crusader-kings-fact-ai-skip-full-council = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): советников уже трое.
crusader-kings-fact-ai-skip-no-councillor = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): ни у кого нет недостающего советника.
crusader-kings-fact-ai-skip-unmarried = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): правитель не в браке.
crusader-kings-fact-ai-skip-no-foreign-ally = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): досягаемых чужих союзных регионов нет.
crusader-kings-fact-ai-skip-no-own-ally = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): досягаемых союзных регионов нет.
crusader-kings-fact-ai-skip-no-claim = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): нет ни повода к войне, ни войны.
crusader-kings-fact-ai-skip-barred = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): вторгаться к игрокам сейчас нельзя.
crusader-kings-fact-ai-skip-out-of-reach = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): таких регионов рядом нет.
crusader-kings-fact-ai-skip-successes = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): всюду нужно другое число успехов.
crusader-kings-fact-ai-skip-all-mobilised = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): все регионы ИИ считаются мобилизованными.
crusader-kings-fact-ai-skip-no-army = { NAME($seat, case: "start") } пропускают ({ NAME($entry) }): нет армий или региона без армии.
crusader-kings-fact-ai-crusaded = { NAME($seat, case: "start") } уже ходили в поход в этом Веке: «{ NAME($event) }» сброшена.
crusader-kings-fact-ai-owes-crusade = { NAME($seat, case: "start") } ещё должны сходить в поход: «{ NAME($event) }» сброшена.
crusader-kings-fact-ai-voted = За { NAME($seat, case: "accusative") } решил стол: голосов { $number }.
crusader-kings-fact-ai-vote-tied = Голоса за { NAME($seat, case: "accusative") } разделились (по { $number }): решает жребий.
crusader-kings-fact-ai-courts = { NAME($seat, case: "start") } ищут пару для { NAME($family, case: "genitive") }.
crusader-kings-fact-ai-step = { NAME($seat, case: "start") } следуют списку: { NAME($step) }.
crusader-kings-fact-ai-step-nobody = { NAME($seat, case: "start") } пропускают ({ NAME($step) }): никого нет.
crusader-kings-fact-ai-step-heir = { NAME($seat, case: "start") } пропускают ({ NAME($step) }): наследник не уходит.
crusader-kings-fact-ai-step-proposals = { NAME($seat, case: "start") } пропускают ({ NAME($step) }): предложений было уже три.
crusader-kings-fact-ai-own-deck = { NAME($seat, case: "start") } ищут пару для { NAME($family, case: "genitive") } в колоде своей культуры.
crusader-kings-fact-ai-no-partner = { NAME($seat, case: "start") } не находят пары для { NAME($family, case: "genitive") }.
crusader-kings-fact-ai-unwelcome = { NAME($seat, case: "start") } отклоняют брак: { NAME($character) } ({ NAME($trait) }) не подходит их стратегии.
crusader-kings-fact-ai-proposed = { NAME($seat, case: "start") } предлагают брак: { NAME($family) } и { NAME($family2) } из династии { NAME($seat2, case: "genitive") }, за это { $number ->
        [one] { $number } золото
       *[other] { $number } золота
    }; пара отошла бы к династии { NAME($seat3, case: "genitive") }.

## Чем кончилась игра

crusader-kings-end-last-era = последний Век завершён
crusader-kings-end-jerusalem = Иерусалим взят
crusader-kings-end-one-left = осталась одна династия
crusader-kings-end-no-person-left = людей в игре не осталось
