import { memoised } from '../../units/memoised.ts';
import { characterKind, KIND } from './character-kinds.ts';
import { idOfTyped } from './word-ids.ts';

/** Marks between a word and the one before it, a bit each. */
export const GAP = {
  hyphen: 1,
  comma: 2,
  /** End of a sentence or of a cell. */
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

/** The words of a text, in parallel arrays: where they stand, which they are, what stands before them. */
export type Tokens = {
  text: string;
  starts: Int32Array;
  ends: Int32Array;
  /** Ids of the vocabulary; 0 for words that no rule knows. */
  words: Int32Array;
  gaps: Int32Array;
};

/** No word of the vocabulary is longer, so longer ones need no look-up. */
const LONGEST_WORD = 40;
const ABBREVIATIONS = new Set([
  'approx',
  'tbsp',
  'tsp',
  'oz',
  'lb',
  'incl',
  'inc',
  'eg',
  'ie',
  'etc',
  'min',
  'mins',
  'mrs',
  'mr',
  'dr',
  'st',
]);

// Own constants for the loop: bundlers turn an imported name into a property read.
const {
  space: SPACE,
  letter: LETTER,
  digit: DIGIT,
  apostrophe: APOSTROPHE,
  comma: COMMA,
  point: POINT,
} = KIND;
const { hyphen: HYPHEN, enDash: EN_DASH, symbol: SYMBOL, surrogate: SURROGATE, invisible: INVISIBLE } = KIND;

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

/** 0 behind the last unit: reading a string outside its bounds is slow. */
const codeAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) : 0);

const isWordKind = (kind: number) => kind === LETTER || kind === DIGIT || kind === SURROGATE;

function isBetweenDigits(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = codeAt(text, at + 1);
  return before >= 48 && before <= 57 && after >= 48 && after <= 57;
}

/** True for the first unit of a letter beyond the basic plane. */
function isRareLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const isPicture = code >= 0xd83c && code <= 0xd83e;
  return !isPicture && /^\p{L}/u.test(text.slice(at, at + 2));
}

type Place = { start: number; end: number };

/** A point ends a sentence save in 'e.g.' and after an abbreviation. */
function pointMark(text: string, at: number, { start, end }: Place, kindAfter: number): number {
  if (end !== at) return GAP.stop;
  const isInitial = at - start === 1;
  if (isInitial && (isWordKind(kindAfter) || text[start - 1] === '.')) return 0;
  return at - start < 7 && ABBREVIATIONS.has(text.slice(start, at).toLowerCase()) ? 0 : GAP.stop;
}

/** Hyphens join, dangle or divide, by what stands on both sides. */
function hyphenMark(at: number, end: number, kind: number, kindAfter: number): number {
  const isBoundBefore = end === at;
  if (isWordKind(kindAfter) && (isBoundBefore || kind === HYPHEN)) return GAP.hyphen;
  return isBoundBefore ? GAP.dangling : GAP.dash;
}

/** The mark at a place, by the word before it. */
function markOf(text: string, at: number, kind: number, before: Place): number {
  if (kind !== HYPHEN && kind !== EN_DASH && kind !== POINT) return MARKS[kind] ?? 0;
  const kindAfter = characterKind(codeAt(text, at + 1));
  return kind === POINT
    ? pointMark(text, at, before, kindAfter)
    : hyphenMark(at, before.end, kind, kindAfter);
}

/** The end of a word from its first unit that is no small ASCII letter or digit. */
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

type Columns = Pick<Tokens, 'starts' | 'ends' | 'words' | 'gaps'>;

/** Room for as many words as a text has units. */
function columnsFor(length: number): Columns {
  const column = () => new Int32Array(length);
  return { starts: column(), ends: column(), words: column(), gaps: column() };
}

/** Texts up to here, which most are, share the room that their words are first written to. */
const SHARED_ROOM = 4096;
const sharedColumns = columnsFor(SHARED_ROOM);

/**
 * The words of a text in one pass over it, whatever it holds; offsets are in UTF-16 units of the text as given. Lines of a
 * recipe are read for its audit, its method and its repair, so that the latest are kept.
 */
export const tokenise: (text: string) => Tokens = memoised(readTokens);

function readTokens(text: string): Tokens {
  const { starts, ends, words, gaps } = text.length <= SHARED_ROOM ? sharedColumns : columnsFor(text.length);
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
    words[count] = end - at <= LONGEST_WORD ? idOfTyped(text, at, end) : 0;
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
    words: words.slice(0, count),
    gaps: gaps.slice(0, count),
  };
}
