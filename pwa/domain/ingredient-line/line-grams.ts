import { ingredientDetails } from '../reference/ingredient-details.ts';
import { DRAINED_SHARE } from '../reference/ingredient-portions-kitchen.ts';
import { SIZE_SHARE } from '../reference/loose-amounts.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { UNITS, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { rawOf } from './food-state.ts';
import { foodWords, plainFoodText } from './food-words.ts';
import { isFilleted, type PieceKind, pieceGrams, pieceKind, volumeGrams } from './household.ts';
import { lateUnit, type ParsedLine } from './parse-line.ts';
import { lengthAtStart } from './read-amount.ts';
import { readStrength, strengthGrams } from './strength.ts';

export type LineGrams = { grams: number; basis: 'mass' | 'density' | 'household' | 'piece' };

/** Foods whose piece in the table is only a part: a spear is not a whole broccoli. */
const PART_UNITS: Readonly<Record<string, readonly UnitId[]>> = {
  broccoli: ['spear', 'piece'],
  spinach: ['leaf'],
  parsley: ['sprig'],
  cheddar: ['slice'],
};
const WHOLE_UNITS: readonly (UnitId | null)[] = [null, 'fillet'];
const PLANTS = new Set(['vegetable', 'fruit']);
/** A piece of these is a whole one: a piece of chicken, unlike a piece of carrot. */
const SOLD_BY_PIECE = new Set(['meat', 'organ', 'fish', 'egg']);
/** Cuts smaller than the table's piece, and measures that hold or are cut from many. */
const NO_PIECE =
  /^(?:buckets?|crates?|nets?|sacks?|slabs?|racks?|sides?|bowls?|jugs?|bowlfuls?|loaf|loaves|rolls?|logs?|tubes?|balls?|wheels?|baskets?|plates?|portions?|servings?|helpings?|trugs?|pallets?|basins?|pans?|batch(?:es)?)\b(?! of (?:it|them))|\b(?:baby|mini|new|chunks?|cubes?|rounds?|batons?|tenders?|tenderloins?|goujons?)\b/i;
/** '2 celery stalks', '5 spinach leaves': units that can follow the name. */
const LATE_UNITS = new Set<UnitId | null>([
  ...(['piece', 'fillet', 'slice', 'stick', 'spear', 'floret', 'strip', 'leaf', 'sprig'] as const),
  ...(['bunch', 'head', 'ear', 'wedge', 'patty', 'tablet', 'capsule'] as const),
]);
const LABEL_UNIT = [...UNITS.g.words, ...UNITS.oz.words].join('|');
/** A tin by its label weight: '400g tins', '1 tin (400 g)', '1 (15 oz.) can'. */
const TIN_WEIGHT = new RegExp(
  String.raw`\d[ -]?(?:${LABEL_UNIT})\.?\)?[ -]?(?:tins?|cans?)\b|\b(?:tins?|cans?) ?\(\d`,
  'i',
);
/** '3 parts chicken to 1 part rice' states no weight. */
const PARTS = /^[\d½¼¾./\s]+parts?\s/i;
/** Drained share of a tin if the table has none: 240 g of 400. */
const USUALLY_DRAINED = 0.6;
/** Log distance from the midpoint between one piece and all of them, within which a weight may mean either. */
const UNDECIDED = 0.12;
/** Table salt has the density of iodised salt. */
const doseForm = (id: string) => DOSE_FORMS[id === 'salt' ? 'iodised-salt' : id];

const IMPERIAL = new Set<UnitId>(['pint', 'quart', 'gallon']);
/** Ratio of imperial to American measures: 568 to 473 ml. */
const IMPERIAL_SHARE = 568.261 / 473.176;

type Worded = Pick<ParsedLine, 'name' | 'preparation'> & Partial<Pick<ParsedLine, 'kitchen'>>;
/** Words of a line that can select a household measure. */
export function wordsOf(line: Worded): ReadonlySet<string> {
  return new Set(foodWords(plainFoodText(`${line.name} ${line.preparation ?? ''} ${line.kitchen ?? ''}`)));
}

/** Grams of one unit of volume of a food, and how they are known; `words` are those of the line. */
export function oneVolume(id: string, unit: UnitId, words: ReadonlySet<string>): LineGrams | null {
  const ml = UNITS[unit].factor * (words.has('uk') && IMPERIAL.has(unit) ? IMPERIAL_SHARE : 1);
  const dose = doseForm(id);
  const worded = volumeGrams(id, unit, words);
  if (worded !== null) return { grams: worded, basis: 'household' };
  const density = ingredientDetails(id)?.densityGramsPerMl ?? null;
  if (density !== null) return { grams: ml * density, basis: 'density' };
  const household = volumeGrams(id, unit, words, { anyWording: true });
  if (household !== null) return { grams: household, basis: 'household' };
  if (dose?.form !== 'spoon') return null;
  return { grams: (dose.unitGrams * ml) / UNITS.tsp.factor, basis: 'density' };
}

/** Unit of a counted line, including one that follows the name. */
function countedUnit({ unit, name }: ParsedLine): UnitId | null {
  if (unit !== null) return unit;
  if (/\bon the cob\b/i.test(name)) return 'ear';
  return lateUnit(name, LATE_UNITS);
}

/** Whether the table's piece is what the unit counts. */
function countsPieces(id: string, unit: UnitId | null): boolean {
  const parts = PART_UNITS[id];
  if (parts !== undefined) return unit !== null && parts.includes(unit);
  if (unit === 'piece') return SOLD_BY_PIECE.has(ingredientDetails(id)?.category ?? '');
  return WHOLE_UNITS.includes(unit);
}

/** 'a salmon steak' is a portion, a salmon is not. */
const PORTION = /\b(?:fillets?|filets?|steaks?|portions?|loins?)\b/i;

/** The kind of piece that a line counts, with its bounds: a cherry tomato, a large egg; null for the food's usual piece. */
export function kindOfPiece(line: ParsedLine): PieceKind | null {
  const { ingredientId: id, size } = line;
  return id === null ? null : pieceKind(id, countedUnit(line), size, wordsOf(line));
}

/** Grams of one piece, and how they are known: a cooked beetroot weighs what a raw one does. */
function onePiece(id: string, line: ParsedLine): LineGrams | null {
  const rawId = PLANTS.has(ingredientDetails(id)?.category ?? '') ? rawOf(id) : undefined;
  return pieceOf(id, line) ?? (rawId === undefined ? null : pieceOf(rawId, line));
}

function pieceOf(id: string, line: ParsedLine): LineGrams | null {
  const unit = countedUnit(line);
  const { size } = line;
  const kind = kindOfPiece(line);
  if (kind !== null) return { grams: kind.grams, basis: 'household' };
  if (unit === null && isFilleted(id) && !PORTION.test(line.name)) return null;
  if ((unit === null || LATE_UNITS.has(unit)) && NO_PIECE.test(line.name)) return null;
  const isCounted = countsPieces(id, unit);
  if (unit === 'piece' && !isCounted) return null;
  const piece = isCounted ? (ingredientDetails(id)?.pieceGrams ?? null) : null;
  if (piece !== null && size === null && PART_UNITS[id] === undefined)
    return { grams: piece, basis: 'piece' };
  const household = pieceGrams(id, unit, size, wordsOf(line));
  if (household !== null) return { grams: household, basis: 'household' };
  return piece === null ? null : { grams: piece * SIZE_SHARE[size ?? 'medium'], basis: 'piece' };
}

/** Drained share of a tin's weight, if the line says 'drained' without stating the drained weight. */
function drainedShare({ text, ingredientId, weight }: ParsedLine): number {
  const isDrained =
    weight === null && /\b(?:drained|rinsed)\b(?! weight)/i.test(text) && TIN_WEIGHT.test(text);
  return isDrained && ingredientId !== null ? (DRAINED_SHARE[ingredientId] ?? USUALLY_DRAINED) : 1;
}

/** Grams of one unit of mass, activity or volume of the named food. */
function oneOf(line: ParsedLine, unit: UnitId): LineGrams | null {
  if (unitKind(unit) === 'volume') {
    return line.ingredientId === null ? null : oneVolume(line.ingredientId, unit, wordsOf(line));
  }
  const grams = unitFactor(unit);
  return grams === null ? null : { grams, basis: 'mass' };
}

const scaled = (one: LineGrams | null, count: number): LineGrams | null =>
  one !== null && count > 0 ? { grams: one.grams * count, basis: one.basis } : null;

/**
 * Least and most grams by the weight stated beside a count: per piece if it fits one, in total if it fits all; both,
 * and `isOpen`, if the tables can't decide. Null if the line states none.
 */
export function statedGrams(
  line: ParsedLine,
): (LineGrams & { least: number; most: number; isOpen: boolean }) | null {
  const { quantity, quantityMax, weight } = line;
  const one = weight === null ? null : oneOf(line, weight.unit);
  if (one === null || weight === null || quantity === null) return null;
  const [low, high] = [weight.quantity * one.grams, (weight.quantityMax ?? weight.quantity) * one.grams];
  const [few, many] = [Math.max(1, quantity), Math.max(1, quantityMax ?? quantity)];
  let isEach = weight.isEach ?? (many === 1 ? false : null);
  if (isEach === null) {
    const pieces = lineGrams({ ...line, weight: null })?.grams ?? 0;
    // Halfway between one piece and all of them it may be either.
    const away = Math.log(((low + high) / 2 / pieces) * Math.sqrt((few + many) / 2));
    isEach = pieces > 0 && Math.abs(away) > UNDECIDED ? away < 0 : null;
  }
  // '1 tin (120 g), drained': the weight may be with or without the liquid.
  const isLabel = line.unit === 'tin' && /(?:\)[\s,]*|\d ?(?:g|oz),\s*)drained\b/i.test(line.text);
  const share = isLabel ? (DRAINED_SHARE[line.ingredientId ?? ''] ?? USUALLY_DRAINED) : 1;
  const least = (isEach === true ? low * quantity : low) * share;
  const most = isEach === false ? high : high * (quantityMax ?? quantity);
  const isOpen = isEach === null;
  return most > 0 ? { grams: (least + most) / 2, basis: one.basis, least, most, isOpen } : null;
}

/**
 * Grams of a line: by its label strength, mass, the weight stated beside its count, density, USDA's household measures,
 * or piece weight. A range counts as its midpoint. Null if unknowable: never guesses.
 */
export function lineGrams(line: ParsedLine): LineGrams | null {
  const { quantity, quantityMax, unit, weight, ingredientId } = line;
  if (line.unread !== null) return null;
  const strength = readStrength(line.text);
  const stated = weight === null ? null : statedGrams(line);
  if (strength !== null && (stated?.isOpen === true || DOSE_FORMS[ingredientId ?? ''] !== undefined)) {
    const grams = strengthGrams(strength, ingredientId);
    return grams === null ? null : { grams, basis: 'mass' };
  }
  if (quantity === null || PARTS.test(line.text)) return null;
  const count = quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  const isLength = (unit === null || unit === 'piece') && lengthAtStart(line.text) !== null;
  if (stated !== null) return stated.isOpen ? null : { grams: stated.grams, basis: stated.basis };
  if (unit !== null && unitKind(unit) !== 'piece') {
    const one = scaled(oneOf(line, unit), count);
    return one && { grams: one.grams * drainedShare(line), basis: one.basis };
  }
  return scaled(ingredientId === null || isLength ? null : onePiece(ingredientId, line), count);
}
