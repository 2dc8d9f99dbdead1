import { BY_HAND_ML } from '../reference/loose-amounts.ts';
import type { UnitId } from '../units/units.ts';
import type { Read } from './amount.ts';
import { type Token, tokenise, unitOfWord } from './amount-tokens.ts';

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

/** Numbers and units of one text by its tokens; every method takes the index of a token and answers with the next one. */
export class NumberReader {
  readonly text: string;
  protected readonly tokens: Token[];

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenise(text);
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

  /** The unit after a number, glued, after a hyphen, in brackets or behind how full it is. */
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
