### Что страница говорит сама: названия кнопок и полей, и что рассказывает инспектор.

## Что пошло не так

core-no-scene = Показывать нечего. Создайте виджет из Mine, Game или Record.
core-broken-scene = Эту сцену нельзя нарисовать: в ней не хватает частей. Выполните ячейку ещё раз.
core-wrong-version = Эта страница рисует сцены версии 1, а не { $version }. Перезапустите ядро, обновите страницу и выполните ячейку ещё раз.
core-kernel-gone = Ядро перезапущено или остановлено: чтобы подключиться, выполните ячейку ещё раз. Листать партию можно и так.
core-no-viewer = Ядра больше нет, а показать это может только оно: выполните ячейку ещё раз. Листать партию можно и так.
core-no-answer = Ядро не ответило: возможно, оно занято или связь потеряна. Листать партию можно и так. Когда оно ответит, появится то, о чём вы просили; если не ответит, выполните ячейку ещё раз.
core-turns-missing = Некоторые ходы не дошли до этой страницы: чтобы увидеть их, выполните ячейку ещё раз.
core-not-drawn = Не удалось нарисовать: { $part } ({ $error }). Перейдите к другому ходу или выполните ячейку ещё раз.
core-not-done = Не получилось ({ $error }). Попробуйте снова или выполните ячейку ещё раз.
core-dismiss = Скрыть

## Части виджета

core-part-toolbar = панель инструментов
core-part-branch = путь назад
core-part-mine = шахта
core-part-timeline = шкала ходов
core-part-controls = кнопки
core-part-caption = подпись
core-part-inspector = инспектор
core-part-log = журнал
core-part-palette = набор карт
core-part-table = стол
core-part-chances = вероятности
core-part-other = часть виджета

## Части предложений

core-comma = { ", " }
core-semicolon = { "; " }
core-side =
    { $side ->
        [N] север
        [E] восток
        [S] юг
       *[W] запад
    }
core-tool =
    { $tool ->
        [lantern] фонарь
        [cart] вагонетка
        [pickaxe] кирка
       *[other] { $tool }
    }
core-team =
    { $team ->
        [blue] синие
        [green] зелёные
       *[other] { $team }
    }
core-spoken-cell = столбец { $column }, ряд { $row }
core-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
core-nuggets =
    { $number ->
        [one] { $number } самородок
        [few] { $number } самородка
       *[many] { $number } самородков
    }

## Туннели и карты

core-tunnel = туннель { $sides }
core-tunnel-ladder = туннель { $sides } с лестницей на поверхность
core-stub = тупик на { core-side }
core-tunnel-connected = { $tunnel } (соединён)
core-tunnel-loose = { $tunnel } (не соединён)
core-further-tunnel = { $tunnel }

## Что лежит в клетке

core-cell = { $cell }: { $contents }
core-empty = пусто
core-goal-down = закрытая цель
core-goal-known = закрытая цель, известно: { core-goal-kind }
core-goal-peeked = закрытая цель, подсмотрено: { core-goal-kind }
core-goal-kind =
    { $kind ->
        [treasure] сокровище
       *[stone] камень
    }
core-goal = цель
core-start = старт
core-turned = повёрнута
core-connected = соединено с поверхностью
core-not-connected = не соединено с поверхностью
core-may-lie-here = выбранную карту можно положить сюда
core-team-walks = здесь могут пройти { core-team }
core-door-stops = дверь, которую не могут пройти { core-team }
core-just-now = только что

## Ходы

core-turn-of = ход { $turn } из { $last }
core-turn-said = Ход { $turn } из { $last }: { $text }
core-branch-leaves = Здесь отходит ветвь.
core-turn = Ход
core-this-turn = Этот ход
core-rounds = Раунды
core-round-begins = { $round }: ход { $turn }
core-steps = Шаги
core-first-turn = Первый ход
core-previous-turn = Предыдущий ход
core-next-turn = Следующий ход
core-last-turn = Последний ход
core-play = Воспроизвести
core-pause = Пауза
core-back-to-turn = Назад к ходу { $turn }
core-speed = Скорость
core-log = Журнал

## Ветви

core-in-branch = Так в партии не играли: это ветвь.
core-as-played = Это партия, как её играли.
core-branch-back = На одну ветвь назад
core-back-to-game = Назад к сыгранной партии
core-enter-branch = Войти в ветвь: { $title }
core-untitled = Что, если…

## Панель

core-viewer = Зритель
core-everyone = Все
core-ways = Пути
core-none = Нет
core-show-connected = Показать соединённое
core-show-ends = Показать открытые концы
core-waiting = Ждём ответа ядра…
core-no-ways = Пути не показаны.

## Шахта

core-mine = Шахта
core-zoom-in = Ближе
core-zoom-out = Дальше
core-fit = Целиком
core-no-way = нет пути

## Инспектор

core-inspector = Инспектор
core-the-mine = Шахта
core-nothing-pointed-at = Наведите на туннель, чтобы увидеть, с чем он соединён, или выберите карту, чтобы увидеть, куда её можно положить.
core-mine-connected =
    С поверхностью { $number ->
        [one] соединён { $number } туннель
        [few] соединены { $number } туннеля
       *[many] соединены { $number } туннелей
    }, { $ends ->
        [one] { $ends } открытый конец
        [few] { $ends } открытых конца
       *[many] { $ends } открытых концов
    }.
core-distances = Расстояния: { $distances }.
core-distance-reached = цель { $cell } достигнута
core-distance-out = цель { $cell } недостижима
core-distance =
    до цели { $cell } — { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
core-tunnel-at = { $tunnel }, клетка { $cell }
core-tunnel-not-connected = Не соединён. { $break }
core-tunnel-away =
    Соединён с поверхностью, до неё { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
core-tunnel-at-surface = Соединён: здесь поверхность.
core-joined =
    Соединён ещё с { $number ->
        [one] { $number } туннелем
        [few] { $number } туннелями
       *[many] { $number } туннелями
    }.
core-joined-to-none = Не соединён ни с одним другим туннелем.
core-walkers = { $teams } могут пройти здесь.
core-no-walkers = Ни одна команда не может пройти здесь.
core-open-ends =
    { $number ->
        [one] { $number } открытый конец
        [few] { $number } открытых конца
       *[many] { $number } открытых концов
    }: { $ends }.
core-open-end = на { core-side } от { $cell }
core-no-open-ends = Открытых концов нет.
core-no-card = Здесь нет карты.
core-goal-at = Закрытая цель, клетка { $cell }
core-goal-not-known = С этого места не видно, что это.
core-goal-viewer-knows =
    { $kind ->
        [treasure] Этому месту известно: это сокровище.
       *[stone] Этому месту известно: это камень — не сокровище, а карта туннеля.
    }
core-goal-peeking =
    { $kind ->
        [treasure] Вы подсматриваете: это сокровище. Нажмите, чтобы закрыть снова.
       *[stone] Вы подсматриваете: это камень. Нажмите, чтобы закрыть снова.
    }
core-goal-peek = Нажмите, чтобы подсмотреть; в партии цель остаётся закрытой.
core-way-breaks = Путь обрывается в клетке { $cell }.

## Выбранная карта

core-picked = Выбрано: { $card }
core-picked-turned = Выбрано: { $card }, повёрнута
core-lies-at =
    { $number ->
        [one] Её можно положить в { $number } клетку; она отмечена.
        [few] Её можно положить в { $number } клетки; все отмечены.
       *[many] Её можно положить в { $number } клеток; все отмечены.
    }
core-lies-nowhere = В таком положении её некуда положить.
core-ask-why-not = Наведите на любую другую клетку, чтобы узнать, почему туда нельзя.
core-lies-not-told = Эта сцена не говорит, куда можно положить эту карту.
core-may-lie = Её можно положить на { $cell }.
core-may-not-lie = Её нельзя положить на { $cell }.
core-turn-card = Повернуть карту
core-put-back = Вернуть
core-all-path-cards = Все карты туннелей

## Стол

core-table = Стол
core-stock = Колода
core-discards = Сброс
core-on-top = , сверху { $card }
core-to-play-next = Ходит следующим
core-seat-to-play-next = сейчас ходит
core-role-unknown = роль неизвестна
core-was = раньше
core-seat-was = раньше: { $role }
core-trapped = в ловушке
core-theft = кража
core-theft-of = кража { $number } из { $thefts }
core-broken-tool =
    { $tool ->
        [lantern] сломанный фонарь
        [cart] сломанная вагонетка
        [pickaxe] сломанная кирка
       *[other] сломано: { $tool }
    }
core-broken = сломано: { $tools }
core-no-broken-tools = всё цело
core-known-of = : что известно про игрока { $player }
core-no-cards = карт нет
core-card-unwritten = карта, которую никто не записал
core-card-down = карта рубашкой вверх

## Вероятности

core-chances = Вероятности
core-as-above = как выше

## Клавиши

core-keys = Клавиши
core-close = Закрыть
core-key-space = Пробел
core-help-step = ход назад, ход вперёд; с Shift — десять
core-help-ends = первый ход, последний ход
core-help-play = воспроизвести, пауза
core-help-walk = на шахте: ходить по клеткам
core-help-act = на шахте: закрепить, подсмотреть или спросить
core-help-turn = повернуть выбранную карту
core-help-show = показать соединённое, показать открытые концы
core-help-zoom = ближе, дальше, целиком
core-help-escape = вернуть, открепить
core-help-keys = эти клавиши
core-help-pointer = Тяните, чтобы двигать шахту; двумя пальцами или колесом с Ctrl или ⌘ — приблизить.
