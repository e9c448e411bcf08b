### Як сабраць шахту ўручную і маляваць паверх яе.

## Маляванне

explore-draw = Маляваць
explore-draw-on = Маляванне: выберыце колер, потым пазначайце клеткі або цягніце стрэлкі.
explore-draw-off = Маляванне скончана. Намаляванае застаецца.
explore-draw-how = Націсніце клетку, каб пазначыць яе; цягніце ад клеткі да клеткі, каб намаляваць стрэлку. Паўтарыце, каб прыбраць.
explore-draw-help = маляваць паверх шахты
explore-colour =
    { $colour ->
        [red] Чырвоны
        [yellow] Жоўты
        [blue] Сіні
       *[green] Зялёны
    }
explore-erase-all = Сцерці ўсё
explore-erased = Усе пазнакі на гэтым хадзе сцёрты.
explore-marked =
    { $colour ->
        [red] пазначана чырвоным
        [yellow] пазначана жоўтым
        [blue] пазначана сінім
       *[green] пазначана зялёным
    }
explore-arrow-to =
    { $colour ->
        [red] чырвоная стрэлка вядзе да { $cell }
        [yellow] жоўтая стрэлка вядзе да { $cell }
        [blue] сіняя стрэлка вядзе да { $cell }
       *[green] зялёная стрэлка вядзе да { $cell }
    }
explore-arrow-from =
    { $colour ->
        [red] чырвоная стрэлка ідзе ад { $cell }
        [yellow] жоўтая стрэлка ідзе ад { $cell }
        [blue] сіняя стрэлка ідзе ад { $cell }
       *[green] зялёная стрэлка ідзе ад { $cell }
    }
explore-mark-drawn =
    { $colour ->
        [red] Клетка { $cell } пазначана чырвоным.
        [yellow] Клетка { $cell } пазначана жоўтым.
        [blue] Клетка { $cell } пазначана сінім.
       *[green] Клетка { $cell } пазначана зялёным.
    }
explore-mark-gone = Пазнака на { $cell } прыбрана.
explore-arrow-drawn =
    { $colour ->
        [red] Чырвоная стрэлка вядзе ад { $cell } да { $to }.
        [yellow] Жоўтая стрэлка вядзе ад { $cell } да { $to }.
        [blue] Сіняя стрэлка вядзе ад { $cell } да { $to }.
       *[green] Зялёная стрэлка вядзе ад { $cell } да { $to }.
    }
explore-arrow-gone = Стрэлка ад { $cell } да { $to } прыбрана.
explore-arrow-begins = Стрэлка пачынаецца на { $cell }. Перайдзіце да яе канца і націсніце A.

## Клавішы для малявання

explore-help-mark = на шахце пры маляванні: пазначыць клетку
explore-help-arrow = на шахце пры маляванні: пачаць стрэлку, скончыць яе
explore-help-colour = пры маляванні: колер

## Зборка шахты: кнопкі

explore-edit = Сабраць шахту
explore-undo = Адрабіць
explore-redo = Вярнуць
explore-clear = Прыбраць усе карты
explore-strict = Толькі куды можна класці
explore-turn = Павярнуць
explore-move = Перакласці
explore-remove = Прыбраць
explore-up = Адкрыць
explore-down = Закрыць
explore-cancel = Скасаваць
explore-card-at = Карта на { $cell }
explore-goal-at = Мэта на { $cell }
explore-goal-is = Гэта
explore-goals = Мэты
explore-goal =
    { $goal ->
        [treasure] скарб
        [NW] камень, поўнач–захад
        [NE] камень, поўнач–усход
       *[unknown] невядома
    }

## Зборка шахты: што рабіць

explore-how = Выберыце карту і націсніце туды, дзе яна павінна ляжаць; націсніце карту, што ляжыць, каб павярнуць, перакласці або прыбраць яе.
explore-lay-how = Націсніце клетку, каб пакласці туды карту; R паварочвае яе.
explore-goal-how = Націсніце клетку, дзе павінна ляжаць мэта.
explore-move-how = Націсніце клетку, дзе яна павінна ляжаць цяпер.
explore-goal-known =
    { $kind ->
        [treasure] Гэта скарб, тварам уніз.
        [stone] Гэта камень, тварам уніз.
       *[unknown] Ніхто не сказаў, што гэта.
    }
explore-goal-hint = Націсніце, каб сказаць, што гэта, або адкрыць.

## Што зроблена

explore-done-lay = { $card }: пакладзена на { $cell }.
explore-done-remove = Прыбрана тое, што ляжала на { $cell }.
explore-done-turn = Павернута: { $card } на { $cell }.
explore-turned-alike = { $card } на { $cell }: калі павярнуць, выглядае гэтак жа.
explore-done-move = Перакладзена на { $cell }.
explore-done-goal = На { $cell } ляжыць мэта.
explore-done-up = Мэта на { $cell } адкрытая.
explore-done-down = Мэта на { $cell } закрытая.
explore-done-clear = Усе карты прыбраны.
explore-done-read = Шахта цяпер такая, як у тэксце.
explore-done-undo = Адроблена.
explore-done-redo = Вернута.
explore-turned-up = Мэта на { $cell } адкрылася.
explore-not-fit = Паводле правілаў там ляжаць нельга.

## Чаго не магло быць

explore-misfits =
    { $number ->
        [one] { $number } неадпаведнасць
        [few] { $number } неадпаведнасці
       *[many] { $number } неадпаведнасцей
    }
explore-misfit-edges =
    { $side ->
        [N] Паўночны край карты на { $cell } не падыходзіць да карты на { $neighbour }.
        [E] Усходні край карты на { $cell } не падыходзіць да карты на { $neighbour }.
        [S] Паўднёвы край карты на { $cell } не падыходзіць да карты на { $neighbour }.
       *[W] Заходні край карты на { $cell } не падыходзіць да карты на { $neighbour }.
    }
explore-misfit-reached = Да мэты на { $cell } вядзе тунэль з { $neighbour }, так што яна павінна ляжаць тварам уверх.

## Шахта як тэкст

explore-text = Тэкстам
explore-text-label = Шахта як тэкст
explore-text-how = Рады карт; «.» — пустая клетка, «S*» — старт, «?» — закрытая мэта, «!» — адкрытая, «$» — скарб.
explore-text-wrong = Гэты тэкст узяць нельга: { $error }
explore-copy = Капіраваць
explore-copied = Тэкст скапіраваны.
explore-not-copied = Гэтай старонцы нельга капіраваць. Тэкст вылучаны: націсніце Ctrl+C.
explore-apply = Узяць
explore-discard = Адкінуць змены

## Клавішы для зборкі шахты

explore-help-go = перайсці да карт, да шахты
explore-help-lay = на шахце: пакласці выбраную карту
explore-help-card = павярнуць, перакласці, прыбраць карту шахты
explore-help-goal = адкрыць або закрыць мэту
explore-help-undo = адрабіць, вярнуць
