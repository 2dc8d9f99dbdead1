import { isWeighable, type UnitId, unitKind } from '../units/units.ts';
import { type Amount, beside, type StatedWeight, scaled } from './amount.ts';
import { findLoadedFood } from './find-loaded-food.ts';
import { isOnlyDescription } from './only-description.ts';
import { amountAtEnd, amountAtStart } from './read-amount.ts';
import { type WeighedState, withoutOtherState } from './restated-weight.ts';
import { type SplitLine, splitLine } from './split-line.ts';

/** The amount of a line and its remaining parts. */
export type LineAmount = Amount & Omit<WeighedState, 'parts'> & Pick<SplitLine, 'brackets' | 'segments'>;

const MAX_JOINED = 3;
/** '400 g tins chickpeas x 2'. */
const TIMES_LAST = /\s[x×]\s?(\d{1,2})$/i;
/** Cups of a counted food repeat its number: they are as loose as the count. */
const METRIC_VOLUMES = new Set<UnitId>(['ml', 'cl', 'dl', 'l']);

const EACH = /\b(?:each|apiece|per\s+\w+)\b/i;
/** 'half a tin of salmon (213 g tin)' states the weight of one tin. */
const OF_ONE = /^(?:tins?|cans?|jars?|packs?|packets?|pouch(?:es)?|tubs?|pots?|trays?)$/i;
/** '300 g in total', 'total weight 250 g': of all the pieces. */
const IN_ALL = /\b(?:in (?:total|all)|altogether|all together|combined|total(?: weight)?)\b/i;
const WEIGHS = /^(?:weighing|weight|weighs|each)(?: of)?:? (?=.*\d)/i;
const OF_THE_SAME_FOOD = /\b(?:weight|once|when|after)\b/i;
/** '15 mg zinc each', '400 IU': content of a tablet, with its nutrient. */
const TRACES = new Set<UnitId>(['mg', 'mcg', 'iu']);
/** 'spinach @ 200 g', 'fillets of 120 g': the weight of each. */
const EACH_BEFORE = /(?:@|\bat|\bof)\s*$/i;

/**
 * The weight in a bracket or after a comma: '100 g', 'about 480 g drained', '15 mg zinc each'; null if it states
 * none, or that of another food ('100 g rice').
 */
function statedWeight(text: string): { weight: StatedWeight; rest: string } | null {
  const plain = text.replace(IN_ALL, '').trim().replace(WEIGHS, '');
  const { quantity, quantityMax, unit, weight, isDoubtful, rest } = amountAtStart(plain);
  if (quantity === null || isDoubtful || !isWeighable(unit)) return null;
  const left = rest.replace(EACH, '').trim();
  if (!TRACES.has(unit) && !isOnlyDescription(left) && !OF_THE_SAME_FOOD.test(left) && !OF_ONE.test(left))
    return null;
  const isEach = EACH.test(text) || OF_ONE.test(left) ? true : IN_ALL.test(text) ? false : null;
  return {
    weight: { ...(weight ?? { quantity, quantityMax, unit }), isEach },
    rest: OF_ONE.test(left) ? '' : left,
  };
}

/** Removes the parsed amount from an entry. */
function keepRest(list: string[], at: number, rest: string): void {
  list.splice(at, 1, ...(rest === '' ? [] : [rest]));
}

/** A separate amount after a comma or in brackets: 'beef mince, lean, 500 g', 'rabbit, diced 600 g'. */
function amountBeside(lists: string[][]): Amount | null {
  for (const list of lists) {
    for (const [at, text] of list.entries()) {
      const first = amountAtStart(text);
      const found = first.quantity === null ? amountAtEnd(text) : first;
      if (found.quantity === null) continue;
      // 'eggs (2)', 'carrots, 3'; 'cut in 3' is no count.
      const isAmount =
        isWeighable(found.unit) || first.quantity !== null
          ? isOnlyDescription(found.rest)
          : found.rest === '';
      if (!isAmount || (found.unit === null && found.rest !== '')) continue;
      keepRest(list, at, found.rest);
      return found;
    }
  }
  return null;
}

/** The amount with a weight that its own words begin or end with: '2 tablets 15 mg zinc each', '3 carrots 200 g'. */
function withOwn(amount: Amount): Amount {
  if (!/\d/.test(amount.rest)) return amount;
  const times = isWeighable(amount.unit) ? TIMES_LAST.exec(amount.rest) : null;
  if (times !== null) return { ...scaled(amount, Number(times[1])), rest: amount.rest.slice(0, times.index) };
  const first = amountAtStart(amount.rest);
  const { quantity, quantityMax, unit, isDoubtful, rest } =
    first.quantity === null ? amountAtEnd(amount.rest) : first;
  if (quantity === null || isDoubtful || !isWeighable(unit)) return amount;
  const before = amount.rest.slice(0, amount.rest.search(/[\d½¼¾⅓⅔⅛]/));
  const isEach = EACH_BEFORE.test(before) || EACH.test(amount.rest) ? true : null;
  return { ...beside(amount, { quantity, quantityMax, unit, isEach }), rest: rest.replace(EACH, '').trim() };
}

/** A head that only describes ('boneless, skinless chicken thighs') is extended by the next parts. */
function joined({ head, brackets, segments }: SplitLine): SplitLine {
  const left = [...segments];
  let whole = head;
  for (let count = 0; count < MAX_JOINED && left.length > 0; count += 1) {
    const name = amountAtEnd(whole).rest;
    if (!isOnlyDescription(name) || findLoadedFood(name) !== null) break;
    whole = `${whole} ${left.shift()}`.trim();
  }
  const [named, ...others] = brackets;
  // '500 g (carrots)'
  if (whole === '' && named !== undefined) return { head: named, brackets: others, segments: left };
  return { head: whole, brackets: [...brackets], segments: left };
}

/**
 * Amount of a line from its start, else from its name, else from a bracket or segment that is only an amount; with the
 * weights stated beside it, and without those of the same food in another state.
 */
export function readLineAmount(line: string): LineAmount {
  const first = amountAtStart(line);
  const hasFirst = first.quantity !== null;
  const split = joined(splitLine(hasFirst ? first.rest : line, hasFirst));
  const inHead = hasFirst ? withOwn({ ...first, rest: split.head }) : amountAtEnd(split.head);
  const { parts, restated, state } = withoutOtherState(inHead, { ...split, head: inHead.rest });
  if (inHead.quantity !== null) return withStated({ ...inHead, ...parts, restated, state });
  const found = amountBeside([parts.segments, parts.brackets]) ?? inHead;
  return withStated({ ...found, ...parts, rest: split.head, restated, state });
}

/** The amount with each weight that its brackets and segments state of the same food. */
function withStated(amount: LineAmount): LineAmount {
  let all = amount;
  if (amount.quantity === null) return amount;
  for (const list of [all.brackets, all.segments]) {
    for (const text of [...list]) {
      const stated = statedWeight(text);
      if (stated === null || (isWeighable(all.unit) && unitKind(all.unit) === 'activity')) continue;
      const isCup =
        !isWeighable(all.unit) &&
        unitKind(stated.weight.unit) === 'volume' &&
        !METRIC_VOLUMES.has(stated.weight.unit);
      if (isCup || (all.weight !== null && all.weight.isEach !== false)) continue;
      all = beside(all, stated.weight);
      keepRest(list, list.indexOf(text), stated.rest);
    }
  }
  return all;
}
