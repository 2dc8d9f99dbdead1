import { amountOfHead } from './amount-of-head.ts';
import { withoutHedges } from './line-text.ts';
import { isOnlyDescription } from './only-description.ts';
import { startsWithNumber } from './read-amount.ts';
import { isWeighable, type UnitId, unitKind } from './units.ts';

/** A weight, or of a liquid a volume, stated beside the amount: of the whole, or of each piece. */
export type StatedWeight = { quantity: number; unit: UnitId; isEach: boolean };

const EACH = /\b(?:each|apiece|per\s+\w+)\b/i;
/** 'half a tin of salmon (213 g tin)' states the weight of one tin. */
const OF_ONE = /^(?:tins?|cans?|jars?|packs?|packets?|pouch(?:es)?|tubs?|pots?)$/i;
/** '300 g in total', 'total weight 250 g': of all the pieces. */
const IN_ALL = /\b(?:in (?:total|all)|altogether|all together|combined|total(?: weight)?)\b/i;
const WEIGHS = /^(?:weighing|weight|weighs)(?: of)?:? (?=.*\d)/i;
const OF_THE_SAME_FOOD = /\b(?:weight|once|when|after)\b/i;
/** '15 mg zinc each', '400 IU': the content of a tablet, given with its nutrient. */
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

/** Whether a bracket says more than a weight ('14 oz' after '400 g'). */
export function saysMore(text: string): boolean {
  const stated = statedWeight(text);
  return stated === null || stated.rest !== '' || unitKind(stated.unit) !== 'mass';
}

/** Grams count before ounces, any mass before a volume, millilitres before cups, any of them before a count. */
const RANK: readonly (readonly UnitId[])[] = [
  ['g', 'kg', 'mg', 'mcg', 'iu'],
  ['oz', 'lb'],
  ['ml', 'l', 'cl', 'dl'],
];

function rankOf(unit: UnitId | null): number {
  const at = RANK.findIndex((units) => unit !== null && units.includes(unit));
  return at < 0 ? RANK.length : at;
}

/** Whether of two amounts of one line the first is the one to weigh by. */
export function outranks(unit: UnitId, other: UnitId | null): boolean {
  return rankOf(unit) < rankOf(other);
}
