# Crusader Rex, in English: the board in the terminal.

## The board in the terminal

crusader-rex-terminal-time = { $year }, turn { $turns }
crusader-rex-terminal-first = the { NAME($seat) } move first
crusader-rex-terminal-cards =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
crusader-rex-terminal-pool = pool { $number }
crusader-rex-terminal-played = played { $cards }
crusader-rex-terminal-hand = Hand:
crusader-rex-terminal-lost = Lost this year:
crusader-rex-terminal-out = Out of the game:
crusader-rex-terminal-sea = Mediterranean Sea
crusader-rex-terminal-legend = [{ $franks }2] in the castle · { $saracens }3+ reserves to come · ≈ port, ≋ fortified · ★ city · ═ 4, ─ 2 blocks
crusader-rex-terminal-roster = Known blocks: order of fire and highest die that hits, strength; ✓ has moved
crusader-rex-terminal-inside = { $town }, castle
crusader-rex-terminal-hidden =
    { $number ->
        [one] one hidden block
       *[other] { $number } hidden blocks
    }
crusader-rex-terminal-combat = Combat in { NAME($town) }
crusader-rex-terminal-round = round { $number } of { $last }
crusader-rex-terminal-battle = field battle
crusader-rex-terminal-storm = storm
crusader-rex-terminal-attacker = the { NAME($seat) } attack
crusader-rex-terminal-order = Order of fire: letter and highest die that hits, strength; ▸ on turn, ✓ has acted
crusader-rex-terminal-half = half-hit
crusader-rex-terminal-castle = castle
crusader-rex-terminal-field = field
crusader-rex-terminal-reserve = in round { $number }, { $way }
