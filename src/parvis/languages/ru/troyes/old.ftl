# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } тратит 1 очко влияния, чтобы перебросить { die-with-value }.
log-recruit = { $seat } тратит 2 очка влияния, чтобы взять горожанина из общего запаса.
log-turn-dice = { $seat } тратит 4 очка влияния, чтобы перевернуть кубики.
log-yield-hidden = { $seat } не может победить чёрный кубик { $black } и теряет до 2 очков.
effect-salaries-missed-hidden = { $seat } не может выплатить всё жалованье и теряет до 2 очков.
effect-events-missed =
    { $count ->
        [0] { $seat } не может оплатить всё полностью, но терять нечего: очков нет.
        [one] { $seat } не может оплатить всё полностью и теряет { $count } очко.
        [few] { $seat } не может оплатить всё полностью и теряет { $count } очка.
       *[many] { $seat } не может оплатить всё полностью и теряет { $count } очков.
    }
effect-events-missed-hidden = { $seat } не может оплатить всё полностью и теряет до 2 очков.
effect-salaries-missed-at-most =
    { $count ->
        [one] { $seat } не может выплатить всё жалованье и теряет до { $count } очка.
        [few] { $seat } не может выплатить всё жалованье и теряет до { $count } очков.
       *[many] { $seat } не может выплатить всё жалованье и теряет до { $count } очков.
    }
effect-events-missed-at-most =
    { $count ->
        [one] { $seat } не может оплатить всё полностью и теряет до { $count } очка.
        [few] { $seat } не может оплатить всё полностью и теряет до { $count } очков.
       *[many] { $seat } не может оплатить всё полностью и теряет до { $count } очков.
    }
effect-points-hidden = { $seat } получает очки.
log-yield-at-most =
    { $count ->
        [one] { $seat } не может победить чёрный кубик { $black } и теряет до { $count } очка.
        [few] { $seat } не может победить чёрный кубик { $black } и теряет до { $count } очков.
       *[many] { $seat } не может победить чёрный кубик { $black } и теряет до { $count } очков.
    }

course-roll-red = { $seat } бросает кубики: красные { $red }.
course-roll-white = { $seat } бросает кубики: белые { $white }.
course-roll-red-white = { $seat } бросает кубики: красные { $red }, белые { $white }.
course-roll-yellow = { $seat } бросает кубики: жёлтые { $yellow }.
course-roll-red-yellow = { $seat } бросает кубики: красные { $red }, жёлтые { $yellow }.
course-roll-white-yellow = { $seat } бросает кубики: белые { $white }, жёлтые { $yellow }.
course-roll-red-white-yellow = { $seat } бросает кубики: красные { $red }, белые { $white }, жёлтые { $yellow }.
course-roll-neutral-red = Нейтральные кубики: красные { $red }.
course-roll-neutral-white = Нейтральные кубики: белые { $white }.
course-roll-neutral-red-white = Нейтральные кубики: красные { $red }, белые { $white }.
course-roll-neutral-yellow = Нейтральные кубики: жёлтые { $yellow }.
course-roll-neutral-red-yellow = Нейтральные кубики: красные { $red }, жёлтые { $yellow }.
course-roll-neutral-white-yellow = Нейтральные кубики: белые { $white }, жёлтые { $yellow }.
course-roll-neutral-red-white-yellow = Нейтральные кубики: красные { $red }, белые { $white }, жёлтые { $yellow }.
course-roll-nothing = { $seat }: в основных зданиях нет горожан, бросать нечего.
