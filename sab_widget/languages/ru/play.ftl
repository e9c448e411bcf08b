# Игра в виджете: чей ход, что делать сейчас, что пошло не так.

## Ответы ядра

play-late = Партия с тех пор ушла вперёд, поэтому ничего не сделано: посмотрите, как она выглядит сейчас.
play-not-now = Сейчас этого сделать нельзя: посмотрите, чей ход.
play-no-undo = Здесь нечего взять назад.
play-no-redo = Ничего не взято назад, так что повторить нечего.
play-interrupted = Компьютерного игрока прервали, пока он думал.
play-failed-raised = В программе игрока произошла ошибка.
play-failed-illegal = Игрок ответил тем, что правила не разрешают.
play-failed-late = Игрок думал слишком долго.
play-failed-nothing = Игрок ничего не ответил.
play-eyes = В идущей партии каждый видит только свои карты.

## Что делать сейчас

play-tray = Ваши карты и что делать
play-hand = Ваши карты
play-card = { $number }: { $card }
play-your-turn = Ваш ход:
play-turn-of = { $player }, ваш ход:
play-pick = выберите карту ниже: здесь появится, для чего она и что с ней можно сделать.
play-pick-barred = класть карты туннелей вам нельзя. { $why } Выберите карту действия или карту для сброса.
play-take = золотоискатели победили. Возьмите одну из карт золота.
play-lay-stone = к камню подошли с двух сторон. Выберите, как он ляжет.
play-steal = ваша кража удалась. Выберите, у кого взять кусок золота, или не берите ничего.
play-pass = карт на руках нет, так что вы пасуете.
play-looking-back = Вы смотрите назад, на ход { $turn }:
play-picked = Выбрано: { $card }.
play-picked-stubs = Выбрано: { $card } (тупик никуда не ведёт).
play-lay =
    { $number ->
        [one] Её можно положить в { $number } отмеченную клетку: нажмите туда.
        [few] Её можно положить в { $number } отмеченные клетки: нажмите одну.
       *[many] Её можно положить в { $number } отмеченных клеток: нажмите одну.
    }
play-by-keyboard = С клавиатуры: G, стрелки, Enter.
play-not-there = Нельзя в клетку { $cell }:
play-hand-now = Это ваши карты, какие они сейчас.
play-turn-it = В таком положении её некуда положить: поверните её.
play-fits-nowhere = Сейчас её некуда положить, как ни поверни. Выберите другую карту или сбросьте эту.
play-barred = Сейчас положить её нельзя. { $why } Выберите карту действия или сбросьте эту.
play-no-use = Сейчас её не на кого и не на что сыграть. Выберите другую карту или сбросьте эту.
play-aim-goal = Выберите цель.
play-aim-card = Нажмите одну из отмеченных карт.
play-aim-player = Выберите игрока.
play-aim-self = Положите её перед собой.
play-several =
    { $number ->
        [0] выберите карты, которые хотите отдать.
        [one] выбрана { $number } карта, чтобы её отдать.
        [few] выбраны { $number } карты, чтобы их отдать.
       *[many] выбрано { $number } карт, чтобы их отдать.
    }
play-refused = Так нельзя:
play-their-turn = Играет { $player }…
play-stuck = Компьютерный игрок { $player } не сделал хода.
play-hand-over = Готово. Дальше — { $player }.
play-taken-back = Взято назад: { $what } Дальше — { $player }.
play-hand-over-look = Смотрите, что вышло, сколько хотите; потом закройте карты и передайте ход.
play-curtain = Передайте ход: { $player }
play-curtain-why = Сейчас ничьих карт не видно. Дальше на экран должен смотреть только игрок { $player }.
play-curtain-name = Занавес
play-round-over = Раунд окончен.
play-game-over = Партия окончена.

## Кнопки

play-undo = Взять назад
play-redo = Повторить
play-to-now = К последнему ходу
play-turn = Повернуть
play-discard = Сбросить
play-choose-several = Несколько карт…
play-not-several = Только одну карту
play-discard-several =
    { $number ->
        [0] Сбросить
        [one] Сбросить { $number } карту
        [few] Сбросить { $number } карты
       *[many] Сбросить { $number } карт
    }
play-clear =
    { $what ->
        [trapped] Выйти из ловушки (карт: { $number })
        [theft] Убрать свою кражу (карт: { $number })
        [lantern] Починить свой фонарь (карт: { $number })
        [cart] Починить свою вагонетку (карт: { $number })
        [pickaxe] Починить свою кирку (карт: { $number })
       *[other] Починить: { $what } (карт: { $number })
    }
play-skip = Промотать до вашего хода
play-skip-all = Промотать до конца
play-try-again = Пусть игрок попробует ещё раз
play-take-seat = Играть здесь за игрока { $player }
play-cover = Закрыть мои карты
play-show = { $player }: показать мои карты
play-deal = Раздать раунд { $number }
play-do-pass = Пасовать
play-steal-nothing = Не брать ничего
play-take-card =
    { $number ->
        [one] Взять карту золота: { $number } самородок
        [few] Взять карту золота: { $number } самородка
       *[many] Взять карту золота: { $number } самородков
    }
play-lay-as = Пусть лежит так: { $face }

## Что карта делает с игроком или целью

play-do-break =
    { $tool ->
        [lantern] Сломать фонарь игрока { $player }
        [cart] Сломать вагонетку игрока { $player }
        [pickaxe] Сломать кирку игрока { $player }
       *[other] Сломать у игрока { $player }: { $tool }
    }
play-do-repair =
    { $tool ->
        [lantern] Починить фонарь игрока { $player }
        [cart] Починить вагонетку игрока { $player }
        [pickaxe] Починить кирку игрока { $player }
       *[other] Починить у игрока { $player }: { $tool }
    }
play-do-map = Посмотреть цель { $cell }
play-do-theft = Положить кражу перед собой
play-do-hands-off = Убрать кражу игрока { $player }
play-do-swap-hands = Поменяться картами с игроком { $player }
play-do-inspect = Посмотреть гнома игрока { $player }
play-do-swap-hats = Сменить колпак игроку { $player }
play-do-trap = Запереть в ловушку игрока { $player }
play-do-free = Освободить игрока { $player }
play-do-steal = Взять кусок золота у игрока { $player }

## Для клавиатуры и программ чтения с экрана

play-cell-aimed = сюда можно сыграть выбранную карту
play-key-pick = выбрать карту на руках
play-key-mine = перейти к шахте
play-key-enter = на шахте: сыграть туда выбранную карту
play-key-discard = сбросить выбранную карту
play-key-undo = взять назад
play-key-next = дальше: промотать, раздать, передать ход
