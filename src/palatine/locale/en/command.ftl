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
