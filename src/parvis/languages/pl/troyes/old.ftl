# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } przerzuca { x-die-with-value } (wpływ −1).
log-recruit = { $seat } bierze obywatela z ogólnych zasobów (wpływ −2).
log-turn-dice = { $seat } obraca kości (wpływ −4).
log-yield-hidden = { $seat } nie może pokonać czarnej kości { $black } i traci do 2 punktów.
effect-salaries-missed-hidden = { $seat } nie może zapłacić wszystkim obywatelom i traci do 2 punktów.
effect-events-missed =
    { $count ->
        [0] { $seat } nie może zapłacić w pełni i nie ma punktów do stracenia.
        [one] { $seat } nie może zapłacić w pełni i traci { $count } punkt.
        [few] { $seat } nie może zapłacić w pełni i traci { $count } punkty.
       *[many] { $seat } nie może zapłacić w pełni i traci { $count } punktów.
    }
effect-events-missed-hidden = { $seat } nie może zapłacić w pełni i traci do 2 punktów.
effect-salaries-missed-at-most =
    { $count ->
        [one] { $seat } nie może zapłacić wszystkim obywatelom i traci do { $count } punktu.
        [few] { $seat } nie może zapłacić wszystkim obywatelom i traci do { $count } punktów.
       *[many] { $seat } nie może zapłacić wszystkim obywatelom i traci do { $count } punktów.
    }
effect-events-missed-at-most =
    { $count ->
        [one] { $seat } nie może zapłacić w pełni i traci do { $count } punktu.
        [few] { $seat } nie może zapłacić w pełni i traci do { $count } punktów.
       *[many] { $seat } nie może zapłacić w pełni i traci do { $count } punktów.
    }
effect-points-hidden = { $seat } zyskuje punkty.
log-yield-at-most =
    { $count ->
        [one] { $seat } nie może pokonać czarnej kości { $black } i traci do { $count } punktu.
        [few] { $seat } nie może pokonać czarnej kości { $black } i traci do { $count } punktów.
       *[many] { $seat } nie może pokonać czarnej kości { $black } i traci do { $count } punktów.
    }

course-roll-red = { $seat } rzuca: czerwone { $red }.
course-roll-white = { $seat } rzuca: białe { $white }.
course-roll-red-white = { $seat } rzuca: czerwone { $red }, białe { $white }.
course-roll-yellow = { $seat } rzuca: żółte { $yellow }.
course-roll-red-yellow = { $seat } rzuca: czerwone { $red }, żółte { $yellow }.
course-roll-white-yellow = { $seat } rzuca: białe { $white }, żółte { $yellow }.
course-roll-red-white-yellow = { $seat } rzuca: czerwone { $red }, białe { $white }, żółte { $yellow }.
course-roll-neutral-red = Neutralne kości: czerwone { $red }.
course-roll-neutral-white = Neutralne kości: białe { $white }.
course-roll-neutral-red-white = Neutralne kości: czerwone { $red }, białe { $white }.
course-roll-neutral-yellow = Neutralne kości: żółte { $yellow }.
course-roll-neutral-red-yellow = Neutralne kości: czerwone { $red }, żółte { $yellow }.
course-roll-neutral-white-yellow = Neutralne kości: białe { $white }, żółte { $yellow }.
course-roll-neutral-red-white-yellow = Neutralne kości: czerwone { $red }, białe { $white }, żółte { $yellow }.
course-roll-nothing = { $seat } nie ma obywateli w głównych budynkach i nie rzuca kośćmi.
