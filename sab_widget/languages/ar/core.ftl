### ما تقوله الصفحة بنفسها: أسماء الأزرار والخانات، وما يرويه الفاحص.

## ما الذي تعطّل

core-no-scene = لا شيء للعرض. أنشئ الأداة من Mine أو Game أو Record.
core-broken-scene = لا يمكن رسم هذا المشهد لأن أجزاء منه ناقصة. شغّل الخلية مرة أخرى.
core-wrong-version = ترسم هذه الصفحة مشاهد الإصدار 1 لا { $version }. أعد تشغيل النواة وحمّل الصفحة من جديد ثم شغّل الخلية.
core-kernel-gone = أُعيد تشغيل النواة أو أُوقفت: شغّل الخلية مرة أخرى للاتصال. ما زال بإمكانك تصفّح اللعبة.
core-no-viewer = لم تعد النواة موجودة، وهي وحدها تستطيع عرض هذا: شغّل الخلية مرة أخرى. ما زال بإمكانك تصفّح اللعبة.
core-no-answer = لم تُجب النواة: قد تكون مشغولة أو انقطع الاتصال. ما زال بإمكانك تصفّح اللعبة. سيظهر ما طلبته حين تجيب؛ وإن لم تُجب فشغّل الخلية مرة أخرى.
core-turns-missing = لم تصل بعض الأدوار إلى هذه الصفحة: شغّل الخلية مرة أخرى لتراها.
core-not-drawn = تعذّر رسم هذا الجزء: { $part } ({ $error }). انتقل إلى دور آخر أو شغّل الخلية مرة أخرى.
core-not-done = لم ينجح ذلك ({ $error }). حاول مرة أخرى أو شغّل الخلية من جديد.
core-dismiss = إخفاء

## أجزاء الأداة

core-part-toolbar = شريط الأدوات
core-part-branch = طريق العودة
core-part-mine = المنجم
core-part-timeline = شريط الأدوار
core-part-controls = الأزرار
core-part-caption = الشرح
core-part-inspector = الفاحص
core-part-log = السجل
core-part-palette = مجموعة البطاقات
core-part-table = الطاولة
core-part-chances = الاحتمالات
core-part-other = جزء من الأداة

## أجزاء الجمل

core-comma = { "، " }
core-semicolon = { "؛ " }
core-side =
    { $side ->
        [N] الشمال
        [E] الشرق
        [S] الجنوب
       *[W] الغرب
    }
core-tool =
    { $tool ->
        [lantern] الفانوس
        [cart] العربة
        [pickaxe] المعول
       *[other] { $tool }
    }
core-team =
    { $team ->
        [blue] الفريق الأزرق
        [green] الفريق الأخضر
       *[other] { $team }
    }
core-spoken-cell = العمود { $column }، الصف { $row }
core-cards =
    { $number ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $number } بطاقات
        [many] { $number } بطاقة
       *[other] { $number } بطاقة
    }
core-nuggets =
    { $number ->
        [zero] لا شذرات ذهب
        [one] شذرة ذهب واحدة
        [two] شذرتا ذهب
        [few] { $number } شذرات ذهب
        [many] { $number } شذرة ذهب
       *[other] { $number } شذرة ذهب
    }

## الأنفاق والبطاقات

core-tunnel = نفق { $sides }
core-tunnel-ladder = نفق { $sides } بسلّم إلى السطح
core-stub = طريق مسدود نحو { core-side }
core-tunnel-connected = { $tunnel } (متصل)
core-tunnel-loose = { $tunnel } (غير متصل)
core-further-tunnel = { $tunnel }

## ما يوجد في الخانة

core-cell = { $cell }: { $contents }
core-empty = فارغة
core-goal-down = هدف مقلوب
core-goal-known = هدف مقلوب، معروف: { core-goal-kind }
core-goal-peeked = هدف مقلوب، بعد اختلاس النظر: { core-goal-kind }
core-goal-kind =
    { $kind ->
        [treasure] كنز
       *[stone] حجر
    }
core-goal = هدف
core-start = البداية
core-turned = مُدارة
core-connected = متصلة بالسطح
core-not-connected = غير متصلة بالسطح
core-may-lie-here = يمكن وضع البطاقة المختارة هنا
core-team-walks = يستطيع { core-team } المرور هنا
core-door-stops = باب يوقف { core-team }
core-just-now = للتو

## الأدوار

core-turn-of = الدور { $turn } من { $last }
core-turn-said = الدور { $turn } من { $last }: { $text }
core-branch-leaves = يتفرّع هنا مسار آخر.
core-turn = الدور
core-this-turn = هذا الدور
core-rounds = الجولات
core-round-begins = { $round }: الدور { $turn }
core-steps = الخطوات
core-first-turn = الدور الأول
core-previous-turn = الدور السابق
core-next-turn = الدور التالي
core-last-turn = الدور الأخير
core-play = تشغيل
core-pause = إيقاف مؤقت
core-back-to-turn = العودة إلى الدور { $turn }
core-speed = السرعة
core-log = السجل

## الفروع

core-in-branch = لم يُلعب هذا الفرع.
core-as-played = هذه هي اللعبة كما لُعبت.
core-branch-back = العودة فرعًا واحدًا
core-back-to-game = العودة إلى اللعبة كما لُعبت
core-enter-branch = ادخل الفرع: { $title }
core-untitled = ماذا لو…

## شريط الأدوات

core-viewer = المشاهد
core-everyone = الجميع
core-ways = الطرق
core-none = بلا
core-show-connected = أظهر المتصل
core-show-ends = أظهر النهايات المفتوحة
core-waiting = بانتظار النواة…
core-no-ways = لا تُعرض أي طرق.

## المنجم

core-mine = المنجم
core-zoom-in = تكبير
core-zoom-out = تصغير
core-fit = عرض الكل
core-no-way = لا طريق

## الفاحص

core-inspector = الفاحص
core-the-mine = المنجم
core-nothing-pointed-at = أشر إلى نفق لترى بماذا يتصل، أو اختر بطاقة لترى أين يمكن وضعها.
core-mine-connected =
    { $number ->
        [zero] لا أنفاق متصلة بالسطح
        [one] نفق واحد متصل بالسطح
        [two] نفقان متصلان بالسطح
        [few] { $number } أنفاق متصلة بالسطح
        [many] { $number } نفقًا متصلًا بالسطح
       *[other] { $number } نفق متصل بالسطح
    }، { $ends ->
        [zero] ولا نهايات مفتوحة
        [one] ونهاية مفتوحة واحدة
        [two] ونهايتان مفتوحتان
        [few] و{ $ends } نهايات مفتوحة
        [many] و{ $ends } نهاية مفتوحة
       *[other] و{ $ends } نهاية مفتوحة
    }.
core-distances = المسافات: { $distances }.
core-distance-reached = الهدف { $cell } تم بلوغه
core-distance-out = الهدف { $cell } لا يمكن بلوغه
core-distance =
    الهدف { $cell } على بُعد { $number ->
        [zero] صفر من البطاقات
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $number } بطاقات
        [many] { $number } بطاقة
       *[other] { $number } بطاقة
    }
core-tunnel-at = { $tunnel } في { $cell }
core-tunnel-not-connected = غير متصل. { $break }
core-tunnel-away =
    متصل بالسطح، على بُعد { $number ->
        [zero] صفر من البطاقات
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $number } بطاقات
        [many] { $number } بطاقة
       *[other] { $number } بطاقة
    }.
core-tunnel-at-surface = متصل: هنا السطح.
core-joined =
    { $number ->
        [zero] لا يتصل بأنفاق أخرى.
        [one] يتصل بنفق واحد آخر.
        [two] يتصل بنفقين آخرين.
        [few] يتصل بـ{ $number } أنفاق أخرى.
        [many] يتصل بـ{ $number } نفقًا آخر.
       *[other] يتصل بـ{ $number } نفق آخر.
    }
core-joined-to-none = لا يتصل بأي نفق آخر.
core-walkers = { $teams }: المرور هنا ممكن.
core-no-walkers = لا يستطيع أي فريق المرور هنا.
core-open-ends =
    { $number ->
        [zero] لا نهايات مفتوحة
        [one] نهاية مفتوحة واحدة
        [two] نهايتان مفتوحتان
        [few] { $number } نهايات مفتوحة
        [many] { $number } نهاية مفتوحة
       *[other] { $number } نهاية مفتوحة
    }: { $ends }.
core-open-end =
    { $side ->
        [N] شمال { $cell }
        [E] شرق { $cell }
        [S] جنوب { $cell }
       *[W] غرب { $cell }
    }
core-no-open-ends = لا نهايات مفتوحة.
core-no-card = لا توجد بطاقة هنا.
core-goal-at = هدف مقلوب في { $cell }
core-goal-not-known = لا يُعرف من هذا المقعد ما هو.
core-goal-viewer-knows =
    { $kind ->
        [treasure] معروف من هذا المقعد: إنه الكنز.
       *[stone] معروف من هذا المقعد: إنه حجر، أي ليس كنزًا بل بطاقة نفق.
    }
core-goal-peeking =
    { $kind ->
        [treasure] أنت تختلس النظر: إنه الكنز. انقر لقلبه من جديد.
       *[stone] أنت تختلس النظر: إنه حجر. انقر لقلبه من جديد.
    }
core-goal-peek = انقر لاختلاس النظر؛ في اللعبة يبقى مقلوبًا.
core-way-breaks = ينقطع الطريق عند { $cell }.

## بطاقة مختارة

core-picked = المختار: { $card }
core-picked-turned = المختار: { $card }، مُدارة
core-lies-at =
    { $number ->
        [zero] لا توجد خانة يمكن وضعها فيها.
        [one] يمكن وضعها في خانة واحدة مُعلَّمة.
        [two] يمكن وضعها في خانتين مُعلَّمتين.
        [few] يمكن وضعها في { $number } خانات، كلها مُعلَّمة.
        [many] يمكن وضعها في { $number } خانة، كلها مُعلَّمة.
       *[other] يمكن وضعها في { $number } خانة، كلها مُعلَّمة.
    }
core-lies-nowhere = لا مكان لها بهذا الاتجاه.
core-ask-why-not = أشر إلى أي خانة أخرى لتعرف لماذا لا تصلح.
core-lies-not-told = لا يبيّن هذا المشهد أين يمكن وضع هذه البطاقة.
core-may-lie = يمكن وضعها في { $cell }.
core-may-not-lie = لا يمكن وضعها في { $cell }.
core-turn-card = أدر البطاقة
core-put-back = أعدها
core-all-path-cards = كل بطاقات الأنفاق

## الطاولة

core-table = الطاولة
core-stock = الرزمة
core-discards = المرمية
core-on-top = ، وفي الأعلى { $card }
core-to-play-next = صاحب الدور
core-seat-to-play-next = صاحب الدور
core-role-unknown = الشخصية مجهولة
core-was = سابقًا
core-seat-was = سابقًا: { $role }
core-trapped = في الفخ
core-theft = سرقة
core-theft-of = السرقة { $number } من { $thefts }
core-broken-tool =
    { $tool ->
        [lantern] الفانوس مكسور
        [cart] العربة مكسورة
        [pickaxe] المعول مكسور
       *[other] مكسور: { $tool }
    }
core-broken = مكسور: { $tools }
core-no-broken-tools = لا أدوات مكسورة
core-known-of = : ما يُعرف عن { $player }
core-no-cards = لا بطاقات
core-card-unwritten = بطاقة لم يدوّنها أحد
core-card-down = بطاقة مقلوبة

## الاحتمالات

core-chances = الاحتمالات
core-as-above = كما أعلاه

## المفاتيح

core-keys = المفاتيح
core-close = إغلاق
core-key-space = المسافة
core-help-step = دور إلى الوراء، دور إلى الأمام؛ ومع Shift عشرة
core-help-ends = الدور الأول، الدور الأخير
core-help-play = تشغيل، إيقاف مؤقت
core-help-walk = على المنجم: التنقل بين الخانات
core-help-act = على المنجم: التثبيت أو اختلاس النظر أو السؤال
core-help-turn = إدارة البطاقة المختارة
core-help-show = إظهار المتصل، إظهار النهايات المفتوحة
core-help-zoom = تكبير، تصغير، عرض الكل
core-help-escape = إعادة البطاقة، إلغاء التثبيت
core-help-keys = هذه المفاتيح
core-help-pointer = اسحب لتحريك المنجم؛ وكبّره بإصبعين أو بالعجلة مع Ctrl أو ⌘.
