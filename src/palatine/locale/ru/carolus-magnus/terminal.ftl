# Carolus Magnus по-русски: поле в терминале.

## Поле в терминале

carolus-magnus-terminal-emperor = Император
carolus-magnus-terminal-steps =
    { $steps ->
        [one] ▸ { $steps } шаг
        [few] ▸ { $steps } шага
       *[other] ▸ { $steps } шагов
    }
carolus-magnus-terminal-round = Раунд { $number }
carolus-magnus-terminal-order = порядок: { $seats }
carolus-magnus-terminal-court = двор
carolus-magnus-terminal-reserve = запас
carolus-magnus-terminal-castles = замки
carolus-magnus-terminal-discs = диски
carolus-magnus-terminal-centre = центр
carolus-magnus-terminal-legend = * контроль над кланом · силы { $sides }
