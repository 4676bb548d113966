# The browser table, in English: words of the page itself. Games bring their own.

## Bar and menu

table-phases = Steps of the turn
table-menu = Menu
table-theme = Theme
table-theme-light = Vellum
table-theme-dark = Purple codex
table-language = Language
table-confirm-policy = Ask before answering
table-confirm-irreversible = when it cannot be undone
table-confirm-always = always
table-confirm-never = never
table-stillness = Nothing moves
table-close = Close

## Seats

table-players = Players
table-you = You
table-bot = bot
table-bot-named = bot ({ $bot })
table-house = plays by the rules
table-open-seat = open seat
table-away = away
table-thinking = is thinking

## The rubric

table-rubric = What is asked
table-waiting = { $name } is to answer
table-looking-back = Looking back: line { $number }
table-looking-back-hint = The match goes on; nothing can be answered here.
table-over = The match is over
table-won = { $names } won
table-shared = { $names } share the victory
table-armed = After this there is no undo. Choose it again, or confirm.
table-back = Back
table-undo = Undo
table-confirm = Confirm
table-no-undo-nothing = There is nothing to undo yet
table-no-undo-chance = The dice have fallen
table-no-undo-shown = Something hidden was shown
table-no-undo-seat = It is somebody else's turn
table-no-undo-over = The match is over
table-tray = In hand

## Board

table-board = The board
table-fit = Whole board
table-notice-why-not = Not here, says rule
table-notice-stale = The table has moved on. Here is how it stands now.
table-notice-refused = That was not possible.
table-connection-lost = Connection lost, trying again
table-as-text = The table as text
table-options = All options
table-options-filter = Type to find an option
table-options-none = Nothing to choose now

## Margin

table-tab-table = Table
table-tab-players = Players
table-tab-chronicle = Chronicle
table-tab-rules = Rules
table-chronicle-empty = Nothing has happened yet.
table-since = Since your last turn
table-replay =
    { $steps ->
        [one] Replay { $steps } step
       *[other] Replay { $steps } steps
    }
table-forced = only one way
table-open-rule = Open rule { $rule }
table-scrubber = The course of the match
table-step-back = One line back
table-step-on = One line on
table-live = Live
table-rules-search = Search the rules
table-rules-nothing = No rule has these words.
table-rules-none = The rules are not here yet.

## Keys

table-keys-title = Keys
table-keys-tab = next area: question, board, tray, flank, margin
table-keys-arrows = next thing in that direction
table-keys-numbers = the option of that number
table-keys-zero = pass, if that is possible
table-keys-enter = choose, confirm
table-keys-escape = let go, close, leave the replay
table-keys-undo = undo
table-keys-why = on a dimmed thing: why not here; else these keys
table-keys-list = list of all options, with a filter
table-keys-text = the table as text
table-keys-replay = replay since your last turn
table-keys-steps = one line of the chronicle back, on
table-keys-go = go to: b board, h hand, m mine, o others, c chronicle
table-keys-zoom = zoom in, zoom out, whole board
table-credits = Symbols: game-icons.net, by Lorc, Delapouite and others, CC BY 3.0. Type: EB Garamond, Alegreya Sans.

## Lobby

table-lobby-about = medieval games at one table
table-lobby-title = Which table shall we lay?
table-lobby-hint = Alone against an automa, with bots, in one seat after the other, or online. Everything runs on this machine.
table-lobby-seats =
    { $least ->
        [0] { $most } players
       *[other] { $least }–{ $most } players
    }
table-lobby-minutes = { $minutes } min
