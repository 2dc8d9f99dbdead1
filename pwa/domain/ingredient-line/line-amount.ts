import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { type Amount, beside, IN_ALL, METRIC, scaled } from './amount.ts';
import { findFood } from './find-food.ts';
import { isOnlyDescription } from './food-words.ts';
import { type SplitLine, splitLine } from './line-text.ts';
import { amountAtEnd, amountAtStart } from './read-amount.ts';

/** The amount of a line and its remaining parts. */
export type LineAmount = Amount &
  Pick<SplitLine, 'brackets' | 'segments'> & {
    /** Parts that weigh the food in its other state: '300 g cooked' of '100 g rice (300 g cooked)'. */
    restated: string[];
    /** The state that such a part leaves for the amount. */
    state: 'cooked' | 'uncooked' | '';
  };

const MAX_JOINED = 3;
/** '400 g tins chickpeas x 2'. */
const TIMES_LAST = /\s[x×]\s?(\d{1,2})$/i;

const EACH = /\b(?:each|apiece|per\s+\w+)\b/i;
/** 'half a tin of salmon (213 g tin)' states the weight of one tin. */
const OF_ONE = /^(?:tins?|cans?|jars?|packs?|packets?|pouch(?:es)?|tubs?|pots?|trays?)$/i;
const WEIGHS = /^(?:weighing|weight|weighs|each)(?: of)?:? (?=.*\d)/i;
const OF_THE_SAME_FOOD = /\b(?:weight|once|when|after)\b/i;
/** '15 mg zinc each', '400 IU': content of a tablet, with its nutrient. */
const TRACES = new Set<UnitId | null>(['mg', 'mcg', 'iu']);
/** 'spinach @ 200 g', 'fillets of 120 g': the weight of each. */
const EACH_BEFORE = /(?:@|\bat|\bof)\s*$/i;

const DRAINED = /\bdrained\b/i;
const COOKED = /(?<!un)(?:cooked|boiled)\b/i;
const DRY = /\b(?:dry|dried|uncooked|raw)\b/i;
const LEAD = /^(?:from|makes|yields|gives|equals|=|equivalent to)\s+(?:about\s+|roughly\s+)?/i;
const SIZE_ALONE = /^(?:extra[ -]large|jumbo|large|medium|small)$/i;
/** Two weights within this share are the same weight repeated. */
const SAME_WEIGHT = 0.1;

/** The amount at the start of a text, else that at its end. */
function amountIn(text: string): Amount {
  const first = amountAtStart(text);
  return first.quantity === null ? amountAtEnd(text) : first;
}

/** The amount with that of a bracket or segment: 'about 480 g drained', '15 mg zinc each', '2'; null for '100 g rice'. */
function withPart(amount: LineAmount, text: string): { amount: LineAmount; left: string } | null {
  const plain = text.replace(IN_ALL, '').trim().replace(WEIGHS, '');
  const isFirst = amount.quantity === null;
  const { rest, ...found } = isFirst || DRAINED.test(plain) ? amountIn(plain) : amountAtStart(plain);
  const { quantity, quantityMax, unit, weight } = found;
  const left = rest.replace(EACH, '').trim();
  const isOfOne = OF_ONE.test(left);
  const isEach = EACH.test(text) || isOfOne ? true : IN_ALL.test(text) ? false : null;
  if (quantity === null) return null;
  if (isFirst) {
    // 'eggs, 3 large' are 3 large eggs.
    if (unit === null && SIZE_ALONE.test(left))
      return { amount: { ...amount, ...found, rest: `${left} ${amount.rest}` }, left: '' };
    // 'eggs (2)', 'carrots, 3'; 'cut in 3' is not a count.
    const isOfFood = unit === null ? left === '' : isOnlyDescription(left);
    return isOfFood && (isEach !== true || isOfOne) ? { amount: { ...amount, ...found }, left } : null;
  }
  const { unit: own, weight: stated, pieces } = amount;
  if (DRAINED.test(text) && unit !== null && unitKind(unit) === 'mass' && isOnlyDescription(left)) {
    // Of '3 x 120 g tins, 84 g drained each' only the drained weight is eaten.
    const isTins = isWeighable(own);
    const isOfAll = IN_ALL.test(text) || (isTins && (sizeOf(found) ?? 0) > (sizeOf(amount) ?? 0) / pieces);
    const tins = { quantity: pieces, quantityMax: null, unit: 'tin' } as const;
    const drained = { quantity, quantityMax, unit, isEach: isOfAll ? false : isTins || isEach };
    return { amount: { ...amount, ...(isTins ? tins : {}), pieces: 1, weight: drained }, left: '' };
  }
  if (found.isDoubtful || !isWeighable(unit) || (stated !== null && stated.isEach !== false)) return null;
  const isOfFood = TRACES.has(unit) || isOfOne || isOnlyDescription(left) || OF_THE_SAME_FOOD.test(left);
  // Cups of a counted food are as loose as the count.
  const isCup = !isWeighable(own) && unitKind(unit) === 'volume' && !METRIC.has(unit);
  if (!isOfFood || isCup || own === 'iu') return null;
  const all = beside(amount, { ...(weight ?? { quantity, quantityMax, unit }), isEach });
  return { amount: all, left: isOfOne ? '' : left };
}

/** The amount with a weight that its own words begin or end with: '2 tablets 15 mg zinc each', '3 carrots 200 g'. */
function withOwn(amount: Amount): Amount {
  if (!/\d/.test(amount.rest)) return amount;
  const times = isWeighable(amount.unit) ? TIMES_LAST.exec(amount.rest) : null;
  if (times !== null) return { ...scaled(amount, Number(times[1])), rest: amount.rest.slice(0, times.index) };
  const { quantity, quantityMax, unit, isDoubtful, rest } = amountIn(amount.rest);
  if (quantity === null || isDoubtful || !isWeighable(unit)) return amount;
  const before = amount.rest.slice(0, amount.rest.search(/[\d½¼¾⅓⅔⅛]/));
  const isEach = EACH_BEFORE.test(before) || EACH.test(amount.rest) ? true : null;
  return { ...beside(amount, { quantity, quantityMax, unit, isEach }), rest: rest.replace(EACH, '').trim() };
}

function stateOf(text: string): 'cooked' | 'uncooked' | null {
  const isCooked = COOKED.test(text);
  if (isCooked === DRY.test(text)) return null;
  return isCooked ? 'cooked' : 'uncooked';
}

/** Grams of a weight, millilitres of a volume; otherwise null. */
function sizeOf({ quantity, quantityMax, unit }: Omit<Amount, 'rest'>): number | null {
  const factor = unit === null ? null : unitFactor(unit);
  return quantity === null || factor === null ? null : ((quantity + (quantityMax ?? quantity)) / 2) * factor;
}

/** The state in which a part weighs the food again, if it is not that of the amount: 'cooked' in '100 g rice (300 g cooked)'. */
function otherState(part: string, amount: Amount): 'cooked' | 'uncooked' | null {
  const restated = part.replace(LEAD, '');
  const state = stateOf(restated);
  const size = state === null ? null : sizeOf(amountAtStart(restated));
  if (size === null) return null;
  const own = sizeOf(amount);
  const named = stateOf(amount.rest);
  if (named !== null) return named === state ? null : state;
  const isWeighed = amount.unit !== null && unitKind(amount.unit) === 'mass';
  return own !== null && isWeighed && Math.abs(size - own) > SAME_WEIGHT * own ? state : null;
}

/** A head that only describes ('boneless, skinless chicken thighs') is extended by the next parts. */
function joined({ head, brackets, segments }: SplitLine): SplitLine {
  const left = [...segments];
  let whole = head;
  for (let count = 0; count < MAX_JOINED && left.length > 0; count += 1) {
    const name = amountAtEnd(whole).rest;
    if (!isOnlyDescription(name) || findFood(name) !== null) break;
    whole = `${whole} ${left.shift()}`.trim();
  }
  const [named, ...others] = brackets;
  // '500 g (carrots)'
  if (whole === '' && named !== undefined) return { head: named, brackets: others, segments: left };
  return { head: whole, brackets: [...brackets], segments: left };
}

/**
 * Amount of a line from its start, else from its name, else from a bracket or segment that is only an amount; with the
 * weights stated beside it, and without those of the same food in another state: '100 g dry rice (300 g cooked)' is
 * weighed dry, '300 g rice (100 g dry)' cooked.
 */
export function readLineAmount(line: string): LineAmount {
  const first = amountAtStart(line);
  const hasFirst = first.quantity !== null;
  const { head, brackets, segments } = joined(splitLine(hasFirst ? first.rest : line, hasFirst));
  const inHead = hasFirst ? withOwn({ ...first, rest: head }) : amountAtEnd(head);
  let all: LineAmount = { ...inHead, brackets: [], segments: [], restated: [], state: '' };
  const isDrained = segments.includes('drained');
  const read = (parts: string[]) =>
    parts.flatMap((part) => {
      const other = otherState(part, inHead);
      if (other !== null) {
        all = {
          ...all,
          restated: [...all.restated, part],
          state: other === 'cooked' ? 'uncooked' : 'cooked',
        };
        return [];
      }
      const more = withPart(all, isDrained && /^[\d.]+ ?[a-z]+$/i.test(part) ? `${part} drained` : part);
      if (more === null) return [part];
      all = more.amount;
      return more.left === '' ? [] : [more.left];
    });
  const left =
    inHead.quantity === null
      ? { segments: read(segments), brackets: read(brackets) }
      : { brackets: read(brackets), segments: read(segments) };
  return { ...all, ...left };
}
