# Playing in the widget: whose turn it is, what to do now, what went wrong.
# $player is the name of a player, $card what a card is called, $tool a tool, $number a number, $cell a place such as “8, −2”.

## Answers of the kernel

play-late = The game has gone on since, so nothing was done: look at it as it is now.
play-not-now = This cannot be done now: look whose turn it is.
play-no-undo = Nothing can be taken back here.
play-no-redo = Nothing was taken back that could be done again.
play-interrupted = The computer player was interrupted while it was thinking.
# What went wrong with a computer player, after “play-stuck”.
play-failed-raised = The player raised an error.
play-failed-illegal = The player answered with what is not legal.
play-failed-late = The player took too long.
play-failed-nothing = The player gave no answer.
# The page may not choose the viewer.
play-eyes = In a game that is being played each person sees the own cards alone.

## What to do now: a title and a sentence

# The box with the hand, and the hand, for screen readers.
play-tray = Your hand, and what to do
play-hand = Your hand
# A card of the hand: its number is the key that picks it.
play-card = { $number }: { $card }
play-your-turn = Your turn:
# When several people play at one screen.
play-turn-of = { $player }, it is your turn:
play-pick = pick a card below. It then says what it is for, and what you can do with it.
# $why says why no path card may be laid, as “Ada: The lantern is broken: …”.
play-pick-barred = you may lay no path card. { $why } Pick an action card, or a card to discard.
play-take = the diggers have won. Take one of the gold cards.
play-lay-stone = a stone has been reached from two sides. Choose how it lies.
play-steal = your theft is carried out. Choose whom to take a piece of gold from, or take nothing.
play-pass = your hand is empty, so you pass.
play-looking-back = You are looking back at turn { $turn }:
# The picked card: $card is its name, such as “curve north and east” or “map”.
play-picked = Picked: { $card }.
# The same of a card that has stubs, to say what these are.
play-picked-stubs = Picked: { $card } (blind: a stub leads nowhere).
play-lay =
    { $number ->
        [one] It may lie at the one marked place: click there.
       *[other] It may lie at { $number } marked places: click one.
    }
play-by-keyboard = From the keyboard: G, arrow keys, Enter.
# $cell is a place such as “8, −2”; the first reason follows.
play-not-there = Not at { $cell }:
# While an earlier turn is looked at.
play-hand-now = Those are your cards as they are now.
play-turn-it = This way round it may lie nowhere: turn it.
play-fits-nowhere = It may lie nowhere now, whichever way round. Pick another card, or discard this one.
play-barred = It cannot be laid now. { $why } Pick an action card, or discard this one.
play-no-use = There is nothing and nobody it could be played on now. Pick another card, or discard this one.
play-aim-goal = Choose a goal.
play-aim-card = Click one of the marked cards.
play-aim-player = Choose a player.
play-aim-self = Lay it in front of you.
play-several =
    { $number ->
        [0] pick the cards that you want to give away.
        [one] { $number } card is picked to be given away.
       *[other] { $number } cards are picked to be given away.
    }
play-refused = That is not allowed:
play-their-turn = { $player } is playing …
play-stuck = { $player }, a computer player, did not play.
play-hand-over = Done. Next is { $player }.
# $what is a sentence: the action that was taken back.
play-taken-back = Taken back: { $what } Next is { $player }.
play-hand-over-look = Look at what came of it as long as you like; then cover your cards and hand over.
play-curtain = Hand over to { $player }
play-curtain-why = Nobody’s cards can be seen now. Only { $player } should look at the screen next.
play-curtain-name = Curtain
play-round-over = The round is over.
play-game-over = The game is over.

## Buttons

play-undo = Take back
play-redo = Do again
play-to-now = To the newest turn
play-turn = Turn it
play-discard = Discard it
play-choose-several = Several cards …
play-not-several = Only one card
play-discard-several =
    { $number ->
        [0] Discard
        [one] Discard { $number } card
       *[other] Discard { $number } cards
    }
# Giving away $number cards removes what lies in front of oneself: $what is a tool, “trapped” or “theft”.
play-clear =
    { $what ->
        [trapped] Get out of the trap for { $number } cards
        [theft] Remove your theft for { $number } cards
        [lantern] Mend your lantern for { $number } cards
        [cart] Mend your cart for { $number } cards
        [pickaxe] Mend your pickaxe for { $number } cards
       *[other] Mend your { $what } for { $number } cards
    }
play-skip = Skip to your turn
# When only computer players play.
play-skip-all = Skip to the end
play-try-again = Let the player try again
play-take-seat = Play for { $player } here
play-cover = Cover my cards
play-show = { $player }: show my hand
play-deal = Deal round { $number }
play-do-pass = Pass
play-steal-nothing = Take nothing
play-take-card =
    { $number ->
        [one] Take the gold card of { $number } nugget
       *[other] Take the gold card of { $number } nuggets
    }
# $face is a card in words.
play-lay-as = Let it lie as { $face }

## What a card does to a player or a goal, on buttons

play-do-break =
    { $tool ->
        [lantern] Break the lantern of { $player }
        [cart] Break the cart of { $player }
        [pickaxe] Break the pickaxe of { $player }
       *[other] Break the { $tool } of { $player }
    }
play-do-repair =
    { $tool ->
        [lantern] Repair the lantern of { $player }
        [cart] Repair the cart of { $player }
        [pickaxe] Repair the pickaxe of { $player }
       *[other] Repair the { $tool } of { $player }
    }
play-do-map = Look at the goal at { $cell }
play-do-theft = Lay the theft in front of you
play-do-hands-off = Remove the theft of { $player }
play-do-swap-hands = Swap hands with { $player }
play-do-inspect = Look at the dwarf of { $player }
play-do-swap-hats = Let { $player } swap hats
play-do-trap = Trap { $player }
play-do-free = Set { $player } free
play-do-steal = Take a piece from { $player }

## For the keyboard and screen readers

# After what lies in a cell of the mine.
play-cell-aimed = the picked card can be played here
play-key-pick = pick a card of your hand
play-key-mine = go to the mine
play-key-enter = on the mine: play the picked card there
play-key-discard = discard the picked card
play-key-undo = take back
play-key-next = go on: skip, deal, hand over
