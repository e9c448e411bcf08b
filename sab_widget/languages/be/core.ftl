### Што старонка кажа сама: назвы кнопак і палёў, і што расказвае інспектар.

## Што пайшло не так

core-no-scene = Паказваць няма чаго. Стварыце віджэт з Mine, Game або Record.
core-broken-scene = Гэтую сцэну нельга намаляваць: у ёй не хапае частак. Выканайце ячэйку яшчэ раз.
core-wrong-version = Гэтая старонка малюе сцэны версіі 1, а не { $version }. Перазапусціце ядро, абнавіце старонку і выканайце ячэйку яшчэ раз.
core-kernel-gone = Ядро перазапушчана або спынена: каб падключыцца, выканайце ячэйку яшчэ раз. Гартаць партыю можна і так.
core-no-viewer = Ядра больш няма, а паказаць гэта можа толькі яно: выканайце ячэйку яшчэ раз. Гартаць партыю можна і так.
core-no-answer = Ядро не адказала: магчыма, яно занятае або сувязь страчана. Гартаць партыю можна і так. Калі яно адкажа, з’явіцца тое, пра што вы прасілі; калі не адкажа, выканайце ячэйку яшчэ раз.
core-turns-missing = Некаторыя хады не дайшлі да гэтай старонкі: каб убачыць іх, выканайце ячэйку яшчэ раз.
core-not-drawn = Не ўдалося намаляваць: { $part } ({ $error }). Перайдзіце да іншага хода або выканайце ячэйку яшчэ раз.
core-not-done = Не атрымалася ({ $error }). Паспрабуйце зноў або выканайце ячэйку яшчэ раз.
core-dismiss = Схаваць

## Часткі віджэта

core-part-toolbar = панэль інструментаў
core-part-branch = шлях назад
core-part-mine = шахта
core-part-timeline = шкала хадоў
core-part-controls = кнопкі
core-part-caption = подпіс
core-part-inspector = інспектар
core-part-log = журнал
core-part-palette = набор карт
core-part-table = стол
core-part-chances = імавернасці
core-part-other = частка віджэта

## Часткі сказаў

core-comma = { ", " }
core-semicolon = { "; " }
core-side =
    { $side ->
        [N] поўнач
        [E] усход
        [S] поўдзень
       *[W] захад
    }
core-tool =
    { $tool ->
        [lantern] ліхтар
        [cart] ваганетка
        [pickaxe] кірка
       *[other] { $tool }
    }
core-team =
    { $team ->
        [blue] сінія
        [green] зялёныя
       *[other] { $team }
    }
core-spoken-cell = слупок { $column }, рад { $row }
core-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
core-nuggets =
    { $number ->
        [one] { $number } самародак
        [few] { $number } самародкі
       *[many] { $number } самародкаў
    }

## Тунэлі і карты

core-tunnel = тунэль { $sides }
core-tunnel-ladder = тунэль { $sides } з лесвіцай на паверхню
core-stub =
    { $side ->
        [N] тупік на поўнач
        [E] тупік на ўсход
        [S] тупік на поўдзень
       *[W] тупік на захад
    }
core-tunnel-connected = { $tunnel } (злучаны)
core-tunnel-loose = { $tunnel } (не злучаны)
core-further-tunnel = { $tunnel }

## Што ляжыць у клетцы

core-cell = { $cell }: { $contents }
core-empty = пуста
core-goal-down = закрытая мэта
core-goal-known = закрытая мэта, вядома: { core-goal-kind }
core-goal-peeked = закрытая мэта, падгледжана: { core-goal-kind }
core-goal-kind =
    { $kind ->
        [treasure] скарб
       *[stone] камень
    }
core-goal = мэта
core-start = старт
core-turned = павернутая
core-connected = злучана з паверхняй
core-not-connected = не злучана з паверхняй
core-may-lie-here = выбраную карту можна пакласці сюды
core-team-walks = тут могуць прайсці { core-team }
core-door-stops = дзверы, праз якія не могуць прайсці { core-team }
core-just-now = толькі што

## Хады

core-turn-of = ход { $turn } з { $last }
core-turn-said = Ход { $turn } з { $last }: { $text }
core-branch-leaves = Тут адыходзіць галіна.
core-turn = Ход
core-this-turn = Гэты ход
core-rounds = Раўнды
core-round-begins = { $round }: ход { $turn }
core-steps = Крокі
core-first-turn = Першы ход
core-previous-turn = Папярэдні ход
core-next-turn = Наступны ход
core-last-turn = Апошні ход
core-play = Прайграць
core-pause = Паўза
core-back-to-turn = Назад да хода { $turn }
core-speed = Хуткасць
core-log = Журнал

## Галіны

core-in-branch = Так у партыі не гулялі: гэта галіна.
core-as-played = Гэта партыя, як яе гулялі.
core-branch-back = На адну галіну назад
core-back-to-game = Назад да згулянай партыі
core-enter-branch = Увайсці ў галіну: { $title }
core-untitled = Што, калі…

## Панэль

core-viewer = Глядач
core-everyone = Усе
core-ways = Шляхі
core-none = Няма
core-show-connected = Паказаць злучанае
core-show-ends = Паказаць адкрытыя канцы
core-waiting = Чакаем адказу ядра…
core-no-ways = Шляхі не паказаны.

## Шахта

core-mine = Шахта
core-zoom-in = Бліжэй
core-zoom-out = Далей
core-fit = Цалкам
core-no-way = няма шляху

## Інспектар

core-inspector = Інспектар
core-the-mine = Шахта
core-nothing-pointed-at = Навядзіце на тунэль, каб убачыць, з чым ён злучаны, або выберыце карту, каб убачыць, куды яе можна пакласці.
core-mine-connected =
    З паверхняй { $number ->
        [one] злучаны { $number } тунэль
        [few] злучаны { $number } тунэлі
       *[many] злучана { $number } тунэляў
    }, { $ends ->
        [one] { $ends } адкрыты канец
        [few] { $ends } адкрытыя канцы
       *[many] { $ends } адкрытых канцоў
    }.
core-distances = Адлегласці: { $distances }.
core-distance-reached = мэта { $cell } дасягнута
core-distance-out = мэта { $cell } недасягальная
core-distance =
    да мэты { $cell } — { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
core-tunnel-at = { $tunnel }, клетка { $cell }
core-tunnel-not-connected = Не злучаны. { $break }
core-tunnel-away =
    Злучаны з паверхняй, да яе { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
core-tunnel-at-surface = Злучаны: тут паверхня.
core-joined =
    Злучаны яшчэ з { $number ->
        [one] { $number } тунэлем
        [few] { $number } тунэлямі
       *[many] { $number } тунэлямі
    }.
core-joined-to-none = Не злучаны ні з адным іншым тунэлем.
core-walkers = { $teams } могуць прайсці тут.
core-no-walkers = Ніводная каманда не можа прайсці тут.
core-open-ends =
    { $number ->
        [one] { $number } адкрыты канец
        [few] { $number } адкрытыя канцы
       *[many] { $number } адкрытых канцоў
    }: { $ends }.
core-open-end =
    { $side ->
        [N] на поўнач ад { $cell }
        [E] на ўсход ад { $cell }
        [S] на поўдзень ад { $cell }
       *[W] на захад ад { $cell }
    }
core-no-open-ends = Адкрытых канцоў няма.
core-no-card = Тут няма карты.
core-goal-at = Закрытая мэта, клетка { $cell }
core-goal-not-known = З гэтага месца невядома, што гэта.
core-goal-viewer-knows =
    { $kind ->
        [treasure] Гэтаму месцу вядома: гэта скарб.
       *[stone] Гэтаму месцу вядома: гэта камень — не скарб, а карта тунэля.
    }
core-goal-peeking =
    { $kind ->
        [treasure] Вы падглядаеце: гэта скарб. Націсніце, каб закрыць зноў.
       *[stone] Вы падглядаеце: гэта камень. Націсніце, каб закрыць зноў.
    }
core-goal-peek = Націсніце, каб падгледзець; у партыі мэта застаецца закрытай.
core-way-breaks = Шлях абрываецца ў клетцы { $cell }.

## Выбраная карта

core-picked = Выбрана: { $card }
core-picked-turned = Выбрана: { $card }, павернутая
core-lies-at =
    { $number ->
        [one] Яе можна пакласці ў { $number } клетку; яна пазначана.
        [few] Яе можна пакласці ў { $number } клеткі; усе пазначаны.
       *[many] Яе можна пакласці ў { $number } клетак; усе пазначаны.
    }
core-lies-nowhere = У такім становішчы яе няма куды пакласці.
core-ask-why-not = Навядзіце на любую іншую клетку, каб даведацца, чаму туды нельга.
core-lies-not-told = Гэтая сцэна не кажа, куды можна пакласці гэтую карту.
core-may-lie = Яе можна пакласці на { $cell }.
core-may-not-lie = Яе нельга пакласці на { $cell }.
core-turn-card = Павярнуць карту
core-put-back = Вярнуць
core-all-path-cards = Усе карты тунэляў

## Стол

core-table = Стол
core-stock = Калода
core-discards = Скід
core-on-top = , зверху { $card }
core-to-play-next = Ходзіць наступным
core-seat-to-play-next = цяпер ходзіць
core-role-unknown = роля невядомая
core-was = раней
core-seat-was = раней: { $role }
core-trapped = у пастцы
core-theft = крадзеж
core-theft-of = крадзеж { $number } з { $thefts }
core-broken-tool =
    { $tool ->
        [lantern] зламаны ліхтар
        [cart] зламаная ваганетка
        [pickaxe] зламаная кірка
       *[other] зламана: { $tool }
    }
core-broken = зламана: { $tools }
core-no-broken-tools = усё цэлае
core-known-of = : што вядома пра гульца { $player }
core-no-cards = карт няма
core-card-unwritten = карта, якую ніхто не запісаў
core-card-down = карта кашуляй уверх

## Імавернасці

core-chances = Імавернасці
core-as-above = як вышэй

## Клавішы

core-keys = Клавішы
core-close = Закрыць
core-key-space = Прабел
core-help-step = ход назад, ход наперад; з Shift — дзесяць
core-help-ends = першы ход, апошні ход
core-help-play = прайграць, паўза
core-help-walk = на шахце: хадзіць па клетках
core-help-act = на шахце: замацаваць, падгледзець або спытаць
core-help-turn = павярнуць выбраную карту
core-help-show = паказаць злучанае, паказаць адкрытыя канцы
core-help-zoom = бліжэй, далей, цалкам
core-help-escape = вярнуць, адмацаваць
core-help-keys = гэтыя клавішы
core-help-pointer = Цягніце, каб рухаць шахту; двума пальцамі або колам з Ctrl ці ⌘ — наблізіць.
