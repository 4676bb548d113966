# Palatine по-русски: слова, общие для терминала, командной строки и браузера.
#
# Как называются сообщения и что делает функция NAME, сказано в начале английского файла.

thing-none = нет
thing-hidden = скрыто

## Этим соединяется то, что говорят компоненты. $first и $last — две части или их группы; -more
## соединяет все, кроме двух последних, если иначе; -whole охватывает всё.

join-then = { $first }, затем { $last }
    .short = { $first }, { $last }
    .of = { $first } и { $last }
join-either = { $first }, либо { $last }
    .short = { $first } / { $last }
    .tag = { $first } или { $last }
join-either-whole = либо { $parts }
join-and = { $first } и { $last }
    .short = { $first }, { $last }
    .of = { $first } и { $last }
join-and-more = { $first }, { $last }
join-or = { $first } или { $last }
    .short = { $first } / { $last }
join-or-more = { $first }, { $last }
    .short = { $first } / { $last }
join-plus = { $first } + { $last }
join-steps = { $first }; { $last }
join-tries = { $first } / { $last }
join-sentences = { $first } { $last }
join-brackets = ({ $parts })
