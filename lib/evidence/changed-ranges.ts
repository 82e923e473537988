/** Half-open range of UTF-16 offsets. */
export type Range = { readonly from: number; readonly to: number };

/** Product of the two middles up to which they are compared piece by piece. */
const MAX_CELLS = 40_000;
/** A middle that has less than this share in common is one change, not confetti. */
const MIN_COMMON = 0.5;
/** Longer runs without a break are no words. */
const MAX_WORD = 64;

/**
 * Where two strings differ: the ranges of each that have no partner in the other. Never splits a surrogate pair
 * or a letter from its combining marks. The common beginning and end are found in linear time; what is left is
 * compared letter by letter within a word and word by word within running text, else taken as one change, so that the whole stays linear.
 *
 * @example changedRanges("ORD-1", "ORD-2") // { a: [{from: 4, to: 5}], b: [{from: 4, to: 5}] }
 * @example changedRanges("ab", "ab") // { a: [], b: [] }
 */
export function changedRanges(a: string, b: string): { a: Range[]; b: Range[] } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a.charCodeAt(head) === b.charCodeAt(head)) head++;
  if (head === a.length && head === b.length) return { a: [], b: [] };
  while (head > 0 && (splitsLetter(a, head) || splitsLetter(b, head))) head--;
  let tail = 0;
  while (tail < shorter - head && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) {
    tail++;
  }
  while (tail > 0 && (splitsLetter(a, a.length - tail) || splitsLetter(b, b.length - tail))) tail--;

  // Within running text whole words are told apart, within one word its letters.
  const text = /\s/.test(a.slice(head, a.length - tail)) || /\s/.test(b.slice(head, b.length - tail));
  if (text) {
    const first = head;
    while (head > 0 && first - head < MAX_WORD && isInWord(a, head)) head--;
    const last = tail;
    while (tail > 0 && last - tail < MAX_WORD && isInWord(a, a.length - tail)) tail--;
  }
  const textA = a.slice(head, a.length - tail);
  const textB = b.slice(head, b.length - tail);
  const whole = { a: range(head, a.length - tail), b: range(head, b.length - tail) };
  if (textA === "" || textB === "" || textA.length + textB.length > MAX_CELLS) return whole;
  for (const split of text ? [words] : [letters, words]) {
    const piecesA = split(textA);
    const piecesB = split(textB);
    if (piecesA.length * piecesB.length > MAX_CELLS) continue;
    return unpaired(piecesA, piecesB, head) ?? whole;
  }
  return whole;
}

/** Whether a cut at `at` would part a word. */
function isInWord(text: string, at: number): boolean {
  return at < text.length && /^[\p{L}\p{N}\p{M}_\p{Cs}]{2}/u.test(text.slice(at - 1, at + 1));
}

function range(from: number, to: number): Range[] {
  return to > from ? [{ from, to }] : [];
}

/** Whether a cut at `at` would part a surrogate pair or a combining mark from its base. */
function splitsLetter(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const next = text.charCodeAt(at);
  if (next < 0x300) return false;
  if (next >= 0xdc00 && next <= 0xdfff) {
    const last = text.charCodeAt(at - 1);
    return last >= 0xd800 && last <= 0xdbff;
  }
  return /^\p{M}/u.test(text.slice(at, at + 2));
}

function letters(text: string): string[] {
  return text.match(/[\s\S]\p{M}*/gu) ?? [];
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[\s\S]/gu) ?? [];
}

/** Longest common subsequence by dynamic programming; null where too little is common. */
function unpaired(a: string[], b: string[], offset: number): { a: Range[]; b: Range[] } | null {
  const width = b.length + 1;
  const best = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      best[at] =
        a[i] === b[j] ? (best[at + width + 1] ?? 0) + 1 : Math.max(best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  if ((best[0] ?? 0) < MIN_COMMON * Math.max(a.length, b.length)) return null;
  const pairedA = new Uint8Array(a.length);
  const pairedB = new Uint8Array(b.length);
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const at = i * width + j;
    if (a[i] === b[j]) {
      pairedA[i++] = 1;
      pairedB[j++] = 1;
    } else if ((best[at + width] ?? 0) >= (best[at + 1] ?? 0)) i++;
    else j++;
  }
  return { a: gaps(a, pairedA, offset), b: gaps(b, pairedB, offset) };
}

function gaps(pieces: string[], paired: Uint8Array, offset: number): Range[] {
  const ranges: Range[] = [];
  let at = offset;
  let from = -1;
  pieces.forEach((piece, index) => {
    if (paired[index] === 0 && from < 0) from = at;
    if (paired[index] === 1 && from >= 0) {
      ranges.push({ from, to: at });
      from = -1;
    }
    at += piece.length;
  });
  if (from >= 0) ranges.push({ from, to: at });
  return ranges;
}
