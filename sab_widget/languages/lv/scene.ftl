### Kas spēlē notika un kas no tā izriet: žurnāls, iznākums, kāršu nosaukumi, iemesli, kurš ko zina.

## Nosaukumi

scene-round = { $number }. raunds
scene-title-game =
    { $number ->
        [zero] Spēle { $number } spēlētājiem
        [one] Spēle { $number } spēlētājam
       *[other] Spēle { $number } spēlētājiem
    }
scene-title-mine = Raktuve
scene-seat = { $number }. vieta
scene-comma = { ", " }
scene-semicolon = { "; " }
scene-tool =
    { $tool ->
        [lantern] lukturis
        [cart] vagonete
        [pickaxe] cērte
       *[other] { $tool }
    }
scene-tool-object =
    { $tool ->
        [lantern] lukturi
        [cart] vagoneti
        [pickaxe] cērti
       *[other] { $tool }
    }
scene-team =
    { $team ->
        [blue] zilie
        [green] zaļie
       *[other] { $team }
    }
scene-role =
    { $role ->
        [digger] zeltracis
        [saboteur] sabotieris
        [selfish] savtīgais rūķis
        [blue] zilais zeltracis
        [green] zaļais zeltracis
        [boss] boss
        [profiteer] spekulants
        [geologist] ģeologs
       *[other] nezināms rūķis
    }
scene-role-one =
    { $role ->
        [digger] zeltracis
        [saboteur] sabotieris
        [selfish] savtīgais rūķis
        [blue] zilais zeltracis
        [green] zaļais zeltracis
        [boss] boss
        [profiteer] spekulants
        [geologist] ģeologs
       *[other] nezināms rūķis
    }
scene-goal-treasure = dārgums
scene-goal-stone = akmens
scene-goal-stone-face = akmens ({ $face })

## Kas uzzīmēts uz kārtīm

scene-tunnel =
    { $edges ->
        [N] tunelis uz ziemeļiem
        [E] tunelis uz austrumiem
        [S] tunelis uz dienvidiem
        [W] tunelis uz rietumiem
        [NE] līkums no ziemeļiem uz austrumiem
        [NS] taisns tunelis no ziemeļiem uz dienvidiem
        [NW] līkums no ziemeļiem uz rietumiem
        [ES] līkums no austrumiem uz dienvidiem
        [EW] taisns tunelis no austrumiem uz rietumiem
        [SW] līkums no dienvidiem uz rietumiem
        [NES] sazarojums uz ziemeļiem, austrumiem un dienvidiem
        [NEW] sazarojums uz ziemeļiem, austrumiem un rietumiem
        [NSW] sazarojums uz ziemeļiem, dienvidiem un rietumiem
        [ESW] sazarojums uz austrumiem, dienvidiem un rietumiem
       *[NESW] krustojums
    }
scene-stubs =
    { $edges ->
        [N] strupceļš uz ziemeļiem
        [E] strupceļš uz austrumiem
        [S] strupceļš uz dienvidiem
        [W] strupceļš uz rietumiem
        [NE] strupceļi uz ziemeļiem un austrumiem
        [NS] strupceļi uz ziemeļiem un dienvidiem
        [NW] strupceļi uz ziemeļiem un rietumiem
        [ES] strupceļi uz austrumiem un dienvidiem
        [EW] strupceļi uz austrumiem un rietumiem
        [SW] strupceļi uz dienvidiem un rietumiem
        [NES] strupceļi uz ziemeļiem, austrumiem un dienvidiem
        [NEW] strupceļi uz ziemeļiem, austrumiem un rietumiem
        [NSW] strupceļi uz ziemeļiem, dienvidiem un rietumiem
        [ESW] strupceļi uz austrumiem, dienvidiem un rietumiem
       *[NESW] strupceļi uz ziemeļiem, austrumiem, dienvidiem un rietumiem
    }
scene-with-ladder = { $tunnel } ar kāpnēm
scene-with-door =
    { $door ->
        [blue] { $tunnel } ar zilām durvīm
       *[green] { $tunnel } ar zaļām durvīm
    }
scene-with-crystal = { $face }, kristāls

## Kārtis rokā

scene-card-unknown = nezināma kārts
scene-card-path = { $face } ({ $name })
scene-card-break = bojājums: { $tools }
scene-card-repair = labošana: { $tools }
scene-card-map = karte
scene-card-rockfall = nogruvums
scene-card-theft = zādzība
scene-card-hands-off = rokas nost
scene-card-swap-hands = kāršu maiņa
scene-card-inspection = pārbaude
scene-card-swap-hats = cepuru maiņa
scene-card-trapped = slazds
scene-card-free-at-last = brīvība
scene-card-other = { $kind }

## Kam domātas darbības kārtis

scene-about-break = Darbības kārts, raktuvē to neliek: tā jebkuram spēlētājam salauž { $tools }, un līdz labošanai viņš nedrīkst likt tuneļu kārtis.
scene-about-repair = Darbības kārts, raktuvē to neliek: tā jebkuram spēlētājam salabo { $tools }.
scene-about-map = Darbības kārts, raktuvē to neliek: kas to izspēlē, apskata vienu aizklātu mērķi, bet pārējie ne.
scene-about-rockfall = Darbības kārts, raktuvē to neliek: tā izņem no raktuves vienu tuneļa kārti, bet ne sākumu un ne mērķi.
scene-about-theft = Darbības kārts, raktuvē to neliek: tā guļ tā priekšā, kas to izspēlējis, un pēc zelta dalīšanas viņš drīkst ņemt zeltu citam spēlētājam.
scene-about-hands-off = Darbības kārts, raktuvē to neliek: tā noņem zādzību, kas guļ kāda spēlētāja priekšā.
scene-about-swap-hands = Darbības kārts, raktuvē to neliek: kas to izspēlē, apmainās ar rokas kārtīm ar citu spēlētāju, kurš pēc tam ņem kārti.
scene-about-inspection = Darbības kārts, raktuvē to neliek: kas to izspēlē, apskata cita spēlētāja rūķi, bet pārējie ne.
scene-about-swap-hats = Darbības kārts, raktuvē to neliek: kāds spēlētājs noliek savu rūķi, citiem nerādot, un ņem jaunu.
scene-about-trapped = Darbības kārts, raktuvē to neliek: spēlētājs, kura priekšā tā guļ, nedrīkst likt tuneļu kārtis un zeltu nesaņem.
scene-about-free-at-last = Darbības kārts, raktuvē to neliek: tā atbrīvo spēlētāju no slazda.
scene-about-other = Darbības kārts, raktuvē to neliek: to izspēlē no rokas.

## Žurnāls

scene-dealt = { $number }. raunds: kārtis ir izdalītas. Sāk { $player }.
scene-did-place = { $player } liek { $face } laukā { $cell }.
scene-did-break = { $player } salauž spēlētājam { $target } { scene-tool-object }.
scene-did-break-own = { $player } salauž sev { scene-tool-object }.
scene-did-repair = { $player } salabo spēlētājam { $target } { scene-tool-object }.
scene-did-repair-own = { $player } salabo sev { scene-tool-object }.
scene-did-map = { $player } apskata mērķi { $cell }.
scene-did-map-seen = { $player } apskata mērķi { $cell }: tas ir { $goal }.
scene-did-rockfall = { $player } izraisa nogruvumu: kārts { $face } laukā { $cell } ir prom.
scene-did-discard = { $player } aizklāti nomet { $card }.
scene-did-discard-unseen = { $player } aizklāti nomet kārti.
scene-did-discard-several =
    { $number ->
        [zero] { $player } aizklāti nomet { $cards } un ņem tikpat daudz.
        [one] { $player } aizklāti nomet { $cards } un ņem tikpat daudz.
       *[other] { $player } aizklāti nomet { $cards } un ņem tikpat daudz.
    }
scene-several-cards =
    { $number ->
        [zero] { $number } kāršu
        [one] { $number } kārti
       *[other] { $number } kārtis
    }
scene-did-clear-trap = { $player } aizklāti nomet { $cards }, lai tiktu ārā no slazda.
scene-did-clear-theft = { $player } aizklāti nomet { $cards }, lai noņemtu savu zādzību.
scene-did-clear-tool = { $player } aizklāti nomet { $cards }, lai salabotu { scene-tool-object }.
scene-did-take =
    { $number ->
        [zero] { $player } ņem zelta kārti: { $number } tīrradņu.
        [one] { $player } ņem zelta kārti: { $number } tīrradnis.
       *[other] { $player } ņem zelta kārti: { $number } tīrradņi.
    }
scene-did-take-unseen = { $player } ņem zelta kārti.
scene-did-lay = { $player } liek akmeni laukā { $cell } tā: { $face }.
scene-did-deal = { $player } sāk nākamo raundu.
scene-did-pass = { $player } pasē.
scene-did-theft = { $player } liek zādzību, lai raunda beigās nozagtu zelta gabalu.
scene-did-hands-off = { $player } noņem spēlētāja { $target } zādzību.
scene-did-hands-off-own = { $player } noņem savu zādzību.
scene-did-swap-hands = { $player } apmainās ar rokas kārtīm ar spēlētāju { $target }.
scene-did-inspect = { $player } apskata spēlētāja { $target } rūķi.
scene-did-inspect-seen = { $player } apskata spēlētāja { $target } rūķi: tas ir { $dwarf }.
scene-did-swap-hats = { $player } liek spēlētājam { $target } mainīt cepuri.
scene-did-swap-hats-own = { $player } maina cepuri.
scene-hats-seen = { $deed }: aiziet { $out }, atnāk { $drawn }.
scene-did-trap = { $player } ieslēdz spēlētāju { $target } slazdā.
scene-did-free = { $player } atbrīvo spēlētāju { $target }.
scene-did-free-own = { $player } izkļūst brīvībā.
scene-did-steal = { $player } nozog zelta gabalu spēlētājam { $target }.
scene-did-steal-nothing = { $player } nezog neko.
scene-turned-up = Atklājas mērķis { $cell }: { $goal }.
scene-stone-waits = Uz mērķa { $cell } ir akmens: { $player } nosaka, kā tas guļ.

## Raunda iznākums

scene-won-diggers = Zeltrači uzvar: dārgums ir sasniegts.
scene-won-saboteurs = Sabotieri uzvar: dārgums nav sasniegts.
scene-won-selfish = Savtīgais rūķis uzvar viens: viņš pats ir sasniedzis dārgumu.
scene-won-nobody = Neuzvar neviens: dārgums nav sasniegts.
scene-won-nobody-walks = Dārgums ir sasniegts, bet nevienai komandai nav ceļa pie tā.
scene-won-found = Dārgums ir sasniegts.
scene-won-finder = { $player } sasniedz dārgumu un uzvar.
scene-won-unknown = Raunds ir beidzies; kurš uzvarēja, nav pierakstīts.
scene-won-blue = Uzvar zilā komanda.
scene-won-green = Uzvar zaļā komanda.
scene-won-both = Uzvar zilā un zaļā komanda.
scene-paid = Izmaksāts: { $list }.
scene-paid-one =
    { $number ->
        [zero] { $player } — { $number } tīrradņu
        [one] { $player } — { $number } tīrradnis
       *[other] { $player } — { $number } tīrradņi
    }
scene-stolen = { $player } nozog zelta gabalu spēlētājam { $target }.
scene-over-won =
    { $number ->
        [zero] Spēle ir beigusies: uzvar { $players }.
        [one] Spēle ir beigusies: uzvar { $players }.
       *[other] Spēle ir beigusies: uzvar { $players }.
    }
scene-purses = Iznākums: { $list }.
scene-over-nobody = Spēle ir beigusies; neviens nav uzvarējis.
scene-over-unknown = Spēle ir beigusies; kurš uzvarēja, nav pierakstīts.
scene-problem = Pierakstu nevar atskaņot tālāk par { $turn }. gājienu; kāpēc, redzams visu acīm.

## Kur pārtrūkst ceļš uz virszemi

scene-breaks-stub = Ceļš pārtrūkst kārtī laukā { $cell }: tās tuneļi nesatiekas.
scene-breaks-gap = Ceļš pārtrūkst laukā { $beyond }: tur nav kārts.
scene-breaks-goal = Ceļš pārtrūkst laukā { $beyond }: tur ir aizklāts mērķis, kas neko nesavieno.
scene-breaks-wall =
    { $side ->
        [N] Ceļš pārtrūkst pie lauka { $cell } ziemeļu malas: kārtij laukā { $beyond } tur ir siena.
        [E] Ceļš pārtrūkst pie lauka { $cell } austrumu malas: kārtij laukā { $beyond } tur ir siena.
        [S] Ceļš pārtrūkst pie lauka { $cell } dienvidu malas: kārtij laukā { $beyond } tur ir siena.
       *[W] Ceļš pārtrūkst pie lauka { $cell } rietumu malas: kārtij laukā { $beyond } tur ir siena.
    }
scene-breaks-closed = No kārts laukā { $cell } nekas neved tālāk.

## Kāpēc nedrīkst

scene-barred = { $player }: { $reasons }
scene-reason-occupied = Laukā { $cell } jau ir kārts.
scene-reason-no_neighbour = Blakus laukam { $cell } nav atklātas kārts; aizklāts mērķis neskaitās.
scene-reason-edge_mismatch =
    { $side ->
        [N] Ziemeļu mala neder pie kārts laukā { $neighbour }: tunelis beigtos pie sienas.
        [E] Austrumu mala neder pie kārts laukā { $neighbour }: tunelis beigtos pie sienas.
        [S] Dienvidu mala neder pie kārts laukā { $neighbour }: tunelis beigtos pie sienas.
       *[W] Rietumu mala neder pie kārts laukā { $neighbour }: tunelis beigtos pie sienas.
    }
scene-reason-not_connected =
    { $side ->
        [N] Ziemeļu mala saskaras ar kārti laukā { $neighbour }, bet tas tunelis nav savienots ar virszemi.
        [E] Austrumu mala saskaras ar kārti laukā { $neighbour }, bet tas tunelis nav savienots ar virszemi.
        [S] Dienvidu mala saskaras ar kārti laukā { $neighbour }, bet tas tunelis nav savienots ar virszemi.
       *[W] Rietumu mala saskaras ar kārti laukā { $neighbour }, bet tas tunelis nav savienots ar virszemi.
    }
scene-reason-not_connected-nothing = Neviena tās vaļējā mala nesatiek kaimiņu kārts tuneli, tāpēc tā nebūtu savienota.
scene-reason-not_connected-meet = Neviena tās vaļējā mala nesatiek kaimiņu kārts vaļēju malu.
scene-reason-beside_goal =
    { $side ->
        [N] Kāpnes nedrīkst būt blakus mērķim: ziemeļu mala saskaras ar mērķi { $neighbour }.
        [E] Kāpnes nedrīkst būt blakus mērķim: austrumu mala saskaras ar mērķi { $neighbour }.
        [S] Kāpnes nedrīkst būt blakus mērķim: dienvidu mala saskaras ar mērķi { $neighbour }.
       *[W] Kāpnes nedrīkst būt blakus mērķim: rietumu mala saskaras ar mērķi { $neighbour }.
    }
scene-reason-not_your_turn = Tagad nav šīs vietas gājiens: jāiet { $player }.
scene-reason-card_not_in_hand = Kārts { $card } rokā nav.
scene-reason-card_not_in_hand-deck = Kavā kāršu { $card } ir { $number }, un visas šajā raundā jau redzētas.
scene-reason-round_over = Raunds ir beidzies.
scene-reason-round_over-game = Spēle ir beigusies.
scene-reason-broken_tool =
    { $tool ->
        [lantern] Lukturis ir salauzts: kamēr tas nav salabots, tuneļu kārtis izspēlēt nedrīkst.
        [cart] Vagonete ir salauzta: kamēr tā nav salabota, tuneļu kārtis izspēlēt nedrīkst.
        [pickaxe] Cērte ir salauzta: kamēr tā nav salabota, tuneļu kārtis izspēlēt nedrīkst.
       *[other] Darbarīks ir salauzts ({ $tool }): kamēr tas nav salabots, tuneļu kārtis izspēlēt nedrīkst.
    }
scene-reason-not_a_goal = Laukā { $cell } nav mērķa.
scene-reason-goal_already_up = Mērķis { $cell } jau ir atklāts.
scene-reason-cannot_remove-start = Sākuma kārti izņemt nedrīkst.
scene-reason-cannot_remove-goal = Mērķi izņemt nedrīkst, vai tas būtu atklāts vai ne.
scene-reason-cannot_remove-empty = Laukā { $cell } nav tuneļa kārts.
scene-reason-tool_already_broken =
    { $tool ->
        [lantern] Lukturis jau ir salauzts: { $player }.
        [cart] Vagonete jau ir salauzta: { $player }.
        [pickaxe] Cērte jau ir salauzta: { $player }.
       *[other] Darbarīks jau ir salauzts ({ $tool }): { $player }.
    }
scene-reason-nothing_to_repair =
    { $tool ->
        [lantern] Lukturis nav salauzts: { $player }.
        [cart] Vagonete nav salauzta: { $player }.
        [pickaxe] Cērte nav salauzta: { $player }.
       *[other] Darbarīks nav salauzts ({ $tool }): { $player }.
    }
scene-reason-tool_choice_needed = Šī kārts salabo vienu no diviem darbarīkiem: pasakiet, kuru.
scene-reason-wrong_target-seat = Tādas vietas nav: { $player }.
scene-reason-wrong_target-self = Šajā spēlē nedrīkst salauzt pats savu darbarīku.
scene-reason-wrong_target-others = Šajā spēlē drīkst labot tikai savu darbarīku.
scene-reason-wrong_target-tool = Kārts { $card } neattiecas uz { scene-tool-object }.
scene-reason-wrong_target-face = Akmeni laukā { $cell } tā likt nedrīkst.
scene-reason-wrong_target-sharing = Tiek dalīts zelts: tagad jāņem zelta kārts.
scene-reason-wrong_target-no_gold = Zelta, ko ņemt, nav: to dala, kad raundā uzvarējuši zeltrači.
scene-reason-wrong_target-laying = Akmens gaida: tagad jāpasaka, kā tas guļ.
scene-reason-wrong_target-no_stone = Tur nav akmens, kas gaidītu.
scene-reason-wrong_target-deal = Raunds vēl nav beidzies, tāpēc nākamo izdalīt nevar.
scene-reason-wrong_target-gold = Tādas vērtības zelta kārts vairs nav.
scene-reason-wrong_target-has_theft = Šī spēlētāja priekšā jau ir zādzība, un divu nedrīkst būt.
scene-reason-wrong_target-no_theft = Šī spēlētāja priekšā nav zādzības: { $player }.
scene-reason-wrong_target-oneself = To izspēlē uz citu spēlētāju, nevis uz sevi.
scene-reason-wrong_target-no_dwarf = Nav palicis neviena rūķa, ko ņemt.
scene-reason-wrong_target-is_trapped = Jau ir slazdā: { $player }.
scene-reason-wrong_target-not_trapped = Nav slazdā: { $player }.
scene-reason-wrong_target-not_in_front = Šī spēlētāja priekšā nav tādas kārts: { $card }.
scene-reason-wrong_target-no_clearing = Šajā spēlē nevar noņemt sev priekšā gulošu kārti, nometot citas.
scene-reason-wrong_target-clear_for =
    { $number ->
        [zero] Lai noņemtu sev priekšā gulošu kārti, nomet { $number } kāršu.
        [one] Lai noņemtu sev priekšā gulošu kārti, nomet { $number } kārti.
       *[other] Lai noņemtu sev priekšā gulošu kārti, nomet { $number } kārtis.
    }
scene-reason-wrong_target-too_many =
    { $number ->
        [zero] Šajā spēlē vienā reizē drīkst nomest ne vairāk kā { $number } kāršu.
        [one] Šajā spēlē vienā reizē drīkst nomest ne vairāk kā { $number } kārti.
       *[other] Šajā spēlē vienā reizē drīkst nomest ne vairāk kā { $number } kārtis.
    }
scene-reason-wrong_target-stealing = Notiek zādzības: tagad jānozog zelta gabals vai jāpasē.
scene-reason-wrong_target-no_stealing = Nav ko zagt: zādzības notiek raunda beigās.
scene-reason-wrong_target-no_pieces = Zelta, ko nozagt, nav: { $player }.
scene-reason-trapped = Spēlētājs ir slazdā: kamēr nav brīvībā, tuneļu kārtis izspēlēt nedrīkst.
scene-reason-too_few_cards = Lai pasētu, jānomet kārts: roka nav tukša.
scene-reason-too_few_cards-held = Rokā ir par maz kāršu: { $number }.
scene-reason-and-break = { $reason } { $break }

## Kurš var aiziet līdz dārgumam

scene-said-way-unknown = Kur ir dārgums, šeit nav zināms, tāpēc par ceļu pie tā neko nevar pateikt.
scene-said-way-no-treasure = Šajā raktuvē nav dārguma, tāpēc nav arī ceļa pie tā.
scene-said-way-cut-off = Dārgums laukā { $cell } ir nogriezts no virszemes, tāpēc nevienam nav ceļa pie tā.
scene-said-way-not-reached = Dārgums laukā { $cell } vēl nav sasniegts, tāpēc nevienam nav ceļa pie tā.
scene-said-way-connected = Dārgums laukā { $cell } ir savienots ar virszemi.
scene-said-way-open =
    { $team ->
        [blue] Zilajiem ir ceļš pie dārguma laukā { $cell }: zaļu durvju tajā nav.
       *[green] Zaļajiem ir ceļš pie dārguma laukā { $cell }: zilu durvju tajā nav.
    }
scene-said-way-door =
    { $team ->
        [blue] Zilajiem nav ceļa pie dārguma laukā { $cell }: ceļu aizšķērso zaļās durvis laukā { $doors }.
       *[green] Zaļajiem nav ceļa pie dārguma laukā { $cell }: ceļu aizšķērso zilās durvis laukā { $doors }.
    }
scene-said-way-doors =
    { $team ->
        [blue] Zilajiem nav ceļa pie dārguma laukā { $cell }: pat labāko ceļu aizšķērso zaļas durvis laukos { $doors }.
       *[green] Zaļajiem nav ceļa pie dārguma laukā { $cell }: pat labāko ceļu aizšķērso zilas durvis laukos { $doors }.
    }

## Par zeltu

scene-said-dwarves-unwritten = Ne visi rūķi ir pierakstīti, tāpēc nav zināms, cik katrs saņēma.
scene-said-gold-unwritten = Neviens nav pierakstījis, kurš kādu zeltu paņēma.
scene-said-gold-ran-short = Zelta kāršu bija palicis tikai { $had }, nevis { $wanted }.
scene-said-no-saboteur = Neviens sabotieris netika izdalīts, tāpēc nevienam nemaksā.
scene-said-paid-less =
    { $role ->
        [saboteur] Zelta krājums nevar izmaksāt sabotierim { $due }, viņš saņem { $got }.
        [selfish] Zelta krājums nevar izmaksāt savtīgajam rūķim { $due }, viņš saņem { $got }.
       *[digger] Zelta krājums nevar izmaksāt zeltracim { $due }, viņš saņem { $got }.
    }
scene-said-paid-less-each =
    { $role ->
        [saboteur] Zelta krājums nevar izmaksāt sabotieriem (to ir { $number }) pa { $due }, katrs saņem { $got }.
        [selfish] Zelta krājums nevar izmaksāt savtīgajiem rūķiem (to ir { $number }) pa { $due }, katrs saņem { $got }.
       *[digger] Zelta krājums nevar izmaksāt zeltračiem (to ir { $number }) pa { $due }, katrs saņem { $got }.
    }
scene-said-paid-not-in-full =
    { $role ->
        [saboteur] Zelta krājuma nepietika, lai pilnībā samaksātu visiem sabotieriem.
        [selfish] Zelta krājuma nepietika, lai pilnībā samaksātu visiem savtīgajiem rūķiem.
       *[digger] Zelta krājuma nepietika, lai pilnībā samaksātu visiem zeltračiem.
    }

## Kāpēc katrs saņēma tik, cik saņēma

scene-why = { $dwarf }: { $why }.
scene-own-why = { $player }, { $why }
scene-why-stayed = dārgums nav sasniegts; tādu raundā ir { $number }
scene-why-not-reached = dārgums nav sasniegts
scene-why-selfish = sasniedz dārgumu un uzvar viens
scene-why-selfish-reached = dārgumu sasniedza savtīgais rūķis
scene-why-reached = dārgums ir sasniegts
scene-why-reached-by-others = dārgums ir sasniegts, bet šim rūķim tā nav uzvara
scene-why-hurt = dārgums ir sasniegts, bet darbarīks ir salauzts: zelta nav
scene-why-trapped = slazdā, tāpēc nav uzvarētājs un zeltu nesaņem
scene-why-crystals =
    { $number ->
        [zero] { $number } kristālu raktuvē
        [one] { $number } kristāls raktuvē
       *[other] { $number } kristāli raktuvē
    }{ $geologists ->
        [zero] { "" }
        [one] { "" }
       *[other] , ģeologu ir { $geologists }, dala vienādi, noapaļojot uz leju
    }
scene-why-always = uzvar vienmēr
scene-why-not-connected-won = uzvar, jo dārgums nav savienots
scene-why-connected-won = uzvar, jo dārgums ir savienots
scene-why-with-teams = uzvar kopā ar komandu ({ $teams })
scene-why-way =
    { $team ->
        [blue] dārgumu savienoja { $dwarf }, un zilajiem ir ceļš pie tā
       *[green] dārgumu savienoja { $dwarf }, un zaļajiem ir ceļš pie tā
    }
scene-why-only-way =
    { $team ->
        [blue] dārgumu savienoja { $dwarf }, bet ceļš pie tā ir tikai zilajiem
       *[green] dārgumu savienoja { $dwarf }, bet ceļš pie tā ir tikai zaļajiem
    }
scene-why-connected = dārgums ir savienots
scene-why-unwritten = neviens nav pierakstījis, kurš rūķis tas bija
scene-why-not-connected = dārgums nav savienots
scene-why-no-team = neuzvar neviena komanda, bet boss uzvar tikai kopā ar kādu
scene-why-doors =
    { $team ->
        [blue] katrā ceļā ir otras krāsas durvis, tāpēc zilajiem ceļa nav
       *[green] katrā ceļā ir otras krāsas durvis, tāpēc zaļajiem ceļa nav
    }
scene-why-others-way = dārgumu savienoja { $dwarf }, kuram ir ceļš pie tā, tāpēc uzvar tikai { $teams }
scene-somebody = kāds
scene-why-pieces =
    { $why }; { $each ->
        [zero] { $each } zelta gabalu
        [one] { $each } zelta gabals
       *[other] { $each } zelta gabali
    }{ $winners ->
        [1] { "" } vienīgajam uzvarētājam
        [zero] { "" } katram, uzvarētāju ir { $winners }
        [one] { "" } katram, uzvarētāju ir { $winners }
       *[other] { "" } katram, uzvarētāju ir { $winners }
    }{ $less ->
        [0] { "" }
        [zero] , šim rūķim par { $less } mazāk
        [one] , šim rūķim par { $less } mazāk
       *[other] , šim rūķim par { $less } mazāk
    }{ $floor ->
        [yes] , bet ne mazāk par 0
       *[no] { "" }
    }

## Kurš ko zina

scene-knows-dwarf =
    { $player } — { $stale ->
        [yes] agrāk { $dwarf }
       *[no] { $dwarf }
    }: { $how ->
        [own] paša skatītāja rūķis
        [shown] atklāts visiem
       *[inspected] parādīja pārbaude
    }, { $turn }. gājiens{ $stale ->
        [yes] , bet kopš tā laika cepure ir mainīta
       *[no] { "" }
    }.
scene-knows-counting = Saskaitot: { $odds }.
scene-odds = { $name } { $chance }
scene-knows-hand =
    { $player } rokā ir { $cards }: zināms kopš { $turn }. gājiena, kad apmainījās ar kārtīm{ $number ->
        [0] { "" }
        [zero] ; { $number } no tām kopš tā laika varētu būt nomestas
        [one] ; { $number } no tām kopš tā laika varētu būt nomesta
       *[other] ; { $number } no tām kopš tā laika varētu būt nomestas
    }.
scene-times = { $card } × { $number }
scene-certain = droši
scene-never = nekad
scene-percent = { $number } %
scene-fraction = { $fraction } ({ $percent })
scene-chance-treasure = Dārgums ir laukā { $cell }
scene-chance-saboteurs =
    { $number ->
        [zero] { $number } sabotieru pie galda
        [one] { $number } sabotieris pie galda
       *[other] { $number } sabotieri pie galda
    }

## No kurienes varbūtība

scene-said-goal =
    { $seen ->
        [up] { $treasure ->
            [yes] Mērķis { $cell } ir atklāts: tas ir dārgums.
           *[no] Mērķis { $cell } ir atklāts: tas ir akmens.
        }
        [map] { $treasure ->
            [yes] Mērķis { $cell } ir apskatīts ar karti: tas ir dārgums.
           *[no] Mērķis { $cell } ir apskatīts ar karti: tas ir akmens.
        }
       *[turning] { $treasure ->
            [yes] Mērķis { $cell } tiek atklāts: tas ir dārgums.
           *[no] Mērķis { $cell } tiek atklāts: tas ir akmens.
        }
    }
scene-said-treasure-elsewhere = Zināms, ka dārgums ir laukā { $cell }.
scene-said-goals-left =
    No mērķiem ({ $goals }) nav zināmi { $number }{ $stones ->
        [0] { "" }
        [zero] , { $stones } noteikti ir akmeņi
        [one] , { $stones } noteikti ir akmens
       *[other] , { $stones } noteikti ir akmeņi
    }; dārgums ir viens no nezināmajiem, visi vienlīdz iespējami.
scene-said-goals-last = Par visiem citiem mērķiem zināms, ka tie ir akmeņi, tātad šis ir dārgums.
scene-said-dwarves-left =
    No rūķiem ({ $dwarves }) { $known ->
        [zero] zināmi { $known }
        [one] zināms { $known }
       *[other] zināmi { $known }
    }; no pārējiem ({ $others }) pie galda { $seated ->
        [zero] sēž { $seated }
        [one] sēž { $seated }
       *[other] sēž { $seated }
    }, un pārējo vidū { $number ->
        [0] nav neviena sabotiera
        [zero] ir { $number } sabotieru
        [one] ir { $number } sabotieris
       *[other] ir { $number } sabotieri
    }.
scene-said-dwarves-all = Visi rūķi pie galda ir zināmi.

## Attēls tiem, kas to neredz

scene-picture = { $title }, { $turn }. gājiens no { $last }
scene-picture-turns = { $title }, gājieni no { $first } līdz { $to } no { $last }
scene-picture-cards = Kārtis: { $list }.
scene-picture-card = { $face } laukā { $cell }
scene-picture-no-cards = Kāršu šeit nav.
scene-picture-goal =
    { $kind ->
        [treasure] Dārgums laukā { $cell }: { $state }.
        [stone] Akmens laukā { $cell }: { $state }.
       *[goal] Mērķis laukā { $cell }: { $state }.
    }
scene-picture-up = atklāts, { $face }
scene-picture-down = aizklāts
scene-picture-may = { $face } drīkst likt laukā { $cell }.
scene-picture-may-not = { $face } nedrīkst likt laukā { $cell }.
scene-picture-caption = { $turn }. gājiens no { $last }: { $text }
