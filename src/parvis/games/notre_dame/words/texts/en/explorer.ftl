## Kinds of decisions, as headings of the explorer

kind-keep = Cards kept
kind-drive = Carriage
kind-take = Messages taken
kind-leave = Messages left
kind-perk = Perks of the hotel
kind-play = Cards played
kind-from = Where a piece comes from
kind-forgo = Actions forgone
kind-donate = Donations
kind-friend = Trusted friend
kind-lift = Pieces moved
kind-to = Where a piece goes
kind-carry = Pieces moved by the minstrel
kind-return = Markers returned
kind-enough = No more returned
kind-hire = Persons hired
kind-type = Messages of the coachman
kind-lose = Markers lost
