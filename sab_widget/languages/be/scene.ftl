### Што адбылося ў партыі і што з гэтага вынікае: журнал, вынікі, назвы карт, прычыны, хто што ведае.

## Назвы

scene-round = Раўнд { $number }
scene-title-game =
    { $number ->
        [one] Партыя на { $number } гульца
        [few] Партыя на { $number } гульцоў
       *[many] Партыя на { $number } гульцоў
    }
scene-title-mine = Шахта
scene-seat = месца { $number }
scene-comma = { ", " }
scene-semicolon = { "; " }
scene-tool =
    { $tool ->
        [lantern] ліхтар
        [cart] ваганетка
        [pickaxe] кірка
       *[other] { $tool }
    }
scene-tool-object =
    { $tool ->
        [lantern] ліхтар
        [cart] ваганетку
        [pickaxe] кірку
       *[other] { $tool }
    }
scene-team =
    { $team ->
        [blue] сінія
        [green] зялёныя
       *[other] { $team }
    }
scene-role =
    { $role ->
        [digger] золаташукальнік
        [saboteur] шкоднік
        [selfish] гном-эгаіст
        [blue] сіні золаташукальнік
        [green] зялёны золаташукальнік
        [boss] бос
        [profiteer] спекулянт
        [geologist] геолаг
       *[other] невядомы гном
    }
scene-role-one =
    { $role ->
        [digger] золаташукальнік
        [saboteur] шкоднік
        [selfish] гном-эгаіст
        [blue] сіні золаташукальнік
        [green] зялёны золаташукальнік
        [boss] бос
        [profiteer] спекулянт
        [geologist] геолаг
       *[other] невядомы гном
    }
scene-goal-treasure = скарб
scene-goal-stone = камень
scene-goal-stone-face = камень ({ $face })

## Што намалявана на картах

scene-tunnel =
    { $edges ->
        [N] тунэль на поўнач
        [E] тунэль на ўсход
        [S] тунэль на поўдзень
        [W] тунэль на захад
        [NE] паварот з поўначы на ўсход
        [NS] прамы тунэль з поўначы на поўдзень
        [NW] паварот з поўначы на захад
        [ES] паварот з усходу на поўдзень
        [EW] прамы тунэль з усходу на захад
        [SW] паварот з поўдня на захад
        [NES] развілка на поўнач, усход і поўдзень
        [NEW] развілка на поўнач, усход і захад
        [NSW] развілка на поўнач, поўдзень і захад
        [ESW] развілка на ўсход, поўдзень і захад
       *[NESW] скрыжаванне
    }
scene-stubs =
    { $edges ->
        [N] тупік на поўнач
        [E] тупік на ўсход
        [S] тупік на поўдзень
        [W] тупік на захад
        [NE] тупікі на поўнач і ўсход
        [NS] тупікі на поўнач і поўдзень
        [NW] тупікі на поўнач і захад
        [ES] тупікі на ўсход і поўдзень
        [EW] тупікі на ўсход і захад
        [SW] тупікі на поўдзень і захад
        [NES] тупікі на поўнач, усход і поўдзень
        [NEW] тупікі на поўнач, усход і захад
        [NSW] тупікі на поўнач, поўдзень і захад
        [ESW] тупікі на ўсход, поўдзень і захад
       *[NESW] тупікі на поўнач, усход, поўдзень і захад
    }
scene-with-ladder = { $tunnel } з лесвіцай
scene-with-door =
    { $door ->
        [blue] { $tunnel } з сінімі дзвярыма
       *[green] { $tunnel } з зялёнымі дзвярыма
    }
scene-with-crystal = { $face }, крышталь

## Карты на руках

scene-card-unknown = невядомая карта
scene-card-path = { $face } ({ $name })
scene-card-break = паломка: { $tools }
scene-card-repair = рамонт: { $tools }
scene-card-map = план
scene-card-rockfall = абвал
scene-card-theft = крадзеж
scene-card-hands-off = рукі прэч
scene-card-swap-hands = абмен картамі
scene-card-inspection = інспекцыя
scene-card-swap-hats = змена каўпакоў
scene-card-trapped = пастка
scene-card-free-at-last = воля
scene-card-other = { $kind }

## Для чаго карты дзеянняў

scene-about-break = Карта дзеяння, у шахту яе не кладуць: яна ламае { $tools } любога гульца, і да рамонту ён не можа класці карты тунэляў.
scene-about-repair = Карта дзеяння, у шахту яе не кладуць: яна рамантуе зламанае ў любога гульца, а менавіта { $tools }.
scene-about-map = Карта дзеяння, у шахту яе не кладуць: хто яе грае, глядзіць адну закрытую мэту, а астатнія — не.
scene-about-rockfall = Карта дзеяння, у шахту яе не кладуць: яна прыбірае з шахты адну карту тунэля, але не старт і не мэту.
scene-about-theft = Карта дзеяння, у шахту яе не кладуць: яна ляжыць перад тым, хто яе згуляў, і пасля дзяльбы золата ён можа ўзяць золата ў іншага гульца.
scene-about-hands-off = Карта дзеяння, у шахту яе не кладуць: яна прыбірае крадзеж, што ляжыць перад любым гульцом.
scene-about-swap-hands = Карта дзеяння, у шахту яе не кладуць: хто яе грае, мяняецца картамі на руках з іншым гульцом, і той бярэ карту.
scene-about-inspection = Карта дзеяння, у шахту яе не кладуць: хто яе грае, глядзіць гнома іншага гульца, а астатнія — не.
scene-about-swap-hats = Карта дзеяння, у шахту яе не кладуць: любы гулец адкладае свайго гнома, не паказваючы іншым, і бярэ новага.
scene-about-trapped = Карта дзеяння, у шахту яе не кладуць: гулец, перад якім яна ляжыць, не можа класці карты тунэляў і не атрымлівае золата.
scene-about-free-at-last = Карта дзеяння, у шахту яе не кладуць: яна вызваляе гульца з пасткі.
scene-about-other = Карта дзеяння, у шахту яе не кладуць: яе граюць з рукі.

## Журнал

scene-dealt = Раўнд { $number }: карты раздадзены. Пачынае { $player }.
scene-did-place = { $player } кладзе { $face } на { $cell }.
scene-did-break = { $player } ламае { scene-tool-object } гульца { $target }.
scene-did-break-own = { $player } ламае сабе { scene-tool-object }.
scene-did-repair = { $player } рамантуе { scene-tool-object } гульца { $target }.
scene-did-repair-own = { $player } рамантуе сабе { scene-tool-object }.
scene-did-map = { $player } глядзіць мэту { $cell }.
scene-did-map-seen = { $player } глядзіць мэту { $cell }: гэта { $goal }.
scene-did-rockfall = { $player } ладзіць абвал: карты { $face } на { $cell } больш няма.
scene-did-discard = { $player } скідвае { $card } у закрытую.
scene-did-discard-unseen = { $player } скідвае карту ў закрытую.
scene-did-discard-several =
    { $number ->
        [one] { $player } скідвае ў закрытую { $cards } і бярэ столькі ж.
        [few] { $player } скідвае ў закрытую { $cards } і бярэ столькі ж.
       *[many] { $player } скідвае ў закрытую { $cards } і бярэ столькі ж.
    }
scene-several-cards =
    { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
scene-did-clear-trap = { $player } скідвае ў закрытую { $cards }, каб выбрацца з пасткі.
scene-did-clear-theft = { $player } скідвае ў закрытую { $cards }, каб прыбраць свой крадзеж.
scene-did-clear-tool = { $player } скідвае ў закрытую { $cards }, каб адрамантаваць { scene-tool-object }.
scene-did-take =
    { $number ->
        [one] { $player } бярэ карту золата: { $number } самародак.
        [few] { $player } бярэ карту золата: { $number } самародкі.
       *[many] { $player } бярэ карту золата: { $number } самародкаў.
    }
scene-did-take-unseen = { $player } бярэ карту золата.
scene-did-lay = { $player } кладзе камень на { $cell } так: { $face }.
scene-did-deal = { $player } пачынае наступны раўнд.
scene-did-pass = { $player } пасуе.
scene-did-theft = { $player } кладзе крадзеж, каб у канцы раўнда ўкрасці кавалак золата.
scene-did-hands-off = { $player } прыбірае крадзеж гульца { $target }.
scene-did-hands-off-own = { $player } прыбірае свой крадзеж.
scene-did-swap-hands = { $player } мяняецца картамі на руках з гульцом { $target }.
scene-did-inspect = { $player } глядзіць гнома гульца { $target }.
scene-did-inspect-seen = { $player } глядзіць гнома гульца { $target }: гэта { $dwarf }.
scene-did-swap-hats = { $player } прымушае гульца { $target } змяніць каўпак.
scene-did-swap-hats-own = { $player } мяняе свой каўпак.
scene-hats-seen = { $deed }: выйшаў { $out }, прыйшоў { $drawn }.
scene-did-trap = { $player } замыкае гульца { $target } у пастку.
scene-did-free = { $player } вызваляе гульца { $target }.
scene-did-free-own = { $player } выбіраецца на волю.
scene-did-steal = { $player } крадзе кавалак золата ў гульца { $target }.
scene-did-steal-nothing = { $player } нічога не крадзе.
scene-turned-up = Адкрываецца мэта { $cell }: { $goal }.
scene-stone-waits = На мэце { $cell } ляжыць камень: { $player } вырашае, як ён ляжа.

## Вынік раўнда

scene-won-diggers = Золаташукальнікі перамаглі: скарб знойдзены.
scene-won-saboteurs = Шкоднікі перамаглі: скарб не знойдзены.
scene-won-selfish = Гном-эгаіст перамог у адзіночку: ён сам знайшоў скарб.
scene-won-nobody = Ніхто не перамог: скарб не знойдзены.
scene-won-nobody-walks = Скарб знойдзены, але ні ў адной каманды няма да яго шляху.
scene-won-found = Скарб знойдзены.
scene-won-finder = { $player } знаходзіць скарб і перамагае.
scene-won-unknown = Раўнд скончаны; хто перамог, не запісана.
scene-won-blue = Перамагла сіняя каманда.
scene-won-green = Перамагла зялёная каманда.
scene-won-both = Перамаглі сіняя і зялёная каманды.
scene-paid = Выплачана: { $list }.
scene-paid-one =
    { $number ->
        [one] { $player } — { $number } самародак
        [few] { $player } — { $number } самародкі
       *[many] { $player } — { $number } самародкаў
    }
scene-stolen = { $player } крадзе кавалак золата ў гульца { $target }.
scene-over-won =
    { $number ->
        [one] Партыя скончана. Перамога: { $players }.
        [few] Партыя скончана. Перамогу дзеляць { $players }.
       *[many] Партыя скончана. Перамогу дзеляць { $players }.
    }
scene-purses = Вынік: { $list }.
scene-over-nobody = Партыя скончана; не перамог ніхто.
scene-over-unknown = Партыя скончана; хто перамог, не запісана.
scene-problem = Запіс не ўдаецца прайграць далей за ход { $turn }; чаму, відаць вачыма ўсіх.

## Дзе абрываецца шлях на паверхню

scene-breaks-stub = Шлях абрываецца ў карце на { $cell }: яе тунэлі не сыходзяцца.
scene-breaks-gap = Шлях абрываецца на { $beyond }: там няма карты.
scene-breaks-goal = Шлях абрываецца на { $beyond }: там закрытая мэта, а яна нічога не злучае.
scene-breaks-wall =
    { $side ->
        [N] Шлях абрываецца каля паўночнага краю { $cell }: у карты на { $beyond } там сцяна.
        [E] Шлях абрываецца каля ўсходняга краю { $cell }: у карты на { $beyond } там сцяна.
        [S] Шлях абрываецца каля паўднёвага краю { $cell }: у карты на { $beyond } там сцяна.
       *[W] Шлях абрываецца каля заходняга краю { $cell }: у карты на { $beyond } там сцяна.
    }
scene-breaks-closed = Ад карты на { $cell } далей нічога не вядзе.

## Чаму нельга

scene-barred = { $player }: { $reasons }
scene-reason-occupied = На { $cell } ужо ляжыць карта.
scene-reason-no_neighbour = Побач з { $cell } няма адкрытай карты; закрытая мэта не лічыцца.
scene-reason-edge_mismatch =
    { $side ->
        [N] Паўночны край не падыходзіць да карты на { $neighbour }: тунэль упёрся б у сцяну.
        [E] Усходні край не падыходзіць да карты на { $neighbour }: тунэль упёрся б у сцяну.
        [S] Паўднёвы край не падыходзіць да карты на { $neighbour }: тунэль упёрся б у сцяну.
       *[W] Заходні край не падыходзіць да карты на { $neighbour }: тунэль упёрся б у сцяну.
    }
scene-reason-not_connected =
    { $side ->
        [N] Паўночны край выходзіць да карты на { $neighbour }, але той тунэль не злучаны з паверхняй.
        [E] Усходні край выходзіць да карты на { $neighbour }, але той тунэль не злучаны з паверхняй.
        [S] Паўднёвы край выходзіць да карты на { $neighbour }, але той тунэль не злучаны з паверхняй.
       *[W] Заходні край выходзіць да карты на { $neighbour }, але той тунэль не злучаны з паверхняй.
    }
scene-reason-not_connected-nothing = Ніводзін адкрыты край не сустракае тунэль суседняй карты, так што яна ні з чым не злучыцца.
scene-reason-not_connected-meet = Ніводзін адкрыты край не сустракае адкрытага краю суседняй карты.
scene-reason-beside_goal =
    { $side ->
        [N] Лесвіца не можа ляжаць побач з мэтай: паўночны край датыкаецца да мэты { $neighbour }.
        [E] Лесвіца не можа ляжаць побач з мэтай: усходні край датыкаецца да мэты { $neighbour }.
        [S] Лесвіца не можа ляжаць побач з мэтай: паўднёвы край датыкаецца да мэты { $neighbour }.
       *[W] Лесвіца не можа ляжаць побач з мэтай: заходні край датыкаецца да мэты { $neighbour }.
    }
scene-reason-not_your_turn = Цяпер ход не гэтага месца: ходзіць { $player }.
scene-reason-card_not_in_hand = Карты { $card } няма на руках.
scene-reason-card_not_in_hand-deck = У калодзе столькі карт { $card }: { $number }, і ўсе яны ўжо выйшлі ў гэтым раўндзе.
scene-reason-round_over = Раўнд скончаны.
scene-reason-round_over-game = Партыя скончана.
scene-reason-broken_tool =
    { $tool ->
        [lantern] Ліхтар зламаны: пакуль яго не адрамантуюць, карты тунэляў граць нельга.
        [cart] Ваганетка зламаная: пакуль яе не адрамантуюць, карты тунэляў граць нельга.
        [pickaxe] Кірка зламаная: пакуль яе не адрамантуюць, карты тунэляў граць нельга.
       *[other] Інструмент зламаны ({ $tool }): пакуль яго не адрамантуюць, карты тунэляў граць нельга.
    }
scene-reason-not_a_goal = На { $cell } няма мэты.
scene-reason-goal_already_up = Мэта { $cell } ужо адкрытая.
scene-reason-cannot_remove-start = Стартавую карту прыбраць нельга.
scene-reason-cannot_remove-goal = Мэту прыбраць нельга, адкрытая яна ці не.
scene-reason-cannot_remove-empty = На { $cell } няма карты тунэля.
scene-reason-tool_already_broken =
    { $tool ->
        [lantern] Ліхтар ужо зламаны: { $player }.
        [cart] Ваганетка ўжо зламаная: { $player }.
        [pickaxe] Кірка ўжо зламаная: { $player }.
       *[other] Інструмент ужо зламаны ({ $tool }): { $player }.
    }
scene-reason-nothing_to_repair =
    { $tool ->
        [lantern] Ліхтар не зламаны: { $player }.
        [cart] Ваганетка не зламаная: { $player }.
        [pickaxe] Кірка не зламаная: { $player }.
       *[other] Інструмент не зламаны ({ $tool }): { $player }.
    }
scene-reason-tool_choice_needed = Гэтая карта рамантуе адзін з двух інструментаў: скажыце, які.
scene-reason-wrong_target-seat = Такога месца няма: { $player }.
scene-reason-wrong_target-self = У гэтай гульні нельга ламаць уласны інструмент.
scene-reason-wrong_target-others = У гэтай гульні можна рамантаваць толькі ўласны інструмент.
scene-reason-wrong_target-tool = Карта { $card } не пра { scene-tool-object }.
scene-reason-wrong_target-face = Камень на { $cell } нельга пакласці так.
scene-reason-wrong_target-sharing = Золата дзеляць: цяпер трэба ўзяць карту золата.
scene-reason-wrong_target-no_gold = Золата ўзяць няма дзе: яго дзеляць, калі раўнд выйгралі золаташукальнікі.
scene-reason-wrong_target-laying = Камень чакае: цяпер трэба сказаць, як ён ляжа.
scene-reason-wrong_target-no_stone = Там няма каменя, які чакае.
scene-reason-wrong_target-deal = Раўнд яшчэ не скончаны, так што наступны раздаць нельга.
scene-reason-wrong_target-gold = Карты золата такой вартасці не засталося.
scene-reason-wrong_target-has_theft = Перад гэтым гульцом ужо ляжыць крадзеж, а двух быць не можа.
scene-reason-wrong_target-no_theft = Крадзяжу перад гэтым гульцом няма: { $player }.
scene-reason-wrong_target-oneself = Гэта граюць на іншага гульца, не на сябе.
scene-reason-wrong_target-no_dwarf = Не засталося гнома, якога можна ўзяць.
scene-reason-wrong_target-is_trapped = Ужо ў пастцы: { $player }.
scene-reason-wrong_target-not_trapped = Не ў пастцы: { $player }.
scene-reason-wrong_target-not_in_front = Перад гэтым гульцом няма такой карты: { $card }.
scene-reason-wrong_target-no_clearing = У гэтай гульні нельга скідам прыбраць карту, што ляжыць перад сабой.
scene-reason-wrong_target-clear_for =
    { $number ->
        [one] Каб прыбраць карту, што ляжыць перад сабой, скідваюць { $number } карту.
        [few] Каб прыбраць карту, што ляжыць перад сабой, скідваюць { $number } карты.
       *[many] Каб прыбраць карту, што ляжыць перад сабой, скідваюць { $number } карт.
    }
scene-reason-wrong_target-too_many =
    { $number ->
        [one] У гэтай гульні за раз можна скінуць не больш за { $number } карту.
        [few] У гэтай гульні за раз можна скінуць не больш за { $number } карты.
       *[many] У гэтай гульні за раз можна скінуць не больш за { $number } карт.
    }
scene-reason-wrong_target-stealing = Ідуць крадзяжы: цяпер трэба ўкрасці кавалак золата або пасаваць.
scene-reason-wrong_target-no_stealing = Красці няма чаго: крадзяжы адбываюцца ў канцы раўнда.
scene-reason-wrong_target-no_pieces = Золата, якое можна ўкрасці, няма: { $player }.
scene-reason-trapped = Гулец у пастцы: пакуль не выйдзе на волю, карты тунэляў граць нельга.
scene-reason-too_few_cards = Каб пасаваць, скідваюць карту: рука не пустая.
scene-reason-too_few_cards-held = На руках замала карт: { $number }.
scene-reason-and-break = { $reason } { $break }

## Хто можа дайсці да скарбу

scene-said-way-unknown = Дзе ляжыць скарб, тут невядома, так што пра шлях да яго сказаць нельга.
scene-said-way-no-treasure = У гэтай шахце няма скарбу, так што і шляху да яго няма.
scene-said-way-cut-off = Скарб на { $cell } адрэзаны ад паверхні, так што шляху да яго няма ні ў кога.
scene-said-way-not-reached = Скарб на { $cell } яшчэ не знойдзены, так што шляху да яго няма ні ў кога.
scene-said-way-connected = Скарб на { $cell } злучаны з паверхняй.
scene-said-way-open =
    { $team ->
        [blue] У сініх ёсць шлях да скарбу на { $cell }: зялёных дзвярэй на ім няма.
       *[green] У зялёных ёсць шлях да скарбу на { $cell }: сініх дзвярэй на ім няма.
    }
scene-said-way-door =
    { $team ->
        [blue] У сініх няма шляху да скарбу на { $cell }: не пускаюць зялёныя дзверы на { $doors }.
       *[green] У зялёных няма шляху да скарбу на { $cell }: не пускаюць сінія дзверы на { $doors }.
    }
scene-said-way-doors =
    { $team ->
        [blue] У сініх няма шляху да скарбу на { $cell }: нават на найлепшым шляху не пускаюць зялёныя дзверы, на { $doors }.
       *[green] У зялёных няма шляху да скарбу на { $cell }: нават на найлепшым шляху не пускаюць сінія дзверы, на { $doors }.
    }

## Пра золата

scene-said-dwarves-unwritten = Не ўсе гномы запісаны, так што невядома, хто колькі атрымаў.
scene-said-gold-unwritten = Ніхто не запісаў, хто якое золата ўзяў.
scene-said-gold-ran-short = Карт золата засталося толькі { $had } замест { $wanted }.
scene-said-no-saboteur = Шкоднікаў не раздалі, так што нікому не плацяць.
scene-said-paid-less =
    { $role ->
        [saboteur] Запасу золата не хапае, каб выплаціць шкодніку { $due }: ён атрымлівае { $got }.
        [selfish] Запасу золата не хапае, каб выплаціць гному-эгаісту { $due }: ён атрымлівае { $got }.
       *[digger] Запасу золата не хапае, каб выплаціць золаташукальніку { $due }: ён атрымлівае { $got }.
    }
scene-said-paid-less-each =
    { $role ->
        [saboteur] Запасу золата не хапае, каб выплаціць па { $due } шкоднікам (іх { $number }): кожны атрымлівае { $got }.
        [selfish] Запасу золата не хапае, каб выплаціць па { $due } гномам-эгаістам (іх { $number }): кожны атрымлівае { $got }.
       *[digger] Запасу золата не хапае, каб выплаціць па { $due } золаташукальнікам (іх { $number }): кожны атрымлівае { $got }.
    }
scene-said-paid-not-in-full =
    { $role ->
        [saboteur] Запасу золата не хапіла, каб заплаціць усім шкоднікам цалкам.
        [selfish] Запасу золата не хапіла, каб заплаціць усім гномам-эгаістам цалкам.
       *[digger] Запасу золата не хапіла, каб заплаціць усім золаташукальнікам цалкам.
    }

## Чаму каму колькі

scene-why = { $dwarf }: { $why }.
scene-own-why = { $player }, { $why }
scene-why-stayed = скарб не знойдзены; такіх у раўндзе { $number }
scene-why-not-reached = скарб не знойдзены
scene-why-selfish = знаходзіць скарб і перамагае ў адзіночку
scene-why-selfish-reached = скарб знайшоў гном-эгаіст
scene-why-reached = скарб знойдзены
scene-why-reached-by-others = скарб знойдзены, але для гэтага гнома гэта не перамога
scene-why-hurt = скарб знойдзены, але інструмент зламаны: золата няма
scene-why-trapped = у пастцы, таму не пераможца і золата не атрымлівае
scene-why-crystals =
    { $number ->
        [one] { $number } крышталь у шахце
        [few] { $number } крышталі ў шахце
       *[many] { $number } крышталяў у шахце
    }{ $geologists ->
        [1] { "" }
        [one] , геолагаў { $geologists }, пароўну з акругленнем уніз
        [few] , геолагаў { $geologists }, пароўну з акругленнем уніз
       *[many] , геолагаў { $geologists }, пароўну з акругленнем уніз
    }
scene-why-always = перамагае заўсёды
scene-why-not-connected-won = перамагае, бо скарб не злучаны
scene-why-connected-won = перамагае, бо скарб злучаны
scene-why-with-teams = перамагае разам з камандай ({ $teams })
scene-why-way =
    { $team ->
        [blue] скарб злучыў { $dwarf }, і ў сініх ёсць да яго шлях
       *[green] скарб злучыў { $dwarf }, і ў зялёных ёсць да яго шлях
    }
scene-why-only-way =
    { $team ->
        [blue] скарб злучыў { $dwarf }, але шлях да яго ёсць толькі ў сініх
       *[green] скарб злучыў { $dwarf }, але шлях да яго ёсць толькі ў зялёных
    }
scene-why-connected = скарб злучаны
scene-why-unwritten = ніхто не запісаў, які гэта быў гном
scene-why-not-connected = скарб не злучаны
scene-why-no-team = не перамагла ніводная каманда, а бос перамагае толькі разам з ёй
scene-why-doors =
    { $team ->
        [blue] на кожным шляху стаяць дзверы іншага колеру, так што ў сініх шляху няма
       *[green] на кожным шляху стаяць дзверы іншага колеру, так што ў зялёных шляху няма
    }
scene-why-others-way = скарб злучыў { $dwarf }, у якога ёсць да яго шлях, так што перамагаюць толькі { $teams }
scene-somebody = нехта
scene-why-pieces =
    { $why }; { $each ->
        [one] { $each } кавалак
        [few] { $each } кавалкі
       *[many] { $each } кавалкаў
    } золата{ $winners ->
        [1] { "" }, пераможца адзін
        [one] { "" } кожнаму, пераможцаў { $winners }
        [few] { "" } кожнаму, пераможцаў { $winners }
       *[many] { "" } кожнаму, пераможцаў { $winners }
    }{ $less ->
        [0] { "" }
        [one] , гэтаму гному на { $less } менш
        [few] , гэтаму гному на { $less } менш
       *[many] , гэтаму гному на { $less } менш
    }{ $floor ->
        [yes] , але не менш за 0
       *[no] { "" }
    }

## Хто што ведае

scene-knows-dwarf =
    { $player } — { $stale ->
        [yes] раней { $dwarf }
       *[no] { $dwarf }
    }: { $how ->
        [own] уласны гном гледача
        [shown] адкрыта для ўсіх
       *[inspected] паказана інспекцыяй
    }, ход { $turn }{ $stale ->
        [yes] , але з таго часу каўпак зменены
       *[no] { "" }
    }.
scene-knows-counting = Паводле падліку: { $odds }.
scene-odds = { $name } { $chance }
scene-knows-hand =
    { $player } трымае { $cards }: вядома з хода { $turn }, калі памяняліся картамі{ $number ->
        [0] { "" }
        [one] ; { $number } з іх з таго часу магла пайсці ў скід
        [few] ; { $number } з іх з таго часу маглі пайсці ў скід
       *[many] ; { $number } з іх з таго часу маглі пайсці ў скід
    }.
scene-times = { $card } × { $number }
scene-certain = дакладна
scene-never = ніяк
scene-percent = { $number } %
scene-fraction = { $fraction } ({ $percent })
scene-chance-treasure = Скарб ляжыць на { $cell }
scene-chance-saboteurs =
    { $number ->
        [one] { $number } шкоднік за сталом
        [few] { $number } шкоднікі за сталом
       *[many] { $number } шкоднікаў за сталом
    }

## Адкуль імавернасць

scene-said-goal =
    { $seen ->
        [up] { $treasure ->
            [yes] Мэта { $cell } адкрытая: гэта скарб.
           *[no] Мэта { $cell } адкрытая: гэта камень.
        }
        [map] { $treasure ->
            [yes] Мэта { $cell } прагледжана па плане: гэта скарб.
           *[no] Мэта { $cell } прагледжана па плане: гэта камень.
        }
       *[turning] { $treasure ->
            [yes] Мэта { $cell } адкрываецца: гэта скарб.
           *[no] Мэта { $cell } адкрываецца: гэта камень.
        }
    }
scene-said-treasure-elsewhere = Вядома, што скарб ляжыць на { $cell }.
scene-said-goals-left =
    З мэтаў ({ $goals }) невядомыя { $number }{ $stones ->
        [0] { "" }
        [one] , { $stones } — дакладна камень
        [few] , { $stones } — дакладна камяні
       *[many] , { $stones } — дакладна камяні
    }; скарб — адна з невядомых, усе роўнаімаверныя.
scene-said-goals-last = Пра ўсе астатнія мэты вядома, што гэта камяні, значыць, скарб тут.
scene-said-dwarves-left =
    З гномаў ({ $dwarves }) { $known ->
        [one] вядомы { $known }
        [few] вядомыя { $known }
       *[many] вядома { $known }
    }; з астатніх ({ $others }) за сталом { $seated ->
        [one] сядзіць { $seated }
        [few] сядзяць { $seated }
       *[many] сядзяць { $seated }
    }, а шкоднікаў сярод астатніх { $number ->
        [0] няма
        [one] { $number }
        [few] { $number }
       *[many] { $number }
    }.
scene-said-dwarves-all = Усе гномы за сталом вядомыя.

## Малюнак для тых, хто яго не бачыць

scene-picture = { $title }, ход { $turn } з { $last }
scene-picture-turns = { $title }, хады з { $first } па { $to } з { $last }
scene-picture-cards = Карты: { $list }.
scene-picture-card = { $face } на { $cell }
scene-picture-no-cards = Карт тут няма.
scene-picture-goal =
    { $kind ->
        [treasure] Скарб на { $cell }: { $state }.
        [stone] Камень на { $cell }: { $state }.
       *[goal] Мэта на { $cell }: { $state }.
    }
scene-picture-up = тварам уверх, { $face }
scene-picture-down = тварам уніз
scene-picture-may = { $face } можна пакласці на { $cell }.
scene-picture-may-not = { $face } нельга пакласці на { $cell }.
scene-picture-caption = Ход { $turn } з { $last }: { $text }
