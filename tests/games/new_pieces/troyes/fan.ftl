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
tile-i-e = Tile at gate I
    .named = the tile at gate I
tile-iv-e = Tile at gate IV
    .named = the tile at gate IV

setup-fan = The Fan's Box
    .help = Two more activity cards, two events and an outdoor tile.
rules-box-fan = The Fan's Box

points-relic = Relic
points-iv-e = Tile at gate IV: order of arrival
score-relic =
    { $count ->
        [one] { $seat } gains 1 point for the Relic.
       *[other] { $seat } gains { $count } points for the Relic.
    }
rules-tile-i-e = Gate I: rich harvest
rules-tile-iv-e = Gate IV: order of arrival
