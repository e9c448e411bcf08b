### ما يحيط باللعبة في صفحة أو إطار خاص بها.

export-not-here = لا تحتوي هذه الصفحة على ما طلبته. ما زال بإمكانك تصفّح اللعبة.
export-still = شغّل JavaScript لتتصفّح اللعبة وتشغّلها وتنظر في الأنفاق. من دونه تبقى هذه الصورة ثابتة.
export-failed = لا يستطيع هذا المتصفح عرض اللعبة متحركة ({ $error }).
export-everyone = الجميع
export-seen-by = { $title }، بعيون { $who }
export-about-mine = منجم من لعبة الطاولة Saboteur «المخرّب» للنظر فيه.
export-about-game =
    { $turns ->
        [zero] لعبة Saboteur «المخرّب» بلا أدوار، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
        [one] لعبة Saboteur «المخرّب» من دور واحد، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
        [two] لعبة Saboteur «المخرّب» من دورين، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
        [few] لعبة Saboteur «المخرّب» من { $turns } أدوار، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
        [many] لعبة Saboteur «المخرّب» من { $turns } دورًا، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
       *[other] لعبة Saboteur «المخرّب» من { $turns } دور، بعيون { $who }، للتصفّح. حول الطاولة: { $players }.
    }
export-frame = هنا لعبة في إطار: تُعرض في الدفاتر التي تثق بها وفي المصدَّرة بصيغة HTML.
