# The browser table, in English: words of the page itself. Games bring their own.

## Bar and menu

table-phases = Steps of the turn
table-menu = Menu
table-theme = Theme
table-theme-light = Vellum
table-theme-dark = Purple codex
table-language = Language
table-confirm-policy = Confirm my moves
table-confirm-irreversible = when they can’t be undone
table-confirm-always = always
table-confirm-never = never
table-stillness = No animation
table-pace = Show other players’ moves
table-pace-slow = slowly
table-pace-normal = at normal speed
table-pace-fast = fast
table-pace-once = all at once
table-steps = Pause after every step of an automa
table-film-skip = Any key or click: skip to now
table-film-next = Any key or click: next step
table-is-you = (you)
table-times = { $count } × { $text }
table-close = Close
table-no = No
table-loading = Setting up the table …
table-to-lobby = All tables
table-my-seat = My seat: { $seat }
table-log = Chronicle as text
table-journal = Save the journal

## Seats

table-players = Players
table-players-count =
    { $number ->
        [1] solo
        [one] one player
       *[other] { $number } players
    }
table-you = You
table-bot-named = bot, { $bot }
table-bot-for = a bot is standing in ({ $bot })
table-bot-easy = easy
    .about = moves at once and misses a lot; good for a first match
table-bot-fair = fair
    .about = plays soundly and quickly; a good opponent
table-bot-strong = strong
    .about = misses little; hard to beat
table-bot-master = master
    .about = thinks for a few seconds; as strong as we can make it
table-bot-rating =
    { $points ->
        [one] one point above easy, as measured
       *[other] { $points } points above easy, as measured
    }
table-bot-guide = easy, scripted
table-bot-random = random
    .about = plays anything that is allowed
table-house = automa
table-open-seat = open seat
table-present = at the table
table-away = away
table-resigned = has resigned
table-thinking = is thinking
table-hurried = short of time, so below its level
table-seat = Seat
table-played-by = Played by
table-player = Player
table-place = Place
table-score = Score
table-tally = Where the points come from
table-tally-sum = Total
table-watching = you are watching
table-see-as = See what this player sees
table-hand = Let a bot play for me
table-hand-away = Let a bot fill in
table-handed = A bot is playing for you
table-handed-hint = Take your seat back whenever you like.
table-return = Take my seat back
table-other-device = Continue on another device
table-other-device-about = This link moves the seat to whoever opens it: your phone, or a friend who takes over. It works once.

## Learning

table-goal = Goal:
table-goal-of = The goal of the game
table-minute = The game in one minute
table-minute-play = Play
table-learn = New to the game? Short tips guide you through a real match.
table-guide = Guide
table-guide-first = Guided first match
table-guide-alone = Guided solo match
table-guide-next = Next
table-guide-leave = Leave the guide
table-guide-back = Back to the guide
table-guided =
    { $number ->
        [0] A guided match: the luck is fixed.
       *[other] A guided match: the luck and the bot’s moves are fixed.
    }
table-luck-guided = This is a guided match, so its luck is no secret. Seed: { $seed }; bots: { $bots }.
table-sounds = Sounds
table-sounds-on = Sounds are on.
table-sounds-off = Sounds are off.
table-calls = Notify me when it’s my turn

## The rubric

table-rubric = The question
table-your-turn = Your turn
table-waiting = Waiting for { $name }
table-thinking-hint = The bot is thinking.
table-away-hint = This player isn’t at the table right now.
table-goes-on = The match goes on
table-looking-back = Looking back: step { $number } of { $last }
table-over = The match is over
table-aside = Hide
table-you-won = You won
table-you-lost = You lost
table-you-share = You share the victory
table-won = { $names } won
table-shared = { $names } share the victory
table-ended-resign = Everyone else resigned.
table-you-resigned = You resigned.
table-ended-abort = Everyone agreed to end it here.
table-frozen = This match can’t continue
table-frozen-hint = The rules have been corrected since. This is how it stood.
table-frozen-cut-back = The rules have been corrected since. You can go back a few moves, to where they still agree.
table-cut-back = Go back and play on
table-fewer = Fewer
table-more = More
table-pick-hint = Pick more, or choose where to go. Esc cancels.
table-armed = This can’t be undone. Choose it again, or confirm.
table-back = Back
table-undo = Undo
table-confirm = Confirm
table-no-undo-nothing = You have nothing to undo now.
table-no-undo-chance = No undo: luck has been drawn.
table-no-undo-shown = No undo: something hidden was revealed.
table-no-undo-seat = No undo: someone else has moved since.
table-no-undo-over = The match is over.
table-no-undo-running = The match has not begun.
table-tray = In hand
table-result = Result

## With others

table-take-back = Ask to take back a move
table-abort = Offer to end the match
table-abort-sure = If everyone agrees, the match ends without a winner.
table-resign = Resign
table-resign-sure = You give up this match. With more than two players, a bot plays on in your place.
table-agree = Agree
table-refuse = Decline
table-withdraw = Withdraw
table-proposal-take-back =
    { $mine ->
        [yes] You ask to take back { $steps ->
            [one] one step
           *[other] { $steps } steps
        }.
       *[no] { $name } asks to take back { $steps ->
            [one] one step
           *[other] { $steps } steps
        }.
    }
table-proposal-cut-back =
    { $mine ->
        [yes] You offer to go back to where the corrected rules still agree.
       *[no] { $name } offers to go back to where the corrected rules still agree.
    }
table-proposal-abort =
    { $mine ->
        [yes] You offer to end the match.
       *[no] { $name } offers to end the match without a winner.
    }
table-proposal-waits = Waiting for { $names }
table-hint = Hint
table-hint-about = your chances, as a bot sees them
table-hint-equal = All about equal
table-hint-thinking = Thinking …
table-percent = { $percent }%
table-pass-to = Pass to { $name }
table-pass-hint = Everyone else, please look away. Nothing hidden is shown until then.
table-it-is-me = Ready

## Before the match

table-anteroom-about = The match starts as soon as every seat is taken.
table-sit-here = Sit here
table-sit-down = Sit down
table-stand = Leave the seat
table-seat-bot = Add a bot
table-seat-free = Open the seat
table-new-link = Make an invitation link
table-copy-link = Copy the link
table-copied = Copied
table-share = Share
table-link-scan = Show as a QR code
table-link-alone = Only this machine can open the link. To let others in, start the server with
table-invitation = An invitation to { $game }
table-invited = You are invited to { $game }
table-invited-by = At the table: { $names }
table-invited-again = You already have a seat at this table. This link is for someone else; if you take this seat too, you play both from this screen.
table-your-name = Your name
table-name-hint = as others will see it
table-watch = Just watch
table-listed = This table is listed in the lobby.

## Board

table-board = The board
table-fit = Whole board
table-picture = At a glance
table-value = Value
table-notice-held = You have already chosen this.
table-notice-cut-short = Something new came up: only { $taken } of your { $number } answers were used. Please answer the rest again.
table-why-by = Forbidden by:
table-sheet-of = What it is
table-sheet-why = Why not now
table-sheet-when = When it matters
table-sheet-now = What is asked now
table-sheet-rules = Rules
table-things = What is it?
table-things-filter = Type to find a thing
table-connection-lost = Connection lost, reconnecting
table-as-text = The table as text
table-turn-board = Turn the board
table-options = All options
table-options-filter = Type to find an option
table-options-none = Nothing to choose now
table-options-refused = Not possible now

## Margin

table-margin = Chronicle and rules
table-tab-table = Table
table-tab-players = Players
table-tab-chronicle = Chronicle
table-tab-rules = Rules
table-chronicle-empty = Nothing has happened yet.
table-chronicle-start = Set-up
table-chronicle-more = Show earlier
table-since = Since your last turn
table-replay =
    { $steps ->
        [one] Replay { $steps } step
       *[other] Replay { $steps } steps
    }
table-replay-all = Watch it again
table-forced = the only option
table-open-rule = Open rule { $rule }
table-scrubber = The course of the match
table-step-back = One step back
table-step-on = One step on
table-play = Play
table-pause = Pause
table-step = Step
table-to-present = Skip to now
table-live = Live
table-to-end = To the end
table-fork = Play on from here
table-from-fork = A trial against bots, from step { $number } of another match.
table-from-trial = A trial of your own, from step { $number } of a match: { $secrets ->
    [yes] you play all sides, and what you can’t know was dealt anew
   *[no] you play all sides
}.
table-from-back = Back to that match
table-from-before = The match before
table-try = Try it out
table-try-about = Play on from here at a table of your own. Whatever is hidden from you is dealt anew each time, and the others don’t see it.
table-try-again = Deal anew
table-rules-search = Search the rules
table-rules-nothing = No rule contains these words.
table-box = You own the box?
table-box-about = { $number ->
        [one] { $number } record of the components of this game is our reconstruction, whole or in part, and marked on the table.
       *[other] { $number } records of the components of this game are our reconstructions, whole or in part, and marked on the table.
    } This command lists them, and what each is based on:
table-box-correct = If you have the components at hand, you can correct them without writing code: put what is printed into a file, and whoever runs the server has this command check it and lay it over our data:
table-box-after = From the next start on, rules, words and pictures follow the corrected records. The table says so, and journals carry the id of the data.
table-corrected = Played with corrected data: { $number ->
        [one] { $number } record
       *[other] { $number } records
    } from the box (data { $data }).
table-corrected-short = corrected data
table-rules-none = There are no rules here yet.

## What the table writes into the chronicle

remark-take-back = { $seat } went back to step { $to }.
remark-cut-back = The rules were corrected, so the match went back a few moves and continues from there.
remark-hand = A bot ({ $bot }) took over for { $seat }.
remark-return = { $seat } took the seat back.
remark-resign = { $seat } resigned.
remark-abort = Everyone agreed to end the match.
remark-moved = Someone else took over the seat of { $seat }.

## The end

table-course = How the match went
table-course-start = beginning
table-course-end = step { $number }
table-luck = The luck of this match
table-luck-promise = Promise
table-luck-seed = Seed
table-luck-about = Everything left to chance follows from a secret seed. Its SHA-256, the promise, is shown before the match begins; after the end the seed itself is shown, so anyone can check.
table-luck-kept = The seed is the one that was promised before the match began.
table-luck-broken = The seed is NOT the one that was promised!
table-luck-verify = Save the journal and run “palatine verify FILE”: it proves every draw.
table-reveal = Reveal everything
table-rematch = Play again
table-rematch-go = To the next match
table-rematch-watch = Watch the next match

## Refusals

error-bad-message = The server did not understand that. { $detail }
error-bad-option = This table can’t be set up. { $detail }
error-not-you = That is not your seat.
error-bad-link = This link doesn’t open a seat, or no longer does.
error-not-allowed = This table does not allow that.
error-bad-origin = This page does not belong to the server.
error-no-table = There is no such table.
error-no-page = There is no such page.
error-stale = The table has moved on. This is how it stands now.
error-not-offered = That is no longer possible. This is how it stands now.
error-not-asked = It isn’t your turn to answer.
error-no-undo = That can’t be undone.
error-no-proposal = That proposal is no longer open.
error-not-open = The seat is taken, or the match has begun.
error-resigned = You resigned; a bot plays on in your place.
error-not-running = The match has not begun, or it is over.
error-not-over = The match is still running.
error-no-record = This match left no record, so no next game can follow it.
error-too-large = That was too much at once.
error-too-fast = Too fast: wait { $wait } s.
error-too-many = Too many tables or windows at once.
error-broken = Our fault: something broke. The match is as it was before.
error-not-ready = The server can’t write to its disk right now. Try again in a moment.
error-unreachable = The server isn’t answering.

## Keys

table-keys-title = Keys
table-keys-tab = next area: question, board, tray, flank, margin
table-keys-arrows = next thing in that direction
table-keys-numbers = the thing that bears that number, else the option of that place
table-keys-zero = pass, if that is possible, and nothing else
table-keys-enter = choose, confirm
table-keys-escape = cancel, close, leave the replay
table-keys-undo = undo
table-keys-hint = a hint, where the table allows it
table-keys-why = on a dimmed thing: why not here; else these keys
table-keys-look = what the thing in focus is; else a list of all things
table-keys-list = list of all options, with a filter
table-keys-text = the table as text
table-keys-replay = replay since your last turn
table-keys-steps = one step back, on
table-keys-space = while looking back: play, pause
table-keys-go = go to: b board, h hand, m mine, o others, c chronicle, r relations (where there are any)
table-keys-zoom = zoom in, zoom out, whole board
table-keys-sounds = sounds on, off
table-keys-guide = next card of the guide
table-keys-turn = turn the board, where it has more than one way up
table-keys-lobby-games = choose the game of that number
table-keys-lobby-play = play it right away, against fair bots
table-keys-lobby-lay = start the game as set up
table-keys-lobby-waiting = to the first table that waits for you
table-keys-lobby-close = close

## Whose work it is

table-credits-title = About and credits
table-credits-about = Palatine plays medieval board games completely and correctly. Everything on this page comes from the machine that serves it. Boards and pieces are our own drawings; rules are told in our own words.
table-credits-icons = Symbols
table-credits-type = Type
table-credits-map = Map of Crusader Rex
table-credits-words = Words
table-credits-page = Pages
table-credits-games = The games belong to their authors and publishers; Palatine is not connected with them.

## Lobby

table-lobby-about = medieval games at one table
table-lobby-title = Which game shall we play?
table-lobby-hint = Solo, against bots, hot-seat or online. Everything runs on this machine.
table-lobby-games = Games
table-lobby-seats =
    { $least ->
        [0] { $most } players
       *[other] { $least }–{ $most } players
    }
table-lobby-minutes = { $minutes } min
table-lobby-play = Play now
table-lobby-turn = your turn
table-lobby-running = { $number } running
table-lobby-mine = Your tables
table-lobby-open = Open tables
table-lobby-none = None yet. “Play now” starts one right away.
table-lobby-none-open = No one is looking for players right now.
table-lobby-all = Show all { $number }
table-lobby-finished = Finished ({ $number })
table-page = Page { $page } of { $pages }
table-page-before = Back
table-page-next = Next
table-just-now = just now
table-row-against = against { $names }
table-row-seats = { $names }
table-row-waits = your move, { $since }
table-row-running = last move { $since }
table-row-over = over, { $since }
table-row-asked = waiting for { $names }, { $since }
table-row-round = round { $number }
table-row-chapter = { $number ->
        [2] second game
        [3] third game
        [4] fourth game
        [5] fifth game
       *[other] game { $number }
    }
table-sequel = The next game of this chronicle
table-sequel-go = Go to the next game
table-sequel-people = Players
table-sequel-was = { $name } (was { $seat })
table-sequel-bot = bot: { $bot }
table-sequel-open = open seat
table-row-fork = trial against bots
table-row-trial = trial of your own
table-row-won = { $names } won, { $since }
table-row-you-won = you won, { $since }
table-row-resigned = you resigned, { $since }
table-row-remove = Remove { $table } from the list
table-row-removed = { $table }: removed until it is your turn there.
table-row-put-back = Put back
table-row-frozen = this game isn’t known here
table-row-open =
    { $number ->
        [one] one seat is open
       *[other] { $number } seats are open
    }
table-row-play = Play
table-row-look = Look back
table-row-enter = Enter
table-row-watch-own = Look
table-row-watch = Watch

## A new table

table-new = New table: { $game }
table-lay = Start the game
table-preset = Type of match
table-preset-own = custom
table-who-plays = Who plays { $seat }?
table-player-me = me
table-player-here = at this screen
table-player-open = by invitation
table-player-bot = bot
table-bot-strength = Strength of the bot for { $seat }
table-name-of = Name for { $seat }
table-here-about = Players share this screen and take turns.
table-here-curtain = Players share this screen and take turns; a curtain between turns keeps secrets hidden.
table-open-about = You get a link to send for every invited seat. The match starts when everyone has sat down.
table-bots-hint = Against bots you can ask for hints.
table-form-rules =
    { $changed ->
        [0] Rules of this table: { $number } settings
        [one] Rules of this table: { $number } settings, one changed
       *[other] Rules of this table: { $number } settings, { $changed } changed
    }
table-form-listed = List it in the lobby
table-form-listed-about = Anyone can then join without a link.
table-form-hints = Allow hints
table-form-hints-about = Everyone may ask a bot for advice.
table-form-away = Absent players
table-form-away-about = After this time the others may let a bot fill in.
table-away-after =
    { $unit ->
        [minute] after { $number } minutes
        [hour] { $number ->
            [one] after an hour
           *[other] after { $number } hours
        }
       *[day] { $number ->
            [one] after a day
           *[other] after { $number } days
        }
    }
table-form-title = Name of the table

## Study

table-puzzle = Puzzle
table-puzzle-title = Puzzle { $number } of { $of }
table-puzzle-about = { $seat }: one answer is clearly best. Which? (From a real match, after { $number } of { $choices } choices; you see what this player saw.)
table-puzzle-tell = Show the answer
table-puzzle-told = The best answer, and what the others lose:
table-puzzle-right = Right: this is the best answer.
table-puzzle-wrong = There is a better answer.
table-puzzle-yours = your answer
table-puzzle-played = played in the match
table-puzzle-rest = { $number ->
    [one] { $number } more answer is worse.
   *[other] { $number } more answers are worse.
 }
table-puzzle-next = Next
table-puzzle-before = Back
table-puzzle-none = There is no such puzzle.
table-study = Analysis
table-study-about = A search reviews every choice, seeing only what its player saw.
table-study-start = Analyse
table-study-on = Continue
table-study-cancel = Cancel
table-study-at = { $done } of { $number } choices
table-study-step = step { $number }
table-study-chosen = Chosen: { $option } ({ $chance })
table-study-best = Better: { $option } ({ $chance })
table-study-even = No choice cost much.
table-stats = Your statistics
table-stats-none = You haven’t finished a match yet.
table-stats-against = Against
table-stats-played = Played
table-stats-won = Won
table-stats-rounds = Rounds
table-stats-choices = Choices
table-stats-people = people
table-stats-house = automas only
table-stats-mixed = bots of several levels
table-stats-about = Points and length are averages. Guided matches, trials, unfinished matches and matches in which you played several seats don’t count.
