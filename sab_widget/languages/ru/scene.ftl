### Что произошло в партии и что из этого следует: журнал, итоги, названия карт, причины, кто что знает.

## Названия

scene-round = Раунд { $number }
scene-title-game =
    { $number ->
        [one] Партия на { $number } игрока
        [few] Партия на { $number } игроков
       *[many] Партия на { $number } игроков
    }
scene-title-mine = Шахта
scene-seat = место { $number }
scene-comma = { ", " }
scene-semicolon = { "; " }
scene-tool =
    { $tool ->
        [lantern] фонарь
        [cart] вагонетка
        [pickaxe] кирка
       *[other] { $tool }
    }
scene-tool-object =
    { $tool ->
        [lantern] фонарь
        [cart] вагонетку
        [pickaxe] кирку
       *[other] { $tool }
    }
scene-team =
    { $team ->
        [blue] синие
        [green] зелёные
       *[other] { $team }
    }
scene-role =
    { $role ->
        [digger] золотоискатель
        [saboteur] вредитель
        [selfish] гном-эгоист
        [blue] синий золотоискатель
        [green] зелёный золотоискатель
        [boss] босс
        [profiteer] спекулянт
        [geologist] геолог
       *[other] неизвестный гном
    }
scene-role-one =
    { $role ->
        [digger] золотоискатель
        [saboteur] вредитель
        [selfish] гном-эгоист
        [blue] синий золотоискатель
        [green] зелёный золотоискатель
        [boss] босс
        [profiteer] спекулянт
        [geologist] геолог
       *[other] неизвестный гном
    }
scene-goal-treasure = сокровище
scene-goal-stone = камень
scene-goal-stone-face = камень ({ $face })

## Что нарисовано на картах

scene-tunnel =
    { $edges ->
        [N] туннель на север
        [E] туннель на восток
        [S] туннель на юг
        [W] туннель на запад
        [NE] поворот с севера на восток
        [NS] прямой туннель с севера на юг
        [NW] поворот с севера на запад
        [ES] поворот с востока на юг
        [EW] прямой туннель с востока на запад
        [SW] поворот с юга на запад
        [NES] развилка на север, восток и юг
        [NEW] развилка на север, восток и запад
        [NSW] развилка на север, юг и запад
        [ESW] развилка на восток, юг и запад
       *[NESW] перекрёсток
    }
scene-stubs =
    { $edges ->
        [N] тупик на север
        [E] тупик на восток
        [S] тупик на юг
        [W] тупик на запад
        [NE] тупики на север и восток
        [NS] тупики на север и юг
        [NW] тупики на север и запад
        [ES] тупики на восток и юг
        [EW] тупики на восток и запад
        [SW] тупики на юг и запад
        [NES] тупики на север, восток и юг
        [NEW] тупики на север, восток и запад
        [NSW] тупики на север, юг и запад
        [ESW] тупики на восток, юг и запад
       *[NESW] тупики на север, восток, юг и запад
    }
scene-with-ladder = { $tunnel } с лестницей
scene-with-door =
    { $door ->
        [blue] { $tunnel } с синей дверью
       *[green] { $tunnel } с зелёной дверью
    }
scene-with-crystal = { $face }, кристалл

## Карты на руках

scene-card-unknown = неизвестная карта
scene-card-path = { $face } ({ $name })
scene-card-break = поломка: { $tools }
scene-card-repair = ремонт: { $tools }
scene-card-map = план
scene-card-rockfall = обвал
scene-card-theft = кража
scene-card-hands-off = руки прочь
scene-card-swap-hands = обмен картами
scene-card-inspection = инспекция
scene-card-swap-hats = смена колпаков
scene-card-trapped = ловушка
scene-card-free-at-last = свобода
scene-card-other = { $kind }

## Для чего карты действий

scene-about-break = Карта действия, в шахту её не кладут: она ломает { $tools } любого игрока, и до починки он не может класть карты туннелей.
scene-about-repair = Карта действия, в шахту её не кладут: она чинит сломанное у любого игрока, а именно { $tools }.
scene-about-map = Карта действия, в шахту её не кладут: кто её играет, смотрит одну закрытую цель, а остальные — нет.
scene-about-rockfall = Карта действия, в шахту её не кладут: она убирает из шахты одну карту туннеля, но не старт и не цель.
scene-about-theft = Карта действия, в шахту её не кладут: она лежит перед тем, кто её сыграл, и после дележа золота он может взять золото у другого игрока.
scene-about-hands-off = Карта действия, в шахту её не кладут: она убирает кражу, лежащую перед любым игроком.
scene-about-swap-hands = Карта действия, в шахту её не кладут: кто её играет, меняется картами на руках с другим игроком, и тот берёт карту.
scene-about-inspection = Карта действия, в шахту её не кладут: кто её играет, смотрит гнома другого игрока, а остальные — нет.
scene-about-swap-hats = Карта действия, в шахту её не кладут: любой игрок откладывает своего гнома, не показывая другим, и берёт нового.
scene-about-trapped = Карта действия, в шахту её не кладут: игрок, перед которым она лежит, не может класть карты туннелей и не получает золота.
scene-about-free-at-last = Карта действия, в шахту её не кладут: она освобождает игрока из ловушки.
scene-about-other = Карта действия, в шахту её не кладут: её играют с руки.

## Журнал

scene-dealt = Раунд { $number }: карты розданы. Начинает { $player }.
scene-did-place = { $player } кладёт { $face } на { $cell }.
scene-did-break = { $player } ломает { scene-tool-object } игрока { $target }.
scene-did-break-own = { $player } ломает себе { scene-tool-object }.
scene-did-repair = { $player } чинит { scene-tool-object } игрока { $target }.
scene-did-repair-own = { $player } чинит себе { scene-tool-object }.
scene-did-map = { $player } смотрит цель { $cell }.
scene-did-map-seen = { $player } смотрит цель { $cell }: это { $goal }.
scene-did-rockfall = { $player } устраивает обвал: карты { $face } на { $cell } больше нет.
scene-did-discard = { $player } сбрасывает { $card } в закрытую.
scene-did-discard-unseen = { $player } сбрасывает карту в закрытую.
scene-did-discard-several =
    { $number ->
        [one] { $player } сбрасывает в закрытую { $cards } и берёт столько же.
        [few] { $player } сбрасывает в закрытую { $cards } и берёт столько же.
       *[many] { $player } сбрасывает в закрытую { $cards } и берёт столько же.
    }
scene-several-cards =
    { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
scene-did-clear-trap = { $player } сбрасывает в закрытую { $cards }, чтобы выбраться из ловушки.
scene-did-clear-theft = { $player } сбрасывает в закрытую { $cards }, чтобы убрать свою кражу.
scene-did-clear-tool = { $player } сбрасывает в закрытую { $cards }, чтобы починить { scene-tool-object }.
scene-did-take =
    { $number ->
        [one] { $player } берёт карту золота: { $number } самородок.
        [few] { $player } берёт карту золота: { $number } самородка.
       *[many] { $player } берёт карту золота: { $number } самородков.
    }
scene-did-take-unseen = { $player } берёт карту золота.
scene-did-lay = { $player } кладёт камень на { $cell } так: { $face }.
scene-did-deal = { $player } начинает следующий раунд.
scene-did-pass = { $player } пасует.
scene-did-theft = { $player } кладёт кражу, чтобы в конце раунда украсть кусок золота.
scene-did-hands-off = { $player } убирает кражу игрока { $target }.
scene-did-hands-off-own = { $player } убирает свою кражу.
scene-did-swap-hands = { $player } меняется картами на руках с игроком { $target }.
scene-did-inspect = { $player } смотрит гнома игрока { $target }.
scene-did-inspect-seen = { $player } смотрит гнома игрока { $target }: это { $dwarf }.
scene-did-swap-hats = { $player } заставляет игрока { $target } сменить колпак.
scene-did-swap-hats-own = { $player } меняет свой колпак.
scene-hats-seen = { $deed }: вышел { $out }, пришёл { $drawn }.
scene-did-trap = { $player } запирает игрока { $target } в ловушку.
scene-did-free = { $player } освобождает игрока { $target }.
scene-did-free-own = { $player } выбирается на свободу.
scene-did-steal = { $player } крадёт кусок золота у игрока { $target }.
scene-did-steal-nothing = { $player } ничего не крадёт.
scene-turned-up = Открывается цель { $cell }: { $goal }.
scene-stone-waits = На цели { $cell } лежит камень: { $player } решает, как он ляжет.

## Итог раунда

scene-won-diggers = Золотоискатели победили: сокровище найдено.
scene-won-saboteurs = Вредители победили: сокровище не найдено.
scene-won-selfish = Гном-эгоист победил в одиночку: он сам нашёл сокровище.
scene-won-nobody = Никто не победил: сокровище не найдено.
scene-won-nobody-walks = Сокровище найдено, но ни у одной команды нет к нему пути.
scene-won-found = Сокровище найдено.
scene-won-finder = { $player } находит сокровище и побеждает.
scene-won-unknown = Раунд окончен; кто победил, не записано.
scene-won-blue = Победила синяя команда.
scene-won-green = Победила зелёная команда.
scene-won-both = Победили синяя и зелёная команды.
scene-paid = Выплачено: { $list }.
scene-paid-one =
    { $number ->
        [one] { $player } — { $number } самородок
        [few] { $player } — { $number } самородка
       *[many] { $player } — { $number } самородков
    }
scene-stolen = { $player } крадёт кусок золота у игрока { $target }.
scene-over-won =
    { $number ->
        [one] Партия окончена. Победа: { $players }.
        [few] Партия окончена. Победу делят { $players }.
       *[many] Партия окончена. Победу делят { $players }.
    }
scene-purses = Итог: { $list }.
scene-over-nobody = Партия окончена; не победил никто.
scene-over-unknown = Партия окончена; кто победил, не записано.
scene-problem = Запись не удаётся воспроизвести дальше хода { $turn }; почему, видно глазами всех.

## Где обрывается путь на поверхность

scene-breaks-stub = Путь обрывается в карте на { $cell }: её туннели не сходятся.
scene-breaks-gap = Путь обрывается на { $beyond }: там нет карты.
scene-breaks-goal = Путь обрывается на { $beyond }: там закрытая цель, а она ничего не соединяет.
scene-breaks-wall =
    { $side ->
        [N] Путь обрывается у северного края { $cell }: у карты на { $beyond } там стена.
        [E] Путь обрывается у восточного края { $cell }: у карты на { $beyond } там стена.
        [S] Путь обрывается у южного края { $cell }: у карты на { $beyond } там стена.
       *[W] Путь обрывается у западного края { $cell }: у карты на { $beyond } там стена.
    }
scene-breaks-closed = От карты на { $cell } дальше ничего не ведёт.

## Почему нельзя

scene-barred = { $player }: { $reasons }
scene-reason-occupied = На { $cell } уже лежит карта.
scene-reason-no_neighbour = Рядом с { $cell } нет открытой карты; закрытая цель не считается.
scene-reason-edge_mismatch =
    { $side ->
        [N] Северный край не подходит к карте на { $neighbour }: туннель упёрся бы в стену.
        [E] Восточный край не подходит к карте на { $neighbour }: туннель упёрся бы в стену.
        [S] Южный край не подходит к карте на { $neighbour }: туннель упёрся бы в стену.
       *[W] Западный край не подходит к карте на { $neighbour }: туннель упёрся бы в стену.
    }
scene-reason-not_connected =
    { $side ->
        [N] Северный край выходит к карте на { $neighbour }, но тот туннель не соединён с поверхностью.
        [E] Восточный край выходит к карте на { $neighbour }, но тот туннель не соединён с поверхностью.
        [S] Южный край выходит к карте на { $neighbour }, но тот туннель не соединён с поверхностью.
       *[W] Западный край выходит к карте на { $neighbour }, но тот туннель не соединён с поверхностью.
    }
scene-reason-not_connected-nothing = Ни один открытый край не встречает туннель соседней карты, так что она ни с чем не соединится.
scene-reason-not_connected-meet = Ни один открытый край не встречает открытого края соседней карты.
scene-reason-beside_goal =
    { $side ->
        [N] Лестница не может лежать рядом с целью: северный край касается цели { $neighbour }.
        [E] Лестница не может лежать рядом с целью: восточный край касается цели { $neighbour }.
        [S] Лестница не может лежать рядом с целью: южный край касается цели { $neighbour }.
       *[W] Лестница не может лежать рядом с целью: западный край касается цели { $neighbour }.
    }
scene-reason-not_your_turn = Сейчас ход не этого места: ходит { $player }.
scene-reason-card_not_in_hand = Карты { $card } нет на руках.
scene-reason-card_not_in_hand-deck = В колоде столько карт { $card }: { $number }, и все они уже вышли в этом раунде.
scene-reason-round_over = Раунд окончен.
scene-reason-round_over-game = Партия окончена.
scene-reason-broken_tool =
    { $tool ->
        [lantern] Фонарь сломан: пока его не починят, карты туннелей играть нельзя.
        [cart] Вагонетка сломана: пока её не починят, карты туннелей играть нельзя.
        [pickaxe] Кирка сломана: пока её не починят, карты туннелей играть нельзя.
       *[other] Инструмент сломан ({ $tool }): пока его не починят, карты туннелей играть нельзя.
    }
scene-reason-not_a_goal = На { $cell } нет цели.
scene-reason-goal_already_up = Цель { $cell } уже открыта.
scene-reason-cannot_remove-start = Стартовую карту убрать нельзя.
scene-reason-cannot_remove-goal = Цель убрать нельзя, открыта она или нет.
scene-reason-cannot_remove-empty = На { $cell } нет карты туннеля.
scene-reason-tool_already_broken =
    { $tool ->
        [lantern] Фонарь уже сломан: { $player }.
        [cart] Вагонетка уже сломана: { $player }.
        [pickaxe] Кирка уже сломана: { $player }.
       *[other] Инструмент уже сломан ({ $tool }): { $player }.
    }
scene-reason-nothing_to_repair =
    { $tool ->
        [lantern] Фонарь не сломан: { $player }.
        [cart] Вагонетка не сломана: { $player }.
        [pickaxe] Кирка не сломана: { $player }.
       *[other] Инструмент не сломан ({ $tool }): { $player }.
    }
scene-reason-tool_choice_needed = Эта карта чинит один из двух инструментов: скажите, какой.
scene-reason-wrong_target-seat = Такого места нет: { $player }.
scene-reason-wrong_target-self = В этой игре нельзя ломать собственный инструмент.
scene-reason-wrong_target-others = В этой игре можно чинить только собственный инструмент.
scene-reason-wrong_target-tool = Карта { $card } не про { scene-tool-object }.
scene-reason-wrong_target-face = Камень на { $cell } нельзя положить так.
scene-reason-wrong_target-sharing = Золото делят: теперь нужно взять карту золота.
scene-reason-wrong_target-no_gold = Золота взять негде: его делят, когда раунд выиграли золотоискатели.
scene-reason-wrong_target-laying = Камень ждёт: теперь нужно сказать, как он ляжет.
scene-reason-wrong_target-no_stone = Там нет камня, который ждёт.
scene-reason-wrong_target-deal = Раунд ещё не окончен, так что следующий раздать нельзя.
scene-reason-wrong_target-gold = Карты золота такого достоинства не осталось.
scene-reason-wrong_target-has_theft = Перед этим игроком уже лежит кража, а двух быть не может.
scene-reason-wrong_target-no_theft = Кражи перед этим игроком нет: { $player }.
scene-reason-wrong_target-oneself = Это играют на другого игрока, не на себя.
scene-reason-wrong_target-no_dwarf = Не осталось гнома, которого можно взять.
scene-reason-wrong_target-is_trapped = Уже в ловушке: { $player }.
scene-reason-wrong_target-not_trapped = Не в ловушке: { $player }.
scene-reason-wrong_target-not_in_front = Перед этим игроком нет такой карты: { $card }.
scene-reason-wrong_target-no_clearing = В этой игре нельзя сбросом убрать карту, лежащую перед собой.
scene-reason-wrong_target-clear_for =
    { $number ->
        [one] Чтобы убрать карту, лежащую перед собой, сбрасывают { $number } карту.
        [few] Чтобы убрать карту, лежащую перед собой, сбрасывают { $number } карты.
       *[many] Чтобы убрать карту, лежащую перед собой, сбрасывают { $number } карт.
    }
scene-reason-wrong_target-too_many =
    { $number ->
        [one] В этой игре за раз можно сбросить не больше { $number } карты.
        [few] В этой игре за раз можно сбросить не больше { $number } карт.
       *[many] В этой игре за раз можно сбросить не больше { $number } карт.
    }
scene-reason-wrong_target-stealing = Идут кражи: теперь нужно украсть кусок золота или пасовать.
scene-reason-wrong_target-no_stealing = Красть нечего: кражи совершают в конце раунда.
scene-reason-wrong_target-no_pieces = Золота, которое можно украсть, нет: { $player }.
scene-reason-trapped = Игрок в ловушке: пока не выйдет на свободу, карты туннелей играть нельзя.
scene-reason-too_few_cards = Чтобы пасовать, сбрасывают карту: рука не пуста.
scene-reason-too_few_cards-held = На руках слишком мало карт: { $number }.
scene-reason-and-break = { $reason } { $break }

## Кто может дойти до сокровища

scene-said-way-unknown = Где лежит сокровище, здесь не известно, так что о пути к нему сказать нельзя.
scene-said-way-no-treasure = В этой шахте нет сокровища, так что и пути к нему нет.
scene-said-way-cut-off = Сокровище на { $cell } отрезано от поверхности, так что пути к нему нет ни у кого.
scene-said-way-not-reached = Сокровище на { $cell } ещё не найдено, так что пути к нему нет ни у кого.
scene-said-way-connected = Сокровище на { $cell } соединено с поверхностью.
scene-said-way-open =
    { $team ->
        [blue] У синих есть путь к сокровищу на { $cell }: зелёных дверей на нём нет.
       *[green] У зелёных есть путь к сокровищу на { $cell }: синих дверей на нём нет.
    }
scene-said-way-door =
    { $team ->
        [blue] У синих нет пути к сокровищу на { $cell }: не пускает зелёная дверь на { $doors }.
       *[green] У зелёных нет пути к сокровищу на { $cell }: не пускает синяя дверь на { $doors }.
    }
scene-said-way-doors =
    { $team ->
        [blue] У синих нет пути к сокровищу на { $cell }: даже на лучшем пути не пускают зелёные двери, на { $doors }.
       *[green] У зелёных нет пути к сокровищу на { $cell }: даже на лучшем пути не пускают синие двери, на { $doors }.
    }

## О золоте

scene-said-dwarves-unwritten = Не все гномы записаны, так что неизвестно, кто сколько получил.
scene-said-gold-unwritten = Никто не записал, кто какое золото взял.
scene-said-gold-ran-short = Карт золота осталось только { $had } вместо { $wanted }.
scene-said-no-saboteur = Вредителей не раздали, так что никому не платят.
scene-said-paid-less =
    { $role ->
        [saboteur] Запаса золота не хватает, чтобы выплатить вредителю { $due }: он получает { $got }.
        [selfish] Запаса золота не хватает, чтобы выплатить гному-эгоисту { $due }: он получает { $got }.
       *[digger] Запаса золота не хватает, чтобы выплатить золотоискателю { $due }: он получает { $got }.
    }
scene-said-paid-less-each =
    { $role ->
        [saboteur] Запаса золота не хватает, чтобы выплатить по { $due } вредителям (их { $number }): каждый получает { $got }.
        [selfish] Запаса золота не хватает, чтобы выплатить по { $due } гномам-эгоистам (их { $number }): каждый получает { $got }.
       *[digger] Запаса золота не хватает, чтобы выплатить по { $due } золотоискателям (их { $number }): каждый получает { $got }.
    }
scene-said-paid-not-in-full =
    { $role ->
        [saboteur] Запаса золота не хватило, чтобы заплатить всем вредителям сполна.
        [selfish] Запаса золота не хватило, чтобы заплатить всем гномам-эгоистам сполна.
       *[digger] Запаса золота не хватило, чтобы заплатить всем золотоискателям сполна.
    }

## Почему кому сколько

scene-why = { $dwarf }: { $why }.
scene-own-why = { $player }, { $why }
scene-why-stayed = сокровище не найдено; таких в раунде { $number }
scene-why-not-reached = сокровище не найдено
scene-why-selfish = находит сокровище и побеждает в одиночку
scene-why-selfish-reached = сокровище нашёл гном-эгоист
scene-why-reached = сокровище найдено
scene-why-reached-by-others = сокровище найдено, но для этого гнома это не победа
scene-why-hurt = сокровище найдено, но инструмент сломан: золота нет
scene-why-trapped = в ловушке, поэтому не победитель и золота не получает
scene-why-crystals =
    { $number ->
        [one] { $number } кристалл в шахте
        [few] { $number } кристалла в шахте
       *[many] { $number } кристаллов в шахте
    }{ $geologists ->
        [1] { "" }
        [one] , геологов { $geologists }, поровну с округлением вниз
        [few] , геологов { $geologists }, поровну с округлением вниз
       *[many] , геологов { $geologists }, поровну с округлением вниз
    }
scene-why-always = побеждает всегда
scene-why-not-connected-won = побеждает, потому что сокровище не соединено
scene-why-connected-won = побеждает, потому что сокровище соединено
scene-why-with-teams = побеждает вместе с командой ({ $teams })
scene-why-way =
    { $team ->
        [blue] сокровище соединил { $dwarf }, и у синих есть к нему путь
       *[green] сокровище соединил { $dwarf }, и у зелёных есть к нему путь
    }
scene-why-only-way =
    { $team ->
        [blue] сокровище соединил { $dwarf }, но путь к нему есть только у синих
       *[green] сокровище соединил { $dwarf }, но путь к нему есть только у зелёных
    }
scene-why-connected = сокровище соединено
scene-why-unwritten = никто не записал, какой это был гном
scene-why-not-connected = сокровище не соединено
scene-why-no-team = не победила ни одна команда, а босс побеждает только вместе с ней
scene-why-doors =
    { $team ->
        [blue] на каждом пути стоит дверь другого цвета, так что у синих пути нет
       *[green] на каждом пути стоит дверь другого цвета, так что у зелёных пути нет
    }
scene-why-others-way = сокровище соединил { $dwarf }, у которого есть к нему путь, так что побеждают только { $teams }
scene-somebody = кто-то
scene-why-pieces =
    { $why }; { $each ->
        [one] { $each } кусок
        [few] { $each } куска
       *[many] { $each } кусков
    } золота{ $winners ->
        [1] { "" }, победитель один
        [one] { "" } каждому, победителей { $winners }
        [few] { "" } каждому, победителей { $winners }
       *[many] { "" } каждому, победителей { $winners }
    }{ $less ->
        [0] { "" }
        [one] , этому гному на { $less } меньше
        [few] , этому гному на { $less } меньше
       *[many] , этому гному на { $less } меньше
    }{ $floor ->
        [yes] , но не меньше 0
       *[no] { "" }
    }

## Кто что знает

scene-knows-dwarf =
    { $player } — { $stale ->
        [yes] раньше { $dwarf }
       *[no] { $dwarf }
    }: { $how ->
        [own] собственный гном зрителя
        [shown] открыто для всех
       *[inspected] показано инспекцией
    }, ход { $turn }{ $stale ->
        [yes] , но с тех пор колпак сменён
       *[no] { "" }
    }.
scene-knows-counting = По счёту: { $odds }.
scene-odds = { $name } { $chance }
scene-knows-hand =
    { $player } держит { $cards }: известно с хода { $turn }, когда обменялись картами{ $number ->
        [0] { "" }
        [one] ; { $number } из них с тех пор могла уйти в сброс
        [few] ; { $number } из них с тех пор могли уйти в сброс
       *[many] ; { $number } из них с тех пор могли уйти в сброс
    }.
scene-times = { $card } × { $number }
scene-certain = точно
scene-never = никак
scene-percent = { $number } %
scene-fraction = { $fraction } ({ $percent })
scene-chance-treasure = Сокровище лежит на { $cell }
scene-chance-saboteurs =
    { $number ->
        [one] { $number } вредитель за столом
        [few] { $number } вредителя за столом
       *[many] { $number } вредителей за столом
    }

## Откуда вероятность

scene-said-goal =
    { $seen ->
        [up] { $treasure ->
            [yes] Цель { $cell } открыта: это сокровище.
           *[no] Цель { $cell } открыта: это камень.
        }
        [map] { $treasure ->
            [yes] Цель { $cell } просмотрена по плану: это сокровище.
           *[no] Цель { $cell } просмотрена по плану: это камень.
        }
       *[turning] { $treasure ->
            [yes] Цель { $cell } открывается: это сокровище.
           *[no] Цель { $cell } открывается: это камень.
        }
    }
scene-said-treasure-elsewhere = Известно, что сокровище лежит на { $cell }.
scene-said-goals-left =
    Из целей ({ $goals }) неизвестны { $number }{ $stones ->
        [0] { "" }
        [one] , { $stones } — точно камень
        [few] , { $stones } — точно камни
       *[many] , { $stones } — точно камни
    }; сокровище — одна из неизвестных, все равновероятны.
scene-said-goals-last = Про все остальные цели известно, что это камни, значит, сокровище здесь.
scene-said-dwarves-left =
    Из гномов ({ $dwarves }) { $known ->
        [one] известен { $known }
        [few] известны { $known }
       *[many] известно { $known }
    }; из остальных ({ $others }) за столом { $seated ->
        [one] сидит { $seated }
        [few] сидят { $seated }
       *[many] сидят { $seated }
    }, а вредителей среди остальных { $number ->
        [0] нет
        [one] { $number }
        [few] { $number }
       *[many] { $number }
    }.
scene-said-dwarves-all = Все гномы за столом известны.

## Картинка для тех, кто её не видит

scene-picture = { $title }, ход { $turn } из { $last }
scene-picture-turns = { $title }, ходы с { $first } по { $to } из { $last }
scene-picture-cards = Карты: { $list }.
scene-picture-card = { $face } на { $cell }
scene-picture-no-cards = Карт здесь нет.
scene-picture-goal =
    { $kind ->
        [treasure] Сокровище на { $cell }: { $state }.
        [stone] Камень на { $cell }: { $state }.
       *[goal] Цель на { $cell }: { $state }.
    }
scene-picture-up = лицом вверх, { $face }
scene-picture-down = лицом вниз
scene-picture-may = { $face } можно положить на { $cell }.
scene-picture-may-not = { $face } нельзя положить на { $cell }.
scene-picture-caption = Ход { $turn } из { $last }: { $text }
