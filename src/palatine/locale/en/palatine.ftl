# Palatine in English: the words that the terminal, the command line and the browser share.
#
# How messages are named
#   <game>-<kind>-<id>     a thing; attributes are grammatical cases (.genitive, .accusative ...),
#                          and .start is its form at the beginning of a sentence; .number is
#                          no name but grammar: many, if the thing takes its verb in the plural
#   <game>-ask-<key>       a question          <game>-option-<verb>  what an option does
#   <game>-fact-<key>      what happened       <game>-note-<key>     what an option would do
#   <game>-end-<id>        why a match is over
#   <game>-statistic-<key> what statistics count
#   <game>-setting-<id>    a table option (.about explains it), <game>-setting-<id>-<value> a value
#   <game>-preset-<id>     a set of table options
#   <game>-title           the game; .about in a sentence, .players how many; it comes first in
#                          lobby.ftl, plain text on three lines: `palatine games` reads no more
#   <game>-terminal-<key>  what only the board in the terminal says
#   <game>-say-<key>       what a component says; names and texts are put together from these
# Underscores of ids become hyphens.
#
# Variables bear the name of their kind: $town, $town2, $number. A thing is the string "kind/id";
# a list of any length is named in the plural ($faces) and is "kind/id kind/id" or "3 1 4".
#
# NAME($thing, case: "genitive", join: " and ") gives the name of a thing in that case, or in the
# nominative where the thing has no such attribute; of a list all names, with a comma between
# them unless join says otherwise. Numbers stay as they are. With case: "number" it is a selector:
# { NAME($block, case: "number") -> [many] fire *[one] fires }.

thing-none = none
thing-hidden = hidden

## What components say is put together with these. $first and $last are two parts or groups of them;
## -more joins all but the last two, where that is different; -whole is laid around all.

join-then = { $first }, then { $last }
    .short = { $first }, { $last }
    .of = { $first } and { $last }
join-either = { $first }, or { $last }
    .short = { $first } / { $last }
    .tag = { $first } or { $last }
join-either-whole = either { $parts }
join-and = { $first } and { $last }
    .short = { $first }, { $last }
    .of = { $first } and { $last }
join-and-more = { $first }, { $last }
join-or = { $first } or { $last }
    .short = { $first } / { $last }
join-or-more = { $first }, { $last }
    .short = { $first } / { $last }
join-plus = { $first } + { $last }
join-steps = { $first }; { $last }
join-tries = { $first } / { $last }
join-sentences = { $first } { $last }
join-brackets = ({ $parts })
