# Pieces of one's own: what each is called alone, and within a sentence.

card-carter = Carter
    .named = the Carter
card-beekeeper = Beekeeper
    .named = the Beekeeper
card-relic = Relic
    .named = the Relic
event-flood = Flood
    .named = the Flood
event-tax-revolt = Tax Revolt
    .named = the Tax Revolt
event-plague-rats = Plague of Rats
    .named = the Plague of Rats
character-agnes = Agnes
    .named = Agnes
counts-agnes = tradesmen on cards
character-the-miller = The Miller
    .named = the Miller
counts-the-miller = citizens in the City Hall, tradesmen on yellow cards
tile-i-e = Tile at gate I
    .named = the tile at gate I
tile-iv-e = Tile at gate IV
    .named = the tile at gate IV

setup-fan = The Fan's Box
    .help = Two more activity cards, two events, a character and an outdoor tile.
rules-box-fan = The Fan's Box

points-relic = Relic
points-agnes = Agnes
points-the-miller = The Miller
points-iv-e = Tile at gate IV: order of arrival
score-relic =
    { $count ->
        [one] { $seat } gains 1 point for the Relic.
       *[other] { $seat } gains { $count } points for the Relic.
    }
score-agnes =
    { $count ->
        [one] { $seat } gains 1 point for Agnes.
       *[other] { $seat } gains { $count } points for Agnes.
    }
score-the-miller =
    { $count ->
        [one] { $seat } gains 1 point for the Miller.
       *[other] { $seat } gains { $count } points for the Miller.
    }
rules-tile-i-e = Gate I: rich harvest
rules-tile-iv-e = Gate IV: order of arrival
