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
kind-carry = Markets of the coachman
kind-return = Markers returned
kind-enough = No more returned
kind-hire = Persons hired
kind-type = What is taken
kind-lose = Markers lost
