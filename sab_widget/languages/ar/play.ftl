# اللعب في الأداة: لمن الدور، وما العمل الآن، وما الذي تعطّل.

## إجابات النواة

play-late = تقدّمت اللعبة منذ ذلك الحين فلم يُفعل شيء: انظر كيف هي الآن.
play-not-now = لا يمكن فعل هذا الآن: انظر لمن الدور.
play-no-undo = لا شيء هنا يمكن التراجع عنه.
play-no-redo = لم يحدث تراجع، فلا شيء يُعاد.
play-interrupted = قوطع اللاعب الحاسوبي وهو يفكّر.
play-failed-raised = حدث خطأ في برنامج اللاعب.
play-failed-illegal = أجاب اللاعب بما لا تسمح به القواعد.
play-failed-late = استغرق اللاعب وقتًا أطول من اللازم.
play-failed-nothing = لم يُجب اللاعب بشيء.
play-eyes = في لعبة جارية لا يرى كل شخص إلا بطاقاته.

## ما العمل الآن

play-tray = بطاقاتك وما العمل
play-hand = بطاقاتك
play-card = { $number }: { $card }
play-your-turn = دورك:
play-turn-of = { $player }، دورك:
play-pick = اختر بطاقة في الأسفل. عندها يظهر هنا ما فائدتها وما يمكنك فعله بها.
play-pick-barred = لا يجوز لك وضع بطاقة نفق. { $why } اختر بطاقة فعل أو بطاقة ترميها.
play-take = فاز المنقّبون. خذ إحدى بطاقات الذهب.
play-lay-stone = تم بلوغ حجر من جهتين. اختر كيف يوضع.
play-steal = تُنفَّذ سرقتك. اختر ممّن تأخذ قطعة ذهب، أو لا تأخذ شيئًا.
play-pass = يدك فارغة، فأنت تمرّر الدور.
play-looking-back = أنت تنظر إلى الوراء، إلى الدور { $turn }:
play-picked = المختار: { $card }.
play-picked-stubs = المختار: { $card } (والطريق المسدود لا يؤدي إلى مكان).
play-lay =
    { $number ->
        [zero] لا خانة لها الآن.
        [one] يمكن وضعها في الخانة الوحيدة المُعلَّمة: انقر هناك.
        [two] يمكن وضعها في خانتين مُعلَّمتين: انقر إحداهما.
        [few] يمكن وضعها في { $number } خانات مُعلَّمة: انقر إحداها.
        [many] يمكن وضعها في { $number } خانة مُعلَّمة: انقر إحداها.
       *[other] يمكن وضعها في { $number } خانة مُعلَّمة: انقر إحداها.
    }
play-by-keyboard = من لوحة المفاتيح: G ثم الأسهم ثم Enter.
play-not-there = ليس في { $cell }:
play-hand-now = هذه بطاقاتك كما هي الآن.
play-turn-it = لا مكان لها بهذا الاتجاه: أدرها.
play-fits-nowhere = لا مكان لها الآن كيفما أدرتها. اختر بطاقة أخرى أو ارمِ هذه.
play-barred = لا يمكن وضعها الآن. { $why } اختر بطاقة فعل أو ارمِ هذه.
play-no-use = لا شيء ولا أحد يمكن أن تُلعب عليه الآن. اختر بطاقة أخرى أو ارمِ هذه.
play-aim-goal = اختر هدفًا.
play-aim-card = انقر إحدى البطاقات المُعلَّمة.
play-aim-player = اختر لاعبًا.
play-aim-self = ضعها أمامك.
play-several =
    { $number ->
        [zero] اختر البطاقات التي تريد التخلي عنها.
        [one] اخترت بطاقة واحدة للتخلي عنها.
        [two] اخترت بطاقتين للتخلي عنهما.
        [few] اخترت { $number } بطاقات للتخلي عنها.
        [many] اخترت { $number } بطاقة للتخلي عنها.
       *[other] اخترت { $number } بطاقة للتخلي عنها.
    }
play-refused = هذا غير مسموح:
play-their-turn = الدور الآن عند { $player }…
play-stuck = لم يلعب اللاعب الحاسوبي { $player }.
play-hand-over = تم. التالي: { $player }.
play-taken-back = تم التراجع عن: { $what } التالي: { $player }.
play-hand-over-look = انظر إلى النتيجة ما شئت، ثم غطِّ بطاقاتك وسلّم الدور.
play-curtain = سلّم الدور إلى { $player }
play-curtain-why = لا تُرى الآن بطاقات أحد. وحده { $player } ينبغي أن ينظر إلى الشاشة بعد ذلك.
play-curtain-name = الستار
play-round-over = انتهت الجولة.
play-game-over = انتهت اللعبة.

## الأزرار

play-undo = تراجع
play-redo = أعد
play-to-now = إلى أحدث دور
play-turn = أدرها
play-discard = ارمها
play-choose-several = عدة بطاقات…
play-not-several = بطاقة واحدة فقط
play-discard-several =
    { $number ->
        [zero] ارمِ
        [one] ارمِ بطاقة واحدة
        [two] ارمِ بطاقتين
        [few] ارمِ { $number } بطاقات
        [many] ارمِ { $number } بطاقة
       *[other] ارمِ { $number } بطاقة
    }
play-clear =
    { $what ->
        [trapped] اخرج من الفخ (عدد البطاقات: { $number })
        [theft] أزل سرقتك (عدد البطاقات: { $number })
        [lantern] أصلح فانوسك (عدد البطاقات: { $number })
        [cart] أصلح عربتك (عدد البطاقات: { $number })
        [pickaxe] أصلح معولك (عدد البطاقات: { $number })
       *[other] أصلح: { $what } (عدد البطاقات: { $number })
    }
play-skip = انتقل إلى دورك
play-skip-all = انتقل إلى النهاية
play-try-again = دع اللاعب يحاول مجددًا
play-take-seat = العب هنا بدلًا من { $player }
play-cover = غطِّ بطاقاتي
play-show = { $player }: أظهر بطاقاتي
play-deal = وزّع الجولة { $number }
play-do-pass = مرّر الدور
play-steal-nothing = لا تأخذ شيئًا
play-take-card =
    { $number ->
        [zero] خذ بطاقة الذهب بلا شذرات
        [one] خذ بطاقة الذهب ذات الشذرة الواحدة
        [two] خذ بطاقة الذهب ذات الشذرتين
        [few] خذ بطاقة الذهب ذات { $number } شذرات
        [many] خذ بطاقة الذهب ذات { $number } شذرة
       *[other] خذ بطاقة الذهب ذات { $number } شذرة
    }
play-lay-as = ليكن هكذا: { $face }

## ما تفعله بطاقة بلاعب أو هدف

play-do-break =
    { $tool ->
        [lantern] اكسر فانوس { $player }
        [cart] اكسر عربة { $player }
        [pickaxe] اكسر معول { $player }
       *[other] اكسر لـ{ $player }: { $tool }
    }
play-do-repair =
    { $tool ->
        [lantern] أصلح فانوس { $player }
        [cart] أصلح عربة { $player }
        [pickaxe] أصلح معول { $player }
       *[other] أصلح لـ{ $player }: { $tool }
    }
play-do-map = انظر إلى الهدف { $cell }
play-do-theft = ضع السرقة أمامك
play-do-hands-off = أزل سرقة { $player }
play-do-swap-hands = تبادل البطاقات مع { $player }
play-do-inspect = انظر إلى قزم { $player }
play-do-swap-hats = بدّل قبّعة { $player }
play-do-trap = أوقع { $player } في الفخ
play-do-free = حرّر { $player }
play-do-steal = خذ قطعة ذهب من { $player }

## للوحة المفاتيح وقارئات الشاشة

play-cell-aimed = يمكن لعب البطاقة المختارة هنا
play-key-pick = اختيار بطاقة من اليد
play-key-mine = الذهاب إلى المنجم
play-key-enter = على المنجم: لعب البطاقة المختارة هناك
play-key-discard = رمي البطاقة المختارة
play-key-undo = تراجع
play-key-next = المتابعة: الانتقال، التوزيع، التسليم
