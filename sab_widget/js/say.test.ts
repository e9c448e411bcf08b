import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { inEnglish } from "./fakes.ts";
import { makeSay } from "./say.ts";
import type { WordsTrait } from "./types.ts";
import { cellName, spoken, tunnelName, walkers } from "./words.ts";

function words(language: string, locale = language, direction: "ltr" | "rtl" = "ltr"): WordsTrait {
  const { body } = new FluentResource(readFileSync(`sab_widget/languages/${language}/core.ftl`, "utf8"));
  return { language, locale, direction, messages: body };
}

const arabic = makeSay(words("ar", "ar-u-nu-latn", "rtl"));

test("every language counts in its way", () => {
  const counted = (language: string) =>
    [0, 1, 2, 5, 11, 21].map((number) => makeSay(words(language))("core-cards", { number }));
  assert.deepEqual(counted("ru"), ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]);
  assert.deepEqual(counted("lv"), ["0 kāršu", "1 kārts", "2 kārtis", "5 kārtis", "11 kāršu", "21 kārts"]);
  assert.equal(arabic("core-cards", { number: 2 }), "بطاقتان");
  assert.equal(arabic("core-cards", { number: 103 }), "103 بطاقات");
});

test("a list is a phrase of the language", () => {
  assert.equal(inEnglish.list(["a", "b", "c"]), "a, b and c");
  assert.equal(makeSay(words("be")).list(["а", "б"]), "а і б");
  assert.deepEqual(walkers(arabic, ["blue", "green"]), ["الفريق الأزرق والفريق الأخضر: المرور هنا ممكن."]);
});

test("a cell is read from left to right wherever it stands, and told in words", () => {
  assert.equal(cellName(inEnglish, [8, -2]), "8, −2");
  assert.equal(cellName(arabic, [8, -2]), "\u20688, −2\u2069");
  assert.equal(spoken(arabic, `هنا ${cellName(arabic, [8, -2])}`), "هنا \u2068العمود 8، الصف −2\u2069");
});

test("sides have their own form in a sentence", () => {
  assert.equal(tunnelName(makeSay(words("be")), "E"), "тупік на ўсход");
  assert.equal(tunnelName(makeSay(words("ru")), "NES"), "туннель север–восток–юг");
});

test("what is not in the catalogue is told by its id, and no value is taken for another", () => {
  assert.equal(inEnglish("core-never-heard-of"), "core-never-heard-of");
  assert.equal(makeSay()("core-fit"), "core-fit");
  assert.equal(inEnglish("core-turn-of", { turn: 1, last: 12 }), "turn 1 of 12");
  assert.equal(inEnglish("core-turn-of", { turn: 11, last: 2 }), "turn 11 of 2");
});
