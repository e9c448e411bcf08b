### Kas ir ap spēli, kurai ir sava lapa vai savs rāmis.

export-not-here = Šajā lapā nav tā, ko prasījāt. Spēli var šķirstīt arī tāpat.
export-still = Ieslēdziet JavaScript, lai šķirstītu, atskaņotu un ielūkotos tuneļos. Bez tā šis attēls stāv uz vietas.
export-failed = Šī pārlūkprogramma nevar parādīt spēli kustībā ({ $error }).
export-everyone = visi
export-seen-by = { $title }, skatītājs: { $who }
export-about-mine = Galda spēles Saboteur raktuve, kurā ielūkoties.
export-about-game =
    { $turns ->
        [zero] Saboteur spēle, { $turns } gājienu, skatītājs: { $who }; to var šķirstīt. Pie galda: { $players }.
        [one] Saboteur spēle, { $turns } gājiens, skatītājs: { $who }; to var šķirstīt. Pie galda: { $players }.
       *[other] Saboteur spēle, { $turns } gājieni, skatītājs: { $who }; to var šķirstīt. Pie galda: { $players }.
    }
export-frame = Šeit rāmī ir spēle: to rāda piezīmju grāmatās, kurām uzticaties, un tajās, kas eksportētas kā HTML.
