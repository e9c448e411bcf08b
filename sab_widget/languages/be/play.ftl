# Гульня ў віджэце: чый ход, што рабіць цяпер, што пайшло не так.

## Адказы ядра

play-late = Партыя з таго часу пайшла наперад, таму нічога не зроблена: паглядзіце, якая яна цяпер.
play-not-now = Цяпер гэтага зрабіць нельга: паглядзіце, чый ход.
play-no-undo = Тут няма чаго ўзяць назад.
play-no-redo = Нічога не ўзята назад, так што паўтарыць няма чаго.
play-interrupted = Камп’ютарнага гульца перапынілі, пакуль ён думаў.
play-failed-raised = У праграме гульца адбылася памылка.
play-failed-illegal = Гулец адказаў тым, чаго правілы не дазваляюць.
play-failed-late = Гулец думаў занадта доўга.
play-failed-nothing = Гулец нічога не адказаў.
play-eyes = У партыі, што ідзе, кожны бачыць толькі свае карты.

## Што рабіць цяпер

play-tray = Вашы карты і што рабіць
play-hand = Вашы карты
play-card = { $number }: { $card }
play-your-turn = Ваш ход:
play-turn-of = { $player }, ваш ход:
play-pick = выберыце карту ніжэй: тут з’явіцца, для чаго яна і што з ёй можна зрабіць.
play-pick-barred = класці карты тунэляў вам нельга. { $why } Выберыце карту дзеяння або карту для скіду.
play-take = золаташукальнікі перамаглі. Вазьміце адну з карт золата.
play-lay-stone = да каменя падышлі з двух бакоў. Выберыце, як ён ляжа.
play-steal = ваш крадзеж удаўся. Выберыце, у каго ўзяць кавалак золата, або не бярыце нічога.
play-pass = карт на руках няма, так што вы пасуеце.
play-looking-back = Вы глядзіце назад, на ход { $turn }:
play-picked = Выбрана: { $card }.
play-picked-stubs = Выбрана: { $card } (тупік нікуды не вядзе).
play-lay =
    { $number ->
        [one] Яе можна пакласці ў { $number } пазначаную клетку: націсніце туды.
        [few] Яе можна пакласці ў { $number } пазначаныя клеткі: націсніце адну.
       *[many] Яе можна пакласці ў { $number } пазначаных клетак: націсніце адну.
    }
play-by-keyboard = З клавіятуры: G, стрэлкі, Enter.
play-not-there = Нельга ў клетку { $cell }:
play-hand-now = Гэта вашы карты, якія яны цяпер.
play-turn-it = У такім становішчы яе няма куды пакласці: павярніце яе.
play-fits-nowhere = Цяпер яе няма куды пакласці, як ні павярні. Выберыце іншую карту або скіньце гэтую.
play-barred = Цяпер пакласці яе нельга. { $why } Выберыце карту дзеяння або скіньце гэтую.
play-no-use = Цяпер яе няма на каго і няма на што згуляць. Выберыце іншую карту або скіньце гэтую.
play-aim-goal = Выберыце мэту.
play-aim-card = Націсніце адну з пазначаных карт.
play-aim-player = Выберыце гульца.
play-aim-self = Пакладзіце яе перад сабой.
play-several =
    { $number ->
        [0] выберыце карты, якія хочаце аддаць.
        [one] выбрана { $number } карта, каб яе аддаць.
        [few] выбраны { $number } карты, каб іх аддаць.
       *[many] выбрана { $number } карт, каб іх аддаць.
    }
play-refused = Так нельга:
play-their-turn = Грае { $player }…
play-stuck = Камп’ютарны гулец { $player } не зрабіў хода.
play-hand-over = Гатова. Далей — { $player }.
play-taken-back = Узята назад: { $what } Далей — { $player }.
play-hand-over-look = Глядзіце, што выйшла, колькі хочаце; потым закрыйце карты і перадайце ход.
play-curtain = Перадайце ход: { $player }
play-curtain-why = Цяпер нічыіх карт не відаць. Далей на экран павінен глядзець толькі гулец { $player }.
play-curtain-name = Заслона
play-round-over = Раўнд скончаны.
play-game-over = Партыя скончана.

## Кнопкі

play-undo = Узяць назад
play-redo = Паўтарыць
play-to-now = Да апошняга хода
play-turn = Павярнуць
play-discard = Скінуць
play-choose-several = Некалькі карт…
play-not-several = Толькі адну карту
play-discard-several =
    { $number ->
        [0] Скінуць
        [one] Скінуць { $number } карту
        [few] Скінуць { $number } карты
       *[many] Скінуць { $number } карт
    }
play-clear =
    { $what ->
        [trapped] Выйсці з пасткі (карт: { $number })
        [theft] Прыбраць свой крадзеж (карт: { $number })
        [lantern] Адрамантаваць свой ліхтар (карт: { $number })
        [cart] Адрамантаваць сваю ваганетку (карт: { $number })
        [pickaxe] Адрамантаваць сваю кірку (карт: { $number })
       *[other] Адрамантаваць: { $what } (карт: { $number })
    }
play-skip = Прамінуць да вашага хода
play-skip-all = Прамінуць да канца
play-try-again = Няхай гулец паспрабуе яшчэ раз
play-take-seat = Гуляць тут за гульца { $player }
play-cover = Закрыць мае карты
play-show = { $player }: паказаць мае карты
play-deal = Раздаць раўнд { $number }
play-do-pass = Пасаваць
play-steal-nothing = Не браць нічога
play-take-card =
    { $number ->
        [one] Узяць карту золата: { $number } самародак
        [few] Узяць карту золата: { $number } самародкі
       *[many] Узяць карту золата: { $number } самародкаў
    }
play-lay-as = Няхай ляжыць так: { $face }

## Што карта робіць з гульцом або мэтай

play-do-break =
    { $tool ->
        [lantern] Зламаць ліхтар гульца { $player }
        [cart] Зламаць ваганетку гульца { $player }
        [pickaxe] Зламаць кірку гульца { $player }
       *[other] Зламаць у гульца { $player }: { $tool }
    }
play-do-repair =
    { $tool ->
        [lantern] Адрамантаваць ліхтар гульца { $player }
        [cart] Адрамантаваць ваганетку гульца { $player }
        [pickaxe] Адрамантаваць кірку гульца { $player }
       *[other] Адрамантаваць у гульца { $player }: { $tool }
    }
play-do-map = Паглядзець мэту { $cell }
play-do-theft = Пакласці крадзеж перад сабой
play-do-hands-off = Прыбраць крадзеж гульца { $player }
play-do-swap-hands = Памяняцца картамі з гульцом { $player }
play-do-inspect = Паглядзець гнома гульца { $player }
play-do-swap-hats = Змяніць каўпак гульцу { $player }
play-do-trap = Замкнуць у пастку гульца { $player }
play-do-free = Вызваліць гульца { $player }
play-do-steal = Узяць кавалак золата ў гульца { $player }

## Для клавіятуры і праграм чытання з экрана

play-cell-aimed = сюды можна згуляць выбраную карту
play-key-pick = выбраць карту на руках
play-key-mine = перайсці да шахты
play-key-enter = на шахце: згуляць туды выбраную карту
play-key-discard = скінуць выбраную карту
play-key-undo = узяць назад
play-key-next = далей: прамінуць, раздаць, перадаць ход
