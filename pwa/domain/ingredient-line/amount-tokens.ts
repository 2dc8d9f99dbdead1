import { BY_HAND_ML } from '../reference/loose-amounts.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../units/units.ts';
import { COUNT_WORDS, numberOf } from '../units/written-number.ts';
import type { Read } from './amount.ts';

/** A number, word or sign of a line. Numbers that belong to a name ('80/20', '5%', '7-grain') are words. */
type Token = {
  kind: 'number' | 'word' | 'sign';
  text: string;
  /** Of a number; otherwise 0. */
  value: number;
  /** Whether a number could be another one: '1.500', '1 500'. */
  isDoubtful: boolean;
  at: number;
  end: number;
};

const GLYPHS = '¼-¾⅐-⅞';
const SHARES = String.raw`(?:three[\s-]quarters?|two[\s-]thirds?|(?:(?:an?|one)[\s-]+)?(?:half|third|quarter))\b`;
const NUMBER = new RegExp(
  [
    String.raw`(?<mixed>\d{1,4})(?:\s?-?\s?(?<glyph>[${GLYPHS}])|[\s-]{1,3}(?<over>\d{1,2})[/⁄](?<under>[2-9]|1[06])(?![\d/]))`,
    String.raw`(?<slashed>\d{1,4})[/⁄](?<by>\d{1,4})(?![\d/])`,
    `(?<sign>[${GLYPHS}])`,
    String.raw`(?<grouped>\d{1,3} \d{3}(?=\s?(?:m?g|ml|grams?|kcal)\b)(?!\s?(?:g|ml|grams?)\s(?:tin|can|pack|pouch|jar|tub|bag|carton|pot|punnet|fillet)))`,
    String.raw`(?<digits>\d*\.?\d+(?:e[+-]?\d+)?)(?<kilo>k(?=\s?iu\b))?`,
    `(?<share>${SHARES})`,
    `(?<words>${COUNT_WORDS})`,
  ].join('|'),
  'iy',
);
/** The denominators of recipes: '1/2' is a fraction, '500/600' and '10/12' are not. */
export const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 16]);
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;
/** Units in which '1.500' may be a continental thousand; '1.500 kg' can only be a kilo and a half. */
const SMALL_UNIT = /^\s?(?:m?g|ml|grams?|mcg)\b/i;
const PERCENT = /^\s?(?:%|per\s?cent\b)/i;
const WORD = /fl\.?[\s-]?(?:oz\b\.?|ounces?)|fluid (?:oz|ounces?)|i\.u\.?|\p{L}[\p{L}\p{M}'’]*\.?/iuy;
/** '7-grain', 'half-fat' and 'three-bean' are names, '3-pound' is not. */
const NAME_AFTER = /^-(?!ish\b|to-|each\b)([a-z]{1,20})/i;

const UNIT_OF_SPELLING = new Map<string, UnitId>();
for (const id of UNIT_IDS) {
  for (const word of UNITS[id].words as readonly string[]) {
    UNIT_OF_SPELLING.set(word, id);
    const lower = word.toLowerCase();
    if (!UNIT_OF_SPELLING.has(lower)) UNIT_OF_SPELLING.set(lower, id);
  }
}

/** The unit that a word means, 'T' being a tablespoon and 't' a teaspoon; null for any other word. */
export function unitOfWord(word: string): UnitId | null {
  const plain = /^fl/i.test(word) ? word.replace(/\.\s?/g, ' ').trim() : word.replace(/(?<!\..)\.$/, '');
  return UNIT_OF_SPELLING.get(plain) ?? UNIT_OF_SPELLING.get(plain.toLowerCase()) ?? null;
}

type Found = { value: number; end: number; isDoubtful?: boolean };

/** Both sides of a slash: null for a label ('80/20', '18/12'), one number for a fraction. */
function slashed(over: number, under: number): number | 'range' | null {
  if (over + under === 100) return null;
  // '1/10 tsp' is no range from one to ten.
  const isFraction = (DENOMINATORS.has(under) && over < 2 * under) || (over === 1 && under > 8);
  if (isFraction) return over / under;
  return over < under ? 'range' : null;
}

function numberAt(text: string, at: number): Found | 'name' | null {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  const groups = match?.groups;
  if (match === null || groups === undefined) return null;
  const end = at + match[0].length;
  const after = text.slice(end, end + 24);
  const { mixed, glyph, over, under, by, sign, grouped, digits, kilo } = groups;
  const named = NAME_AFTER.exec(after)?.[1];
  if (
    PERCENT.test(after) ||
    (named !== undefined && unitOfWord(named) === null && !/^(?:cm|mm|inch|in)/i.test(named))
  )
    return 'name';
  if (mixed !== undefined) {
    const part = glyph === undefined ? Number(over) / Number(under) : numberOf(glyph);
    return part < 1 ? { value: Number(mixed) + part, end } : { value: Number(mixed), end: at + mixed.length };
  }
  if (groups['slashed'] !== undefined) {
    const value = slashed(Number(groups['slashed']), Number(by));
    if (value === null) return Number(by) === 0 ? null : 'name';
    if (value === 'range') return { value: Number(groups['slashed']), end: at + groups['slashed'].length };
    return { value, end };
  }
  if (sign !== undefined) return { value: numberOf(sign), end };
  if (grouped !== undefined) return { value: Number(grouped.replace(' ', '')), end, isDoubtful: true };
  if (digits !== undefined) {
    const isThousands = THOUSANDS.test(digits);
    // '5k IU', and '50.000 IU' as on the Continent
    const isKilo = kilo !== undefined || (isThousands && /^\s?iu\b/i.test(after));
    const value = Number(digits) * (isKilo ? 1000 : 1);
    return { value, end, isDoubtful: isThousands && SMALL_UNIT.test(after) };
  }
  return { value: numberOf(match[0]), end };
}

/** 'D3', 'B12', 'omega-3': the digits belong to the word. */
const LABEL = /^(?:omega[\s-]?\d(?:[/,-]\d)*|(?!x)[a-z]{1,2}-?\d{1,3})(?![\d.]|\s?(?:m?g|ml|oz)\b)/i;

function wordAt(text: string, at: number): string {
  const label = LABEL.exec(text.slice(at, at + 12))?.[0];
  if (label !== undefined && unitOfWord(label.replace(/-?\d.*/, '')) === null) return label;
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

/** The tokens of a text. */
export function amountTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (text.charAt(at) === ' ') {
      at += 1;
      continue;
    }
    const number = numberAt(text, at);
    const isNumber = number !== null && number !== 'name';
    const word = number === 'name' ? (/^[^\s()[\]{},;]+/.exec(text.slice(at))?.[0] ?? '') : wordAt(text, at);
    const kind = isNumber ? 'number' : word === '' ? 'sign' : 'word';
    const end = isNumber ? number.end : at + (word.length || 1);
    const value = isNumber ? number.value : 0;
    const isDoubtful = isNumber && number.isDoubtful === true;
    tokens.push({ kind, text: text.slice(at, end), value, isDoubtful, at, end });
    at = end;
  }
  return tokens;
}

/** How full a spoon is, and how large a measure by hand. */
export const FULL =
  /^(?:heaped|heaping|level|rounded|scant|generous|packed|good|large|small|big|medium|tiny|little|decent|hefty|serving|wooden|cupped|light|thin)$/i;
const BY_EYE = new Set(['tsp', 'tbsp', 'cup', 'knob', 'handful', ...Object.keys(BY_HAND_ML)]);
export const isSizedByEye = (token: Token | undefined) =>
  token?.kind === 'word' && BY_EYE.has(unitOfWord(token.text) ?? '');
export const DASHES = '-–—−‐‑';

export const isSign = (token: Token | undefined, sign: string) =>
  token?.kind === 'sign' && sign.includes(token.text);
export const isWord = (token: Token | undefined, pattern: RegExp) =>
  token?.kind === 'word' && pattern.test(token.text);

/** Numbers and units of one text by its tokens; every method takes the index of a token and returns the next one. */
export class NumberReader {
  readonly text: string;
  protected readonly tokens: Token[];

  constructor(text: string) {
    this.text = text;
    this.tokens = amountTokens(text);
  }

  get numbers(): number[] {
    return this.tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
  }

  offset(at: number): number {
    return this.tokens[at]?.at ?? this.text.length;
  }

  indexAt(offset: number): number {
    const index = this.tokens.findIndex((token) => token.at >= offset);
    return index < 0 ? this.tokens.length : index;
  }

  protected skip(at: number, pattern: RegExp): number {
    let next = at;
    for (let count = 0; count < 4; count += 1) {
      const from = this.offset(next);
      const match = pattern.exec(this.text.slice(from, from + 40));
      if (match === null || match[0] === '') return next;
      next = this.indexAt(from + match[0].length);
    }
    return next;
  }

  /** 'a', 'two', '1 1/2', 'half a dozen', '1 and a half', '1 + ½'. */
  number(at: number): Read<{ value: number; isDoubtful: boolean }> | null {
    const token = this.tokens[at];
    const is = (index: number, pattern: RegExp) => isWord(this.tokens[index], pattern);
    const isArticle = is(at, /^an?$/i);
    const isMany = is(at, /^(?:couple|dozen)$/i);
    if (isArticle && is(at + 1, /^(?:few|little|bit|some|lot)$/i)) return null;
    if (!isArticle && !isMany && token?.kind !== 'number') return null;
    let value = isArticle || isMany ? 1 : (token?.value ?? 0);
    let next = isMany ? at : at + 1;
    if (value > 0 && value < 1) {
      // 'half of a', '¾ of one'
      if (is(next, /^of$/i)) next += 1;
      if (is(next, /^(?:an?|the)$/i) || this.tokens[next]?.text.toLowerCase() === 'one') next += 1;
    }
    const dozen = is(next, /^an?$/i) && is(next + 1, /^dozen$/i) ? next + 1 : next;
    if (is(next, /^couple$/i)) [value, next] = [2, next + 1];
    else if (is(dozen, /^(?:dozen|dz\.?)$/i)) [value, next] = [12 * value, dozen + 1];
    else if (isSign(this.tokens[next], '+&') || is(next, /^and$/i)) {
      const part = this.tokens[next + 1];
      const isPart = part?.kind === 'number' && part.value < 1 && Number.isInteger(value);
      if (isPart && !is(next + 2, /^of$/i)) [value, next] = [value + part.value, next + 2];
    }
    if (next > at + 1 && value >= 2 && is(next, /^of$/i)) next += 1;
    return { value, next, isDoubtful: token?.isDoubtful === true };
  }

  /** The unit after a number: glued, after a hyphen, in brackets or after how full it is. */
  protected unit(at: number): Read<{ unit: UnitId }> | null {
    let next = at;
    if (isSign(this.tokens[next], DASHES) && this.tokens[next - 1]?.end === this.offset(next)) next += 1;
    const isBracket = isSign(this.tokens[next], '([');
    if (isBracket) next += 1;
    const isFull = (from: number) => isWord(this.tokens[from], FULL);
    let full = next;
    while (isFull(full)) full += 1;
    if (full > next && isSizedByEye(this.tokens[full])) next = full;
    const token = this.tokens[next];
    const unit = token?.kind === 'word' ? unitOfWord(token.text) : null;
    if (
      unit === null ||
      (/^[tcl]$/i.test(token?.text ?? '') && /^[-'’]\p{L}/u.test(this.text.slice(token?.end)))
    )
      return null;
    if (!isBracket) return { unit, next: next + 1 };
    return isSign(this.tokens[next + 1], ')]') ? { unit, next: next + 2 } : null;
  }
}
