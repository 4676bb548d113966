# What only the command line and the table in the terminal say; the browser does not load it.

## The table in the terminal

terminal-commands = u undo · h hint · ? rules · why … · s FILE save · l log · q quit · Enter redraws
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-rules = rules
terminal-command-why = why
terminal-command-save = save
terminal-command-log = log
terminal-command-quit = quit
terminal-command-guide = guide
terminal-goal = Goal: { $goal }
terminal-guided = A guided match: the luck (seed { $seed }) and the bot ({ $bots }) are fixed. “g” leaves the guide; the match goes on.
terminal-card = Guide, { $number } of { $all }
terminal-guide-off = The guide is silent now; “g” brings it back. The match goes on.
terminal-guide-on = The guide is back, starting with what comes next.
terminal-no-guide = This match has no guide: “palatine play GAME --guide” begins one.
terminal-corrected = Played with corrected data: { $number ->
        [one] { $number } record
       *[other] { $number } records
    } from the box.
terminal-example = name one of each, for example: { $words }
terminal-more-news = … { $number } more: l shows the whole chronicle
terminal-not-offered = “{ $typed }” is not among the options. Try “why { $typed }”, or Enter to see them again.
terminal-say-more = That fits all of them: say more.
terminal-dropped = Not taken, as something has been revealed or someone else is to answer: “{ $typed }”.
terminal-thinking = thinking …
terminal-no-rule = No rule is called “{ $id }”.
terminal-why-what = Why what? Name an option, for example: why { $example }
terminal-why-not = { $option }: not possible now, because of this rule
terminal-why-offered = { $option }: you can choose this now.
terminal-saved = Saved: { $path }
terminal-cannot-save = Cannot write { $path }: { $error }
terminal-leave = Leave without saving? y/n
terminal-kept = The match is kept: “palatine play” will offer it again.
terminal-not-kept = The match cannot be kept in { $path }: { $error }. Save it with “s”.
terminal-unfinished = Unfinished matches:
terminal-unfinished-row = { $game } · { $players } · { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 } · { $when }
terminal-unfinished-which = NUMBER resume · d NUMBER discard · Enter new match
terminal-unfinished-bad = { $file } can’t be resumed: { $error }
terminal-no-undo-nothing = You have nothing to take back.
terminal-no-undo-seat = Someone else has moved since then.
terminal-no-undo-chance = No undo: luck has been drawn since then.
terminal-no-undo-shown = No undo: something hidden was revealed since then.
terminal-no-undo-over = The match is over.
terminal-curtain = Over to { $seat }: press Enter when nobody else is looking.
terminal-bot-failed = The bot failed ({ $error }) and takes the first option.
terminal-bot-hurried = The bot ran out of time and plays below its level: this machine is slow or busy.
terminal-no-hint = No hint this time: the search failed ({ $error }).
terminal-watch = Enter: go on · q: quit{ " " }
terminal-over = s FILE save · l log · Enter leaves
terminal-result-won = { $winners } won: { $reason }.
terminal-result-none = Nobody has won: { $reason }.

## Looking back at a match

replay-prompt = Enter on · b back · t turn · NUMBER to that choice · e end · q quit ›{ " " }
replay-at = choice { $number } of { $last }

## The command line

cli-usage = Usage:
cli-command-word = COMMAND
cli-group-play = Play
cli-group-watch = Watch and check
cli-group-tournaments = Tournaments
cli-group-learn = Learn
cli-group-serve = Serve
cli-group-look-up = Look things up
cli-palatine = Medieval board games, played completely and correctly.
cli-help = show this text
cli-lang = English or Russian; without it the language of the locale
cli-version = say which version and which build this is
cli-compiled = compiled
cli-interpreted = interpreted
cli-games = which games there are
cli-serve = serve the browser table, here or for others
cli-host = the address to listen on; 0.0.0.0 for other machines
cli-port = the port; 0 takes a free one
cli-database = where tables are kept; without it a file in your data folder
cli-no-browser = do not open a browser
cli-log = how the log is written: text for a person, json for a program; without it as it fits the output
cli-no-log = the log is json or text, not “{ $log }”
serve-laid = The table is open: { $url }
serve-ends = Ctrl-C ends it. Matches are kept in { $place }
serve-friend = A friend in your network types { $address }
serve-friend-not-yet = Only this machine reaches it. For friends: { $command }, and they type { $address }
serve-friend-nobody = Only this machine reaches it.
serve-no-folder = there is no folder “{ $folder }”; make it first, or name another place with --database
serve-no-file = cannot keep tables in “{ $file }”: { $error }; --database FILE names another place
cli-verify = prove the luck of finished matches of the browser table; of several, that each began with the record of the one before
cli-verified =
    proved: { $choices ->
        [one] one choice follows
       *[other] { $choices } choices follow
    } the rules, { $draws ->
        [one] one draw follows
       *[other] { $draws } draws follow
    } the seed ({ $skipped } taken back), and the seed is the one promised as { $commitment }
cli-verified-chain = proved: each of the { $games } games began with what the one before left
cli-play = play at this keyboard, against bots or with others
cli-next = play the next match of a record
cli-simulate = let bots play many games and report on them
cli-bench = measure how fast the rules run on this machine
cli-replay = look at a saved match again, step by step
cli-check = replay journals and verify their digests and their luck
cli-rules = the rules of a game, or one rule
cli-coverage = which rules no test cites
cli-sources = where the knowledge about the components comes from
cli-game = the id of a game
cli-seats = how many play (3), or who: black=human,white=strong; bots: easy, fair, strong, master, mcts:ms=200
cli-seed = the luck of the match; the same seed gives the same luck
cli-option = a table option, as often as wanted
cli-preset = a set of table options that belong together
cli-load = go on with a saved match
cli-guide = a guided first match: small cards tell what you are asked and what to look at
cli-alone = the guided match against the players of the rules, where a game has one
cli-guide-fixed = A guided match is fixed: it takes neither seats, seed, options nor a saved match.
cli-no-guide = { $game } has no guided match “{ $name }”; it has: { $known }
cli-next-file = the journal of a match that is over, or its record
cli-bots = the bots, dealt to the sides in turn: random, greedy, mcts:ms=100, easy, fair, strong, master
cli-count = how many games
cli-chain = chains of so many games, each in the world that the one before has left
cli-chained = { $games } games in chains of { $chain }, { $seconds } s
cli-seat-count = how many players; without it as many as bots, if that is possible
cli-jobs = how many processes
cli-json = one JSON object instead of sentences
cli-seconds = how many seconds for every line
cli-journal = a saved match
cli-journals = saved matches
cli-seat = whose eyes to see with
cli-at = the choice to begin at
cli-check-seed = the seed that was published after the match, if the journal has none
cli-rule = the id of a rule (CM-EMP-1) or the beginning of several (CM-EMP)
cli-tests = where the tests are
cli-playing = playing
cli-interrupted = Stopped.
cli-stopped = Stopped early. Here is what was done:
cli-bot-failed = A bot failed and took the first option: { $error }
cli-simulated = { $games } games in { $seconds } s, { $rate } decisions per second
cli-won = { $wins } of { $games }
cli-rounds = rounds
cli-length = choices
cli-bench-row = { $game }, { $seats } players: { $decisions_per_second } decisions/s ({ $microseconds } µs each), { $games_per_second } games/s, a copy { $copy_microseconds } µs
cli-bench-now = measuring { $game } with { $seats } ({ $done } of { $all }) …
cli-check-unread = { $number ->
        [one] { $number } file
       *[other] { $number } files
    } could not be read
cli-check-good = good, { $choices } choices, { $digests } digests
cli-luck-verified = luck verified by the seed
cli-luck-given = luck given by somebody where the journal says so, else verified by the seed
cli-luck-recorded = luck as recorded (no seed to verify it)
cli-other-rules = played by other rules (version { $number }), but all that the journal records comes out with ours
cli-other-data = played with other data ({ $id }), but all that the journal records comes out with ours
cli-check-bad = BAD: { $error }
cli-check-sum =
    { $number ->
        [one] { $number } journal checked, { $bad } bad
       *[other] { $number } journals checked, { $bad } bad
    }
cli-check-database = instead of files: a server’s database; says of every match whether these rules can go on with it
cli-table-goes-on = table { $id } ({ $game }): { $choices } choices, goes on
cli-table-differs = table { $id } ({ $game }): { $choices } choices, DIFFERS after choice { $held }
cli-check-tables = { $number ->
        [one] { $number } match checked
       *[other] { $number } matches checked
    }; cannot go on as they are: { $bad }
cli-no-database = cannot read the database “{ $database }”: { $error }
cli-coverage-sum = { $cited } of { $all } rules and effects are cited by tests ({ $files } files); { $exempt } are exempt
cli-reconstructions = Reconstructions, and what they are based on:
source-rulebook = rulebook
source-public = public
source-image = image
source-reconstruction = reconstruction
cli-reconstructed-in-part = Reconstructed in part (which keys), and what the rest is based on:
cli-disputed = Known, but contradicted by another source:
cli-corrected = Corrected from the box:
cli-own-the-box = You own the box? Write what is printed into a file and lay it over ours: palatine sources { $game } --correct FILE
cli-correct = check corrected records and play with them from now on
cli-no-corrections = Corrections are switched off: PALATINE_CORRECTIONS is empty.
cli-no-json = { $file } is no JSON: { $error }
cli-no-correction = { $file } must be an object of tables, each a list of records
cli-put-right = { $number ->
        [one] { $number } record
       *[other] { $number } records
    } checked; from now on matches are played with { $place }
source-box = box

## What can be wrong on the command line

cli-no-command = there is no command “{ $name }”; there are { $known }
cli-meant = (did you mean “{ $word }”?)
cli-no-open = cannot open “{ $file }”: { $error }
cli-no-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”
cli-no-such-option = there is no option “{ $option }” here; --help shows what there is
cli-missing = { $name } is missing; --help shows what belongs here
cli-bad-value = { $name } has a wrong value: { $detail }
cli-which-game = which game? known: { $known }
cli-no-game = there is no game “{ $id }”; known: { $known }
cli-no-option = “{ $pair }” is no table option; write NAME=VALUE with one of { $known }
cli-no-preset = there is no preset “{ $preset }”; there are: { $known }
cli-no-value = { $name } cannot be “{ $value }”; it can be { $known }
cli-whole-number = any whole number
cli-no-seats = “{ $seats }” does not fit; the seats are { $known }; write 2 or SEAT=PLAYER,SEAT=PLAYER
cli-no-file = cannot read “{ $file }”: { $error }
cli-no-record = “{ $file }” leaves nothing for a next match
cli-not-over = the match in “{ $file }” is not over yet
cli-no-text = “{ $file }” is not a text file in UTF-8
cli-no-rule = there is no rule “{ $id }”; ids begin with { $known }
cli-no-tests = there is no folder “{ $folder }” here; call this in the project's folder, or name it with --tests

## The arena

cli-arena = tournaments: run, go on, report, one game as a journal, export
cli-arena-action = run, go, report, journal or export
cli-arena-what = for run a tournament file (TOML) or a game; else the folder of a tournament
cli-arena-number = for journal the number of the game
cli-arena-out = the new folder that the games are kept in
cli-arena-bots = the bots that meet, where WHAT is a game
cli-arena-seats = how many people; without it the fewest
cli-arena-games = games of every pairing; with --until-sure at most so many
cli-arena-until-sure = stop a pairing when it is decided so surely, as 0.95
cli-arena-margin = a lead of fewer points counts as equal; 50 without it
cli-arena-jobs = how many processes; without it one for every core
cli-arena-engine = on this machine, or on a cluster of Ray
cli-arena-address = the address of the cluster
cli-arena-dry = only tell how many games and hours it will take
cli-arena-observations = for export: what was seen, offered and chosen, as a data set for learners
arena-no-action = “{ $action }” is nothing that the arena does; there are { $known }
arena-no-engine = no engine “{ $engine }”; there are { $known }
arena-what-run = which tournament? Name a file, or a game with --bots
arena-what-folder = which tournament? Name its folder
arena-which-game = which game? Name its number
arena-where = where to keep the games? Name a new folder with --out
arena-two-bots = name at least two bots with --bots
arena-bad-number = { $flag } must be a number from { $low } to { $high }
arena-file-or-flags = the file says how it is played: { $flags } cannot be given with it
arena-too-many-jobs = palatine: { $jobs } processes on { $cores } cores: bots with a time budget get less than their time
arena-stopped = Stopped. “palatine arena go { $folder }” goes on. This is how it stands:
arena-written = written: { $path }
arena-progress = games: { $games }, { $rate } per second
arena-left = { $time } left
arena-games = games: { $games }
arena-scale = { $game }, { $people ->
    [one] one player
   *[other] { $people } players
 }
arena-of-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
arena-correlation = correlation within blocks: { $value }
arena-test-open = { $first } against { $second } ({ $venue }): not decided after { $blocks } blocks; ratios { $lead } and { $deficit }
arena-test-stronger = { $first } is stronger than { $second } ({ $venue }), known after { $blocks } blocks; ratios { $lead } and { $deficit }
arena-test-weaker = { $first } is weaker than { $second } ({ $venue }), known after { $blocks } blocks; ratios { $lead } and { $deficit }
arena-test-within = { $first } and { $second } are within { $margin } points ({ $venue }), known after { $blocks } blocks; ratios { $lead } and { $deficit }
arena-goal-met = goal reached: { $first } against { $second } ({ $venue }): { $share } of { $games } games, wanted { $least }
arena-goal-missed = goal MISSED: { $first } against { $second } ({ $venue }): { $share } of { $games } games, wanted { $least }
arena-left-out = { $name } has left the tournament after three forfeits in a row: { $reason }
arena-broken = block { $block } is broken (seed { $seed }): { $reason }
arena-dry = pairings: { $pairings }, games: { $games }, about { $time } with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
 }
arena-dry-most = pairings: { $pairings }, games: at most { $games }, about { $time } at most with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
 }
arena-dry-test = { $venue }: about { $equal } games between equals, { $one } with a lead of the margin, { $two } with twice that

## The report of a tournament

report-title = Tournament
report-about = { $games ->
    [one] One game
   *[other] { $games } games
 }, palatine { $version }. Intervals are 95 %, by bootstrap over blocks; 400 points are a factor of ten.
report-goals = Goals
report-ranking = Ranking
report-cross = Share of victories: the row alone against the column
report-tests = Sequential tests: { $decided } of { $all } decided
report-seats = Victories by seat
report-lengths = Length of games
report-choices = choices
report-rounds = rounds
report-endings = How games end
report-forfeit = forfeited by a bot
report-times = Time for a choice
report-openings = First choices of a seat, and what they have won
report-statistics = What the game counts, on average
report-games = Games to look at
report-every = Every game
report-shortest = short: { $length } choices
report-longest = long: { $length } choices
report-upset = won from { $points } points behind
report-forfeited = forfeited by { $name }: { $reason }
report-trouble = What went wrong
report-column-contestant = contestant
report-column-points = points
report-column-low = from
report-column-high = to
report-column-games = games
report-column-seat = seat
report-column-won = won
report-column-what = what
report-column-least = least
report-column-median = median
report-column-most-of = 95 % up to
report-column-greatest = greatest
report-column-ending = ending
report-column-share = share
report-column-ms = milliseconds
report-column-choices = choices
report-column-choice = choice
report-column-times = times
report-column-command = command
report-column-number = game
report-column-line-up = line-up
report-column-winner = won by

## Learning

cli-train = learn a correction of a game’s evaluation: self-play, fit, duel (numpy is needed)
cli-train-file = the file of the run; one that was stopped goes on
cli-train-games = games to learn from
cli-train-bot = the bot that plays against itself
cli-train-duel = games of the duel, at most; 0 for none
cli-train-ms = milliseconds for a move in the duel
cli-train-out = the file that what was learned is written to
train-playing = games: { $games } of { $all }
train-learning = learning from { $games } games …
train-learned = log loss on { $unseen_games } unseen games: { $loss_before } before, { $loss } corrected (gain ± { $gain_error }), { $loss_net } with a net (± { $net_error }); a net is used: { $is_net ->
        [True] yes
       *[other] no
    }. An iteration takes { $iteration } times as long.
train-written = written: { $path }
train-duelling = duel: { $blocks } blocks, { $share }
train-judged = duel with { $ms } ms for a move, { $games } games: { $share }; { $verdict ->
        [stronger] stronger
        [weaker] weaker
        [within] within 20 points
       *[open] not decided
    }; ratios { $lead } and { $deficit }
train-stopped = Stopped. The same command goes on.

## Puzzles

cli-puzzles = look for puzzles in finished matches: positions with one clearly best answer
cli-puzzles-sources = journals, folders of them, an arena's folder or one of its games (FOLDER#N); without any: your own finished matches
cli-puzzles-out = the file that they are kept in; without it the one that the lobby reads
cli-puzzles-count = how many to look for
cli-iterations = the budget of the search; each puzzle is proved with twice as much
cli-puzzles-looking = looking for puzzles, found: { $number }
cli-puzzles-found = Puzzles found: { $number }, in matches: { $matches }. Kept in { $place }
cli-puzzle-damaged = left out: { $line }
cli-puzzle = solve puzzles of a game
cli-puzzle-number = only this one
cli-no-puzzle = no such puzzle of { $game }; there are { $number }
puzzle-title = Puzzle { $number } of { $of }: which answer is clearly best?
puzzle-prompt = answer, or q to leave ›
puzzle-which = { $number ->
    [0] That is not among the answers.
   *[other] That fits several answers: say more.
 }
puzzle-right = Right: this is the best answer.
puzzle-wrong = There is a better answer.
puzzle-yours = your answer
puzzle-played = played in the match
puzzle-next = Enter: the next one · q: leave ›
