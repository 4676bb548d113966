# Crusader Kings, in English: the board in the terminal.

crusader-kings-terminal-era = Era { $number }
crusader-kings-terminal-round = round { $number }
crusader-kings-terminal-turn = turn { $number }
crusader-kings-terminal-first = first player:
crusader-kings-terminal-castles = { $number ->
        [one] { $number } castle left
       *[other] { $number } castles left
    }
crusader-kings-terminal-area = { NAME($culture) } regions
crusader-kings-terminal-needs = [{ $number }]
crusader-kings-terminal-no-lord = no lord
crusader-kings-terminal-waning = epidemic ends
crusader-kings-terminal-duke = duke: { NAME($character) }
crusader-kings-terminal-legend = ♞ knight ⚔ army ♜ castle ! unrest ∞ pact [2] successes to invade · † reconstruction
crusader-kings-terminal-track = Crusade track:
crusader-kings-terminal-open = Open developments:
crusader-kings-terminal-out = out of the game
crusader-kings-terminal-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
crusader-kings-terminal-gold = { $number } gold
crusader-kings-terminal-age = age { $number }
crusader-kings-terminal-heir = heir
crusader-kings-terminal-pact = pact with
crusader-kings-terminal-war = war with
crusader-kings-terminal-claim = casus belli against
crusader-kings-terminal-bag = { $number ->
        [one] bag of { $number } token
       *[other] bag of { $number } tokens
    }
crusader-kings-terminal-cards = cards:
crusader-kings-terminal-hand = hand:
crusader-kings-terminal-plan = plan:
crusader-kings-terminal-planned = { $number ->
        [one] { $number } card planned
       *[other] { $number } cards planned
    }
crusader-kings-terminal-check = trait check ({ NAME($check) }), { $successes } of { $needed ->
        [one] { $needed } success
       *[other] { $needed } successes
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
crusader-kings-terminal-question = In question:
