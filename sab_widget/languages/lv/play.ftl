# Spēlēšana logrīkā: kura gājiens, ko tagad darīt, kas nogāja greizi.

## Kodola atbildes

play-late = Spēle kopš tā laika ir gājusi tālāk, tāpēc nekas nav izdarīts: paskatieties, kāda tā ir tagad.
play-not-now = Tagad to nevar darīt: paskatieties, kura gājiens.
play-no-undo = Šeit nav ko ņemt atpakaļ.
play-no-redo = Nekas nav ņemts atpakaļ, tāpēc nav ko atkārtot.
play-interrupted = Datorspēlētāju pārtrauca, kamēr tas domāja.
play-failed-raised = Spēlētāja programmā radās kļūda.
play-failed-illegal = Spēlētājs atbildēja ar to, ko noteikumi neatļauj.
play-failed-late = Spēlētājs domāja pārāk ilgi.
play-failed-nothing = Spēlētājs neko neatbildēja.
play-eyes = Spēlē, kas turpinās, katrs redz tikai savas kārtis.

## Ko tagad darīt

play-tray = Jūsu kārtis un ko darīt
play-hand = Jūsu kārtis
play-card = { $number }: { $card }
play-your-turn = Jūsu gājiens:
play-turn-of = { $player }, jūsu gājiens:
play-pick = izvēlieties kārti zemāk. Tad šeit parādīsies, kam tā domāta un ko ar to var darīt.
play-pick-barred = jūs nedrīkstat likt tuneļu kārtis. { $why } Izvēlieties darbības kārti vai kārti, ko nomest.
play-take = zeltrači ir uzvarējuši. Ņemiet vienu no zelta kārtīm.
play-lay-stone = akmens sasniegts no divām pusēm. Izvēlieties, kā tas guļ.
play-steal = jūsu zādzība izdevās. Izvēlieties, kam ņemt zelta gabalu, vai neņemiet neko.
play-pass = rokā nav kāršu, tāpēc jūs pasējat.
play-looking-back = Jūs skatāties atpakaļ uz { $turn }. gājienu:
play-picked = Izvēlēts: { $card }.
play-picked-stubs = Izvēlēts: { $card } (strupceļš nekur neved).
play-lay =
    { $number ->
        [zero] To drīkst likt { $number } iezīmētajos laukos: klikšķiniet uz viena.
        [one] To drīkst likt { $number } iezīmētajā laukā: klikšķiniet tur.
       *[other] To drīkst likt { $number } iezīmētajos laukos: klikšķiniet uz viena.
    }
play-by-keyboard = No tastatūras: G, bultiņas, Enter.
play-not-there = Ne laukā { $cell }:
play-hand-now = Tās ir jūsu kārtis, kādas tās ir tagad.
play-turn-it = Šādi pagrieztu to nav kur likt: pagrieziet to.
play-fits-nowhere = Tagad to nav kur likt, lai kā to grieztu. Izvēlieties citu kārti vai nometiet šo.
play-barred = Tagad to likt nedrīkst. { $why } Izvēlieties darbības kārti vai nometiet šo.
play-no-use = Tagad to nav uz ko izspēlēt. Izvēlieties citu kārti vai nometiet šo.
play-aim-goal = Izvēlieties mērķi.
play-aim-card = Klikšķiniet uz vienas no iezīmētajām kārtīm.
play-aim-player = Izvēlieties spēlētāju.
play-aim-self = Lieciet to sev priekšā.
play-several =
    { $number ->
        [0] izvēlieties kārtis, ko vēlaties atdot.
        [zero] izvēlētas { $number } kāršu, ko atdot.
        [one] izvēlēta { $number } kārts, ko atdot.
       *[other] izvēlētas { $number } kārtis, ko atdot.
    }
play-refused = Tā nedrīkst:
play-their-turn = Spēlē { $player }…
play-stuck = Datorspēlētājs { $player } neveica gājienu.
play-hand-over = Gatavs. Nākamais ir { $player }.
play-taken-back = Paņemts atpakaļ: { $what } Nākamais ir { $player }.
play-hand-over-look = Skatieties, kas iznāca, cik ilgi vēlaties; tad aizklājiet kārtis un nododiet gājienu.
play-curtain = Nododiet gājienu: { $player }
play-curtain-why = Tagad neviena kārtis nav redzamas. Tālāk uz ekrānu jāskatās tikai spēlētājam { $player }.
play-curtain-name = Priekškars
play-round-over = Raunds ir beidzies.
play-game-over = Spēle ir beigusies.

## Pogas

play-undo = Ņemt atpakaļ
play-redo = Atkārtot
play-to-now = Uz jaunāko gājienu
play-turn = Pagriezt
play-discard = Nomest
play-choose-several = Vairākas kārtis…
play-not-several = Tikai vienu kārti
play-discard-several =
    { $number ->
        [0] Nomest
        [zero] Nomest { $number } kāršu
        [one] Nomest { $number } kārti
       *[other] Nomest { $number } kārtis
    }
play-clear =
    { $what ->
        [trapped] Tikt ārā no slazda (kārtis: { $number })
        [theft] Noņemt savu zādzību (kārtis: { $number })
        [lantern] Salabot savu lukturi (kārtis: { $number })
        [cart] Salabot savu vagoneti (kārtis: { $number })
        [pickaxe] Salabot savu cērti (kārtis: { $number })
       *[other] Salabot: { $what } (kārtis: { $number })
    }
play-skip = Pāriet uz jūsu gājienu
play-skip-all = Pāriet uz beigām
play-try-again = Lai spēlētājs mēģina vēlreiz
play-take-seat = Spēlēt šeit spēlētāja { $player } vietā
play-cover = Aizklāt manas kārtis
play-show = { $player }: rādīt manas kārtis
play-deal = Izdalīt { $number }. raundu
play-do-pass = Pasēt
play-steal-nothing = Neņemt neko
play-take-card =
    { $number ->
        [zero] Ņemt zelta kārti: { $number } tīrradņu
        [one] Ņemt zelta kārti: { $number } tīrradnis
       *[other] Ņemt zelta kārti: { $number } tīrradņi
    }
play-lay-as = Lai guļ tā: { $face }

## Ko kārts dara spēlētājam vai mērķim

play-do-break =
    { $tool ->
        [lantern] Salauzt spēlētājam { $player } lukturi
        [cart] Salauzt spēlētājam { $player } vagoneti
        [pickaxe] Salauzt spēlētājam { $player } cērti
       *[other] Salauzt spēlētājam { $player }: { $tool }
    }
play-do-repair =
    { $tool ->
        [lantern] Salabot spēlētājam { $player } lukturi
        [cart] Salabot spēlētājam { $player } vagoneti
        [pickaxe] Salabot spēlētājam { $player } cērti
       *[other] Salabot spēlētājam { $player }: { $tool }
    }
play-do-map = Apskatīt mērķi { $cell }
play-do-theft = Likt zādzību sev priekšā
play-do-hands-off = Noņemt spēlētāja { $player } zādzību
play-do-swap-hands = Apmainīties ar kārtīm ar spēlētāju { $player }
play-do-inspect = Apskatīt spēlētāja { $player } rūķi
play-do-swap-hats = Mainīt cepuri spēlētājam { $player }
play-do-trap = Ieslēgt slazdā spēlētāju { $player }
play-do-free = Atbrīvot spēlētāju { $player }
play-do-steal = Ņemt zelta gabalu spēlētājam { $player }

## Tastatūrai un ekrāna lasītājiem

play-cell-aimed = šeit var izspēlēt izvēlēto kārti
play-key-pick = izvēlēties kārti rokā
play-key-mine = pāriet pie raktuves
play-key-enter = raktuvē: izspēlēt tur izvēlēto kārti
play-key-discard = nomest izvēlēto kārti
play-key-undo = ņemt atpakaļ
play-key-next = tālāk: pāriet, izdalīt, nodot gājienu
