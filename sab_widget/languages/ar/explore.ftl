### تركيب المنجم يدويًا والرسم فوقه.

## الرسم

explore-draw = الرسم
explore-draw-on = الرسم: اختر لونًا ثم علّم الخانات أو اسحب الأسهم.
explore-draw-off = انتهى الرسم، وبقي ما رُسم.
explore-draw-how = انقر خانة لتعليمها؛ واسحب من خانة إلى خانة لرسم سهم. وكرّر ذلك لإزالته.
explore-draw-help = الرسم فوق المنجم
explore-colour =
    { $colour ->
        [red] أحمر
        [yellow] أصفر
        [blue] أزرق
       *[green] أخضر
    }
explore-erase-all = امسح الكل
explore-erased = مُسحت كل العلامات في هذا الدور.
explore-marked =
    { $colour ->
        [red] مُعلَّمة بالأحمر
        [yellow] مُعلَّمة بالأصفر
        [blue] مُعلَّمة بالأزرق
       *[green] مُعلَّمة بالأخضر
    }
explore-arrow-to =
    { $colour ->
        [red] سهم أحمر يقود إلى { $cell }
        [yellow] سهم أصفر يقود إلى { $cell }
        [blue] سهم أزرق يقود إلى { $cell }
       *[green] سهم أخضر يقود إلى { $cell }
    }
explore-arrow-from =
    { $colour ->
        [red] سهم أحمر يأتي من { $cell }
        [yellow] سهم أصفر يأتي من { $cell }
        [blue] سهم أزرق يأتي من { $cell }
       *[green] سهم أخضر يأتي من { $cell }
    }
explore-mark-drawn =
    { $colour ->
        [red] الخانة { $cell } مُعلَّمة بالأحمر.
        [yellow] الخانة { $cell } مُعلَّمة بالأصفر.
        [blue] الخانة { $cell } مُعلَّمة بالأزرق.
       *[green] الخانة { $cell } مُعلَّمة بالأخضر.
    }
explore-mark-gone = أُزيلت العلامة من { $cell }.
explore-arrow-drawn =
    { $colour ->
        [red] سهم أحمر يقود من { $cell } إلى { $to }.
        [yellow] سهم أصفر يقود من { $cell } إلى { $to }.
        [blue] سهم أزرق يقود من { $cell } إلى { $to }.
       *[green] سهم أخضر يقود من { $cell } إلى { $to }.
    }
explore-arrow-gone = أُزيل السهم من { $cell } إلى { $to }.
explore-arrow-begins = يبدأ سهم في { $cell }. انتقل إلى نهايته واضغط A.

## مفاتيح الرسم

explore-help-mark = على المنجم أثناء الرسم: تعليم خانة
explore-help-arrow = على المنجم أثناء الرسم: بدء سهم وإنهاؤه
explore-help-colour = أثناء الرسم: اللون

## تركيب المنجم: الأزرار

explore-edit = ركّب المنجم
explore-undo = تراجع
explore-redo = أعد
explore-clear = أزل كل البطاقات
explore-strict = حيث يجوز الوضع فقط
explore-turn = أدر
explore-move = انقل
explore-remove = أزل
explore-up = اكشف
explore-down = اقلب
explore-cancel = إلغاء
explore-card-at = البطاقة في { $cell }
explore-goal-at = الهدف في { $cell }
explore-goal-is = إنه
explore-goals = الأهداف
explore-goal =
    { $goal ->
        [treasure] الكنز
        [NW] حجر، الشمال–الغرب
        [NE] حجر، الشمال–الشرق
       *[unknown] مجهول
    }

## تركيب المنجم: ما العمل الآن

explore-how = اختر بطاقة وانقر حيث تريدها؛ وانقر بطاقة موضوعة لتديرها أو تنقلها أو تزيلها.
explore-lay-how = انقر خانة لوضع البطاقة فيها؛ وR يديرها.
explore-goal-how = انقر الخانة التي تريد الهدف فيها.
explore-move-how = انقر الخانة الجديدة لها.
explore-goal-known =
    { $kind ->
        [treasure] إنه الكنز، مقلوب.
        [stone] إنه حجر، مقلوب.
       *[unknown] لم يقل أحد ما هو.
    }
explore-goal-hint = انقره لتقول ما هو أو لتكشفه.

## ما تم

explore-done-lay = { $card }: وُضعت في { $cell }.
explore-done-remove = أُزيل ما كان في { $cell }.
explore-done-turn = أُديرت: { $card } في { $cell }.
explore-turned-alike = { $card } في { $cell }: تبدو كما هي بعد التدوير.
explore-done-move = نُقلت إلى { $cell }.
explore-done-goal = في { $cell } هدف.
explore-done-up = كُشف الهدف في { $cell }.
explore-done-down = قُلب الهدف في { $cell }.
explore-done-clear = أُزيلت كل البطاقات.
explore-done-read = أصبح المنجم كما في النص.
explore-done-undo = تم التراجع.
explore-done-redo = تمت الإعادة.
explore-turned-up = انكشف الهدف في { $cell }.
explore-not-fit = لا تجيز القواعد وضعها هناك.

## ما لا يمكن أن يحدث

explore-misfits =
    { $number ->
        [zero] لا مخالفات
        [one] مخالفة واحدة
        [two] مخالفتان
        [few] { $number } مخالفات
        [many] { $number } مخالفة
       *[other] { $number } مخالفة
    }
explore-misfit-edges =
    { $side ->
        [N] الحافة الشمالية لبطاقة { $cell } لا تلائم بطاقة { $neighbour }.
        [E] الحافة الشرقية لبطاقة { $cell } لا تلائم بطاقة { $neighbour }.
        [S] الحافة الجنوبية لبطاقة { $cell } لا تلائم بطاقة { $neighbour }.
       *[W] الحافة الغربية لبطاقة { $cell } لا تلائم بطاقة { $neighbour }.
    }
explore-misfit-reached = الهدف في { $cell } مبلوغ من { $neighbour }، فينبغي أن يكون مكشوفًا.

## المنجم نصًّا

explore-text = كنص
explore-text-label = المنجم كنص
explore-text-how = صفوف من البطاقات؛ «.» خانة فارغة، و«S*» البداية، و«?» هدف مقلوب، و«!» هدف مكشوف، و«$» الكنز.
explore-text-wrong = لا يمكن اعتماد هذا النص: { $error }
explore-copy = انسخ
explore-copied = نُسخ النص.
explore-not-copied = لا يُسمح لهذه الصفحة بالنسخ. النص محدَّد: اضغط Ctrl+C.
explore-apply = اعتمد
explore-discard = تجاهل التغييرات

## مفاتيح تركيب المنجم

explore-help-go = الذهاب إلى البطاقات، إلى المنجم
explore-help-lay = على المنجم: وضع البطاقة المختارة
explore-help-card = إدارة بطاقة في المنجم أو نقلها أو إزالتها
explore-help-goal = كشف هدف أو قلبه
explore-help-undo = تراجع، إعادة
