# Jautājumi par pozīciju: jautājumu teksti, atbildes, no kurām izvēlēties, un skaidrojumi.

## Jautājumu veidi: nosaukums, pats jautājums, padoms

ask-where-title = Kur to drīkst likt?
ask-where-text = Iezīmējiet visus laukus, kur drīkst likt { $face } tā, kā tā uzzīmēta.
ask-where-either = Iezīmējiet visus laukus, kur drīkst likt { $face }; kārti drīkst pagriezt.
ask-where-hint = Apejiet apkārt raktuvei: pie katra tukša lauka blakus kārtij — vai der visas malas, kas satiekas, un vai vaļēja mala satiek tuneli, kas savienots ar virszemi?

ask-legal-title = Vai to drīkst likt šeit?
ask-legal-text = Vai { $face } drīkst likt laukā { $cell } tā, kā tā uzzīmēta? Ja nē, kāpēc?
ask-legal-hint = Apskatiet visas četras puses pēc kārtas: kas tur ir un vai pretējā mala ir vaļēja? Tad sekojiet tuneļiem, kas satiekas, līdz virszemei.
ask-legal-verdict = Vai to drīkst likt tur?
ask-legal-reasons = Ja nē: atzīmējiet visus iemeslus.

ask-turned-up-title = Kas atklāsies?
ask-turned-up-text = { $face } tiek likta laukā { $cell }. Kuri mērķi atklāsies un kā tie tad gulēs?
ask-turned-up-hint = Mērķis atklājas, kad pie tā iznāk tunelis, kas savienots ar virszemi. Akmens tad guļ tā, lai tajā varētu ieiet no turienes.

ask-way-title = Vai ir ceļš?
ask-way-text = Vai no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
ask-way-after = { $face } tiek likta laukā { $cell }. Vai tad no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
ask-way-team-text =
    { $team ->
        [blue] Vai zilā komanda no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
       *[green] Vai zaļā komanda no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
    }
ask-way-team-after =
    { $team ->
        [blue] { $face } tiek likta laukā { $cell }. Vai tad zilā komanda no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
       *[green] { $face } tiek likta laukā { $cell }. Vai tad zaļā komanda no virszemes var aiziet līdz dārgumam laukā { $treasure }? Ja jā, iezīmējiet visus ceļa laukus, arī sākumu un dārgumu.
    }
ask-way-hint = Sāciet no sākuma un ejiet pa tuneļiem. Kārtī tie savieno tikai tās malas, kuras uzzīmētas savienotas: strupceļš nekur neved.
ask-way-verdict = Vai ir ceļš?

ask-may-title = Ko drīkst darīt?
ask-may-text = Tagad jāiet { $who }. Atzīmējiet visu, ko { $who } tagad drīkst darīt.
ask-may-hint = Vispirms apskatiet darbarīkus spēlētāja priekšā, tad to, uz ko var izspēlēt katru kārti.
ask-may-label = Ko drīkst darīt?

ask-gold-title = Kam tiks zelts?
ask-gold-reached = { $who } sasniedz dārgumu, un raunds beidzas šādā stāvoklī. Zelta kāršu kaudze no augšas sākas ar { $cards }; ņem tik, cik saka noteikumi, un katrs ņem augstāko no atlikušajām. Cik tīrradņu saņem katrs spēlētājs?
ask-gold-reached-fixed = { $who } sasniedz dārgumu, un raunds beidzas šādā stāvoklī. Cik tīrradņu saņem katrs spēlētājs?
ask-gold-unreached = Dārgums nav sasniegts, un raunds beidzas šādā stāvoklī. Cik tīrradņu saņem katrs spēlētājs?
ask-gold-reached-two = { $who } savieno dārgumu, un raunds beidzas šādā stāvoklī. Cik zelta gabalu saņem katrs spēlētājs pirms zādzībām?
ask-gold-unreached-two = Dārgums nav savienots, un raunds beidzas šādā stāvoklī. Cik zelta gabalu saņem katrs spēlētājs pirms zādzībām?
ask-gold-hint = Kurš uzvarēja? Ja zeltrači, katram no viņiem ņem vienu zelta kārti. Sabotieriem maksā pēc tā, cik viņu ir raundā.
ask-gold-hint-two = Kurš uzvarēja? Jo vairāk uzvarētāju, jo mazāk saņem katrs; boss un spekulants saņem mazāk par citiem.

ask-own-title = Jautājums
ask-own-one = Izvēlieties vienu.
ask-own-several = Atzīmējiet visu, kas ir pareizi.
ask-own-number = Jūsu atbilde

## Atbildes, no kurām izvēlēties

ask-yes = Jā
ask-no = Nē
ask-cell = { $cell }
ask-goal-treasure = Dārgums laukā { $cell }
ask-goal-stone = Akmens laukā { $cell }
ask-stays-down = Paliek aizklāts
ask-lies-treasure = Atklājas
ask-lies-as = Atklājas un guļ kā { $face }
ask-gold-seat = { $who }, { $role }

## Ko var darīt

ask-do-place = Likt { $face } laukā { $cell }
ask-do-break =
    { $tool ->
        [lantern] Salauzt spēlētājam { $who } lukturi
        [cart] Salauzt spēlētājam { $who } vagoneti
        [pickaxe] Salauzt spēlētājam { $who } cērti
       *[other] Salauzt spēlētājam { $who }: { $tool }
    }
ask-do-repair =
    { $tool ->
        [lantern] Salabot spēlētājam { $who } lukturi
        [cart] Salabot spēlētājam { $who } vagoneti
        [pickaxe] Salabot spēlētājam { $who } cērti
       *[other] Salabot spēlētājam { $who }: { $tool }
    }
ask-do-repair-with =
    { $tool ->
        [lantern] Salabot spēlētājam { $who } lukturi
        [cart] Salabot spēlētājam { $who } vagoneti
        [pickaxe] Salabot spēlētājam { $who } cērti
       *[other] Salabot spēlētājam { $who }: { $tool }
    } ar kārti “{ $one ->
        [lantern] lukturis
        [cart] vagonete
        [pickaxe] cērte
       *[other] { $one }
    } vai { $other ->
        [lantern] lukturis
        [cart] vagonete
        [pickaxe] cērte
       *[other] { $other }
    }”
ask-do-repair-both =
    Ar vienu kārti salabot spēlētājam { $who } gan { $one ->
        [lantern] lukturi
        [cart] vagoneti
        [pickaxe] cērti
       *[other] { $one }
    }, gan { $other ->
        [lantern] lukturi
        [cart] vagoneti
        [pickaxe] cērti
       *[other] { $other }
    }
ask-do-map = Apskatīt mērķi { $cell }
ask-do-rockfall = Nogāzt kārti laukā { $cell }
ask-do-discard = Pasēt un nomest kārti: { $card }
ask-do-pass = Pasēt, nenometot kārti
ask-do-lay = Likt akmeni laukā { $cell } kā { $face }
ask-do-take =
    { $number ->
        [zero] Ņemt zelta kārti: { $number } tīrradņu
        [one] Ņemt zelta kārti: { $number } tīrradnis
       *[other] Ņemt zelta kārti: { $number } tīrradņi
    }
ask-do-deal = Izdalīt nākamo raundu
ask-do-theft = Likt zādzību
ask-do-hands-off = Noņemt zādzību, kas guļ spēlētāja { $who } priekšā
ask-do-swap-hands = Apmainīties ar kārtīm ar spēlētāju { $who }
ask-do-inspect = Apskatīt spēlētāja { $who } rūķi
ask-do-swap-hats = Mainīt cepuri spēlētājam { $who }
ask-do-trap = Ieslēgt slazdā spēlētāju { $who }
ask-do-free = Atbrīvot spēlētāju { $who }
ask-do-steal = Nozagt zelta gabalu spēlētājam { $who }
ask-do-discard-several =
    { $number ->
        [zero] Pasēt un nomest { $number } kāršu
        [one] Pasēt un nomest { $number } kārti
       *[other] Pasēt un nomest { $number } kārtis
    }
ask-do-clear =
    { $number ->
        [zero] Nomest { $number } kāršu,
        [one] Nomest { $number } kārti,
       *[other] Nomest { $number } kārtis,
    } { $what ->
        [trapped] lai tiktu ārā no slazda
        [theft] lai noņemtu savu zādzību
        [lantern] lai salabotu lukturi
        [cart] lai salabotu vagoneti
        [pickaxe] lai salabotu cērti
       *[other] lai salabotu: { $what }
    }

## Skaidrojumi

ask-right = Pareizi.
ask-wrong = Ne gluži.
ask-labelled = { $label } – { $what }
ask-mark-right = Pareizi: { $what }. { $why }
ask-mark-wrong = Nepareizi: { $what }. { $why }
ask-mark-missed = Izlaists: { $what }. { $why }

ask-fits-connected =
    { $side ->
        [N] Tās ziemeļu mala satiek savienotu tuneli kārtī laukā { $cell }.
        [E] Tās austrumu mala satiek savienotu tuneli kārtī laukā { $cell }.
        [S] Tās dienvidu mala satiek savienotu tuneli kārtī laukā { $cell }.
       *[W] Tās rietumu mala satiek savienotu tuneli kārtī laukā { $cell }.
    }
ask-fits-open =
    { $side ->
        [N] Tās ziemeļu mala der pie kārts laukā { $cell }: tur abas ir vaļējas.
        [E] Tās austrumu mala der pie kārts laukā { $cell }: tur abas ir vaļējas.
        [S] Tās dienvidu mala der pie kārts laukā { $cell }: tur abas ir vaļējas.
       *[W] Tās rietumu mala der pie kārts laukā { $cell }: tur abas ir vaļējas.
    }
ask-fits-walls =
    { $side ->
        [N] Tās ziemeļu mala der pie kārts laukā { $cell }: tur abas ir slēgtas.
        [E] Tās austrumu mala der pie kārts laukā { $cell }: tur abas ir slēgtas.
        [S] Tās dienvidu mala der pie kārts laukā { $cell }: tur abas ir slēgtas.
       *[W] Tās rietumu mala der pie kārts laukā { $cell }: tur abas ir slēgtas.
    }
ask-fits-ladder = Kāpnes pašas ved uz virszemi.
ask-fits-turned = Tā der kā { $face }.
ask-way-round = Kā { $face }:

ask-not-occupied = Laukā { $cell } vēl nav kārts.
ask-not-alone = Blakus ir atklāta kārts, laukā { $cell }.
ask-not-that-far = Ne jau tas liedz tai tur gulēt.
ask-not-cut-off =
    { $side ->
        [N] Tās ziemeļu mala satiek savienotu tuneli, laukā { $cell }.
        [E] Tās austrumu mala satiek savienotu tuneli, laukā { $cell }.
        [S] Tās dienvidu mala satiek savienotu tuneli, laukā { $cell }.
       *[W] Tās rietumu mala satiek savienotu tuneli, laukā { $cell }.
    }
ask-not-a-wall = Aizklātam mērķim malu neredz: tas, kas laukā { $cell }, neko neliedz.
ask-not-there =
    { $side ->
        [N] Uz ziemeļiem no tās, laukā { $cell }, kārts nav.
        [E] Uz austrumiem no tās, laukā { $cell }, kārts nav.
        [S] Uz dienvidiem no tās, laukā { $cell }, kārts nav.
       *[W] Uz rietumiem no tās, laukā { $cell }, kārts nav.
    }
ask-not-both-open =
    { $side ->
        [N] Ziemeļu pusē, laukā { $cell }, vaļēja mala satiek slēgtu: tur tunelis nevar iet cauri.
        [E] Austrumu pusē, laukā { $cell }, vaļēja mala satiek slēgtu: tur tunelis nevar iet cauri.
        [S] Dienvidu pusē, laukā { $cell }, vaļēja mala satiek slēgtu: tur tunelis nevar iet cauri.
       *[W] Rietumu pusē, laukā { $cell }, vaļēja mala satiek slēgtu: tur tunelis nevar iet cauri.
    }

ask-goal-reached = Kārts laukā { $cell } savienotais tunelis iznāk pie tā.
ask-goal-not-connected = Kārts laukā { $cell } tunelis iznāk pie tā, bet nav savienots ar virszemi.
ask-goal-walled = Kārts laukā { $cell } tam rāda sienu.
ask-goal-alone = Blakus tam nav kārts.
ask-stone-right =
    { $side ->
        [N] Tāpēc akmens guļ ar vaļēju malu uz ziemeļiem.
        [E] Tāpēc akmens guļ ar vaļēju malu uz austrumiem.
        [S] Tāpēc akmens guļ ar vaļēju malu uz dienvidiem.
       *[W] Tāpēc akmens guļ ar vaļēju malu uz rietumiem.
    }
ask-stone-wrong =
    { $side ->
        [N] Tā ziemeļu mala būtu slēgta, bet sasniegts tas tieši no turienes, pa kārti laukā { $cell }.
        [E] Tā austrumu mala būtu slēgta, bet sasniegts tas tieši no turienes, pa kārti laukā { $cell }.
        [S] Tā dienvidu mala būtu slēgta, bet sasniegts tas tieši no turienes, pa kārti laukā { $cell }.
       *[W] Tā rietumu mala būtu slēgta, bet sasniegts tas tieši no turienes, pa kārti laukā { $cell }.
    }

ask-on-the-way = Ceļš ved caur šejieni.
ask-door-stops = Durvis šeit šo komandu nelaiž.
ask-no-card = Šeit nav kārts.
ask-aside = Šeit ir savienots, bet ceļš uz dārgumu te ved tikai ar līkumu.
ask-not-reached = Šeit no virszemes nevar nokļūt.

ask-may-nothing-against = Nekas tam nestāv ceļā.
ask-may-barred-still = To drīkst: tas, kas guļ spēlētāja priekšā, liedz tikai tuneļu kārtis.

ask-gold-saboteurs =
    { $number ->
        [zero] Raundā bija { $number } sabotieru, katrs saņem { $each }.
        [one] Raundā bija { $number } sabotieris, viņš saņem { $each }.
       *[other] Raundā bija { $number } sabotieri, katrs saņem { $each }.
    }
ask-gold-drawn =
    { $way ->
        [clockwise] Ņemtas zelta kārtis: { $number }. Pirmo ņem { $first }, tad tās iet apkārt pulksteņrādītāja virzienā.
       *[counter_clockwise] Ņemtas zelta kārtis: { $number }. Pirmo ņem { $first }, tad tās iet apkārt pretēji pulksteņrādītāja virzienam.
    }

## Vingrinājumi

ask-ex-turning-title = Pusapgrieziens
ask-ex-turning-text = Līkums un daži vaļēji gali. Kārti drīkst pagriezt, pirms to liek.
ask-ex-turning-point = Bieži pārprot: kārti drīkst pagriezt par pusapgriezienu, bet ne par ceturtdaļu. Šis līkums guļ kā NE vai kā SW, un nekā citādi.

ask-ex-stubs-title = Strupceļš
ask-ex-stubs-text = Kārtij laukā 2, 1 ir zars uz ziemeļiem un zars uz dienvidiem. Kārtī tie nesatiekas.
ask-ex-stubs-point = Bieži pārprot: strupceļš ir vaļēja mala, tāpēc malas der; bet cauri tam nekas neiet. Kas ir aiz tā, nav savienots ar virszemi.

ask-ex-unconnected-title = Der, bet vai savienots?
ask-ex-unconnected-text = Nogruvums paņēmis kārti laukā 2, 0.
ask-ex-unconnected-point = Bieži pārprot: ar derēšanu nepietiek. Kārti liek pie tuneļa, kas ved uz virszemi; to, kas ir aiz pārrāvuma, nevar turpināt, kamēr pārrāvums nav aizpildīts.

ask-ex-walls-title = Aizklāts nav siena
ask-ex-walls-text = Divi mērķi vēl ir aizklāti. Kārts uz austrumiem rāda sienu.
ask-ex-walls-point = Bieži pārprot: aizklātam mērķim malu neredz. Tas neliedz kārtij gulēt blakus, bet arī nesavieno to: kur tas ir vienīgais kaimiņš, kārti likt nedrīkst.

ask-ex-beside-title = Blakus vēl nav tur
ask-ex-beside-text = Zeltračiem līdz mērķiem trūkst vienas kārts, un tā ir šī.
ask-ex-beside-point = Bieži pārprot: kārts blakus mērķim pati par sevi neko neatklāj. Pie mērķa jāiznāk tunelim, kas savienots ar virszemi, un strupceļš turp neved.

ask-ex-stones-title = Akmeņi ir līkumi
ask-ex-stones-text = Tunelis sasniedz vidējo mērķi.
ask-ex-stones-point = Bieži pārprot: akmens ir tuneļa kārts, līkums. Tas guļ tā, lai tunelis, kas to sasniedzis, vestu tajā iekšā; no turienes var rakt tālāk.

ask-ex-way-title = Kurš ceļš ir ceļš?
ask-ex-way-text = Uz dārgumu ved divas kāršu rindas, vai arī tā tikai šķiet.
ask-ex-way-point = Bieži pārprot: kas skaita kārtis, kuras saskaras, saskaita par daudz. Ceļš iet pa tuneļiem, un kārtīs ar strupceļiem tie beidzas.

ask-ex-repair-title = Viena kārts, divi darbarīki
ask-ex-repair-text = Ada: salauzts lukturis un vagonete. Rokā ir kārts, uz kuras ir abi.
ask-ex-repair-point = Bieži pārprot: divu darbarīku kārts salabo vienu no tiem, un kuru — to saka tas, kas to izspēlē. Kas vēl ir salauzts, tas liedz likt tuneļu kārtis.

ask-ex-blocked-title = Rakt nevar, bet spēlēt var
ask-ex-blocked-text = Ada: salauzta cērte.
ask-ex-blocked-point = Bieži pārprot: salauzts darbarīks liedz tuneļu kārtis un neko citu. Joprojām drīkst izspēlēt jebkuru darbības kārti vai pasēt.

ask-ex-through-title = Caur akmeni
ask-ex-through-text = Starp vidējo un dienvidu mērķi jau ir kārts. Ar virszemi tā vēl nav savienota.
ask-ex-through-point = Bieži pārprot: atklāta akmens tunelis pieder raktuvei. Tāpēc viena kārts var atklāt vairākus mērķus, vienu caur otru.

ask-ex-saboteurs-title = Viens pats sabotieris
ask-ex-saboteurs-text = Pieciem spēlētājiem ņem divus sabotierus un četrus zeltračus; viens rūķis paliek pāri.
ask-ex-saboteurs-point = Bieži pārprot: cik saņem sabotieris, atkarīgs no tā, cik viņu ir šajā raundā, nevis kastē.

ask-ex-finder-title = Atrod ne tas
ask-ex-finder-text = Pieņemsim, ka sabotierim Cleo nav izvēles un šī kārts sasniedz dārgumu.
ask-ex-finder-point = Bieži pārprot: kad dārgums ir sasniegts, uzvar zeltrači, lai kurš būtu licis pēdējo kārti. Sabotieris nesaņem neko, un pirmais ņem pirmais zeltracis aiz viņa.

## Lapa: panelis blakus raktuvei

ask-panel = Jautājums
ask-check = Pārbaudīt
ask-again = Mēģināt vēlreiz
ask-open = Rādīt atbildi
ask-hint = Padoms
ask-clear = Noņemt zīmes
ask-how = Klikšķiniet uz raktuves laukiem, lai tos iezīmētu, vai staigājiet pa to ar bultiņām un spiediet Enter.
ask-empty = Atbildes vēl nav, tāpēc mēģinājums nav skaitīts. Vispirms atbildiet.
ask-empty-sure = Atbildes vēl nav, tāpēc mēģinājums nav skaitīts. Ja tā ir jūsu atbilde, vēlreiz spiediet “Pārbaudīt”.
ask-given = Jūs jau atbildējāt. Lai atbildi mainītu, spiediet “Mēģināt vēlreiz”.
ask-marked =
    { $count ->
        [0] Neviens lauks nav iezīmēts.
        [zero] Iezīmēti { $count } lauku.
        [one] Iezīmēts { $count } lauks.
       *[other] Iezīmēti { $count } lauki.
    }
ask-marked-now =
    { $count ->
        [zero] Lauks { $cell } ir iezīmēts. Kopā { $count } lauku.
        [one] Lauks { $cell } ir iezīmēts. Kopā { $count } lauks.
       *[other] Lauks { $cell } ir iezīmēts. Kopā { $count } lauki.
    }
ask-unmarked-now =
    { $count ->
        [0] Zīme laukā { $cell } ir noņemta. Neviens lauks nav iezīmēts.
        [zero] Zīme laukā { $cell } ir noņemta. Kopā { $count } lauku.
        [one] Zīme laukā { $cell } ir noņemta. Kopā { $count } lauks.
       *[other] Zīme laukā { $cell } ir noņemta. Kopā { $count } lauki.
    }
ask-cell-marked = iezīmēts
ask-cell-right = iezīmēts pareizi
ask-cell-wrong = iezīmēts nepareizi
ask-cell-missed = izlaists
ask-cell-asked = par kārti jautā šeit
ask-cell-named = { $cell }:
ask-count-wrong =
    { $count ->
        [zero] { $count } nepareizi.
        [one] { $count } nepareizi.
       *[other] { $count } nepareizi.
    }
ask-count-missing =
    { $count ->
        [zero] { $count } trūkst.
        [one] { $count } trūkst.
       *[other] { $count } trūkst.
    }
ask-attempts =
    { $count ->
        [zero] { $count } mēģinājumu
        [one] { $count } mēģinājums
       *[other] { $count } mēģinājumi
    }
ask-number-right = Pareizi: { $count }.
ask-explain = Paskaidrot
ask-emptied = Varat atbildēt vēlreiz.
ask-opened = Atbilde ir parādīta.
ask-sign-right = pareizi
ask-sign-wrong = nepareizi
ask-sign-missed = izlaists

ask-sheet = Jautājumi
ask-of = { $count }. jautājums no { $all }
ask-score = Punkti: { $points } no { $most }
ask-previous = Iepriekšējais jautājums
ask-next = Nākamais jautājums
ask-on = Tālāk
ask-item-open = { $count }. jautājums, { $title }: nav atbildēts
ask-item-right = { $count }. jautājums, { $title }: pareizi
ask-item-wrong = { $count }. jautājums, { $title }: vēl nepareizi
