/** Marks between a word and the one before it, as bits. */
export const GAP = {
  hyphen: 1,
  comma: 2,
  /** End of a sentence or cell. */
  stop: 4,
  open: 8,
  close: 16,
  slash: 32,
  and: 64,
  colon: 128,
  dash: 256,
  line: 512,
  /** 'onion- and garlic-free': a hyphen with nothing after it. */
  dangling: 1024,
} as const;

/** The words of a text, in parallel arrays: where they start and end, and the marks of `GAP` before them. */
export type Tokens = {
  text: string;
  starts: Int32Array;
  ends: Int32Array;
  gaps: Int32Array;
};

/** Role of a UTF-16 code unit in a line of text. */
const KIND = {
  space: 0,
  letter: 1,
  digit: 2,
  apostrophe: 3,
  hyphen: 4,
  enDash: 5,
  emDash: 6,
  comma: 7,
  point: 8,
  stop: 9,
  open: 10,
  close: 11,
  slash: 12,
  and: 13,
  colon: 14,
  line: 15,
  /** An emoji such as ☕ that stands for a word. */
  symbol: 16,
  /** Invisible: soft hyphens, zero-width characters and variation selectors. */
  invisible: 17,
  surrogate: 18,
} as const;

const CHARACTERS: readonly [characters: string, kind: number][] = [
  ["'’ʼ‘＇`´", KIND.apostrophe],
  ['-‐‑−', KIND.hyphen],
  ['‒–', KIND.enDash],
  ['—―', KIND.emDash],
  [',，、', KIND.comma],
  ['.', KIND.point],
  ['!?;。！？；|•·…', KIND.stop],
  ['([{（', KIND.open],
  [')]}）', KIND.close],
  ['/⁄∕', KIND.slash],
  ['&+', KIND.and],
  [':：', KIND.colon],
  ['\n\r\u2028\u2029', KIND.line],
  ['\u00AD\u200B\u200C\u200D\u2060\uFE0E\uFE0F\uFEFF', KIND.invisible],
];

const UNKNOWN = 255;

function kindsOfCodes(): Uint8Array {
  const table = new Uint8Array(65_536).fill(UNKNOWN);
  table.fill(KIND.surrogate, 0xd800, 0xe000);
  table.fill(KIND.space, 0, 128);
  table.fill(KIND.digit, 48, 58);
  table.fill(KIND.letter, 65, 91);
  table.fill(KIND.letter, 97, 123);
  for (const [characters, kind] of CHARACTERS) {
    for (const character of characters) table[character.charCodeAt(0)] = kind;
  }
  return table;
}

const KINDS = kindsOfCodes();

function kindOfRare(code: number): number {
  const character = String.fromCharCode(code);
  let kind: number = KIND.space;
  if (/[\p{L}\p{M}]/u.test(character)) kind = KIND.letter;
  else if (/\p{N}/u.test(character)) kind = KIND.digit;
  else if (/\p{So}/u.test(character)) kind = KIND.symbol;
  KINDS[code] = kind;
  return kind;
}

/** The kind of a code unit: a table look-up, except for the first occurrence of a rare one. */
function characterKind(code: number): number {
  const kind = KINDS[code] ?? KIND.space;
  return kind === UNKNOWN ? kindOfRare(code) : kind;
}

const {
  space: SPACE,
  letter: LETTER,
  digit: DIGIT,
  apostrophe: APOSTROPHE,
  comma: COMMA,
  point: POINT,
} = KIND;
const { hyphen: HYPHEN, enDash: EN_DASH, symbol: SYMBOL, surrogate: SURROGATE, invisible: INVISIBLE } = KIND;

const ABBREVIATIONS = new Set('approx tbsp tsp oz lb incl inc eg ie etc min mins mrs mr dr st'.split(' '));

function markOfKind(): Uint16Array {
  const marks = new Uint16Array(32);
  marks[KIND.emDash] = GAP.dash;
  marks[KIND.comma] = GAP.comma;
  marks[KIND.stop] = GAP.stop;
  marks[KIND.open] = GAP.open;
  marks[KIND.close] = GAP.close;
  marks[KIND.slash] = GAP.slash;
  marks[KIND.and] = GAP.and;
  marks[KIND.colon] = GAP.colon;
  marks[KIND.line] = GAP.line;
  return marks;
}

const MARKS = markOfKind();

/** 0 after the last unit, because reading a string out of bounds is slow. */
const codeAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) : 0);

const isWordKind = (kind: number) => kind === LETTER || kind === DIGIT || kind === SURROGATE;

function isBetweenDigits(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = codeAt(text, at + 1);
  return before >= 48 && before <= 57 && after >= 48 && after <= 57;
}

/** True for the first unit of a letter outside the Basic Multilingual Plane. */
function isRareLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const isPicture = code >= 0xd83c && code <= 0xd83e;
  return !isPicture && /^\p{L}/u.test(text.slice(at, at + 2));
}

type Place = { start: number; end: number };

/** A full stop ends a sentence, except in 'e.g.' and after an abbreviation. */
function pointMark(text: string, at: number, { start, end }: Place, kindAfter: number): number {
  if (end !== at) return GAP.stop;
  const isInitial = at - start === 1;
  if (isInitial && (isWordKind(kindAfter) || text[start - 1] === '.')) return 0;
  return at - start < 7 && ABBREVIATIONS.has(text.slice(start, at).toLowerCase()) ? 0 : GAP.stop;
}

/** Hyphens join, dangle or divide, depending on both sides. */
function hyphenMark(at: number, end: number, kind: number, kindAfter: number): number {
  const isBoundBefore = end === at;
  if (isWordKind(kindAfter) && (isBoundBefore || kind === HYPHEN)) return GAP.hyphen;
  return isBoundBefore ? GAP.dangling : GAP.dash;
}

/** The mark at a position, given the word before it. */
function markOf(text: string, at: number, kind: number, before: Place): number {
  if (kind !== HYPHEN && kind !== EN_DASH && kind !== POINT) return MARKS[kind] ?? 0;
  const kindAfter = characterKind(codeAt(text, at + 1));
  return kind === POINT
    ? pointMark(text, at, before, kindAfter)
    : hyphenMark(at, before.end, kind, kindAfter);
}

/** The end of a word, starting from its first unit that isn't a lower-case ASCII letter or digit. */
function unusualWordEnd(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at += 1) {
    const kind = characterKind(text.charCodeAt(at));
    if (kind === LETTER || kind === DIGIT || kind === INVISIBLE) continue;
    if (kind === SURROGATE && isRareLetter(text, at)) at += 1;
    else if (kind === APOSTROPHE) {
      if (characterKind(codeAt(text, at + 1)) !== LETTER) break;
    } else if (!((kind === POINT || kind === COMMA) && isBetweenDigits(text, at))) break;
  }
  return at;
}

type Columns = Omit<Tokens, 'text'>;

/** Capacity for as many words as a text has units. */
function columnsFor(length: number): Columns {
  const column = () => new Int32Array(length);
  return { starts: column(), ends: column(), gaps: column() };
}

/** Texts up to this length (most are) share one scratch buffer for their words. */
const SHARED_ROOM = 4096;
const sharedColumns = columnsFor(SHARED_ROOM);

/** Tokenises a text in one pass; offsets are UTF-16 units of the original text. */
export function tokenise(text: string): Tokens {
  const { starts, ends, gaps } = text.length <= SHARED_ROOM ? sharedColumns : columnsFor(text.length);
  const before = { start: -1, end: -1 };
  let count = 0;
  let gap = 0;
  let at = 0;
  while (at < text.length) {
    const kind = characterKind(text.charCodeAt(at));
    let end = at;
    if (kind === LETTER || kind === DIGIT) {
      let code = text.charCodeAt(end);
      while ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
        end += 1;
        code = codeAt(text, end);
      }
      if (
        code > 127 ||
        code === 39 ||
        code === 44 ||
        code === 46 ||
        code === 96 ||
        (code >= 65 && code <= 90)
      ) {
        end = unusualWordEnd(text, end);
      }
    } else if (kind === SYMBOL) end = at + 1;
    else if (kind === SURROGATE) {
      end = isRareLetter(text, at) ? unusualWordEnd(text, at) : Math.min(at + 2, text.length);
    } else {
      if (kind !== SPACE) gap |= markOf(text, at, kind, before);
      at += 1;
      continue;
    }
    starts[count] = at;
    ends[count] = end;
    gaps[count] = gap;
    count += 1;
    before.start = at;
    before.end = end;
    gap = 0;
    at = end;
  }
  return {
    text,
    starts: starts.slice(0, count),
    ends: ends.slice(0, count),
    gaps: gaps.slice(0, count),
  };
}
