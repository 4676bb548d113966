# Обет по-русски: хроника на развороте, после партии.

oath-spread-old-oath = Прежняя цель
oath-spread-new-oath = Новая цель
oath-spread-was = Какой была земля
oath-spread-remembered = Какой её запомнят
oath-spread-unknown = неизвестно
oath-spread-kept = остаётся
oath-spread-lost = исчезает
oath-spread-ruin = строение разрушено
oath-spread-away = убрана
oath-spread-from = { NAME($region, case: "from") }
oath-spread-drawn = по жребию следующей партии
oath-spread-edifices = Строения и реликвии
oath-spread-built = Вместо карты «{ NAME($card2) }» возведено: «{ NAME($card) }».
oath-spread-restored = Восстановлено: «{ NAME($card) }».
oath-spread-none-built = Строений не возведено.
oath-spread-relics = На колоду реликвий сверху { $top ->
        [one] ложится { $top } реликвия
        [few] ложатся { $top } реликвии
       *[many] ложатся { $top } реликвий
    }, остальные ({ $rest }) перемешаны. Большой скипетр ждёт следующего канцлера.
oath-spread-later = Закрытые локации и реликвии решит жребий следующей партии; их ещё никто не знает.
oath-spread-came = Карты, которые приходят
oath-spread-outcasts = Архив исчерпан: возвращаются из обездоленных
oath-spread-left = Карты, которые уходят к обездоленным
oath-spread-sides = Кто теперь кто
oath-spread-exile = больше не вассал
oath-spread-citizen = согласие: вассал
oath-spread-so-far = Хроника до сих пор
oath-spread-round = раунд { $number }
oath-spread-not-yet = ещё не сыграна
