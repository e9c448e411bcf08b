### Ko lapa saka pati: pogu un lauku nosaukumi un tas, ko stāsta inspektors.

## Kas nogāja greizi

core-no-scene = Nav ko rādīt. Izveidojiet logrīku no Mine, Game vai Record.
core-broken-scene = Šo skatu nevar uzzīmēt: tam trūkst daļu. Izpildiet šūnu vēlreiz.
core-wrong-version = Šī lapa zīmē 1. versijas skatus, nevis { $version }. Pārstartējiet kodolu, pārlādējiet lapu un izpildiet šūnu vēlreiz.
core-kernel-gone = Kodols ir pārstartēts vai apturēts: lai pieslēgtos, izpildiet šūnu vēlreiz. Spēli var šķirstīt arī tāpat.
core-no-viewer = Kodola vairs nav, un tikai tas to var parādīt: izpildiet šūnu vēlreiz. Spēli var šķirstīt arī tāpat.
core-no-answer = Kodols neatbildēja: varbūt tas ir aizņemts vai zudis savienojums. Spēli var šķirstīt arī tāpat. Kad tas atbildēs, parādīsies tas, ko prasījāt; ja neatbildēs, izpildiet šūnu vēlreiz.
core-turns-missing = Daži gājieni līdz šai lapai nav nonākuši: lai tos redzētu, izpildiet šūnu vēlreiz.
core-not-drawn = Neizdevās uzzīmēt: { $part } ({ $error }). Pārejiet uz citu gājienu vai izpildiet šūnu vēlreiz.
core-not-done = Neizdevās ({ $error }). Mēģiniet vēlreiz vai izpildiet šūnu no jauna.
core-dismiss = Paslēpt

## Logrīka daļas

core-part-toolbar = rīkjosla
core-part-branch = atpakaļceļš
core-part-mine = raktuve
core-part-timeline = gājienu josla
core-part-controls = pogas
core-part-caption = paraksts
core-part-inspector = inspektors
core-part-log = žurnāls
core-part-palette = kāršu klāsts
core-part-table = galds
core-part-chances = varbūtības
core-part-other = logrīka daļa

## Teikumu daļas

core-comma = { ", " }
core-semicolon = { "; " }
core-side =
    { $side ->
        [N] ziemeļi
        [E] austrumi
        [S] dienvidi
       *[W] rietumi
    }
core-tool =
    { $tool ->
        [lantern] lukturis
        [cart] vagonete
        [pickaxe] cērte
       *[other] { $tool }
    }
core-team =
    { $team ->
        [blue] zilie
        [green] zaļie
       *[other] { $team }
    }
core-spoken-cell = { $column }. kolonna, { $row }. rinda
core-cards =
    { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārts
       *[other] { $number } kārtis
    }
core-nuggets =
    { $number ->
        [zero] { $number } tīrradņu
        [one] { $number } tīrradnis
       *[other] { $number } tīrradņi
    }

## Tuneļi un kārtis

core-tunnel = tunelis { $sides }
core-tunnel-ladder = tunelis { $sides } ar kāpnēm uz virszemi
core-stub =
    { $side ->
        [N] strupceļš uz ziemeļiem
        [E] strupceļš uz austrumiem
        [S] strupceļš uz dienvidiem
       *[W] strupceļš uz rietumiem
    }
core-tunnel-connected = { $tunnel } (savienots)
core-tunnel-loose = { $tunnel } (nav savienots)
core-further-tunnel = { $tunnel }

## Kas atrodas laukā

core-cell = { $cell }: { $contents }
core-empty = tukšs
core-goal-down = aizklāts mērķis
core-goal-known = aizklāts mērķis, zināms: { core-goal-kind }
core-goal-peeked = aizklāts mērķis, noskatīts: { core-goal-kind }
core-goal-kind =
    { $kind ->
        [treasure] dārgums
       *[stone] akmens
    }
core-goal = mērķis
core-start = sākums
core-turned = pagriezta
core-connected = savienots ar virszemi
core-not-connected = nav savienots ar virszemi
core-may-lie-here = izvēlēto kārti drīkst likt šeit
core-team-walks = šeit var iet { core-team }
core-door-stops = durvis, kurām netiek cauri { core-team }
core-just-now = tikko

## Gājieni

core-turn-of = { $turn }. gājiens no { $last }
core-turn-said = { $turn }. gājiens no { $last }: { $text }
core-branch-leaves = Šeit sākas atzars.
core-turn = Gājiens
core-this-turn = Šis gājiens
core-rounds = Raundi
core-round-begins = { $round }: { $turn }. gājiens
core-steps = Soļi
core-first-turn = Pirmais gājiens
core-previous-turn = Iepriekšējais gājiens
core-next-turn = Nākamais gājiens
core-last-turn = Pēdējais gājiens
core-play = Atskaņot
core-pause = Pauze
core-back-to-turn = Atpakaļ uz { $turn }. gājienu
core-speed = Ātrums
core-log = Žurnāls

## Atzari

core-in-branch = Tā netika spēlēts: šis ir atzars.
core-as-played = Šī ir spēle, kā tā tika spēlēta.
core-branch-back = Par vienu atzaru atpakaļ
core-back-to-game = Atpakaļ uz izspēlēto spēli
core-enter-branch = Ieiet atzarā: { $title }
core-untitled = Kas būtu, ja…

## Rīkjosla

core-viewer = Skatītājs
core-everyone = Visi
core-ways = Ceļi
core-none = Nav
core-show-connected = Rādīt savienoto
core-show-ends = Rādīt vaļējos galus
core-waiting = Gaidām kodola atbildi…
core-no-ways = Ceļi netiek rādīti.

## Raktuve

core-mine = Raktuve
core-zoom-in = Tuvāk
core-zoom-out = Tālāk
core-fit = Viss kopā
core-no-way = nav ceļa

## Inspektors

core-inspector = Inspektors
core-the-mine = Raktuve
core-nothing-pointed-at = Norādiet uz tuneli, lai redzētu, ar ko tas savienots, vai izvēlieties kārti, lai redzētu, kur to drīkst likt.
core-mine-connected =
    Ar virszemi { $number ->
        [zero] savienoti { $number } tuneļu
        [one] savienots { $number } tunelis
       *[other] savienoti { $number } tuneļi
    }, { $ends ->
        [zero] { $ends } vaļēju galu
        [one] { $ends } vaļējs gals
       *[other] { $ends } vaļēji gali
    }.
core-distances = Attālumi: { $distances }.
core-distance-reached = mērķis { $cell } ir sasniegts
core-distance-out = mērķis { $cell } nav sasniedzams
core-distance =
    līdz mērķim { $cell } vēl { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārts
       *[other] { $number } kārtis
    }
core-tunnel-at = { $tunnel }, lauks { $cell }
core-tunnel-not-connected = Nav savienots. { $break }
core-tunnel-away =
    Savienots ar virszemi, līdz tai { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārts
       *[other] { $number } kārtis
    }.
core-tunnel-at-surface = Savienots: šeit ir virszeme.
core-joined =
    Savienots vēl ar { $number ->
        [zero] { $number } tuneļiem
        [one] { $number } tuneli
       *[other] { $number } tuneļiem
    }.
core-joined-to-none = Nav savienots ne ar vienu citu tuneli.
core-walkers = { $teams } var iet šeit.
core-no-walkers = Neviena komanda nevar iet šeit.
core-open-ends =
    { $number ->
        [zero] { $number } vaļēju galu
        [one] { $number } vaļējs gals
       *[other] { $number } vaļēji gali
    }: { $ends }.
core-open-end =
    { $side ->
        [N] uz ziemeļiem no { $cell }
        [E] uz austrumiem no { $cell }
        [S] uz dienvidiem no { $cell }
       *[W] uz rietumiem no { $cell }
    }
core-no-open-ends = Vaļēju galu nav.
core-no-card = Te kārts nav.
core-goal-at = Aizklāts mērķis, lauks { $cell }
core-goal-not-known = No šīs vietas nav zināms, kas tas ir.
core-goal-viewer-knows =
    { $kind ->
        [treasure] No šīs vietas zināms: tas ir dārgums.
       *[stone] No šīs vietas zināms: tas ir akmens — nevis dārgums, bet tuneļa kārts.
    }
core-goal-peeking =
    { $kind ->
        [treasure] Jūs lūkojaties slepus: tas ir dārgums. Klikšķiniet, lai to atkal aizklātu.
       *[stone] Jūs lūkojaties slepus: tas ir akmens. Klikšķiniet, lai to atkal aizklātu.
    }
core-goal-peek = Klikšķiniet, lai slepus palūkotos; spēlē mērķis paliek aizklāts.
core-way-breaks = Ceļš pārtrūkst laukā { $cell }.

## Izvēlētā kārts

core-picked = Izvēlēts: { $card }
core-picked-turned = Izvēlēts: { $card }, pagriezta
core-lies-at =
    { $number ->
        [zero] To drīkst likt { $number } laukos; visi ir iezīmēti.
        [one] To drīkst likt { $number } laukā; tas ir iezīmēts.
       *[other] To drīkst likt { $number } laukos; visi ir iezīmēti.
    }
core-lies-nowhere = Šādi pagrieztu to nav kur likt.
core-ask-why-not = Norādiet uz jebkuru citu lauku, lai uzzinātu, kāpēc tur nedrīkst.
core-lies-not-told = Šis skats nepasaka, kur šo kārti drīkst likt.
core-may-lie = To drīkst likt laukā { $cell }.
core-may-not-lie = To nedrīkst likt laukā { $cell }.
core-turn-card = Pagriezt kārti
core-put-back = Nolikt atpakaļ
core-all-path-cards = Visas tuneļu kārtis

## Galds

core-table = Galds
core-stock = Kava
core-discards = Nomestās
core-on-top = , virspusē { $card }
core-to-play-next = Nākamais gājiens
core-seat-to-play-next = tagad jāiet
core-role-unknown = loma nav zināma
core-was = agrāk
core-seat-was = agrāk: { $role }
core-trapped = slazdā
core-theft = zādzība
core-theft-of = zādzība { $number }/{ $thefts }
core-broken-tool =
    { $tool ->
        [lantern] salauzts lukturis
        [cart] salauzta vagonete
        [pickaxe] salauzta cērte
       *[other] salauzts: { $tool }
    }
core-broken = salauzts: { $tools }
core-no-broken-tools = viss vesels
core-known-of = : kas zināms par spēlētāju { $player }
core-no-cards = nav kāršu
core-card-unwritten = kārts, ko neviens nav pierakstījis
core-card-down = aizklāta kārts

## Varbūtības

core-chances = Varbūtības
core-as-above = kā iepriekš

## Taustiņi

core-keys = Taustiņi
core-close = Aizvērt
core-key-space = Atstarpe
core-help-step = gājienu atpakaļ, gājienu uz priekšu; ar Shift — desmit
core-help-ends = pirmais gājiens, pēdējais gājiens
core-help-play = atskaņot, pauze
core-help-walk = raktuvē: staigāt pa laukiem
core-help-act = raktuvē: piespraust, palūkoties vai jautāt
core-help-turn = pagriezt izvēlēto kārti
core-help-show = rādīt savienoto, rādīt vaļējos galus
core-help-zoom = tuvāk, tālāk, viss kopā
core-help-escape = nolikt atpakaļ, atspraust
core-help-keys = šie taustiņi
core-help-pointer = Velciet, lai pārvietotu raktuvi; ar diviem pirkstiem vai ritenīti kopā ar Ctrl vai ⌘ — tuvināt.
