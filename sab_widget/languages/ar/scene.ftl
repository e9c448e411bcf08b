### ما حدث في اللعبة وما ينتج عنه: السجل والنتائج وأسماء البطاقات والأسباب ومن يعرف ماذا.

## أسماء

scene-round = الجولة { $number }
scene-title-game =
    { $number ->
        [zero] لعبة بلا لاعبين
        [one] لعبة للاعب واحد
        [two] لعبة للاعبين اثنين
        [few] لعبة لـ{ $number } لاعبين
        [many] لعبة لـ{ $number } لاعبًا
       *[other] لعبة لـ{ $number } لاعب
    }
scene-title-mine = منجم
scene-seat = المقعد { $number }
scene-comma = { "، " }
scene-semicolon = { "؛ " }
scene-tool =
    { $tool ->
        [lantern] الفانوس
        [cart] العربة
        [pickaxe] المعول
       *[other] { $tool }
    }
scene-tool-object =
    { $tool ->
        [lantern] فانوس
        [cart] عربة
        [pickaxe] معول
       *[other] { $tool }
    }
scene-team =
    { $team ->
        [blue] الفريق الأزرق
        [green] الفريق الأخضر
       *[other] { $team }
    }
scene-role =
    { $role ->
        [digger] منقّب
        [saboteur] مخرّب
        [selfish] القزم الأناني
        [blue] منقّب أزرق
        [green] منقّب أخضر
        [boss] الزعيم
        [profiteer] المستغلّ
        [geologist] جيولوجي
       *[other] قزم مجهول
    }
scene-role-one =
    { $role ->
        [digger] منقّب
        [saboteur] مخرّب
        [selfish] القزم الأناني
        [blue] منقّب أزرق
        [green] منقّب أخضر
        [boss] الزعيم
        [profiteer] المستغلّ
        [geologist] جيولوجي
       *[other] قزم مجهول
    }
scene-goal-treasure = الكنز
scene-goal-stone = حجر
scene-goal-stone-face = حجر ({ $face })

## ما هو مرسوم على البطاقات

scene-tunnel =
    { $edges ->
        [N] نفق نحو الشمال
        [E] نفق نحو الشرق
        [S] نفق نحو الجنوب
        [W] نفق نحو الغرب
        [NE] منعطف من الشمال إلى الشرق
        [NS] نفق مستقيم من الشمال إلى الجنوب
        [NW] منعطف من الشمال إلى الغرب
        [ES] منعطف من الشرق إلى الجنوب
        [EW] نفق مستقيم من الشرق إلى الغرب
        [SW] منعطف من الجنوب إلى الغرب
        [NES] مفترق نحو الشمال والشرق والجنوب
        [NEW] مفترق نحو الشمال والشرق والغرب
        [NSW] مفترق نحو الشمال والجنوب والغرب
        [ESW] مفترق نحو الشرق والجنوب والغرب
       *[NESW] تقاطع
    }
scene-stubs =
    { $edges ->
        [N] طريق مسدود نحو الشمال
        [E] طريق مسدود نحو الشرق
        [S] طريق مسدود نحو الجنوب
        [W] طريق مسدود نحو الغرب
        [NE] طريقان مسدودان نحو الشمال والشرق
        [NS] طريقان مسدودان نحو الشمال والجنوب
        [NW] طريقان مسدودان نحو الشمال والغرب
        [ES] طريقان مسدودان نحو الشرق والجنوب
        [EW] طريقان مسدودان نحو الشرق والغرب
        [SW] طريقان مسدودان نحو الجنوب والغرب
        [NES] طرق مسدودة نحو الشمال والشرق والجنوب
        [NEW] طرق مسدودة نحو الشمال والشرق والغرب
        [NSW] طرق مسدودة نحو الشمال والجنوب والغرب
        [ESW] طرق مسدودة نحو الشرق والجنوب والغرب
       *[NESW] طرق مسدودة نحو الشمال والشرق والجنوب والغرب
    }
scene-with-ladder = { $tunnel } بسلّم
scene-with-door =
    { $door ->
        [blue] { $tunnel } بباب أزرق
       *[green] { $tunnel } بباب أخضر
    }
scene-with-crystal = { $face }، بلّورة

## بطاقات اليد

scene-card-unknown = بطاقة غير معروفة
scene-card-path = { $face } ({ $name })
scene-card-break = كسر: { $tools }
scene-card-repair = إصلاح: { $tools }
scene-card-map = خريطة
scene-card-rockfall = انهيار صخري
scene-card-theft = سرقة
scene-card-hands-off = ارفع يدك
scene-card-swap-hands = تبادل البطاقات
scene-card-inspection = تفتيش
scene-card-swap-hats = تبديل القبّعات
scene-card-trapped = فخ
scene-card-free-at-last = حرية
scene-card-other = { $kind }

## فائدة بطاقات الأفعال

scene-about-break = بطاقة فعل لا توضع في المنجم: تكسر أداة لأحد اللاعبين ({ $tools })، فلا يضع بطاقات أنفاق حتى الإصلاح.
scene-about-repair = بطاقة فعل لا توضع في المنجم: تصلح أداة مكسورة لأحد اللاعبين ({ $tools }).
scene-about-map = بطاقة فعل لا توضع في المنجم: ينظر من يلعبها إلى هدف مقلوب واحد، ولا يراه الآخرون.
scene-about-rockfall = بطاقة فعل لا توضع في المنجم: تزيل من المنجم بطاقة نفق واحدة، لا البداية ولا هدفًا.
scene-about-theft = بطاقة فعل لا توضع في المنجم: تبقى أمام من يلعبها، وبعد قسمة الذهب له أن يأخذ ذهبًا من لاعب آخر.
scene-about-hands-off = بطاقة فعل لا توضع في المنجم: تزيل سرقة موضوعة أمام أحد اللاعبين.
scene-about-swap-hands = بطاقة فعل لا توضع في المنجم: يتبادل من يلعبها بطاقات اليد مع لاعب آخر، ثم يسحب ذلك اللاعب بطاقة.
scene-about-inspection = بطاقة فعل لا توضع في المنجم: ينظر من يلعبها إلى قزم لاعب آخر، ولا يراه الآخرون.
scene-about-swap-hats = بطاقة فعل لا توضع في المنجم: يضع أحد اللاعبين قزمه جانبًا دون أن يراه الآخرون ويسحب غيره.
scene-about-trapped = بطاقة فعل لا توضع في المنجم: من توضع أمامه لا يضع بطاقات أنفاق ولا ينال ذهبًا.
scene-about-free-at-last = بطاقة فعل لا توضع في المنجم: تحرّر لاعبًا من الفخ.
scene-about-other = بطاقة فعل لا توضع في المنجم: تُلعب من اليد.

## السجل

scene-dealt = الجولة { $number }: وُزّعت البطاقات. البداية مع { $player }.
scene-did-place = { $player }: وضع { $face } في { $cell }.
scene-did-break = { $player }: كسر { scene-tool-object } { $target }.
scene-did-break-own =
    { $tool ->
        [lantern] { $player }: كسر الفانوس الخاص به.
        [cart] { $player }: كسر العربة الخاصة به.
        [pickaxe] { $player }: كسر المعول الخاص به.
       *[other] { $player }: كسر أداته ({ $tool }).
    }
scene-did-repair = { $player }: إصلاح { scene-tool-object } { $target }.
scene-did-repair-own =
    { $tool ->
        [lantern] { $player }: إصلاح الفانوس الخاص به.
        [cart] { $player }: إصلاح العربة الخاصة به.
        [pickaxe] { $player }: إصلاح المعول الخاص به.
       *[other] { $player }: إصلاح أداته ({ $tool }).
    }
scene-did-map = { $player }: نظرة إلى الهدف { $cell }.
scene-did-map-seen = { $player }: نظرة إلى الهدف { $cell }، وهو { $goal }.
scene-did-rockfall = { $player }: انهيار صخري يزيل البطاقة { $face } من { $cell }.
scene-did-discard = { $player }: رمي { $card } مقلوبة.
scene-did-discard-unseen = { $player }: رمي بطاقة مقلوبة.
scene-did-discard-several =
    { $number ->
        [zero] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
        [one] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
        [two] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
        [few] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
        [many] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
       *[other] { $player }: رمي { $cards } مقلوبة وسحب مثلها.
    }
scene-several-cards =
    { $number ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { $number } بطاقات
        [many] { $number } بطاقة
       *[other] { $number } بطاقة
    }
scene-did-clear-trap = { $player }: رمي { $cards } مقلوبة للخروج من الفخ.
scene-did-clear-theft = { $player }: رمي { $cards } مقلوبة لإزالة سرقته.
scene-did-clear-tool =
    { $tool ->
        [lantern] { $player }: رمي { $cards } مقلوبة لإصلاح الفانوس.
        [cart] { $player }: رمي { $cards } مقلوبة لإصلاح العربة.
        [pickaxe] { $player }: رمي { $cards } مقلوبة لإصلاح المعول.
       *[other] { $player }: رمي { $cards } مقلوبة لإصلاح { $tool }.
    }
scene-did-take =
    { $number ->
        [zero] { $player }: أخذ بطاقة ذهب بلا شذرات.
        [one] { $player }: أخذ بطاقة ذهب فيها شذرة واحدة.
        [two] { $player }: أخذ بطاقة ذهب فيها شذرتان.
        [few] { $player }: أخذ بطاقة ذهب فيها { $number } شذرات.
        [many] { $player }: أخذ بطاقة ذهب فيها { $number } شذرة.
       *[other] { $player }: أخذ بطاقة ذهب فيها { $number } شذرة.
    }
scene-did-take-unseen = { $player }: أخذ بطاقة ذهب.
scene-did-lay = { $player }: وضع الحجر في { $cell } هكذا: { $face }.
scene-did-deal = { $player }: بدء الجولة التالية.
scene-did-pass = { $player }: تمرير الدور.
scene-did-theft = { $player }: وضع بطاقة سرقة، لسرقة قطعة ذهب في نهاية الجولة.
scene-did-hands-off = { $player }: إزالة سرقة { $target }.
scene-did-hands-off-own = { $player }: إزالة السرقة الخاصة به.
scene-did-swap-hands = { $player }: تبادل بطاقات اليد مع { $target }.
scene-did-inspect = { $player }: نظرة إلى قزم { $target }.
scene-did-inspect-seen = { $player }: نظرة إلى قزم { $target }، وهو { $dwarf }.
scene-did-swap-hats = { $player }: إلزام { $target } بتبديل القبّعة.
scene-did-swap-hats-own = { $player }: تبديل القبّعة.
scene-hats-seen = { $deed }: خرج { $out } ودخل { $drawn }.
scene-did-trap = { $player }: إيقاع { $target } في الفخ.
scene-did-free = { $player }: تحرير { $target }.
scene-did-free-own = { $player }: خروج إلى الحرية.
scene-did-steal = { $player }: سرقة قطعة ذهب من { $target }.
scene-did-steal-nothing = { $player }: لا سرقة.
scene-turned-up = انكشف الهدف { $cell }: { $goal }.
scene-stone-waits = في الهدف { $cell } حجر، و{ $player } يقرّر كيف يوضع.

## نتيجة الجولة

scene-won-diggers = فاز المنقّبون: تم بلوغ الكنز.
scene-won-saboteurs = فاز المخرّبون: لم يُبلغ الكنز.
scene-won-selfish = فاز القزم الأناني وحده: لقد بلغ الكنز بنفسه.
scene-won-nobody = لم يفز أحد: لم يُبلغ الكنز.
scene-won-nobody-walks = تم بلوغ الكنز، ولكن لا طريق إليه لأي فريق.
scene-won-found = تم بلوغ الكنز.
scene-won-finder = { $player }: بلوغ الكنز والفوز.
scene-won-unknown = انتهت الجولة، ولم يُدوَّن من فاز.
scene-won-blue = فاز الفريق الأزرق.
scene-won-green = فاز الفريق الأخضر.
scene-won-both = فاز الفريقان الأزرق والأخضر.
scene-paid = الأجور: { $list }.
scene-paid-one =
    { $number ->
        [zero] { $player } لا شيء
        [one] { $player } شذرة واحدة
        [two] { $player } شذرتان
        [few] { $player } { $number } شذرات
        [many] { $player } { $number } شذرة
       *[other] { $player } { $number } شذرة
    }
scene-stolen = { $player }: سرقة قطعة ذهب من { $target }.
scene-over-won =
    { $number ->
        [zero] انتهت اللعبة بلا فائز.
        [one] انتهت اللعبة بفوز { $players }.
        [two] انتهت اللعبة بفوز { $players } معًا.
        [few] انتهت اللعبة بفوز { $players } معًا.
        [many] انتهت اللعبة بفوز { $players } معًا.
       *[other] انتهت اللعبة بفوز { $players } معًا.
    }
scene-purses = الحصيلة: { $list }.
scene-over-nobody = انتهت اللعبة ولم يفز أحد.
scene-over-unknown = انتهت اللعبة، ولم يُدوَّن من فاز.
scene-problem = لا يمكن إعادة عرض السجل بعد الدور { $turn }؛ ويظهر السبب لمن يشاهد بعيون الجميع.

## أين ينقطع الطريق إلى السطح

scene-breaks-stub = ينقطع الطريق في بطاقة { $cell }: أنفاقها لا تلتقي.
scene-breaks-gap = ينقطع الطريق عند { $beyond }: لا بطاقة هناك.
scene-breaks-goal = ينقطع الطريق عند { $beyond }: هناك هدف مقلوب لا يصل شيئًا بشيء.
scene-breaks-wall =
    { $side ->
        [N] ينقطع الطريق عند الحافة الشمالية لـ{ $cell }: في بطاقة { $beyond } جدار.
        [E] ينقطع الطريق عند الحافة الشرقية لـ{ $cell }: في بطاقة { $beyond } جدار.
        [S] ينقطع الطريق عند الحافة الجنوبية لـ{ $cell }: في بطاقة { $beyond } جدار.
       *[W] ينقطع الطريق عند الحافة الغربية لـ{ $cell }: في بطاقة { $beyond } جدار.
    }
scene-breaks-closed = لا شيء يقود أبعد من بطاقة { $cell }.

## لماذا لا يجوز

scene-barred = { $player }: { $reasons }
scene-reason-occupied = في { $cell } بطاقة بالفعل.
scene-reason-no_neighbour = لا بطاقة مكشوفة بجوار { $cell }؛ والهدف المقلوب لا يُحسب.
scene-reason-edge_mismatch =
    { $side ->
        [N] الحافة الشمالية لا تلائم بطاقة { $neighbour }: سينتهي نفق عند جدار.
        [E] الحافة الشرقية لا تلائم بطاقة { $neighbour }: سينتهي نفق عند جدار.
        [S] الحافة الجنوبية لا تلائم بطاقة { $neighbour }: سينتهي نفق عند جدار.
       *[W] الحافة الغربية لا تلائم بطاقة { $neighbour }: سينتهي نفق عند جدار.
    }
scene-reason-not_connected =
    { $side ->
        [N] الحافة الشمالية تلاقي بطاقة { $neighbour }، لكن ذلك النفق غير متصل بالسطح.
        [E] الحافة الشرقية تلاقي بطاقة { $neighbour }، لكن ذلك النفق غير متصل بالسطح.
        [S] الحافة الجنوبية تلاقي بطاقة { $neighbour }، لكن ذلك النفق غير متصل بالسطح.
       *[W] الحافة الغربية تلاقي بطاقة { $neighbour }، لكن ذلك النفق غير متصل بالسطح.
    }
scene-reason-not_connected-nothing = لا تلاقي أي من حوافها المفتوحة نفق بطاقة مجاورة، فلن تكون متصلة.
scene-reason-not_connected-meet = لا تلاقي أي من حوافها المفتوحة حافة مفتوحة لبطاقة مجاورة.
scene-reason-beside_goal =
    { $side ->
        [N] لا يجوز وضع سلّم بجوار هدف: الحافة الشمالية تلامس الهدف { $neighbour }.
        [E] لا يجوز وضع سلّم بجوار هدف: الحافة الشرقية تلامس الهدف { $neighbour }.
        [S] لا يجوز وضع سلّم بجوار هدف: الحافة الجنوبية تلامس الهدف { $neighbour }.
       *[W] لا يجوز وضع سلّم بجوار هدف: الحافة الغربية تلامس الهدف { $neighbour }.
    }
scene-reason-not_your_turn = ليس دور هذا المقعد: الدور الآن عند { $player }.
scene-reason-card_not_in_hand = البطاقة { $card } ليست في اليد.
scene-reason-card_not_in_hand-deck = عدد بطاقات { $card } في الرزمة { $number }، وقد ظهرت كلها في هذه الجولة.
scene-reason-round_over = انتهت الجولة.
scene-reason-round_over-game = انتهت اللعبة.
scene-reason-broken_tool =
    { $tool ->
        [lantern] الفانوس مكسور: لا تُلعب بطاقة نفق قبل إصلاحه.
        [cart] العربة مكسورة: لا تُلعب بطاقة نفق قبل إصلاحها.
        [pickaxe] المعول مكسور: لا تُلعب بطاقة نفق قبل إصلاحه.
       *[other] الأداة مكسورة ({ $tool }): لا تُلعب بطاقة نفق قبل إصلاحها.
    }
scene-reason-not_a_goal = لا هدف في { $cell }.
scene-reason-goal_already_up = الهدف { $cell } مكشوف بالفعل.
scene-reason-cannot_remove-start = لا يمكن إزالة بطاقة البداية.
scene-reason-cannot_remove-goal = لا يمكن إزالة هدف، مكشوفًا كان أو مقلوبًا.
scene-reason-cannot_remove-empty = لا بطاقة نفق في { $cell }.
scene-reason-tool_already_broken =
    { $tool ->
        [lantern] الفانوس مكسور بالفعل: { $player }.
        [cart] العربة مكسورة بالفعل: { $player }.
        [pickaxe] المعول مكسور بالفعل: { $player }.
       *[other] الأداة مكسورة بالفعل ({ $tool }): { $player }.
    }
scene-reason-nothing_to_repair =
    { $tool ->
        [lantern] الفانوس غير مكسور: { $player }.
        [cart] العربة غير مكسورة: { $player }.
        [pickaxe] المعول غير مكسور: { $player }.
       *[other] الأداة غير مكسورة ({ $tool }): { $player }.
    }
scene-reason-tool_choice_needed = تصلح هذه البطاقة إحدى أداتين: قل أيهما.
scene-reason-wrong_target-seat = لا وجود لهذا: { $player }.
scene-reason-wrong_target-self = لا يجوز في هذه اللعبة أن يكسر المرء أداته.
scene-reason-wrong_target-others = لا يجوز في هذه اللعبة إلا أن يصلح المرء أداته.
scene-reason-wrong_target-tool =
    { $tool ->
        [lantern] البطاقة { $card } لا تخصّ الفانوس.
        [cart] البطاقة { $card } لا تخصّ العربة.
        [pickaxe] البطاقة { $card } لا تخصّ المعول.
       *[other] البطاقة { $card } لا تخصّ { $tool }.
    }
scene-reason-wrong_target-face = لا يمكن وضع الحجر في { $cell } هكذا.
scene-reason-wrong_target-sharing = يُقسَم الذهب الآن: المطلوب أخذ بطاقة ذهب.
scene-reason-wrong_target-no_gold = لا ذهب يؤخذ: إنما يُقسَم حين يفوز المنقّبون بجولة.
scene-reason-wrong_target-laying = حجر ينتظر: المطلوب بيان كيف يوضع.
scene-reason-wrong_target-no_stone = لا حجر ينتظر هناك.
scene-reason-wrong_target-deal = لم تنتهِ الجولة بعد، فلا يمكن توزيع التالية.
scene-reason-wrong_target-gold = لم تبقَ بطاقة ذهب بهذه القيمة.
scene-reason-wrong_target-has_theft = أمام هذا اللاعب سرقة بالفعل، ولا يجوز أن تكون له اثنتان.
scene-reason-wrong_target-no_theft = لا سرقة أمام هذا اللاعب: { $player }.
scene-reason-wrong_target-oneself = تُلعب هذه على لاعب آخر، لا على النفس.
scene-reason-wrong_target-no_dwarf = لم يبقَ قزم يُسحب.
scene-reason-wrong_target-is_trapped = في الفخ بالفعل: { $player }.
scene-reason-wrong_target-not_trapped = ليس في الفخ: { $player }.
scene-reason-wrong_target-not_in_front = لا توجد بطاقة كهذه أمام هذا اللاعب: { $card }.
scene-reason-wrong_target-no_clearing = لا يمكن في هذه اللعبة إزالة بطاقة أمام النفس برمي غيرها.
scene-reason-wrong_target-clear_for =
    { $number ->
        [zero] لإزالة بطاقة أمام النفس لا تُرمى بطاقات.
        [one] لإزالة بطاقة أمام النفس تُرمى بطاقة واحدة.
        [two] لإزالة بطاقة أمام النفس تُرمى بطاقتان.
        [few] لإزالة بطاقة أمام النفس تُرمى { $number } بطاقات.
        [many] لإزالة بطاقة أمام النفس تُرمى { $number } بطاقة.
       *[other] لإزالة بطاقة أمام النفس تُرمى { $number } بطاقة.
    }
scene-reason-wrong_target-too_many =
    { $number ->
        [zero] لا يجوز في هذه اللعبة رمي أي بطاقة دفعة واحدة.
        [one] لا يجوز في هذه اللعبة رمي أكثر من بطاقة واحدة دفعة واحدة.
        [two] لا يجوز في هذه اللعبة رمي أكثر من بطاقتين دفعة واحدة.
        [few] لا يجوز في هذه اللعبة رمي أكثر من { $number } بطاقات دفعة واحدة.
        [many] لا يجوز في هذه اللعبة رمي أكثر من { $number } بطاقة دفعة واحدة.
       *[other] لا يجوز في هذه اللعبة رمي أكثر من { $number } بطاقة دفعة واحدة.
    }
scene-reason-wrong_target-stealing = تُنفَّذ السرقات الآن: المطلوب سرقة قطعة ذهب أو تمرير الدور.
scene-reason-wrong_target-no_stealing = لا شيء يُسرق: تُنفَّذ السرقات في نهاية الجولة.
scene-reason-wrong_target-no_pieces = لا ذهب يُسرق من { $player }.
scene-reason-trapped = هذا اللاعب في الفخ: لا يلعب بطاقة نفق قبل أن يتحرّر.
scene-reason-too_few_cards = لتمرير الدور تُرمى بطاقة، فاليد ليست فارغة.
scene-reason-too_few_cards-held = بطاقات اليد أقل من اللازم: { $number }.
scene-reason-and-break = { $reason } { $break }

## من يستطيع المشي إلى الكنز

scene-said-way-unknown = مكان الكنز غير معروف هنا، فلا يمكن الحديث عن طريق إليه.
scene-said-way-no-treasure = لا كنز في هذا المنجم، فلا طريق إليه.
scene-said-way-cut-off = الكنز في { $cell } مقطوع عن السطح، فلا طريق إليه لأحد.
scene-said-way-not-reached = لم يُبلغ الكنز في { $cell } بعد، فلا طريق إليه لأحد.
scene-said-way-connected = الكنز في { $cell } متصل بالسطح.
scene-said-way-open =
    { $team ->
        [blue] للفريق الأزرق طريق إلى الكنز في { $cell }: لا باب أخضر فيه.
       *[green] للفريق الأخضر طريق إلى الكنز في { $cell }: لا باب أزرق فيه.
    }
scene-said-way-door =
    { $team ->
        [blue] لا طريق للفريق الأزرق إلى الكنز في { $cell }: يوقفه الباب الأخضر في { $doors }.
       *[green] لا طريق للفريق الأخضر إلى الكنز في { $cell }: يوقفه الباب الأزرق في { $doors }.
    }
scene-said-way-doors =
    { $team ->
        [blue] لا طريق للفريق الأزرق إلى الكنز في { $cell }: حتى في أفضل طريق توقفه أبواب خضراء في { $doors }.
       *[green] لا طريق للفريق الأخضر إلى الكنز في { $cell }: حتى في أفضل طريق توقفه أبواب زرقاء في { $doors }.
    }

## عن الذهب

scene-said-dwarves-unwritten = لم يُدوَّن كل الأقزام، فلا يُعرف ما ناله كل لاعب.
scene-said-gold-unwritten = لم يُدوَّن من أخذ أي ذهب.
scene-said-gold-ran-short = لم يبقَ للسحب من بطاقات الذهب سوى { $had } من { $wanted }.
scene-said-no-saboteur = لم يُوزَّع أي مخرّب، فلا أجر لأحد.
scene-said-paid-less =
    { $role ->
        [saboteur] لا يكفي مخزون الذهب لدفع { $due } للمخرّب، فينال { $got }.
        [selfish] لا يكفي مخزون الذهب لدفع { $due } للقزم الأناني، فينال { $got }.
       *[digger] لا يكفي مخزون الذهب لدفع { $due } للمنقّب، فينال { $got }.
    }
scene-said-paid-less-each =
    { $role ->
        [saboteur] لا يكفي مخزون الذهب لدفع { $due } لكل مخرّب (عددهم { $number })، فينال كل منهم { $got }.
        [selfish] لا يكفي مخزون الذهب لدفع { $due } لكل قزم أناني (عددهم { $number })، فينال كل منهم { $got }.
       *[digger] لا يكفي مخزون الذهب لدفع { $due } لكل منقّب (عددهم { $number })، فينال كل منهم { $got }.
    }
scene-said-paid-not-in-full =
    { $role ->
        [saboteur] لم يكفِ مخزون الذهب لدفع أجور كل المخرّبين كاملة.
        [selfish] لم يكفِ مخزون الذهب لدفع أجور كل الأقزام الأنانيين كاملة.
       *[digger] لم يكفِ مخزون الذهب لدفع أجور كل المنقّبين كاملة.
    }

## لماذا نال كل مقعد ما ناله

scene-why = { $dwarf }: { $why }.
scene-own-why = { $player }، { $why }
scene-why-stayed = لم يُبلغ الكنز؛ وعددهم في الجولة { $number }
scene-why-not-reached = لم يُبلغ الكنز
scene-why-selfish = بلغ الكنز وفاز وحده
scene-why-selfish-reached = بلغ القزم الأناني الكنز
scene-why-reached = تم بلوغ الكنز
scene-why-reached-by-others = تم بلوغ الكنز، وليس ذلك فوزًا لهذا القزم
scene-why-hurt = تم بلوغ الكنز، لكن أداة مكسورة: لا ذهب
scene-why-trapped = في الفخ، فلا فوز ولا أجر
scene-why-crystals =
    { $number ->
        [zero] لا بلّورات في المنجم
        [one] بلّورة واحدة في المنجم
        [two] بلّورتان في المنجم
        [few] { $number } بلّورات في المنجم
        [many] { $number } بلّورة في المنجم
       *[other] { $number } بلّورة في المنجم
    }{ $geologists ->
        [zero] { "" }
        [one] { "" }
        [two] ، يقتسمها جيولوجيان مع التقريب إلى الأدنى
        [few] ، يقتسمها { $geologists } جيولوجيين مع التقريب إلى الأدنى
        [many] ، يقتسمها { $geologists } جيولوجيًا مع التقريب إلى الأدنى
       *[other] ، يقتسمها { $geologists } جيولوجي مع التقريب إلى الأدنى
    }
scene-why-always = يفوز دائمًا
scene-why-not-connected-won = يفوز لأن الكنز غير متصل
scene-why-connected-won = يفوز لأن الكنز متصل
scene-why-with-teams = يفوز مع { $teams }
scene-why-way =
    { $team ->
        [blue] وصل { $dwarf } الكنز، وللفريق الأزرق طريق إليه
       *[green] وصل { $dwarf } الكنز، وللفريق الأخضر طريق إليه
    }
scene-why-only-way =
    { $team ->
        [blue] وصل { $dwarf } الكنز، لكن الطريق إليه للفريق الأزرق وحده
       *[green] وصل { $dwarf } الكنز، لكن الطريق إليه للفريق الأخضر وحده
    }
scene-why-connected = الكنز متصل
scene-why-unwritten = لم يُدوَّن أي قزم كان هذا
scene-why-not-connected = الكنز غير متصل
scene-why-no-team = لم يفز أي فريق، والزعيم لا يفوز إلا مع فريق
scene-why-doors =
    { $team ->
        [blue] في كل طريق باب باللون الآخر، فلا طريق للفريق الأزرق
       *[green] في كل طريق باب باللون الآخر، فلا طريق للفريق الأخضر
    }
scene-why-others-way = وصل { $dwarf } الكنز وله طريق إليه، فيفوز { $teams } وحده
scene-somebody = أحدهم
scene-why-pieces =
    { $why }؛ { $each ->
        [zero] لا قطع ذهب
        [one] قطعة ذهب واحدة
        [two] قطعتا ذهب
        [few] { $each } قطع ذهب
        [many] { $each } قطعة ذهب
       *[other] { $each } قطعة ذهب
    }{ $winners ->
        [zero] { "" }
        [one] { "" } للفائز الوحيد
        [two] { "" } لكل فائز من اثنين
        [few] { "" } لكل فائز من { $winners }
        [many] { "" } لكل فائز من { $winners }
       *[other] { "" } لكل فائز من { $winners }
    }{ $less ->
        [zero] { "" }
        [one] ، ولهذا القزم أقل بواحدة
        [two] ، ولهذا القزم أقل باثنتين
        [few] ، ولهذا القزم أقل بـ{ $less }
        [many] ، ولهذا القزم أقل بـ{ $less }
       *[other] ، ولهذا القزم أقل بـ{ $less }
    }{ $floor ->
        [yes] { "" } على ألا تقل عن 0
       *[no] { "" }
    }

## من يعرف ماذا

scene-knows-dwarf =
    { $player }: { $stale ->
        [yes] كان { $dwarf }
       *[no] { $dwarf }
    }، { $how ->
        [own] وهو قزم المشاهد نفسه
        [shown] انكشف للجميع
       *[inspected] أظهره تفتيش
    } في الدور { $turn }{ $stale ->
        [yes] ، لكن القبّعة بُدّلت منذ ذلك الحين
       *[no] { "" }
    }.
scene-knows-counting = بالعدّ: { $odds }.
scene-odds = { $name } { $chance }
scene-knows-hand =
    في يد { $player }: { $cards }، وهذا معروف منذ الدور { $turn } حين تُبودلت البطاقات{ $number ->
        [zero] { "" }
        [one] ؛ وربما رُميت واحدة منها منذ ذلك الحين
        [two] ؛ وربما رُميت اثنتان منها منذ ذلك الحين
        [few] ؛ وربما رُميت { $number } منها منذ ذلك الحين
        [many] ؛ وربما رُميت { $number } منها منذ ذلك الحين
       *[other] ؛ وربما رُميت { $number } منها منذ ذلك الحين
    }.
scene-times = { $card } × { $number }
scene-certain = مؤكَّد
scene-never = مستحيل
scene-percent = { $number }٪
scene-fraction = { $fraction } ({ $percent })
scene-chance-treasure = الكنز في { $cell }
scene-chance-saboteurs =
    { $number ->
        [zero] لا مخرّبين حول الطاولة
        [one] مخرّب واحد حول الطاولة
        [two] مخرّبان حول الطاولة
        [few] { $number } مخرّبين حول الطاولة
        [many] { $number } مخرّبًا حول الطاولة
       *[other] { $number } مخرّب حول الطاولة
    }

## من أين يأتي الاحتمال

scene-said-goal =
    { $seen ->
        [up] { $treasure ->
            [yes] الهدف { $cell } مكشوف: إنه الكنز.
           *[no] الهدف { $cell } مكشوف: إنه حجر.
        }
        [map] { $treasure ->
            [yes] نُظر إلى الهدف { $cell } بخريطة: إنه الكنز.
           *[no] نُظر إلى الهدف { $cell } بخريطة: إنه حجر.
        }
       *[turning] { $treasure ->
            [yes] الهدف { $cell } ينكشف الآن: إنه الكنز.
           *[no] الهدف { $cell } ينكشف الآن: إنه حجر.
        }
    }
scene-said-treasure-elsewhere = من المعروف أن الكنز في { $cell }.
scene-said-goals-left =
    عدد الأهداف المجهولة { $number } من { $goals }{ $stones ->
        [zero] { "" }
        [one] ، وهدف واحد معروف أنه حجر
        [two] ، وهدفان معروف أنهما حجران
        [few] ، و{ $stones } معروف أنها أحجار
        [many] ، و{ $stones } معروف أنها أحجار
       *[other] ، و{ $stones } معروف أنها أحجار
    }؛ والكنز أحد المجهولة بالتساوي.
scene-said-goals-last = كل هدف آخر معروف أنه حجر، فهذا هو الكنز.
scene-said-dwarves-left =
    عدد الأقزام المعروفة { $known } من { $dwarves }؛ ومن البقية ({ $others }) حول الطاولة { $seated }، وبين البقية { $number ->
        [zero] لا مخرّبين
        [one] مخرّب واحد
        [two] مخرّبان
        [few] { $number } مخرّبين
        [many] { $number } مخرّبًا
       *[other] { $number } مخرّب
    }.
scene-said-dwarves-all = كل قزم حول الطاولة معروف.

## صورة لمن لا يراها

scene-picture = { $title }، الدور { $turn } من { $last }
scene-picture-turns = { $title }، الأدوار من { $first } إلى { $to } من { $last }
scene-picture-cards = البطاقات: { $list }.
scene-picture-card = { $face } في { $cell }
scene-picture-no-cards = لا بطاقات هنا.
scene-picture-goal =
    { $kind ->
        [treasure] الكنز في { $cell }: { $state }.
        [stone] حجر في { $cell }: { $state }.
       *[goal] هدف في { $cell }: { $state }.
    }
scene-picture-up = مكشوف، { $face }
scene-picture-down = مقلوب
scene-picture-may = يمكن وضع { $face } في { $cell }.
scene-picture-may-not = لا يمكن وضع { $face } في { $cell }.
scene-picture-caption = الدور { $turn } من { $last }: { $text }
