// Makes a text shorter, and says how to get it back: what occurs often in it is replaced by single letters.
//
// `packed(text)` is a JavaScript expression whose value is the text. Style sheets become half as long by it.
const SHORTEST = 2;
const LONGEST = 16;
/** So many pieces are replaced before all are counted anew. */
const AT_ONCE = 30;
/** Stand for the pieces until it is known which of them occur most. */
const PRIVATE = 0xe000;

const bytes = (text) => Buffer.byteLength(text);
const countOf = (text, piece) => text.split(piece).length - 1;

/** Letters that do not occur in a text and need no quoting, the shortest first. */
function freeLetters(text) {
  const letters = [];
  for (let code = 0x21; code < 0x17f; code++) {
    const letter = String.fromCharCode(code);
    if ((code < 0x7f || code > 0xa0) && code !== 0xad && !`"'\`\\$${text}`.includes(letter)) letters.push(letter);
  }
  return letters;
}

/** The pieces that are worth a letter, the best first. */
function pieces(text, gain) {
  const counts = new Map();
  for (let i = 0; i < text.length; i++) {
    for (let n = SHORTEST; n <= LONGEST && i + n <= text.length; n++) {
      const piece = text.slice(i, i + n);
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
  }
  const worth = [...counts].map(([piece, count]) => [piece, gain(piece, count)]).filter(([, saved]) => saved > 0);
  return worth.sort((a, b) => b[1] - a[1]).slice(0, 10 * AT_ONCE);
}

/** An expression for a text. */
export function packed(text) {
  const [separator, ...letters] = freeLetters(text);
  const words = [];
  /** What would be saved: a letter for each piece, and the piece, the letter and a separator in the list. */
  const gain = (piece, count) => {
    const cost = bytes(letters[words.length] ?? "");
    return count * (bytes(piece.replace(/[\ue000-\uf8ff]/g, "_")) - cost) - piece.length - cost - 1;
  };
  let short = text;
  for (let before = -1; words.length > before && words.length < letters.length; ) {
    before = words.length;
    const found = pieces(short, gain);
    for (const [piece] of found) {
      if (words.length - before === AT_ONCE || words.length === letters.length) break;
      if (gain(piece, countOf(short, piece)) < Math.max(0.3 * found[0][1], 1)) continue;
      const letter = String.fromCharCode(PRIVATE + words.length);
      words.push(letter + piece);
      short = short.replaceAll(piece, letter);
    }
  }
  // The shortest letters for those that occur most.
  const all = words.join("") + short;
  const order = words.map(([letter]) => letter).sort((a, b) => countOf(all, b) - countOf(all, a));
  const final = new Map(order.map((letter, i) => [letter, letters[i]]));
  const relabel = (part) => part.replace(/[\ue000-\uf8ff]/g, (letter) => final.get(letter));
  const list = words.reverse().map(relabel);
  short = relabel(short);
  if (list.reduce((part, word) => part.replaceAll(word[0], word.slice(1)), short) !== text) {
    throw new Error("a text was not packed well");
  }
  const quoted = [list.join(separator), separator, short].map((part) => JSON.stringify(part));
  return `${quoted[0]}.split(${quoted[1]}).reduce((part, word) => part.replaceAll(word[0], word.slice(1)), ${quoted[2]})`;
}
