import { isWeighable, type UnitId, unitKind } from '../units/units.ts';
import { amountOfHead } from './amount-of-head.ts';
import { withoutHedges } from './line-text.ts';
import { isOnlyDescription } from './only-description.ts';
import { startsWithNumber } from './read-amount.ts';

/** A weight, or a liquid's volume, stated beside the amount: of the whole, or of each piece. */
export type StatedWeight = { quantity: number; unit: UnitId; isEach: boolean };

const EACH = /\b(?:each|apiece|per\s+\w+)\b/i;
/** 'half a tin of salmon (213 g tin)' states the weight of one tin. */
const OF_ONE = /^(?:tins?|cans?|jars?|packs?|packets?|pouch(?:es)?|tubs?|pots?)$/i;
/** '300 g in total', 'total weight 250 g': of all the pieces. */
const IN_ALL = /\b(?:in (?:total|all)|altogether|all together|combined|total(?: weight)?)\b/i;
const WEIGHS = /^(?:weighing|weight|weighs)(?: of)?:? (?=.*\d)/i;
const OF_THE_SAME_FOOD = /\b(?:weight|once|when|after)\b/i;
/** '15 mg zinc each', '400 IU': content of a tablet, with its nutrient. */
const TRACES = new Set<UnitId>(['mg', 'mcg', 'iu']);

/**
 * The weight in a bracket or after a comma: '100 g', 'about 480 g drained', '15 mg zinc each'; null if it states
 * none, or that of another food ('100 g rice').
 */
export function statedWeight(text: string): (StatedWeight & { rest: string }) | null {
  const plain = text.replace(IN_ALL, '').trim().replace(WEIGHS, '');
  if (!startsWithNumber(withoutHedges(plain))) return null;
  const { quantity, unit, rest } = amountOfHead(plain);
  if (quantity === null || !isWeighable(unit)) return null;
  const left = rest.replace(EACH, '').trim();
  const isSameFood = TRACES.has(unit) || isOnlyDescription(left) || OF_THE_SAME_FOOD.test(left);
  return isSameFood ? { quantity, unit, isEach: EACH.test(text) || OF_ONE.test(left), rest: left } : null;
}

/** Whether a bracket contains more than a weight ('14 oz' after '400 g'). */
export function saysMore(text: string): boolean {
  const stated = statedWeight(text);
  return stated === null || stated.rest !== '' || unitKind(stated.unit) !== 'mass';
}

/** Order of preference: grams, ounces and other masses, millilitres, cups, counts. */
const RANK: readonly (readonly UnitId[])[] = [
  ['g', 'kg', 'mg', 'mcg', 'iu'],
  ['oz', 'lb'],
  ['ml', 'l', 'cl', 'dl'],
];

function rankOf(unit: UnitId | null): number {
  const at = RANK.findIndex((units) => unit !== null && units.includes(unit));
  return at < 0 ? RANK.length : at;
}

/** Whether the first of two amounts of a line is preferred for the weight. */
export function outranks(unit: UnitId, other: UnitId | null): boolean {
  return rankOf(unit) < rankOf(other);
}
