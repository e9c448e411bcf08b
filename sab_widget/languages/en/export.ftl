### What stands around a game in a page or a frame of its own.

# Said when somebody asks for what the author has not put into the page.
export-not-here = This page does not hold what you asked for. You can still step through the game.
# For browsers without scripts.
export-still = Step, play and look into tunnels with JavaScript turned on. Without it, this picture stands still.
# { "{error}" } is what the browser says.
export-failed = This browser cannot show the game moving ({ $error }).
export-everyone = everyone
# $who is export-everyone, or the name of a player.
export-seen-by = { $title }, seen by { $who }
export-about-mine = A mine of the board game Saboteur, to be looked into.
export-about-game =
    { $turns ->
        [one] A game of Saboteur in { $turns } turn, seen by { $who }, to be stepped through. At the table: { $players }.
       *[other] A game of Saboteur in { $turns } turns, seen by { $who }, to be stepped through. At the table: { $players }.
    }
export-frame = Here stands a game in a frame: it is shown in notebooks that you trust, and in those exported as HTML.
