# What stands on the board of Carolus Magnus, in English.

carolus-magnus-about = Court the clans, hold the ring of lands

## Questions once a thing is chosen; hints under questions

carolus-magnus-then-place = Where does the { NAME($colour) } paladin go?
    .hint = To your court or to any territory
carolus-magnus-hint-move-emperor = Dice for the refill follow: after this there is no undo.
carolus-magnus-no-undo-chance = No undo: the dice have fallen.
carolus-magnus-hint-lay-disc = The lowest acts first; the number is the Emperor’s reach.
carolus-magnus-wait-lay-disc = { $name } is choosing a disc
carolus-magnus-wait-play-paladin = { $name } is playing paladins
carolus-magnus-wait-move-emperor = { $name } is moving the Emperor
carolus-magnus-wait-choose-crown = { $name } is choosing for a crown
carolus-magnus-wait-choose-starter = { $name } is choosing who begins

## Steps of the turn

carolus-magnus-phase-lay-disc = lay disc
carolus-magnus-phase-play-paladin = paladins
carolus-magnus-phase-move-emperor = Emperor
carolus-magnus-phase-refill = refill

## The ring

carolus-magnus-board-you = You
carolus-magnus-board-clockwise = clockwise
carolus-magnus-board-supply = supply
carolus-magnus-board-round = round { $number }
carolus-magnus-board-pile = { NAME($colour) }, { $number } in the supply
carolus-magnus-board-land = Territory { $numeral }
carolus-magnus-board-castles-of =
    { $number ->
        [one] one castle of { NAME($side) }
       *[other] { $number } castles of { NAME($side) }
    }
carolus-magnus-board-cubes = { $number } { NAME($colour) }
carolus-magnus-board-strengths = strengths: { $strengths }
carolus-magnus-board-emperor-here = the Emperor is here

## Courts and discs

carolus-magnus-board-courts = The courts
carolus-magnus-board-courts-about = The shield stands with the player who commands the clan. A tie moves nothing.
carolus-magnus-board-own-court = Your court
carolus-magnus-board-discs = Discs of this cycle
carolus-magnus-board-discs-about = lowest acts first, number = Emperor’s reach
carolus-magnus-board-disc = disc { $number }
carolus-magnus-board-disc-laid = laid { $number }
carolus-magnus-board-disc-place =
    { $place ->
        [1] laid { $number }, acts first
        [2] laid { $number }, second
        [3] laid { $number }, third
       *[other] laid { $number }, fourth
    }
carolus-magnus-board-disc-acted = laid { $number }, has acted
carolus-magnus-board-stock =
    { $number ->
        [one] one castle left
       *[other] { $number } castles left
    }

## Tray

carolus-magnus-board-reserve = Reserve
carolus-magnus-board-your-reserve = Your reserve
carolus-magnus-board-reserve-of = { $number } of { $full }
carolus-magnus-board-reserve-plays = { $number } are played each turn
carolus-magnus-board-other-reserves = Other reserves
carolus-magnus-board-paladin = { NAME($colour) } paladin
carolus-magnus-board-stops = What each stop would do
carolus-magnus-board-stops-about = counted by the table, not a hint
carolus-magnus-board-stop-nothing = tie: nothing
carolus-magnus-board-stop-kept =
    { $mine ->
        [yes] stays yours
       *[no] stays { NAME($side) }
    }
carolus-magnus-board-stop-builds =
    { $mine ->
        [yes] you build a castle
       *[no] { NAME($side) } builds a castle
    }
carolus-magnus-board-stop-takes =
    { $mine ->
        [yes] you take it from { NAME($side2) }
       *[no] { NAME($side) } takes it
    }
carolus-magnus-board-lay = Your discs
carolus-magnus-board-other-laid = { $name } has laid { $number }
carolus-magnus-board-crown = A crown
carolus-magnus-board-crown-about = a paladin of any colour
carolus-magnus-board-left = { $number } left
carolus-magnus-board-to-court = Or to your court

## The table as text

carolus-magnus-text-ring = The ring, clockwise
carolus-magnus-text-territory = Territory
carolus-magnus-text-segments = Segments
carolus-magnus-text-owner = Owner
carolus-magnus-text-castles = Castles
carolus-magnus-text-strengths = Strengths
carolus-magnus-text-emperor = the Emperor
carolus-magnus-text-courts = The courts
carolus-magnus-text-player = Player
carolus-magnus-text-holds = Commands
carolus-magnus-text-castles-built = Castles built
carolus-magnus-text-reserves = Reserves, discs and supply
carolus-magnus-text-disc = Disc laid
carolus-magnus-text-discs-left = Discs left
carolus-magnus-text-supply = Supply

## What things are, and when they matter

carolus-magnus-board-emperor = The Emperor
carolus-magnus-board-held-by = Commanded by { $name }
carolus-magnus-board-held-by-nobody = Commanded by nobody
carolus-magnus-about-emperor = He goes round the ring clockwise. Where he stops, the strongest side builds a castle or takes those that stand there.
carolus-magnus-about-land =
    { $number ->
        [1] One territory of the ring. Whoever is strongest here when the Emperor stops builds or takes castles.
       *[other] { $number } joined segments: one territory, one step for the Emperor. Whoever is strongest here when he stops takes all its castles.
    }
carolus-magnus-about-clan = Whoever has more paladins of a clan at court than everybody else commands it: all its paladins on the ring then count for him.
carolus-magnus-about-disc = Its number says when you act, lowest first, and how far you may move the Emperor: up to { $number }.
carolus-magnus-about-castles = castles left: { $number } of { $all }
carolus-magnus-when-territory = A territory is chosen when you play a paladin, and when you move the Emperor.
carolus-magnus-when-target = A territory is chosen when you play a paladin, and when you move the Emperor.
carolus-magnus-when-colour = A clan is chosen when you play paladins from your reserve, and when a die shows a crown.
carolus-magnus-when-disc = Discs are laid at the beginning of every round.
carolus-magnus-when-court = Your court is chosen when you play a paladin.
carolus-magnus-when-emperor = The Emperor is moved after your paladins are played.
