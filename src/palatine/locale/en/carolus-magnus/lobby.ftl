# Carolus Magnus, in English: what the lobby says.

carolus-magnus-title = Carolus Magnus
    .about = Charlemagne travels, and his heirs build castles where he stops.
    .players = 2–4
    .goal = Be the first to have all your castles on the map.

carolus-magnus-seat-black = Black
carolus-magnus-seat-white = White
carolus-magnus-seat-grey = Grey
carolus-magnus-seat-black1 = Black 1
carolus-magnus-seat-white1 = White 1
carolus-magnus-seat-black2 = Black 2
carolus-magnus-seat-white2 = White 2

carolus-magnus-setting-start-player = Starting player
    .about = Who lays the first disc of the first round; the others follow clockwise.
carolus-magnus-setting-start-player-lot = by lot
carolus-magnus-setting-start-player-seat = named at the table
carolus-magnus-setting-first-reserve = First reserve
    .about = When the first reserves are rolled and their crowns settled.
carolus-magnus-setting-first-reserve-before-first-disc = before the first disc
carolus-magnus-setting-first-reserve-own-first-turn = on everybody's own first turn
carolus-magnus-setting-laying-order-4p = Laying order with four
    .about = In which order four players lay their discs from the second round on.
carolus-magnus-setting-laying-order-4p-action-order = as they acted
carolus-magnus-setting-laying-order-4p-lowest-then-clockwise = whoever acted first, then clockwise
carolus-magnus-setting-seating-4p = Partners sit
    .about = Where partners sit; it decides the laying order of the first round.
carolus-magnus-setting-seating-4p-opposite = opposite
carolus-magnus-setting-seating-4p-adjacent = side by side
carolus-magnus-setting-partner-talk = Partners may talk
    .about = A chat that only the two partners read; the strict game forbids it.
carolus-magnus-setting-partner-talk-off = no
carolus-magnus-setting-partner-talk-on = yes
carolus-magnus-setting-round-cap = Round cap
    .about = A match between programs is stopped after this many rounds; 0 is no cap.
