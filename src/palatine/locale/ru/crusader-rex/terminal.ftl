# Crusader Rex по-русски: поле в терминале.

## Поле в терминале

crusader-rex-terminal-time = { $year } год, раунд { $turns }
crusader-rex-terminal-first = первыми двигаются { NAME($seat) }
crusader-rex-terminal-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
crusader-rex-terminal-pool = резерв { $number }
crusader-rex-terminal-played = сыграно: { $cards }
crusader-rex-terminal-hand = Карты в руке:
crusader-rex-terminal-lost = Потеряны в этом году:
crusader-rex-terminal-out = Вне игры:
crusader-rex-terminal-sea = Средиземное море
crusader-rex-terminal-legend = [{ $franks }2] в замке · { $saracens }3+ идут подкрепления · ≈ порт, ≋ укреплённый · ★ ключевой · ═ 4, ─ 2 блока
crusader-rex-terminal-roster = Известные блоки: буква и точность, сила; ✓ уже двигался
crusader-rex-terminal-inside = { $town }, замок
crusader-rex-terminal-hidden =
    { $number ->
        [one] { $number } скрытый блок
        [few] { $number } скрытых блока
       *[other] { $number } скрытых блоков
    }
crusader-rex-terminal-combat = Бой в { NAME($town, case: "prepositional") }
crusader-rex-terminal-round = раунд боя { $number } из { $last }
crusader-rex-terminal-battle = сражение в поле
crusader-rex-terminal-storm = штурм
crusader-rex-terminal-attacker = атакуют { NAME($seat) }
crusader-rex-terminal-order = Порядок атаки: буква и точность, сила; ▸ чья очередь, ✓ уже действовал
crusader-rex-terminal-half = полупопадание
crusader-rex-terminal-castle = замок
crusader-rex-terminal-field = поле
crusader-rex-terminal-reserve = в раунде боя { $number }, { $way }
