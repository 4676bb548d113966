# Oath, in English: the chronicle as a spread, after the match.

oath-spread-old-oath = The old oath
oath-spread-new-oath = The new oath
oath-spread-was = The land as it was
oath-spread-remembered = The land that is remembered
oath-spread-unknown = unknown
oath-spread-kept = kept
oath-spread-lost = lost
oath-spread-ruin = an edifice falls to ruin
oath-spread-away = put away
oath-spread-from = from { NAME($region) }
oath-spread-drawn = drawn when the next game is set up
oath-spread-edifices = Edifices and relics
oath-spread-built = { NAME($card) } was built in place of { NAME($card2) }.
oath-spread-restored = { NAME($card) } was restored.
oath-spread-none-built = No edifice was built.
oath-spread-relics = { $top ->
        [one] { $top } relic comes
       *[other] { $top } relics come
    } on top of the relic deck, the other { $rest } are shuffled. The Grand Scepter waits for the next Chancellor.
oath-spread-later = Facedown sites and relics are drawn when the next game is set up; nobody knows them yet.
oath-spread-came = Cards that come in
oath-spread-outcasts = The Archive has run out: back from the Dispossessed
oath-spread-left = Cards that are dispossessed
oath-spread-sides = Who stands where
oath-spread-exile = is no longer a Citizen
oath-spread-citizen = accepts the invitation: Citizen
oath-spread-so-far = The chronicle so far
oath-spread-round = round { $number }
oath-spread-not-yet = not yet played
