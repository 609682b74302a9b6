# What the plain table calls the ramparts.

view-guard = Guard on the ramparts
view-outdoor-tiles = Outdoor tiles
view-tile = {""}
view-gate = Gate
view-space = Space
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Cubes
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $cubes } of { $seat }
       *[other] { $cubes } of { $seat }, used in this turn
    }
