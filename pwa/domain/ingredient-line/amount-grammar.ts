import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import {
  type Amount,
  add,
  beside,
  endOf,
  isFiner,
  METRIC,
  type Measure,
  multiplied,
  ofMeasure,
  type Read,
  scaled,
} from './amount.ts';
import { DASHES, FULL, isSign, isWord, NumberReader, SIZED_BY_EYE } from './amount-numbers.ts';
import { unitOfWord } from './amount-tokens.ts';

const MAX_QUANTITY = 100_000;
/** 'pinch salt' is one; 'tin sardines' needs an 'of', since it may only describe. */
const BY_ITSELF = new Set<UnitId>([
  ...(['pinch', 'dash', 'handful', 'bunch', 'knob', 'splash', 'glug', 'drizzle'] as const),
  ...(['dollop', 'squeeze', 'sprinkle', 'touch', 'dusting', 'smear'] as const),
]);
const CONTAINERS = new Set<UnitId | null>(['tin', 'packet', 'pouch', 'tub', 'jar', 'punnet', 'tray']);
const HEDGE =
  /^(?:(?:about|approx(?:imately)?|around|roughly|circa|ca|another|nearly|almost|scant|generous)(?![a-z])\.?|c\.|~|≈|=|(?:up to|at (?:least|most)|just (?:under|over)|a (?:good|generous|scant|little (?:over|under))(?=\s+[\d½¼¾⅓⅔⅛])|no more than)(?=\s))\s*/i;
const TIMES = /^[x×*]$/i;
const TAIL = /^(?:or so|or thereabouts|-?ish|\+|-sized(?: (?:piece|knob|chunk))?)(?=[\s,;)]|$)\s*/i;
const ONE_OF_EACH = /^\s*(?:each|apiece|per \w+)\b\s*/i;
const IN_ALL = /^\s*(?:in (?:total|all)|altogether|all together|combined|total(?: weight)?)\b\s*/i;

/** The grammar of amounts: it takes every number and unit that belongs to the amount, and stops at the first that does not. */
export class AmountReader extends NumberReader {
  convert(value: number, from: UnitId, to: UnitId): number | null {
    if (from === to) return value;
    const [one, other] = [unitFactor(from), unitFactor(to)];
    return one === null || other === null || unitKind(from) !== unitKind(to) ? null : (value * one) / other;
  }

  /** A number or range with its unit, once or on both sides. */
  measure(from: number): Measure | null {
    const start = this.skip(from, HEDGE);
    const isBetween = isWord(this.tokens[start], /^(?:between|from)$/i);
    const first = this.number(isBetween ? start + 1 : start);
    if (first === null) return null;
    const own = this.unit(first.next);
    const { value, isDoubtful } = first;
    const single = {
      low: value,
      high: value,
      unit: own?.unit ?? null,
      next: own?.next ?? first.next,
      isDoubtful,
    };
    const joint = this.tokens[single.next];
    const isJoint =
      isSign(joint, DASHES) ||
      isWord(joint, /^(?:to|or)$/i) ||
      isSign(joint, '/') ||
      (isBetween && isWord(joint, /^and$/i));
    const second = isJoint ? this.number(this.skip(single.next + 1, HEDGE)) : null;
    if (second === null) return isBetween ? null : this.tailed(single);
    const other = this.unit(second.next);
    const isStrict = isSign(joint, '/') || isWord(joint, /^or$/i);
    if (own === null) {
      if (isStrict && isSign(joint, '/') && second.value <= value) return null;
      return this.tailed({
        ...this.ends(value, second.value),
        unit: other?.unit ?? null,
        next: other?.next ?? second.next,
        isDoubtful: isDoubtful || second.isDoubtful,
      });
    }
    const end = other === null ? null : this.convert(second.value, other.unit, own.unit);
    // '500 g / 1 lb' repeats one amount, '500 g / 600 g' is a range.
    const isRepeated = isStrict && other !== null && METRIC.has(own.unit) !== METRIC.has(other.unit);
    if (end === null || other === null || isRepeated) return this.tailed(single);
    return this.tailed({ ...this.ends(value, end), unit: own.unit, next: other.next, isDoubtful });
  }

  ends(first: number, second: number): { low: number; high: number } {
    // '1-1/2' is how Americans write one and a half.
    if (second < 1 && first >= 1 && Number.isInteger(first))
      return { low: first + second, high: first + second };
    return { low: Math.min(first, second), high: Math.max(first, second) };
  }

  tailed(measure: Measure): Measure {
    // '300 g+' is at least that; '1 cup + 1 tbsp' a sum.
    const isSum =
      isSign(this.tokens[measure.next], '+') && this.text.charAt(this.offset(measure.next) - 1) === ' ';
    return isSum ? measure : { ...measure, next: this.skip(measure.next, TAIL) };
  }

  /** A measure with its finer units: '1 lb 2 oz'. */
  compound(at: number): Measure | null {
    const first = this.measure(at);
    if (first === null || !isWeighable(first.unit)) return first;
    const second = this.measure(first.next);
    const more =
      second?.unit == null || !isFiner(ofMeasure(first), second)
        ? null
        : this.convert(second.low, second.unit, first.unit);
    return second === null || more === null
      ? first
      : { ...first, low: first.low + more, high: first.high + more, next: second.next };
  }

  /** '2 lb 4 oz', '4 x 150 g', '400 g / 14 oz (3 tins)': an amount with all that belongs to it. */
  amount(at: number): Read<Amount> | null {
    const first = this.measure(at) ?? this.unitAlone(at);
    if (first === null || Math.max(first.low, first.high) > MAX_QUANTITY) return null;
    let amount: Read<Amount> = { ...ofMeasure(first), next: first.next };
    for (let count = 0; count < 6; count += 1) {
      const longer = this.further(amount);
      if (longer === null) break;
      amount = longer;
    }
    const each = ONE_OF_EACH.exec(this.text.slice(this.offset(amount.next)));
    if (each !== null && amount.pieces > 1) amount.next = this.skip(amount.next, ONE_OF_EACH);
    return amount;
  }

  /** 'handful of kale', 'small bunch of parsley': one of the unit. */
  unitAlone(at: number): Measure | null {
    const isSized = isWord(this.tokens[at], FULL);
    const found = this.unit(isSized && !isWord(this.tokens[at + 1], SIZED_BY_EYE) ? at + 1 : at);
    if (found === null) return null;
    const isMeant =
      BY_ITSELF.has(found.unit) ||
      (isWord(this.tokens[found.next], /^of$/i) && this.tokens[found.next + 1] !== undefined);
    // The size stays with the name.
    return isMeant ? { low: 1, high: 1, unit: found.unit, next: found.next, isDoubtful: false } : null;
  }

  /** The amount with what directly follows it: a sum, a factor, a repetition, a size; null if nothing does. */
  further(amount: Read<Amount>): Read<Amount> | null {
    const token = this.tokens[amount.next];
    if (isSign(token, '([')) return this.bracket(amount);
    const { unit, quantity } = amount;
    if (quantity === null) return null;
    if (isWord(token, /^(?:and|&)$/i) && isWeighable(unit)) {
      // 'a pound and a half'
      const half = this.tokens[amount.next + 1];
      const next = amount.next + 2;
      const isHalf = half?.kind === 'number' && half.value < 1;
      if (isHalf && this.unit(next) === null) return { ...add(amount, half.value), next };
    }
    if (isWeighable(unit) && isWord(token, TIMES)) return this.timesAfter(amount, amount.next + 1);
    if (isWeighable(unit) && isSign(token, '×*')) return this.timesAfter(amount, amount.next + 1);
    const lots =
      isWord(token, /^(?:lots?|packs?|off)$/i) && isWord(this.tokens[amount.next + 1], /^of$/i) ? 2 : 0;
    const isTimes = lots > 0 || isWord(token, /^(?:x|of|off|at)$/i) || isSign(token, '×*@');
    const isPlus = isSign(token, '+') || isWord(token, /^(?:plus|and)$/i) || isSign(token, '&');
    const isAgain = isSign(token, `/|=${DASHES}`) || isWord(token, /^or$/i);
    const isJoined = isTimes || isPlus || isAgain;
    const start = amount.next + (lots || (isJoined ? 1 : 0));
    if (isTimes && isWord(this.tokens[start], /^(?:an?|the)$/i) && isWord(token, /^of$/i)) return null;
    const second = this.compound(start);
    if (second === null) {
      return isTimes && !isWord(token, /^(?:of|at)$/i) && unit === null && this.tokens[start] !== undefined
        ? { ...amount, next: start }
        : null;
    }
    if (unit === null) {
      if (second.unit === null)
        return isTimes && second.low === second.high ? scaled(amount, second.low, second.next) : null;
      if (isPlus || isAgain || !isWeighable(second.unit)) return null;
      return multiplied(amount, second);
    }
    if (!isWeighable(second.unit)) return null;
    const stated = {
      quantity: second.low,
      quantityMax: second.high === second.low ? null : second.high,
      unit: second.unit,
    };
    if (!isWeighable(unit) || unit === 'drop') {
      if (isPlus || isAgain) return null;
      return { ...amount, weight: { ...stated, isEach: true }, next: second.next };
    }
    if (isTimes) return null;
    if (unitKind(unit) === unitKind(second.unit) && (isPlus || (!isAgain && isFiner(amount, second)))) {
      const more = this.convert(second.low, second.unit, unit);
      return more === null ? null : { ...add(amount, more), next: second.next };
    }
    return isPlus ? null : { ...beside(amount, { ...stated, isEach: null }), next: second.next };
  }

  timesAfter(amount: Read<Amount>, at: number): Read<Amount> | null {
    const times = this.tokens[at];
    const isLength = /^(?:cm|mm|inch)/i.test(this.tokens[at + 1]?.text ?? '');
    if (times?.kind !== 'number' || !Number.isInteger(times.value) || this.unit(at + 1) !== null || isLength)
      return null;
    return scaled(amount, times.value, at + 1);
  }

  /** '(6-8 oz)', '(400 g each)', '(200 g in total)' directly after an amount; null if the bracket says anything else. */
  bracket(amount: Read<Amount>): Read<Amount> | null {
    const inner = this.amount(amount.next + 1);
    if (inner === null || inner.quantity === null) return null;
    const isEach = this.skip(inner.next, ONE_OF_EACH) > inner.next;
    const isTotal = this.skip(inner.next, IN_ALL) > inner.next;
    const end = this.skip(this.skip(inner.next, ONE_OF_EACH), IN_ALL);
    if (!isSign(this.tokens[end], ')]')) return null;
    const next = end + 1;
    if (inner.unit === null || !isWeighable(inner.unit))
      return isWeighable(amount.unit) ? { ...amount, next } : null;
    const stated = inner.weight ?? {
      quantity: inner.quantity,
      quantityMax: inner.quantityMax,
      unit: inner.unit,
    };
    const after = unitOfWord(this.tokens[next]?.text ?? '');
    const isTins = CONTAINERS.has(amount.unit) || (amount.unit === null && CONTAINERS.has(after));
    if (isTins && !isTotal) {
      const one = {
        low: stated.quantity,
        high: endOf(stated),
        unit: stated.unit,
        next,
        isDoubtful: inner.isDoubtful,
      };
      const all = inner.pieces > 1 ? inner : multiplied(amount, one);
      return { ...all, container: amount.unit, next };
    }
    const each = isEach ? true : isTotal ? false : amount.unit === null ? true : null;
    return { ...beside(amount, { ...stated, isEach: each }), next };
  }
}
