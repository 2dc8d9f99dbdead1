import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import {
  type Amount,
  add,
  beside,
  endOf,
  IN_ALL,
  isFiner,
  METRIC,
  type Measure,
  multiplied,
  ofMeasure,
  type Read,
  scaled,
} from './amount.ts';
import {
  DASHES,
  DENOMINATORS,
  FULL,
  isSign,
  isSizedByEye,
  isWord,
  NumberReader,
  unitOfWord,
} from './amount-tokens.ts';

const MAX_QUANTITY = 100_000;
/** 'pinch salt' is one; 'tin sardines' needs an 'of', since it may only describe. */
const BY_ITSELF = new Set<UnitId>([
  ...(['pinch', 'dash', 'handful', 'bunch', 'knob', 'splash', 'glug', 'drizzle'] as const),
  ...(['dollop', 'squeeze', 'sprinkle', 'touch', 'dusting', 'smear'] as const),
]);
const TRACES = new Set<UnitId | null>(['mg', 'mcg']);
const CONTAINERS = new Set<UnitId | null>(['tin', 'packet', 'pouch', 'tub', 'jar', 'punnet', 'tray']);
const HEDGE =
  /^(?:(?:about|approx(?:imately)?|around|roughly|circa|ca|another|(?:any|some)(?:where|thing)(?: like)?|nearly|almost|scant|generous)(?![a-z])\.?|c\.|~|≈|=|(?:just (?:under|over)|a (?:good|generous|scant|little (?:over|under))(?=\s+[\d½¼¾⅓⅔⅛]))(?=\s))\s*/i;
const TAIL =
  /^(?:or so|give or take|plus or minus|or thereabouts|-?ish|-sized(?: (?:piece|knob|chunk))?)(?=[\s,;)]|$)\s*/i;
/** 'Up to' a number starts at zero; 'at least' a number has no upper end. */
const AT_MOST =
  /^(?:(?:up to|at most|(?:no|not) (?:more|over) than|less than|fewer than|under|below|within|a maximum of)(?=\s)|max(?:imum)?(?: of)?(?![a-z])[.:]?)\s*/i;
const AT_LEAST =
  /^(?:(?:at least|(?:no|not) (?:less|fewer) than|more than|over|above|upwards of|a minimum of)(?=\s)|min(?:imum)?(?: of)?(?![a-z])[.:]?)\s*/i;
const OR_LESS = /^(?:or (?:less|fewer|under)|at most|max(?:imum)?|tops)(?![a-z])\.?\s*/i;
const OR_MORE = /^(?:\+(?!\s*\d)|or (?:more|over)|and (?:up|over)|upwards|at least|minimum)(?![a-z])\s*/i;
/** '200 g ± 20 g', 'give or take 10%' */
const TOLERANCE = /^[([]?\s*(?:±|\+\s?\/?\s?[-–−]|(?:plus or minus|give or take)(?=\s))\s*/i;
const ONE_OF_EACH = /^\s*(?:each|apiece|per \w+)\b\s*/i;
const ALL = new RegExp(String.raw`^\s*${IN_ALL.source}\s*`, 'i');

/** The grammar of amounts: it takes every number and unit that belongs to the amount, and stops at the first that does not. */
export class AmountReader extends NumberReader {
  convert(value: number, from: UnitId, to: UnitId): number | null {
    if (from === to) return value;
    const [one, other] = [unitFactor(from), unitFactor(to)];
    return one === null || other === null || unitKind(from) !== unitKind(to) ? null : (value * one) / other;
  }

  /** A number with its unit and finer ones: '1 lb 2 oz', '1 lb, 2 oz'. */
  side(at: number): Measure | null {
    const first = this.number(at);
    if (first === null) return null;
    const own = this.unit(first.next);
    const { value, isDoubtful } = first;
    const unit = own?.unit ?? null;
    const side = { low: value, high: value, unit, next: own?.next ?? first.next, isDoubtful };
    const comma = isSign(this.tokens[side.next], ',') ? 1 : 0;
    const second = isWeighable(unit) ? this.number(side.next + comma) : null;
    const finer = second === null ? null : this.unit(second.next);
    // 'fish oil 1 g, 500 mg EPA' says what is in it.
    if (comma > 0 && TRACES.has(finer?.unit ?? null)) return side;
    if (second === null || finer === null || !isFiner(side, { unit: finer.unit, low: second.value }))
      return side;
    const whole = value + (this.convert(second.value, finer.unit, unit ?? finer.unit) ?? 0);
    return { ...side, low: whole, high: whole, next: finer.next };
  }

  /** A number or range with its unit, once or on both sides. */
  measure(from: number): Measure | null {
    const [most, least] = [this.skip(from, AT_MOST), this.skip(from, AT_LEAST)];
    if (Math.max(most, least) > from) return this.open(this.measure(Math.max(most, least)), most > from);
    const start = this.skip(from, HEDGE);
    const isBetween = isWord(this.tokens[start], /^(?:between|from)$/i);
    const first = this.side(isBetween ? start + 1 : start);
    if (first === null) return null;
    const spread = this.spread(first);
    if (spread !== null) return this.tailed(spread);
    const joint = this.tokens[first.next];
    const isSlash = isSign(joint, '/');
    const isTo = isSign(joint, DASHES) || isWord(joint, /^to$/i) || (isBetween && isWord(joint, /^and$/i));
    const isJoint = isTo || isSlash || isWord(joint, /^or$/i);
    const second = isJoint ? this.side(this.skip(first.next + 1, HEDGE)) : null;
    if (second === null) return isBetween ? null : this.tailed(first);
    const isDoubtful = first.isDoubtful || second.isDoubtful;
    const ends = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) });
    if (first.unit === null) {
      // '1 / 2 cup' is a half that was spaced out, '2 / 3 carrots' may be two or three.
      const isFraction = isSlash && first.low < second.low && DENOMINATORS.has(second.low);
      return this.tailed({ ...second, ...ends(first.low, second.low), isDoubtful: isDoubtful || isFraction });
    }
    const end = second.unit === null ? null : this.convert(second.low, second.unit, first.unit);
    // '500 g / 1 lb' repeats one amount, '500 g / 600 g' is a range.
    const isRepeated = !isTo && second.unit !== null && METRIC.has(first.unit) !== METRIC.has(second.unit);
    if (end === null || isRepeated) return this.tailed(first);
    return this.tailed({ ...first, ...ends(first.low, end), next: second.next, isDoubtful });
  }

  /** A measure with the tolerance that follows it, in its unit or in per cent; null if none does. */
  spread(measure: Measure): Measure | null {
    const at = this.skip(measure.next, TOLERANCE);
    if (at === measure.next) return null;
    const percent = /^[\d.]+(?=\s?%)/.exec(this.text.slice(this.offset(at)))?.[0];
    const side = percent === undefined ? this.side(at) : null;
    const unit = measure.unit ?? side?.unit ?? null;
    const isSame = side?.unit == null || unit === null;
    const by =
      percent !== undefined
        ? (measure.low * Number(percent)) / 100
        : side && (isSame ? side.low : this.convert(side.low, side.unit ?? unit, unit));
    if (by === null || by >= measure.low) return null;
    const end = side?.next ?? this.indexAt(this.text.indexOf('%', this.offset(at)) + 1);
    const next = isSign(this.tokens[end], ')]') ? end + 1 : end;
    return { ...measure, unit, low: measure.low - by, high: measure.low + by, next };
  }

  /** A measure without its lower end, else one without an upper end, which raises a question. */
  open(measure: Measure | null, isUpTo: boolean): Measure | null {
    return measure && { ...measure, ...(isUpTo ? { low: 0 } : { isDoubtful: true }) };
  }

  tailed(measure: Measure): Measure {
    const next = this.skip(measure.next, TAIL);
    const [most, least] = [this.skip(next, OR_LESS), this.skip(next, OR_MORE)];
    const all = { ...measure, next: Math.max(next, most, least) };
    return all.next > next ? (this.open(all, most > next) ?? all) : all;
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
    const found = this.unit(isSized && !isSizedByEye(this.tokens[at + 1]) ? at + 1 : at);
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
    const isCross = isWord(token, /^x$/i) || isSign(token, '×*');
    if (isWeighable(unit) && isCross) return this.timesAfter(amount, amount.next + 1);
    const lots =
      isWord(token, /^(?:lots?|packs?|off)$/i) && isWord(this.tokens[amount.next + 1], /^of$/i) ? 2 : 0;
    const isTimes = lots > 0 || isCross || isWord(token, /^(?:of|off|at)$/i) || isSign(token, '@');
    const isPlus = isSign(token, '+') || isWord(token, /^(?:plus|and)$/i) || isSign(token, '&');
    const isAgain = isSign(token, `/|=${DASHES}`) || isWord(token, /^or$/i);
    const isJoined = isTimes || isPlus || isAgain;
    const start = amount.next + (lots || (isJoined ? 1 : 0));
    const second = this.measure(start);
    if (second === null) {
      return isTimes && !isWord(token, /^(?:of|at)$/i) && unit === null && this.tokens[start] !== undefined
        ? { ...amount, next: start }
        : null;
    }
    if (unit === null) {
      if (second.unit === null)
        return isTimes && second.low === second.high
          ? { ...scaled(amount, second.low), next: second.next }
          : null;
      if (isPlus || isAgain || !isWeighable(second.unit)) return null;
      return multiplied(amount, second);
    }
    if (!isWeighable(second.unit)) return null;
    const quantityMax = second.high === second.low ? null : second.high;
    const stated = { quantity: second.low, quantityMax, unit: second.unit };
    if (!isWeighable(unit) || unit === 'drop') {
      if (isPlus || isAgain) return null;
      return { ...amount, weight: { ...stated, isEach: true }, next: this.skip(second.next, ONE_OF_EACH) };
    }
    if (isTimes) return null;
    const one = this.convert(1, second.unit, unit);
    if (isPlus)
      return one === null ? null : { ...add(amount, second.low * one, second.high * one), next: second.next };
    return { ...beside(amount, { ...stated, isEach: null }), next: second.next };
  }

  timesAfter(amount: Read<Amount>, at: number): Read<Amount> | null {
    const times = this.tokens[at];
    const isLength = /^(?:cm|mm|inch)/i.test(this.tokens[at + 1]?.text ?? '');
    if (times?.kind !== 'number' || !Number.isInteger(times.value) || this.unit(at + 1) !== null || isLength)
      return null;
    return { ...scaled(amount, times.value), next: at + 1 };
  }

  /** '(6-8 oz)', '(400 g each)', '(200 g in total)' directly after an amount; null if the bracket says anything else. */
  bracket(amount: Read<Amount>): Read<Amount> | null {
    const inner = this.amount(amount.next + 1);
    if (inner === null || inner.quantity === null || inner.isDoubtful) return null;
    const isEach = this.skip(inner.next, ONE_OF_EACH) > inner.next;
    const isTotal = this.skip(inner.next, ALL) > inner.next;
    const end = this.skip(this.skip(inner.next, ONE_OF_EACH), ALL);
    if (!isSign(this.tokens[end], ')]')) return null;
    const next = end + 1;
    if (inner.unit === null || !isWeighable(inner.unit))
      return isWeighable(amount.unit) ? { ...amount, next } : null;
    const { quantity, quantityMax, unit } = inner;
    const stated = inner.weight ?? { quantity, quantityMax, unit };
    const after = unitOfWord(this.tokens[next]?.text ?? '');
    const isTins = CONTAINERS.has(amount.unit) || (amount.unit === null && CONTAINERS.has(after));
    if (isTins && !isTotal) {
      const one = { low: stated.quantity, high: endOf(stated), unit: stated.unit };
      const all =
        inner.pieces > 1 ? inner : multiplied(amount, { ...one, next, isDoubtful: inner.isDoubtful });
      return { ...all, container: amount.unit, next };
    }
    const each = isEach ? true : isTotal ? false : amount.unit === null ? true : null;
    return { ...beside(amount, { ...stated, isEach: each }), next };
  }
}
