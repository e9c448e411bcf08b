# Questions about a position: the texts of the questions, of the answers to choose from, and of the explanations.
# $cell is a place such as “3, −1”, $face the notation of a card such as “NS|E”, $side one of N, E, S, W, $who a name.

## Kinds of questions: a title, the question itself, a hint

ask-where-title = Where may it lie?
ask-where-text = Mark every cell where { $face } may lie, as it is drawn.
ask-where-either = Mark every cell where { $face } may lie; the card may be turned.
ask-where-hint = Go round the mine: at each empty cell beside a card, do all edges that meet fit, and does an open one meet a tunnel that is connected to the surface?

ask-legal-title = May it lie here?
ask-legal-text = May { $face } be laid at { $cell }, as it is drawn? If not, why not?
ask-legal-hint = Look at the four sides one by one: what lies there, and is its facing edge open or closed? Then follow the tunnels that meet to the surface.
ask-legal-verdict = May it lie there?
ask-legal-reasons = If not: tick every reason against it.

ask-turned-up-title = What is turned up?
ask-turned-up-text = { $face } is laid at { $cell }. Which goals are turned up, and how do they lie then?
ask-turned-up-hint = A goal is turned up when a tunnel that is connected to the surface opens towards it. A stone then lies so that it can be entered from there.

ask-way-title = Is there a way?
ask-way-text = Can one walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
ask-way-after = { $face } is laid at { $cell }. Can one then walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
# $team is blue or green.
ask-way-team-text =
    { $team ->
        [blue] Can the blue team walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
       *[green] Can the green team walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
    }
ask-way-team-after =
    { $team ->
        [blue] { $face } is laid at { $cell }. Can the blue team then walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
       *[green] { $face } is laid at { $cell }. Can the green team then walk from the surface to the treasure at { $treasure }? If so, mark every cell of a way, the start and the treasure too.
    }
ask-way-hint = Begin at the start and follow the tunnels. In a card they join only the edges that they are drawn to join: a blind arm leads nowhere.
ask-way-verdict = Is there a way?

ask-may-title = What may be done?
ask-may-text = It is the turn of { $who }. Tick everything that { $who } may do now.
ask-may-hint = Look at the tools in front of the player first, then at what each card can be played on.
ask-may-label = What may be done?

ask-gold-title = Who gets the gold?
# $cards are the numbers of nuggets on the gold cards, as “3, 1 and 2”.
ask-gold-reached = { $who } reaches the treasure, and the round ends as things stand. The pile of gold cards begins, from the top, with { $cards }; as many are drawn as the rules say, and everybody takes the highest card that is left. How many nuggets does each player get?
ask-gold-reached-fixed = { $who } reaches the treasure, and the round ends as things stand. How many nuggets does each player get?
ask-gold-unreached = The treasure is not reached, and the round ends as things stand. How many nuggets does each player get?
ask-gold-reached-two = { $who } connects the treasure, and the round ends as things stand. How many pieces of gold does each player get, before anything is stolen?
ask-gold-unreached-two = The treasure is not connected, and the round ends as things stand. How many pieces of gold does each player get, before anything is stolen?
ask-gold-hint = Who has won? When the diggers have, one gold card for each of them is drawn. The saboteurs are paid by how many of them are in the round.
ask-gold-hint-two = Who has won? The more winners there are, the less each of them gets; the boss and the profiteer get less than the others.

ask-own-title = A question
ask-own-one = Choose one.
ask-own-several = Tick all that are right.
ask-own-number = Your answer

## Answers to choose from

ask-yes = Yes
ask-no = No
ask-cell = { $cell }
ask-goal-treasure = The treasure at { $cell }
ask-goal-stone = The stone at { $cell }
ask-stays-down = It stays face down
ask-lies-treasure = It is turned up
ask-lies-as = It is turned up and lies as { $face }
# $role is the name of a dwarf, such as “gold-digger”.
ask-gold-seat = { $who }, { $role }

## Things that one may do
# $tool is lantern, cart, pickaxe, or what other rules call it; $what is one of these, trapped or theft.

ask-do-place = Lay { $face } at { $cell }
ask-do-break = Break the { $tool } of { $who }
ask-do-repair = Repair the { $tool } of { $who }
# $one and $other are the two tools that the card is for.
ask-do-repair-with = Repair the { $tool } of { $who }, with the card for { $one } or { $other }
ask-do-repair-both = Repair the { $one } and the { $other } of { $who } with one card
ask-do-map = Look at the goal at { $cell }
ask-do-rockfall = Bring the card at { $cell } down by a rockfall
# $card is a card in words, such as “map” or “EW (straight tunnel east to west)”.
ask-do-discard = Pass, and discard a card: { $card }
ask-do-pass = Pass without discarding a card
ask-do-lay = Let the stone at { $cell } lie as { $face }
ask-do-take =
    { $number ->
        [one] Take a gold card of { $number } nugget
       *[other] Take a gold card of { $number } nuggets
    }
ask-do-deal = Deal the next round
ask-do-theft = Lay a theft
ask-do-hands-off = Remove the theft in front of { $who }
ask-do-swap-hands = Swap hands with { $who }
ask-do-inspect = Look at the dwarf of { $who }
ask-do-swap-hats = Let { $who } swap hats
ask-do-trap = Trap { $who }
ask-do-free = Set { $who } free
ask-do-steal = Steal a piece of gold from { $who }
ask-do-discard-several =
    { $number ->
        [one] Pass, and discard { $number } card
       *[other] Pass, and discard { $number } cards
    }
ask-do-clear =
    { $what ->
        [trapped]
            { $number ->
                [one] Discard { $number } card to get out of the trap
               *[other] Discard { $number } cards to get out of the trap
            }
        [theft]
            { $number ->
                [one] Discard { $number } card to take the own theft away
               *[other] Discard { $number } cards to take the own theft away
            }
       *[other]
            { $number ->
                [one] Discard { $number } card to mend the { $what }
               *[other] Discard { $number } cards to mend the { $what }
            }
    }

## Explanations
# The mark itself: $what is the cell or the option, $why its explanation, which may be empty.

ask-right = Right.
ask-wrong = Not quite.
# An answer with what it answers, as in “The stone at 8, 0 – It stays face down” or “Is there a way? – No”.
ask-labelled = { $label } – { $what }
ask-mark-right = Right: { $what }. { $why }
ask-mark-wrong = Wrong: { $what }. { $why }
ask-mark-missed = Missed: { $what }. { $why }

# Why a card fits.
ask-fits-connected =
    { $side ->
        [N] Its north edge meets a connected tunnel of the card at { $cell }.
        [E] Its east edge meets a connected tunnel of the card at { $cell }.
        [S] Its south edge meets a connected tunnel of the card at { $cell }.
       *[W] Its west edge meets a connected tunnel of the card at { $cell }.
    }
ask-fits-open =
    { $side ->
        [N] Its north edge fits the card at { $cell }: both are open there.
        [E] Its east edge fits the card at { $cell }: both are open there.
        [S] Its south edge fits the card at { $cell }: both are open there.
       *[W] Its west edge fits the card at { $cell }: both are open there.
    }
ask-fits-walls =
    { $side ->
        [N] Its north edge fits the card at { $cell }: both are closed there.
        [E] Its east edge fits the card at { $cell }: both are closed there.
        [S] Its south edge fits the card at { $cell }: both are closed there.
       *[W] Its west edge fits the card at { $cell }: both are closed there.
    }
ask-fits-ladder = A ladder leads to the surface by itself.
ask-fits-turned = It fits as { $face }.
ask-way-round = As { $face }:

# Why a reason does not hold.
ask-not-occupied = No card lies at { $cell } yet.
ask-not-alone = A face-up card lies beside it, at { $cell }.
ask-not-that-far = That is not what keeps it from lying there.
ask-not-cut-off =
    { $side ->
        [N] Its north edge meets a connected tunnel, at { $cell }.
        [E] Its east edge meets a connected tunnel, at { $cell }.
        [S] Its south edge meets a connected tunnel, at { $cell }.
       *[W] Its west edge meets a connected tunnel, at { $cell }.
    }
ask-not-a-wall = A goal that is face down shows no edges: the one at { $cell } forbids nothing.
ask-not-there =
    { $side ->
        [N] No card lies north of it, at { $cell }.
        [E] No card lies east of it, at { $cell }.
        [S] No card lies south of it, at { $cell }.
       *[W] No card lies west of it, at { $cell }.
    }
ask-not-both-open =
    { $side ->
        [N] On its north side an open and a closed edge meet, at { $cell }: no tunnel could lead through.
        [E] On its east side an open and a closed edge meet, at { $cell }: no tunnel could lead through.
        [S] On its south side an open and a closed edge meet, at { $cell }: no tunnel could lead through.
       *[W] On its west side an open and a closed edge meet, at { $cell }: no tunnel could lead through.
    }

# Goals.
ask-goal-reached = The connected tunnel of the card at { $cell } opens towards it.
ask-goal-not-connected = The tunnel of the card at { $cell } opens towards it, but is not connected to the surface.
ask-goal-walled = The card at { $cell } shows it a wall.
ask-goal-alone = No card lies beside it.
ask-stone-right =
    { $side ->
        [N] So the stone lies with an open edge to the north.
        [E] So the stone lies with an open edge to the east.
        [S] So the stone lies with an open edge to the south.
       *[W] So the stone lies with an open edge to the west.
    }
ask-stone-wrong =
    { $side ->
        [N] Its north edge would be closed, but it was reached from there, over the card at { $cell }.
        [E] Its east edge would be closed, but it was reached from there, over the card at { $cell }.
        [S] Its south edge would be closed, but it was reached from there, over the card at { $cell }.
       *[W] Its west edge would be closed, but it was reached from there, over the card at { $cell }.
    }

# Ways.
ask-on-the-way = The way leads through here.
ask-door-stops = The door here stops this team.
ask-no-card = No card lies here.
ask-aside = This is connected, but no way to the treasure leads through here without a detour.
ask-not-reached = This cannot be reached from the surface.

# What may be done.
ask-may-nothing-against = Nothing stands against it.
ask-may-barred-still = It may be done: what lies in front of this player bars path cards alone.

# Gold.
ask-gold-saboteurs =
    { $number ->
        [one] There was { $number } saboteur in the round, who gets { $each }.
       *[other] There were { $number } saboteurs in the round, each of whom gets { $each }.
    }
# $way is clockwise or counter_clockwise; $first takes the first card.
ask-gold-drawn =
    { $way ->
        [clockwise] Gold cards drawn: { $number }. { $first } takes the first one, then they go round clockwise.
       *[counter_clockwise] Gold cards drawn: { $number }. { $first } takes the first one, then they go round counter-clockwise.
    }

## Exercises: a title, what leads to the question, and what is often misunderstood

ask-ex-turning-title = Half a turn
ask-ex-turning-text = A curve, and a few open ends. The card may be turned before it is laid.
ask-ex-turning-point = Often misunderstood: a card may be turned by half a turn, never by a quarter. This curve lies as NE or as SW, and in no other way.

ask-ex-stubs-title = A blind arm
ask-ex-stubs-text = The card at 2, 1 has an arm to the north and an arm to the south. They do not meet inside the card.
ask-ex-stubs-point = Often misunderstood: a blind arm is an open edge, so the edges fit; but nothing passes through it. What lies behind it is not connected to the surface.

ask-ex-unconnected-title = It fits, but is it connected?
ask-ex-unconnected-text = A rockfall has taken the card at 2, 0 away.
ask-ex-unconnected-point = Often misunderstood: fitting is not enough. A card is laid on a tunnel that leads to the surface; what lies beyond the gap cannot be built on until the gap is filled.

ask-ex-walls-title = Face down, and no wall
ask-ex-walls-text = Two goals are still face down. The card shows a wall to the east.
ask-ex-walls-point = Often misunderstood: a goal that is face down shows no edges. It keeps no card from lying beside it, and it connects none either: where it is the only neighbour, no card may lie.

ask-ex-beside-title = Beside is not there
ask-ex-beside-text = The diggers are one card away from the goals, and this is the card.
ask-ex-beside-point = Often misunderstood: a card beside a goal turns nothing up by lying there. A tunnel that is connected to the surface must open towards the goal, and a blind arm does not lead there.

ask-ex-stones-title = Stones are curves
ask-ex-stones-text = A tunnel reaches the goal in the middle.
ask-ex-stones-point = Often misunderstood: a stone is a path card, and a curve. It lies so that the tunnel which has reached it leads into it; from there one can go on digging.

ask-ex-way-title = Which way is a way?
ask-ex-way-text = Two rows of cards lead to the treasure, or seem to.
ask-ex-way-point = Often misunderstood: whoever counts cards that touch counts too many. A way leads through tunnels, and in a card with blind arms they end.

ask-ex-repair-title = One card, two tools
ask-ex-repair-text = Ada’s lantern and cart are broken. She holds a card that shows both.
ask-ex-repair-point = Often misunderstood: a card for two tools repairs one of them, and whoever plays it says which. Whatever is still broken keeps its owner from laying path cards.

ask-ex-blocked-title = Blocked, but not out
ask-ex-blocked-text = Ada’s pickaxe is broken.
ask-ex-blocked-point = Often misunderstood: a broken tool bars path cards, and nothing else. One may still play every action card, or pass.

ask-ex-through-title = Through the stone
ask-ex-through-text = Between the goals in the middle and in the south a card lies already. It is not connected to the surface yet.
ask-ex-through-point = Often misunderstood: the tunnel of a stone that is turned up belongs to the mine. One card can therefore turn up several goals, one through the other.

ask-ex-saboteurs-title = One saboteur alone
ask-ex-saboteurs-text = For five players there are two saboteurs and four gold-diggers; one dwarf is left over.
ask-ex-saboteurs-point = Often misunderstood: what each saboteur gets depends on how many of them are in this round, not on how many are in the box.

ask-ex-finder-title = The wrong one finds it
ask-ex-finder-text = Suppose Cleo, a saboteur, has no choice, and her card reaches the treasure.
ask-ex-finder-point = Often misunderstood: when the treasure is reached, the diggers have won, whoever laid the last card. The saboteur gets nothing, and the first gold-digger after her takes first.

## The page: the panel beside the mine

ask-panel = Question
ask-check = Check
ask-again = Try again
ask-open = Show the answer
ask-hint = Hint
ask-clear = Clear the marks
ask-how = Click cells of the mine to mark them, or walk over it with the arrow keys and press Enter.
# Told when one checks nothing, checks nothing where that may be meant, or marks a cell after the answer.
ask-empty = Nothing is answered yet, so nothing was counted. Answer first.
ask-empty-sure = Nothing is answered yet, so nothing was counted. If that is your answer, press “Check” again.
ask-given = You have answered already. To change your answer, press “Try again”.
ask-marked =
    { $count ->
        [0] No cell is marked.
        [one] { $count } cell is marked.
       *[other] { $count } cells are marked.
    }
# $cell was marked or unmarked just now; $count are marked now. Read out by screen readers.
ask-marked-now =
    { $count ->
        [one] { $cell } is marked. { $count } cell in all.
       *[other] { $cell } is marked. { $count } cells in all.
    }
ask-unmarked-now =
    { $count ->
        [0] { $cell } is no longer marked. No cell is marked.
        [one] { $cell } is no longer marked. { $count } cell in all.
       *[other] { $cell } is no longer marked. { $count } cells in all.
    }
# A cell before its explanation.
ask-cell-named = { $cell }:
# What a cell of the mine is said to be, after what lies there.
ask-cell-marked = marked
ask-cell-right = marked, and rightly
ask-cell-wrong = marked, but wrongly
ask-cell-missed = missing
ask-cell-asked = the card is asked about here
# Parts of an answer that are not right.
ask-count-wrong =
    { $count ->
        [one] { $count } is wrong.
       *[other] { $count } are wrong.
    }
ask-count-missing =
    { $count ->
        [one] { $count } is missing.
       *[other] { $count } are missing.
    }
ask-attempts =
    { $count ->
        [one] { $count } attempt
       *[other] { $count } attempts
    }
ask-number-right = { $count } is right.
ask-explain = Explain
# Read out by screen readers.
ask-emptied = You can answer again.
ask-opened = The answer is shown.
ask-sign-right = right
ask-sign-wrong = wrong
ask-sign-missed = missing

ask-sheet = Questions
ask-of = Question { $count } of { $all }
ask-score = { $points } of { $most } points
ask-previous = Previous question
ask-next = Next question
ask-on = Go on
# A button that leads to a question; $title is what the question is called.
ask-item-open = Question { $count }, { $title }: not answered
ask-item-right = Question { $count }, { $title }: right
ask-item-wrong = Question { $count }, { $title }: not right yet
