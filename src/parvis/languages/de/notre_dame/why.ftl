# Why something can't be decided now: the whole answer to "Why can't I?", one sentence, or two.

## What is lacking, or in the way

why-coins =
    { $count ->
        [0] { $needed ->
            [one] Das kostet 1 Münze. Du hast keine.
           *[other] Das kostet { $needed } Münzen. Du hast keine.
        }
       *[some] Das kostet { $needed } Münzen. Du hast { $count }.
    }
why-hand = Diese Karte hast du nicht auf der Hand.
why-packet = Diese Karte liegt nicht vor dir zur Auswahl.
why-person = Diese Person lässt sich in dieser Runde nicht bestechen.
why-counsellor = Mit dem Ratgeber kannst du nicht noch einmal den Ratgeber bestechen.
why-streets =
    { $count ->
        [one] Dieser Marktplatz ist { $needed } Straßen entfernt. Deine Kutsche darf nur 1 Straße weit ziehen.
       *[other] Dieser Marktplatz ist { $needed } Straßen entfernt. Deine Kutsche darf nur { $count } Straßen weit ziehen.
    }
why-same-place = Von dort kommt die Figur. Wähle einen anderen Ort.
why-no-marker = Du hast dort keinen Stein.
why-friend-elsewhere = Dein Vertrauter ist nicht dort.
why-friend-there = Dein Vertrauter ist schon dort. Er muss in einen anderen Bereich.
why-not-empty = Der Stein des Bischofs muss in einen Bereich ohne Figuren.
why-too-few =
    { $count ->
        [0] Du hast in diesem Bereich keinen Stein.
        [one] Du hast in diesem Bereich nur 1 Stein.
       *[other] Du hast in diesem Bereich nur { $count } Steine.
    }
why-no-friend = Dein Vertrauter ist nicht in diesem Bereich.
why-general-supply = Im allgemeinen Vorrat liegt keiner deiner Steine mehr.
why-no-rat = Deine Ratte steht schon auf 0.
why-not-fullest = Der Stein muss aus einem deiner vollsten Bereiche kommen.
why-no-message = Du hast keine Botschaft dieser Art.
why-donation = Dein Stein liegt schon in Notre Dame, also spende mindestens 1 Münze.
why-board = Diesen Marktplatz gibt es bei so wenigen Vierteln nicht.

## When it is asked for instead

when-keep = Welche Karten du behältst, wählst du zu Beginn jeder Runde.
when-play = Karten spielst du aus, wenn du am Zug bist, zwei in jeder Runde. Eine Karte bringt einen Stein in ihren Bereich.
when-hire = Eine Person bestichst du, sobald alle ihre zwei Karten ausgespielt haben.
when-source = Einen Stein darfst du dorthin versetzen, wenn du mit leerem Vorrat eine Karte ausspielst.
when-donation = Du spendest, wenn du die Karte Notre Dame ausspielst.
when-friend = Dein Vertrauter zieht um, wenn du seine Karte ausspielst.
when-drive = Deine Kutsche zieht, wenn du die Kutscherei nutzt.
when-message = Eine Botschaft kannst du aufnehmen, wenn deine Kutsche dort hält.
when-perk = Wenn du das Gasthaus nutzt oder die Wirtin bestichst, wählst du eine Münze, einen Stein oder 1 Feld zurück für deine Ratte. Im Hafen steht nur deine Ratte.
when-extra-hire = Mit dem Ratgeber kannst du weitere Personen bestechen.
when-fool = Der Narr versetzt eine Figur, wenn du ihn bestichst.
when-bishop = Der Bischof legt einen Stein, wenn du ihn bestichst.
when-minstrel = Der Minnesänger versetzt Figuren, wenn du ihn bestichst.
when-loss = Einen Stein verlierst du nur, wenn deine Ratte über 9 hinausmüsste.
when-type = Beim Kutscher wählst du eine Art von Botschaften, wenn du ihn bestichst.
when-return = Steine legst du zurück, wenn du die Fahrenden bestichst.
