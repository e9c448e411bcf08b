### What happened in a game and what follows from it: the log, results, names of cards, reasons, what somebody knows.
### $player, $target are names of players, set apart where that is needed. $cell, $face, $card are texts.

## Names of things

scene-round = Round { $number }
scene-title-game =
    { $number ->
        [one] A game of { $number } player
       *[other] A game of { $number } players
    }
scene-title-mine = A mine
scene-seat = seat { $number }
scene-comma = { ", " }
scene-semicolon = { "; " }
scene-tool =
    { $tool ->
        [lantern] lantern
        [cart] cart
        [pickaxe] pickaxe
       *[other] { $tool }
    }
# A tool as what is broken or mended: “breaks the lantern”.
scene-tool-object =
    { $tool ->
        [lantern] lantern
        [cart] cart
        [pickaxe] pickaxe
       *[other] { $tool }
    }
scene-team =
    { $team ->
        [blue] blue
        [green] green
       *[other] { $team }
    }
scene-role =
    { $role ->
        [digger] gold-digger
        [saboteur] saboteur
        [selfish] selfish dwarf
        [blue] blue gold-digger
        [green] green gold-digger
        [boss] boss
        [profiteer] profiteer
        [geologist] geologist
       *[other] unknown dwarf
    }
# One of this kind, as in “it is a saboteur”.
scene-role-one =
    { $role ->
        [digger] a gold-digger
        [saboteur] a saboteur
        [selfish] the selfish dwarf
        [blue] a blue gold-digger
        [green] a green gold-digger
        [boss] the boss
        [profiteer] the profiteer
        [geologist] a geologist
       *[other] an unknown dwarf
    }
scene-goal-treasure = the treasure
scene-goal-stone = a stone
scene-goal-stone-face = a stone ({ $face })

## Faces of cards: $edges are the edges that a tunnel joins

scene-tunnel =
    { $edges ->
        [N] tunnel north
        [E] tunnel east
        [S] tunnel south
        [W] tunnel west
        [NE] curve north and east
        [NS] straight tunnel north to south
        [NW] curve north and west
        [ES] curve east and south
        [EW] straight tunnel east to west
        [SW] curve south and west
        [NES] tunnel north, east and south
        [NEW] tunnel north, east and west
        [NSW] tunnel north, south and west
        [ESW] tunnel east, south and west
       *[NESW] crossing
    }
# Blind arms of one card.
scene-stubs =
    { $edges ->
        [N] stub north
        [E] stub east
        [S] stub south
        [W] stub west
        [NE] stubs north and east
        [NS] stubs north and south
        [NW] stubs north and west
        [ES] stubs east and south
        [EW] stubs east and west
        [SW] stubs south and west
        [NES] stubs north, east and south
        [NEW] stubs north, east and west
        [NSW] stubs north, south and west
        [ESW] stubs east, south and west
       *[NESW] stubs north, east, south and west
    }
scene-with-ladder = { $tunnel } with a ladder
scene-with-door =
    { $door ->
        [blue] { $tunnel } with a blue door
       *[green] { $tunnel } with a green door
    }
scene-with-crystal = { $face }, a crystal

## Cards in a hand

scene-card-unknown = a card that is not known
scene-card-path = { $face } ({ $name })
# $tools is a list of scene-tool.
scene-card-break = break { $tools }
scene-card-repair = repair { $tools }
scene-card-map = map
scene-card-rockfall = rockfall
scene-card-theft = theft
scene-card-hands-off = hands off
scene-card-swap-hands = swap hands
scene-card-inspection = inspection
scene-card-swap-hats = swap hats
scene-card-trapped = trapped
scene-card-free-at-last = free at last
scene-card-other = { $kind }

## What action cards are for, one sentence each; $tools is a list of scene-tool-object

scene-about-break = An action card, not laid in the mine: it breaks the { $tools } of a player, who may lay no path card until it is repaired.
scene-about-repair = An action card, not laid in the mine: it repairs the broken { $tools } of a player.
scene-about-map = An action card, not laid in the mine: whoever plays it looks at one goal that is face down, and the others do not.
scene-about-rockfall = An action card, not laid in the mine: it takes one path card out of the mine, but neither the start nor a goal.
scene-about-theft = An action card, not laid in the mine: it lies in front of whoever plays it, who may take gold from another player once the gold is shared.
scene-about-hands-off = An action card, not laid in the mine: it takes a theft away that lies in front of a player.
scene-about-swap-hands = An action card, not laid in the mine: whoever plays it exchanges hands with another player, who then draws a card.
scene-about-inspection = An action card, not laid in the mine: whoever plays it looks at the dwarf of another player, and the others do not.
scene-about-swap-hats = An action card, not laid in the mine: a player puts the own dwarf aside, unseen by the others, and draws another one.
scene-about-trapped = An action card, not laid in the mine: the player in front of whom it lies may lay no path card, and gets no gold.
scene-about-free-at-last = An action card, not laid in the mine: it sets a trapped player free.
scene-about-other = An action card, not laid in the mine: it is played from the hand.

## The log

scene-dealt = Round { $number }: the cards are dealt. { $player } begins.
scene-did-place = { $player } lays { $face } at { $cell }.
scene-did-break = { $player } breaks { $target }’s { scene-tool-object }.
scene-did-break-own = { $player } breaks their own { scene-tool-object }.
scene-did-repair = { $player } repairs { $target }’s { scene-tool-object }.
scene-did-repair-own = { $player } repairs their own { scene-tool-object }.
scene-did-map = { $player } looks at the goal at { $cell }.
# $goal is scene-goal-….
scene-did-map-seen = { $player } looks at the goal at { $cell }: it is { $goal }.
scene-did-rockfall = { $player } brings the card { $face } at { $cell } down by a rockfall.
scene-did-discard = { $player } discards { $card } face down.
scene-did-discard-unseen = { $player } discards a card face down.
scene-did-discard-several =
    { $number ->
        [one] { $player } discards { $cards } face down and draws as many.
       *[other] { $player } discards { $cards } face down and draws as many.
    }
scene-several-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
scene-did-clear-trap = { $player } discards { $cards } face down to get out of the trap.
scene-did-clear-theft = { $player } discards { $cards } face down to take the own theft away.
scene-did-clear-tool = { $player } discards { $cards } face down to mend the { scene-tool-object }.
scene-did-take =
    { $number ->
        [one] { $player } takes a gold card of { $number } nugget.
       *[other] { $player } takes a gold card of { $number } nuggets.
    }
scene-did-take-unseen = { $player } takes a gold card.
scene-did-lay = { $player } lays the stone at { $cell } as { $face }.
scene-did-deal = { $player } begins the next round.
scene-did-pass = { $player } passes.
scene-did-theft = { $player } lays a theft, to steal a piece of gold when the round is over.
scene-did-hands-off = { $player } removes { $target }’s theft.
scene-did-hands-off-own = { $player } removes their own theft.
scene-did-swap-hands = { $player } swaps hands with { $target }.
scene-did-inspect = { $player } looks at { $target }’s dwarf.
# $dwarf is scene-role-one.
scene-did-inspect-seen = { $player } looks at { $target }’s dwarf: it is { $dwarf }.
scene-did-swap-hats = { $player } makes { $target } swap hats.
scene-did-swap-hats-own = { $player } swaps hats.
# After one of the two before: which dwarf is put aside, and which is drawn.
scene-hats-seen = { $deed }: { $out } is out, { $drawn } is drawn.
scene-did-trap = { $player } traps { $target }.
scene-did-free = { $player } sets { $target } free.
scene-did-free-own = { $player } sets themselves free.
scene-did-steal = { $player } steals a piece of gold from { $target }.
scene-did-steal-nothing = { $player } steals nothing.
scene-turned-up = The goal at { $cell } is turned up: { $goal }.
scene-stone-waits = A stone lies at the goal { $cell }: { $player } says which way it lies.

## How a round came out

scene-won-diggers = The diggers win: the treasure is reached.
scene-won-saboteurs = The saboteurs win: the treasure is not reached.
scene-won-selfish = The selfish dwarf wins alone: he has reached the treasure himself.
scene-won-nobody = Nobody wins: the treasure is not reached.
scene-won-nobody-walks = The treasure is reached, but no team has a way to it.
scene-won-found = The treasure is reached.
scene-won-finder = { $player } reaches the treasure and wins.
scene-won-unknown = The round is over; who has won was not written down.
scene-won-blue = The blue team wins.
scene-won-green = The green team wins.
scene-won-both = The blue and green teams win.
# $list is a list of scene-paid-one.
scene-paid = Paid: { $list }.
scene-paid-one =
    { $number ->
        [one] { $player } { $number } nugget
       *[other] { $player } { $number } nuggets
    }
scene-stolen = { $player } steals a piece from { $target }.
scene-over-won =
    { $number ->
        [one] The game is over: { $players } wins.
       *[other] The game is over: { $players } win.
    }
# $list is a list of scene-paid-one.
scene-purses = In the end: { $list }.
scene-over-nobody = The game is over; nobody has won.
scene-over-unknown = The game is over; who has won was not written down.
scene-problem = The record cannot be replayed beyond turn { $turn }; seen by everyone, it tells why.

## Where the way to the surface breaks: { "{cell}" } is the card up to which the way leads, { "{beyond}" } the cell over the side

scene-breaks-stub = The way breaks in the card at { $cell }: its tunnels do not meet.
scene-breaks-gap = The way breaks at { $beyond }: no card lies there.
scene-breaks-goal = The way breaks at { $beyond }: a face-down goal lies there and connects nothing.
scene-breaks-wall =
    { $side ->
        [N] The way breaks at the north edge of { $cell }: the card at { $beyond } shows a wall.
        [E] The way breaks at the east edge of { $cell }: the card at { $beyond } shows a wall.
        [S] The way breaks at the south edge of { $cell }: the card at { $beyond } shows a wall.
       *[W] The way breaks at the west edge of { $cell }: the card at { $beyond } shows a wall.
    }
scene-breaks-closed = Nothing leads on from the card at { $cell }.

## Why something may not be done

# $player is a name, or scene-seat.
scene-barred = { $player }: { $reasons }
scene-reason-occupied = A card lies at { $cell } already.
scene-reason-no_neighbour = No face-up card lies beside { $cell }; a face-down goal does not count.
scene-reason-edge_mismatch =
    { $side ->
        [N] The north edge does not fit the card at { $neighbour }: a tunnel would end at a wall.
        [E] The east edge does not fit the card at { $neighbour }: a tunnel would end at a wall.
        [S] The south edge does not fit the card at { $neighbour }: a tunnel would end at a wall.
       *[W] The west edge does not fit the card at { $neighbour }: a tunnel would end at a wall.
    }
scene-reason-not_connected =
    { $side ->
        [N] The north edge meets the card at { $neighbour }, but that tunnel is not connected to the surface.
        [E] The east edge meets the card at { $neighbour }, but that tunnel is not connected to the surface.
        [S] The south edge meets the card at { $neighbour }, but that tunnel is not connected to the surface.
       *[W] The west edge meets the card at { $neighbour }, but that tunnel is not connected to the surface.
    }
scene-reason-not_connected-nothing = None of its open edges meets a tunnel of a neighbour, so it would not be connected.
scene-reason-not_connected-meet = None of its open edges meets an open edge of a neighbour.
scene-reason-beside_goal =
    { $side ->
        [N] A ladder may not lie beside a goal: the north edge touches the goal at { $neighbour }.
        [E] A ladder may not lie beside a goal: the east edge touches the goal at { $neighbour }.
        [S] A ladder may not lie beside a goal: the south edge touches the goal at { $neighbour }.
       *[W] A ladder may not lie beside a goal: the west edge touches the goal at { $neighbour }.
    }
scene-reason-not_your_turn = It is not this seat's turn: it is the turn of { $player }.
scene-reason-card_not_in_hand = The card { $card } is not in the hand.
scene-reason-card_not_in_hand-deck = The deck has { $number } of the card { $card }, and all of them have been seen in this round.
scene-reason-round_over = The round is over.
scene-reason-round_over-game = The game is over.
scene-reason-broken_tool = The { scene-tool } is broken: no path card may be played before it is repaired.
scene-reason-not_a_goal = No goal lies at { $cell }.
scene-reason-goal_already_up = The goal at { $cell } has been turned up already.
scene-reason-cannot_remove-start = The start card cannot be removed.
scene-reason-cannot_remove-goal = A goal cannot be removed, turned up or not.
scene-reason-cannot_remove-empty = No path card lies at { $cell }.
scene-reason-tool_already_broken = The { scene-tool } of { $player } is broken already.
scene-reason-nothing_to_repair = The { scene-tool } of { $player } is not broken.
scene-reason-tool_choice_needed = This card repairs one of two tools: say which.
scene-reason-wrong_target-seat = There is no { $player }.
scene-reason-wrong_target-self = One may not break one's own tool in this game.
scene-reason-wrong_target-others = In this game one may repair only one's own tool.
scene-reason-wrong_target-tool = The card { $card } does not concern the { scene-tool-object }.
scene-reason-wrong_target-face = The stone at { $cell } cannot be laid that way.
scene-reason-wrong_target-sharing = The gold is being shared: the next thing to do is to take a gold card.
scene-reason-wrong_target-no_gold = There is no gold to take: it is shared when the diggers have won a round.
scene-reason-wrong_target-laying = A stone waits: the next thing to do is to say how it lies.
scene-reason-wrong_target-no_stone = No stone waits to be laid there.
scene-reason-wrong_target-deal = The round is not over yet, so the next one cannot be dealt.
scene-reason-wrong_target-gold = No gold card of that value is left to take.
scene-reason-wrong_target-has_theft = A theft lies in front of this player already, and nobody may have two.
scene-reason-wrong_target-no_theft = No theft lies in front of { $player }.
scene-reason-wrong_target-oneself = This is played on another player, not on oneself.
scene-reason-wrong_target-no_dwarf = No dwarf is left over to be drawn.
scene-reason-wrong_target-is_trapped = { $player } is trapped already.
scene-reason-wrong_target-not_trapped = { $player } is not trapped.
scene-reason-wrong_target-not_in_front = No such card lies in front of this player: { $card }.
scene-reason-wrong_target-no_clearing = In this game one cannot remove a card in front of oneself by discarding.
scene-reason-wrong_target-clear_for =
    { $number ->
        [one] To remove a card in front of oneself, one discards { $number } card.
       *[other] To remove a card in front of oneself, one discards { $number } cards.
    }
scene-reason-wrong_target-too_many =
    { $number ->
        [one] No more than { $number } card may be discarded at once in this game.
       *[other] No more than { $number } cards may be discarded at once in this game.
    }
scene-reason-wrong_target-stealing = The thefts are carried out: the next thing to do is to steal a piece, or to pass.
scene-reason-wrong_target-no_stealing = There is nothing to steal: thefts are carried out at the end of a round.
scene-reason-wrong_target-no_pieces = { $player } has no gold to steal.
scene-reason-trapped = This player is trapped: no path card may be played before she is free.
scene-reason-too_few_cards = To pass, one discards a card: the hand is not empty.
scene-reason-too_few_cards-held = The hand holds too few cards: { $number }.
# $break is scene-breaks-….
scene-reason-and-break = { $reason } { $break }

## Who can walk to the treasure

scene-said-way-unknown = Where the treasure lies is not known here, so nobody can tell of a way to it.
scene-said-way-no-treasure = No treasure lies in this mine, so there is no way to it.
scene-said-way-cut-off = The treasure at { $cell } is cut off from the surface, so nobody has a way to it.
scene-said-way-not-reached = The treasure at { $cell } has not been reached yet, so nobody has a way to it.
scene-said-way-connected = The treasure at { $cell } is connected to the surface.
scene-said-way-open =
    { $team ->
        [blue] Blue has a way to the treasure at { $cell }: no green door stands in it.
       *[green] Green has a way to the treasure at { $cell }: no blue door stands in it.
    }
scene-said-way-door =
    { $team ->
        [blue] Blue has no way to the treasure at { $cell }: the green door at { $doors } stops it.
       *[green] Green has no way to the treasure at { $cell }: the blue door at { $doors } stops it.
    }
scene-said-way-doors =
    { $team ->
        [blue] Blue has no way to the treasure at { $cell }: even on the best route green doors stop it, at { $doors }.
       *[green] Green has no way to the treasure at { $cell }: even on the best route blue doors stop it, at { $doors }.
    }

## What is to be said about gold

scene-said-dwarves-unwritten = Nobody wrote down all dwarves, so what each got is not known.
scene-said-gold-unwritten = Nobody wrote down who took which gold.
scene-said-gold-ran-short = Only { $had } of { $wanted } gold cards were left to draw.
scene-said-no-saboteur = No saboteur was dealt, so nobody is paid.
scene-said-paid-less =
    { $role ->
        [saboteur] The gold stock cannot pay { $due } to the saboteur, who gets { $got }.
        [selfish] The gold stock cannot pay { $due } to the selfish dwarf, who gets { $got }.
       *[digger] The gold stock cannot pay { $due } to the digger, who gets { $got }.
    }
scene-said-paid-less-each =
    { $role ->
        [saboteur] The gold stock cannot pay { $due } to each of { $number } saboteurs, so each gets { $got }.
        [selfish] The gold stock cannot pay { $due } to each of { $number } selfish dwarves, so each gets { $got }.
       *[digger] The gold stock cannot pay { $due } to each of { $number } diggers, so each gets { $got }.
    }
scene-said-paid-not-in-full =
    { $role ->
        [saboteur] The gold stock could not pay all saboteurs in full.
        [selfish] The gold stock could not pay all selfish dwarves in full.
       *[digger] The gold stock could not pay all diggers in full.
    }

## Why a seat got what it got

# $dwarf is scene-role; $why is one of scene-why-…, with scene-why-pieces after it for those who have won.
scene-why = { $dwarf }: { $why }.
# Told to a player about the own dwarf; $why is scene-why.
scene-own-why = { $player }, { $why }
scene-why-stayed = the treasure was not reached; { $number } in the round
scene-why-not-reached = the treasure was not reached
scene-why-selfish = reached the treasure, and wins alone
scene-why-selfish-reached = the selfish dwarf reached the treasure
scene-why-reached = the treasure was reached
scene-why-reached-by-others = the treasure was reached, which is no win for this dwarf
scene-why-hurt = the treasure was reached, but a tool is broken: no gold
scene-why-trapped = trapped, so no winner and paid nothing
scene-why-crystals =
    { $number ->
        [one] { $number } crystal in the mine
       *[other] { $number } crystals in the mine
    }{ $geologists ->
        [one] { "" }
       *[other] , shared by { $geologists } geologists and rounded down
    }
scene-why-always = always wins
scene-why-not-connected-won = wins because the treasure is not connected
scene-why-connected-won = wins because the treasure is connected
# $teams is a list of scene-team.
scene-why-with-teams = wins with { $teams }
# $dwarf is scene-role-one, or scene-somebody.
scene-why-way =
    { $team ->
        [blue] { $dwarf } connected the treasure, and blue has a way to it
       *[green] { $dwarf } connected the treasure, and green has a way to it
    }
scene-why-only-way =
    { $team ->
        [blue] { $dwarf } connected the treasure, but only blue has a way to it
       *[green] { $dwarf } connected the treasure, but only green has a way to it
    }
scene-why-connected = the treasure is connected
scene-why-unwritten = nobody wrote down which dwarf this was
scene-why-not-connected = the treasure is not connected
scene-why-no-team = no team wins, and the boss only wins with one
scene-why-doors =
    { $team ->
        [blue] a door of the other colour stands in every way, so blue has none
       *[green] a door of the other colour stands in every way, so green has none
    }
scene-why-others-way = { $dwarf } connected the treasure and has a way to it, so { $teams } wins alone
scene-somebody = somebody
scene-why-pieces =
    { $why }; { $each ->
        [one] { $each } piece
       *[other] { $each } pieces
    } { $winners ->
        [1] for the only winner
        [one] each for { $winners } winners
       *[other] each for { $winners } winners
    }{ $less ->
        [0] { "" }
        [one] , { $less } less for this dwarf
       *[other] , { $less } less for this dwarf
    }{ $floor ->
        [yes] , never below 0
       *[no] { "" }
    }

## What a seat knows

scene-knows-dwarf =
    { $player } { $stale ->
        [yes] was
       *[no] is
    } { $dwarf }: { $how ->
        [own] the viewer's own dwarf
        [shown] turned up for all
       *[inspected] shown by an inspection
    } at turn { $turn }{ $stale ->
        [yes] , but it has been swapped since
       *[no] { "" }
    }.
# $odds is a list of scene-odds.
scene-knows-counting = By counting: { $odds }.
scene-odds = { $name } { $chance }
# $cards is a list of cards; so many of them ($number) may be gone.
scene-knows-hand =
    { $player } holds { $cards }: known since turn { $turn }, when hands were swapped{ $number ->
        [0] { "" }
        [one] ; { $number } of these may have been discarded since
       *[other] ; { $number } of these may have been discarded since
    }.
scene-times = { $card } × { $number }
scene-certain = certain
scene-never = never
scene-percent = { $number } %
# A simple fraction, and per cent.
scene-fraction = { $fraction } ({ $percent })
scene-chance-treasure = The treasure lies at { $cell }
scene-chance-saboteurs =
    { $number ->
        [one] { $number } saboteur at the table
       *[other] { $number } saboteurs at the table
    }

## Where a chance comes from

scene-said-goal =
    { $seen ->
        [up] { $treasure ->
            [yes] The goal at { $cell } has been turned up: it is the treasure.
           *[no] The goal at { $cell } has been turned up: it is a stone.
        }
        [map] { $treasure ->
            [yes] The goal at { $cell } was looked at with a map: it is the treasure.
           *[no] The goal at { $cell } was looked at with a map: it is a stone.
        }
       *[turning] { $treasure ->
            [yes] The goal at { $cell } is being turned up: it is the treasure.
           *[no] The goal at { $cell } is being turned up: it is a stone.
        }
    }
scene-said-treasure-elsewhere = The treasure is known to lie at { $cell }.
scene-said-goals-left =
    { $number } of { $goals } goals are not known{ $stones ->
        [0] { "" }
        [one] , { $stones } known to be a stone
       *[other] , { $stones } known to be stones
    }; the treasure is one of those, each alike.
scene-said-goals-last = Every other goal is known to be a stone, so this is the treasure.
scene-said-dwarves-left =
    { $known } of { $dwarves } dwarves { $known ->
        [one] is
       *[other] are
    } known; { $seated } of the { $others } others { $seated ->
        [one] is
       *[other] are
    } at the table, and { $number ->
        [0] there is no saboteur
        [one] there is { $number } saboteur
       *[other] there are { $number } saboteurs
    } among them.
scene-said-dwarves-all = Every dwarf at the table is known.

## A still picture, for those who cannot see it

scene-picture = { $title }, turn { $turn } of { $last }
scene-picture-turns = { $title }, turns { $first } to { $to } of { $last }
# $list is a list of scene-picture-card.
scene-picture-cards = Cards: { $list }.
scene-picture-card = { $face } at { $cell }
scene-picture-no-cards = No cards lie here.
scene-picture-goal =
    { $kind ->
        [treasure] Treasure at { $cell }: { $state }.
        [stone] Stone at { $cell }: { $state }.
       *[goal] Goal at { $cell }: { $state }.
    }
scene-picture-up = face up, { $face }
scene-picture-down = face down
scene-picture-may = { $face } may lie at { $cell }.
scene-picture-may-not = { $face } may not lie at { $cell }.
scene-picture-caption = Turn { $turn } of { $last }: { $text }
