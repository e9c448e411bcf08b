### Setting up a mine by hand, and drawing over it. What begins with a small letter is a part of a sentence or of a list.

## Drawing

# A switch in the toolbar.
explore-draw = Draw
explore-draw-on = Drawing: choose a colour, then mark cells or drag arrows.
explore-draw-off = Drawing has ended. What was drawn stays.
explore-draw-how = Click a cell to mark it; drag from cell to cell for an arrow. The same again takes it away.
explore-draw-help = draw over the mine
explore-colour =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [blue] Blue
       *[green] Green
    }
explore-erase-all = Erase all
explore-erased = All marks on this turn are gone.
# What is drawn on a cell, in a list.
explore-marked =
    { $colour ->
        [red] marked red
        [yellow] marked yellow
        [blue] marked blue
       *[green] marked green
    }
explore-arrow-to =
    { $colour ->
        [red] a red arrow leads to { $cell }
        [yellow] a yellow arrow leads to { $cell }
        [blue] a blue arrow leads to { $cell }
       *[green] a green arrow leads to { $cell }
    }
explore-arrow-from =
    { $colour ->
        [red] a red arrow comes from { $cell }
        [yellow] a yellow arrow comes from { $cell }
        [blue] a blue arrow comes from { $cell }
       *[green] a green arrow comes from { $cell }
    }
# Said when it has been done.
explore-mark-drawn =
    { $colour ->
        [red] { $cell } is marked red.
        [yellow] { $cell } is marked yellow.
        [blue] { $cell } is marked blue.
       *[green] { $cell } is marked green.
    }
explore-mark-gone = The mark at { $cell } is gone.
explore-arrow-drawn =
    { $colour ->
        [red] A red arrow leads from { $cell } to { $to }.
        [yellow] A yellow arrow leads from { $cell } to { $to }.
        [blue] A blue arrow leads from { $cell } to { $to }.
       *[green] A green arrow leads from { $cell } to { $to }.
    }
explore-arrow-gone = The arrow from { $cell } to { $to } is gone.
# A is a key.
explore-arrow-begins = An arrow begins at { $cell }. Go to its end and press A.

## Keys for drawing, in the help: what they do

explore-help-mark = on the mine, while drawing: mark a cell
explore-help-arrow = on the mine, while drawing: begin an arrow, end it
explore-help-colour = while drawing: the colour

## Setting up a mine: buttons

# The name of the whole row of buttons.
explore-edit = Set up the mine
explore-undo = Undo
explore-redo = Redo
explore-clear = Take away all cards
# A switch: cards can be laid only where the rules let them lie.
explore-strict = Only where it may lie
explore-turn = Turn
explore-move = Move
explore-remove = Remove
explore-up = Turn up
explore-down = Turn down
explore-cancel = Cancel
explore-card-at = Card at { $cell }
explore-goal-at = Goal at { $cell }
# The name of a list to choose from: what the goal is.
explore-goal-is = It is
explore-goals = Goals
# NW and NE: a stone whose tunnel joins these two sides.
explore-goal =
    { $goal ->
        [treasure] the treasure
        [NW] a stone, north–west
        [NE] a stone, north–east
       *[unknown] unknown
    }

## Setting up a mine: what to do now

explore-how = Pick a card and click where it shall lie; click a card that lies there to turn, move or remove it.
explore-lay-how = Click a cell to lay the card there; R turns it.
explore-goal-how = Click the cell where the goal shall lie.
explore-move-how = Click the cell where it shall lie now.
explore-goal-known =
    { $kind ->
        [treasure] It is the treasure, face down.
        [stone] It is a stone, face down.
       *[unknown] Nobody has said what it is.
    }
explore-goal-hint = Click it to say what it is, or to turn it up.

## What has been done; $card is a face in words

explore-done-lay = { $card } laid at { $cell }.
explore-done-remove = Removed what lay at { $cell }.
explore-done-turn = Turned: { $card } at { $cell }.
# A card that looks the same either way round was turned.
explore-turned-alike = { $card } at { $cell }: turned, it looks the same.
explore-done-move = Moved to { $cell }.
explore-done-goal = A goal lies at { $cell }.
explore-done-up = The goal at { $cell } is turned up.
explore-done-down = The goal at { $cell } is turned face down.
explore-done-clear = All cards are taken away.
explore-done-read = The mine is now as the text has it.
explore-done-undo = Undone.
explore-done-redo = Done again.
explore-turned-up = The goal at { $cell } is turned up.
# Sentences with the reasons may follow.
explore-not-fit = By the rules it may not lie there.

## What could not have come about

explore-misfits =
    { $number ->
        [one] { $number } misfit
       *[other] { $number } misfits
    }
explore-misfit-edges =
    { $side ->
        [N] The north edge of the card at { $cell } does not fit the card at { $neighbour }.
        [E] The east edge of the card at { $cell } does not fit the card at { $neighbour }.
        [S] The south edge of the card at { $cell } does not fit the card at { $neighbour }.
       *[W] The west edge of the card at { $cell } does not fit the card at { $neighbour }.
    }
explore-misfit-reached = The goal at { $cell } is reached from { $neighbour }, so it should lie face up.

## The mine as a text

explore-text = As text
explore-text-label = The mine as text
explore-text-how = Rows of faces; “.” is an empty cell, “S*” the start, “?” a goal face down, “!” one face up, “$” the treasure.
# $error tells line and column.
explore-text-wrong = This text cannot be taken over: { $error }
explore-copy = Copy
explore-copied = The text is copied.
explore-not-copied = This page may not copy. The text is selected: press Ctrl+C.
# Put the text that was changed in place of the mine.
explore-apply = Take over
explore-discard = Discard changes

## Keys for setting up a mine, in the help: what they do

explore-help-go = go to the cards, to the mine
explore-help-lay = on the mine: lay the picked card
explore-help-card = turn, move, remove a card of the mine
explore-help-goal = turn a goal up or down
explore-help-undo = undo, redo
