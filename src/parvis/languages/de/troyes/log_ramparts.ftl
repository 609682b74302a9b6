# What the log tells of the ramparts. seat: the player's name.

# tile: the side that lies there, by its name in the data, which players don't know
log-tile = Am Tor { $gate } der Stadtmauer wird eine Außenaktivität ausgelegt.
log-use-tile = { $seat } gibt ein Klötzchen { named-tile.at } aus.
log-swap = { $seat } tauscht eine { told-given-die } gegen die { die-with-value } von { $from_seat }.
log-swap-neutral = { $seat } tauscht eine { told-given-die } gegen eine neutrale { die-with-value }.
told-given-die =
    { $given_colour ->
        [red] rote { $given_value }
        [white] weiße { $given_value }
       *[yellow] gelbe { $given_value }
    }
log-extra-die = { $seat } nimmt eine { die-with-value } aus dem Vorrat.
log-turn-bought = { $seat } dreht die { die-with-value } um (jetzt eine { $opposite }).
log-move-to-card = { $seat } versetzt das Klötzchen auf { named-card.acc }.
log-move-to-tile = { $seat } versetzt das Klötzchen { named-tile.to }.
log-guard = { $seat } setzt die { die-with-value } für die Stadtwache ein.
log-step =
    { $gate ->
        [none] Stadtwache von { $seat }: Schritt auf Feld { $space }.
       *[other] Stadtwache von { $seat }: Schritt auf Feld { $space } (Tor { $gate }).
    }
log-cube-on-tile = { $seat } legt ein Klötzchen { named-tile.to }.
log-spare-dice = { $seat } schlägt die schwarze { $black } mit dem Klötzchen.
log-spared = { $seat } ignoriert { named-event.acc }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Klötzchen am Tor IV.
       *[other] { $seat } erhält { $count } Punkte für Klötzchen am Tor IV.
    }
score-iv-c =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Klötzchen am Tor IV.
       *[other] { $seat } erhält { $count } Punkte für Klötzchen am Tor IV.
    }
