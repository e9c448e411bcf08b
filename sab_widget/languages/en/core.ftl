### What the page says by itself: names of buttons and boxes, and what the inspector tells.
### A cell is two numbers, column and row. What begins with a small letter is a part of a sentence or of a list.

## What went wrong

core-no-scene = There is nothing to show. Make the widget from a Mine, a Game or a Record.
core-broken-scene = This scene cannot be drawn: parts of it are missing. Run the cell again.
core-wrong-version = This page draws scenes of version 1, not { $version }. Restart the kernel, reload the page, run the cell again.
core-kernel-gone = The kernel was restarted or shut down: run the cell again to connect. You can still step through the game.
core-no-viewer = The kernel is gone, and only it can show this: run the cell again. You can still step through the game.
core-no-answer = The kernel has not answered: it may be busy, or the connection lost. You can still step through the game. What you asked for is shown when it answers; if it never does, run the cell again.
core-turns-missing = Some turns have not reached this page: run the cell again to see them.
# $part is one of core-part-…; $error is what the browser says.
core-not-drawn = { $part } could not be drawn ({ $error }). Step to another turn, or run the cell again.
core-not-done = That did not work ({ $error }). Try again, or run the cell again.
core-dismiss = Dismiss

## Parts of the widget, at the beginning of core-not-drawn

core-part-toolbar = The toolbar
core-part-branch = The way back
core-part-mine = The mine
core-part-timeline = The timeline
core-part-controls = The buttons
core-part-caption = The caption
core-part-inspector = The inspector
core-part-log = The log
core-part-palette = The palette
core-part-table = The table
core-part-chances = The chances
core-part-other = A part of the widget

## Parts of sentences

core-comma = { ", " }
core-semicolon = { "; " }
core-side =
    { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
core-tool =
    { $tool ->
        [lantern] lantern
        [cart] cart
        [pickaxe] pickaxe
       *[other] { $tool }
    }
core-team =
    { $team ->
        [blue] blue
        [green] green
       *[other] { $team }
    }
# What a screen reader says in place of a cell.
core-spoken-cell = column { $column }, row { $row }
core-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
core-nuggets =
    { $number ->
        [one] { $number } nugget
       *[other] { $number } nuggets
    }

## Tunnels and cards

# $sides are names of sides with a dash between them.
core-tunnel = tunnel { $sides }
core-tunnel-ladder = tunnel { $sides } with a ladder to the surface
core-stub = stub { core-side }
core-tunnel-connected = { $tunnel } connected
core-tunnel-loose = { $tunnel } not connected
# A tunnel that is not the first of its card, in a list.
core-further-tunnel = a { $tunnel }

## What lies at a cell, for a screen reader

core-cell = { $cell }: { $contents }
core-empty = empty
core-goal-down = goal, face down
core-goal-known = goal, face down, known: { core-goal-kind }
core-goal-peeked = goal, face down, peeked at: { core-goal-kind }
core-goal-kind =
    { $kind ->
        [treasure] treasure
       *[stone] stone
    }
core-goal = goal
core-start = start
core-turned = turned
core-connected = connected
core-not-connected = not connected
core-may-lie-here = the picked card may lie here
core-team-walks = { core-team } can walk here
core-door-stops = its door stops { core-team }
core-just-now = just now

## Turns

core-turn-of = turn { $turn } of { $last }
core-turn-said = Turn { $turn } of { $last }: { $text }
core-branch-leaves = A branch leaves here.
core-turn = Turn
core-this-turn = This turn
core-rounds = Rounds
core-round-begins = { $round }: turn { $turn }
core-steps = Steps
core-first-turn = First turn
core-previous-turn = Previous turn
core-next-turn = Next turn
core-last-turn = Last turn
core-play = Play
core-pause = Pause
core-back-to-turn = Back to turn { $turn }
core-speed = Speed
core-log = Log

## Branches: lines of a game that were not played

core-in-branch = This branch was not played.
core-as-played = This is the game as played.
core-branch-back = One branch back
core-back-to-game = Back to the game as played
core-enter-branch = Enter the branch: { $title }
# A branch without a title.
core-untitled = What if …

## The toolbar

core-viewer = Viewer
core-everyone = Everyone
core-ways = Ways
# No team is chosen.
core-none = None
core-show-connected = Show connected
core-show-ends = Show open ends
core-waiting = Waiting for the kernel…
core-no-ways = No ways are shown.

## The mine

core-mine = Mine
core-zoom-in = Zoom in
core-zoom-out = Zoom out
core-fit = Fit
# Under a goal that cannot be reached.
core-no-way = no way

## The inspector

core-inspector = Inspector
core-the-mine = The mine
core-nothing-pointed-at = Point at a tunnel to see what it is connected to, or pick a card to see where it may lie.
core-mine-connected =
    { $number ->
        [one] { $number } tunnel
       *[other] { $number } tunnels
    } connected to the surface, { $ends ->
        [one] { $ends } open end
       *[other] { $ends } open ends
    }.
core-distances = Distances: { $distances }.
core-distance-reached = the goal at { $cell } is reached
core-distance-out = the goal at { $cell } is out of reach
core-distance =
    the goal at { $cell } is { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } away
# $tunnel is core-tunnel or core-stub.
core-tunnel-at = { $tunnel } at { $cell }
# $break says where the way breaks.
core-tunnel-not-connected = Not connected. { $break }
core-tunnel-away =
    Connected to the surface, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } away.
core-tunnel-at-surface = Connected: here is the surface.
core-joined =
    Joined to { $number ->
        [one] { $number } other tunnel
       *[other] { $number } other tunnels
    }.
core-joined-to-none = Joined to no other tunnel.
# $teams is a list of core-team.
core-walkers = { $teams } can walk here.
core-no-walkers = No team can walk here.
core-open-ends =
    { $number ->
        [one] { $number } open end
       *[other] { $number } open ends
    }: { $ends }.
core-open-end = { core-side } of { $cell }
core-no-open-ends = No open ends.
core-no-card = No card lies there.
core-goal-at = Goal, face down, at { $cell }
core-goal-not-known = What it is is not known from this seat.
core-goal-viewer-knows =
    { $kind ->
        [treasure] Known from this seat: it is the treasure.
       *[stone] Known from this seat: it is a stone, which is no treasure but a path card.
    }
core-goal-peeking =
    { $kind ->
        [treasure] You are peeking: it is the treasure. Click to turn it down again.
       *[stone] You are peeking: it is a stone. Click to turn it down again.
    }
core-goal-peek = Click to peek at it; in the game it stays face down.
core-way-breaks = The way breaks at { $cell }.

## A picked card

core-picked = Picked: { $card }
core-picked-turned = Picked: { $card }, turned
core-lies-at =
    { $number ->
        [one] It may lie at { $number } cell, all marked.
       *[other] It may lie at { $number } cells, all marked.
    }
core-lies-nowhere = This way round it may lie nowhere.
core-ask-why-not = Point at any other cell to read why not.
core-lies-not-told = This scene does not tell where this card may lie.
core-may-lie = It may lie at { $cell }.
core-may-not-lie = It may not lie at { $cell }.
core-turn-card = Turn card
core-put-back = Put back
core-all-path-cards = All path cards

## The table

core-table = Table
core-stock = Stock
core-discards = Discards
core-on-top = , on top { $card }
core-to-play-next = To play next
core-seat-to-play-next = to play next
core-role-unknown = role unknown
# What somebody was before hats were swapped; the role stands between <s> and </s>, and is crossed out.
core-was = was
core-seat-was = was { $role }
core-trapped = trapped
core-theft = theft
core-theft-of = theft { $number } of { $thefts }
core-broken-tool = broken { core-tool }
core-broken = broken: { $tools }
core-no-broken-tools = no broken tools
core-known-of = : what is known of { $player }
core-no-cards = no cards
core-card-unwritten = a card that nobody wrote down
core-card-down = a card, face down

## Chances

core-chances = Chances
core-as-above = as above

## The keys

core-keys = Keys
core-close = Close
# What is written on the space bar.
core-key-space = Space
core-help-step = a turn back, a turn on; with Shift, ten
core-help-ends = first turn, last turn
core-help-play = play, pause
core-help-walk = on the mine: walk over it
core-help-act = on the mine: pin, peek, or ask
core-help-turn = turn the picked card
core-help-show = show connected, show open ends
core-help-zoom = nearer, farther, fit
core-help-escape = put back, unpin
core-help-keys = these keys
core-help-pointer = Drag to move the mine; two fingers, or the wheel with Ctrl or ⌘, come nearer.
