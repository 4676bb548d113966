# Viscounts of the West Kingdom, in English: what the lobby says.

viscounts-title = Viscounts of the West Kingdom
    .about = Townsfolk pass over your board while your viscount rides round a kingdom in decline.
    .players = 1–4
    .goal = Have the most victory points when the kingdom reaches poverty or prosperity.

viscounts-seat-red = Red
viscounts-seat-blue = Blue
viscounts-seat-yellow = Yellow
viscounts-seat-green = Green
viscounts-seat-automa = Automa
    .start = The Automa
    .accusative = the Automa

## Table options

viscounts-setting-board-side = Side of the segments
    .about = Four or five building sites in every segment; by the number of players, it is the side that our tables give for them.
viscounts-setting-board-side-auto = by the number of players
viscounts-setting-board-side-four-sites = four sites
viscounts-setting-board-side-five-sites = five sites
viscounts-setting-automa-board = The Automa's board
    .about = Which of its four boards the Automa uses: what it specialises in, collects and begins with. Boards that are reconstructions are marked on the table.
viscounts-setting-automa-board-cleric = cleric
viscounts-setting-automa-board-builder = builder
viscounts-setting-automa-board-noble = noble
viscounts-setting-automa-board-card = card
viscounts-setting-automa-future-schemes = Difficulty
    .about = How many future schemes are shuffled into the Automa's first draw pile: the more, the stronger it is.
viscounts-setting-automa-future-schemes-0 = 0
viscounts-setting-automa-future-schemes-1 = 1
viscounts-setting-automa-future-schemes-2 = 2
viscounts-setting-automa-future-schemes-3 = 3
viscounts-setting-automa-resources = The Automa's resources
    .about = Whether ink, gold and stone stay different kinds for the Automa. The card board always treats them as one; the Russian rules say so of every board.
viscounts-setting-automa-resources-own-kinds = three kinds
viscounts-setting-automa-resources-one-kind = one kind
viscounts-setting-solo-meeting = Meeting the Automa
    .about = Who gains when you and the Automa meet on a space: the one already there, or, as in the Russian rules, both.
viscounts-setting-solo-meeting-other-gains = the one already there gains
viscounts-setting-solo-meeting-both-gain = both gain
