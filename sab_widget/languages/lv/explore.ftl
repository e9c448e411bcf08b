### Kā salikt raktuvi pašam un zīmēt tai pa virsu.

## Zīmēšana

explore-draw = Zīmēt
explore-draw-on = Zīmēšana: izvēlieties krāsu, tad iezīmējiet laukus vai velciet bultas.
explore-draw-off = Zīmēšana ir beigta. Uzzīmētais paliek.
explore-draw-how = Klikšķiniet uz lauka, lai to iezīmētu; velciet no lauka uz lauku, lai uzzīmētu bultu. Atkārtojiet, lai noņemtu.
explore-draw-help = zīmēt pa virsu raktuvei
explore-colour =
    { $colour ->
        [red] Sarkans
        [yellow] Dzeltens
        [blue] Zils
       *[green] Zaļš
    }
explore-erase-all = Dzēst visu
explore-erased = Visas šī gājiena zīmes ir nodzēstas.
explore-marked =
    { $colour ->
        [red] iezīmēts sarkans
        [yellow] iezīmēts dzeltens
        [blue] iezīmēts zils
       *[green] iezīmēts zaļš
    }
explore-arrow-to =
    { $colour ->
        [red] sarkana bulta ved uz { $cell }
        [yellow] dzeltena bulta ved uz { $cell }
        [blue] zila bulta ved uz { $cell }
       *[green] zaļa bulta ved uz { $cell }
    }
explore-arrow-from =
    { $colour ->
        [red] sarkana bulta nāk no { $cell }
        [yellow] dzeltena bulta nāk no { $cell }
        [blue] zila bulta nāk no { $cell }
       *[green] zaļa bulta nāk no { $cell }
    }
explore-mark-drawn =
    { $colour ->
        [red] Lauks { $cell } ir iezīmēts sarkans.
        [yellow] Lauks { $cell } ir iezīmēts dzeltens.
        [blue] Lauks { $cell } ir iezīmēts zils.
       *[green] Lauks { $cell } ir iezīmēts zaļš.
    }
explore-mark-gone = Zīme laukā { $cell } ir noņemta.
explore-arrow-drawn =
    { $colour ->
        [red] Sarkana bulta ved no { $cell } uz { $to }.
        [yellow] Dzeltena bulta ved no { $cell } uz { $to }.
        [blue] Zila bulta ved no { $cell } uz { $to }.
       *[green] Zaļa bulta ved no { $cell } uz { $to }.
    }
explore-arrow-gone = Bulta no { $cell } uz { $to } ir noņemta.
explore-arrow-begins = Bulta sākas laukā { $cell }. Ejiet uz tās galu un spiediet A.

## Zīmēšanas taustiņi

explore-help-mark = raktuvē, zīmējot: iezīmēt lauku
explore-help-arrow = raktuvē, zīmējot: sākt bultu, beigt to
explore-help-colour = zīmējot: krāsa

## Raktuves salikšana: pogas

explore-edit = Salikt raktuvi
explore-undo = Atsaukt
explore-redo = Atjaunot
explore-clear = Noņemt visas kārtis
explore-strict = Tikai kur drīkst likt
explore-turn = Pagriezt
explore-move = Pārlikt
explore-remove = Noņemt
explore-up = Atklāt
explore-down = Aizklāt
explore-cancel = Atcelt
explore-card-at = Kārts laukā { $cell }
explore-goal-at = Mērķis laukā { $cell }
explore-goal-is = Tas ir
explore-goals = Mērķi
explore-goal =
    { $goal ->
        [treasure] dārgums
        [NW] akmens, ziemeļi–rietumi
        [NE] akmens, ziemeļi–austrumi
       *[unknown] nav zināms
    }

## Raktuves salikšana: ko darīt

explore-how = Izvēlieties kārti un klikšķiniet, kur tai jābūt; klikšķiniet uz noliktas kārts, lai to pagrieztu, pārliktu vai noņemtu.
explore-lay-how = Klikšķiniet uz lauka, lai tur liktu kārti; R to pagriež.
explore-goal-how = Klikšķiniet uz lauka, kur jābūt mērķim.
explore-move-how = Klikšķiniet uz lauka, kur tai tagad jābūt.
explore-goal-known =
    { $kind ->
        [treasure] Tas ir dārgums, aizklāts.
        [stone] Tas ir akmens, aizklāts.
       *[unknown] Neviens nav pateicis, kas tas ir.
    }
explore-goal-hint = Klikšķiniet, lai pateiktu, kas tas ir, vai to atklātu.

## Kas izdarīts

explore-done-lay = { $card }: nolikts laukā { $cell }.
explore-done-remove = Noņemts tas, kas bija laukā { $cell }.
explore-done-turn = Pagriezts: { $card } laukā { $cell }.
explore-turned-alike = { $card } laukā { $cell }: pagriezta tā izskatās tāpat.
explore-done-move = Pārlikts uz { $cell }.
explore-done-goal = Laukā { $cell } ir mērķis.
explore-done-up = Mērķis laukā { $cell } ir atklāts.
explore-done-down = Mērķis laukā { $cell } ir aizklāts.
explore-done-clear = Visas kārtis ir noņemtas.
explore-done-read = Raktuve tagad ir tāda kā tekstā.
explore-done-undo = Atsaukts.
explore-done-redo = Atjaunots.
explore-turned-up = Mērķis laukā { $cell } ir atklājies.
explore-not-fit = Pēc noteikumiem tur likt nedrīkst.

## Kas nevarēja notikt

explore-misfits =
    { $number ->
        [zero] { $number } neatbilstību
        [one] { $number } neatbilstība
       *[other] { $number } neatbilstības
    }
explore-misfit-edges =
    { $side ->
        [N] Kārts laukā { $cell } ziemeļu mala neder pie kārts laukā { $neighbour }.
        [E] Kārts laukā { $cell } austrumu mala neder pie kārts laukā { $neighbour }.
        [S] Kārts laukā { $cell } dienvidu mala neder pie kārts laukā { $neighbour }.
       *[W] Kārts laukā { $cell } rietumu mala neder pie kārts laukā { $neighbour }.
    }
explore-misfit-reached = Mērķis laukā { $cell } ir sasniegts no { $neighbour }, tāpēc tam jābūt atklātam.

## Raktuve kā teksts

explore-text = Teksts
explore-text-label = Raktuve kā teksts
explore-text-how = Kāršu rindas; “.” ir tukšs lauks, “S*” sākums, “?” aizklāts mērķis, “!” atklāts, “$” dārgums.
explore-text-wrong = Šo tekstu nevar pārņemt: { $error }
explore-copy = Kopēt
explore-copied = Teksts ir nokopēts.
explore-not-copied = Šī lapa nedrīkst kopēt. Teksts ir atlasīts: spiediet Ctrl+C.
explore-apply = Pārņemt
explore-discard = Atmest izmaiņas

## Raktuves salikšanas taustiņi

explore-help-go = pāriet pie kārtīm, pie raktuves
explore-help-lay = raktuvē: likt izvēlēto kārti
explore-help-card = pagriezt, pārlikt, noņemt raktuves kārti
explore-help-goal = atklāt vai aizklāt mērķi
explore-help-undo = atsaukt, atjaunot
