### Как собрать шахту вручную и рисовать поверх неё.

## Рисование

explore-draw = Рисовать
explore-draw-on = Рисование: выберите цвет, затем отмечайте клетки или тяните стрелки.
explore-draw-off = Рисование окончено. Нарисованное остаётся.
explore-draw-how = Нажмите клетку, чтобы отметить её; тяните от клетки к клетке, чтобы нарисовать стрелку. Повторите, чтобы убрать.
explore-draw-help = рисовать поверх шахты
explore-colour =
    { $colour ->
        [red] Красный
        [yellow] Жёлтый
        [blue] Синий
       *[green] Зелёный
    }
explore-erase-all = Стереть всё
explore-erased = Все отметки на этом ходу стёрты.
explore-marked =
    { $colour ->
        [red] отмечено красным
        [yellow] отмечено жёлтым
        [blue] отмечено синим
       *[green] отмечено зелёным
    }
explore-arrow-to =
    { $colour ->
        [red] красная стрелка ведёт к { $cell }
        [yellow] жёлтая стрелка ведёт к { $cell }
        [blue] синяя стрелка ведёт к { $cell }
       *[green] зелёная стрелка ведёт к { $cell }
    }
explore-arrow-from =
    { $colour ->
        [red] красная стрелка идёт от { $cell }
        [yellow] жёлтая стрелка идёт от { $cell }
        [blue] синяя стрелка идёт от { $cell }
       *[green] зелёная стрелка идёт от { $cell }
    }
explore-mark-drawn =
    { $colour ->
        [red] Клетка { $cell } отмечена красным.
        [yellow] Клетка { $cell } отмечена жёлтым.
        [blue] Клетка { $cell } отмечена синим.
       *[green] Клетка { $cell } отмечена зелёным.
    }
explore-mark-gone = Отметка на { $cell } убрана.
explore-arrow-drawn =
    { $colour ->
        [red] Красная стрелка ведёт от { $cell } к { $to }.
        [yellow] Жёлтая стрелка ведёт от { $cell } к { $to }.
        [blue] Синяя стрелка ведёт от { $cell } к { $to }.
       *[green] Зелёная стрелка ведёт от { $cell } к { $to }.
    }
explore-arrow-gone = Стрелка от { $cell } к { $to } убрана.
explore-arrow-begins = Стрелка начинается на { $cell }. Перейдите к её концу и нажмите A.

## Клавиши для рисования

explore-help-mark = на шахте при рисовании: отметить клетку
explore-help-arrow = на шахте при рисовании: начать стрелку, закончить её
explore-help-colour = при рисовании: цвет

## Сборка шахты: кнопки

explore-edit = Собрать шахту
explore-undo = Отменить
explore-redo = Вернуть
explore-clear = Убрать все карты
explore-strict = Только куда можно класть
explore-turn = Повернуть
explore-move = Переложить
explore-remove = Убрать
explore-up = Открыть
explore-down = Закрыть
explore-cancel = Отмена
explore-card-at = Карта на { $cell }
explore-goal-at = Цель на { $cell }
explore-goal-is = Это
explore-goals = Цели
explore-goal =
    { $goal ->
        [treasure] сокровище
        [NW] камень, север–запад
        [NE] камень, север–восток
       *[unknown] неизвестно
    }

## Сборка шахты: что делать

explore-how = Выберите карту и нажмите туда, где она должна лежать; нажмите лежащую карту, чтобы повернуть, переложить или убрать её.
explore-lay-how = Нажмите клетку, чтобы положить туда карту; R поворачивает её.
explore-goal-how = Нажмите клетку, где должна лежать цель.
explore-move-how = Нажмите клетку, где она должна лежать теперь.
explore-goal-known =
    { $kind ->
        [treasure] Это сокровище, лицом вниз.
        [stone] Это камень, лицом вниз.
       *[unknown] Никто не сказал, что это.
    }
explore-goal-hint = Нажмите, чтобы сказать, что это, или открыть.

## Что сделано

explore-done-lay = { $card }: положено на { $cell }.
explore-done-remove = Убрано то, что лежало на { $cell }.
explore-done-turn = Повёрнуто: { $card } на { $cell }.
explore-turned-alike = { $card } на { $cell }: если повернуть, выглядит так же.
explore-done-move = Переложено на { $cell }.
explore-done-goal = На { $cell } лежит цель.
explore-done-up = Цель на { $cell } открыта.
explore-done-down = Цель на { $cell } закрыта.
explore-done-clear = Все карты убраны.
explore-done-read = Шахта теперь такая, как в тексте.
explore-done-undo = Отменено.
explore-done-redo = Возвращено.
explore-turned-up = Цель на { $cell } открылась.
explore-not-fit = По правилам там лежать нельзя.

## Чего не могло быть

explore-misfits =
    { $number ->
        [one] { $number } несоответствие
        [few] { $number } несоответствия
       *[many] { $number } несоответствий
    }
explore-misfit-edges =
    { $side ->
        [N] Северный край карты на { $cell } не подходит к карте на { $neighbour }.
        [E] Восточный край карты на { $cell } не подходит к карте на { $neighbour }.
        [S] Южный край карты на { $cell } не подходит к карте на { $neighbour }.
       *[W] Западный край карты на { $cell } не подходит к карте на { $neighbour }.
    }
explore-misfit-reached = К цели на { $cell } ведёт туннель с { $neighbour }, так что она должна лежать лицом вверх.

## Шахта как текст

explore-text = Текстом
explore-text-label = Шахта как текст
explore-text-how = Ряды карт; «.» — пустая клетка, «S*» — старт, «?» — закрытая цель, «!» — открытая, «$» — сокровище.
explore-text-wrong = Этот текст взять нельзя: { $error }
explore-copy = Копировать
explore-copied = Текст скопирован.
explore-not-copied = Этой странице нельзя копировать. Текст выделен: нажмите Ctrl+C.
explore-apply = Взять
explore-discard = Отбросить изменения

## Клавиши для сборки шахты

explore-help-go = перейти к картам, к шахте
explore-help-lay = на шахте: положить выбранную карту
explore-help-card = повернуть, переложить, убрать карту шахты
explore-help-goal = открыть или закрыть цель
explore-help-undo = отменить, вернуть
