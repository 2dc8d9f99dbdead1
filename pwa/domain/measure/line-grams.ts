import { DOSE_FORMS } from '../nutrition/supplement-doses.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { SUPPLEMENT_NUTRIENTS } from '../reference/supplement-nutrients.ts';
import { foodWords, plainFoodText } from './food-words.ts';
import { pieceGrams, volumeGrams } from './household.ts';
import type { ParsedLine } from './parse-line.ts';
import { UNITS, type UnitId, unitFactor, unitKind } from './units.ts';

export type LineGrams = { grams: number; basis: 'mass' | 'density' | 'household' | 'piece' };

/** Foods whose piece weight is that of a part: one broccoli is not one spear. */
const PART_ONLY = new Set(['broccoli', 'spinach', 'parsley', 'cheddar']);
const PART_UNITS: Readonly<Record<string, readonly UnitId[]>> = {
  broccoli: ['spear', 'piece'],
  spinach: ['leaf'],
  parsley: ['sprig'],
  cheddar: ['slice'],
};
/** Names of the compound: with them, milligrams are those of the powder, not of its nutrient. */
const COMPOUND = /gluconate|glycinate|citrate|bitartrate|hydrochloride|hcl|chloride|powder|salt/i;
/** Salt measures like iodised salt. */
const doseForm = (id: string) => DOSE_FORMS[id === 'salt' ? 'iodised-salt' : id];
const IU_GRAMS: Readonly<Record<string, number>> = {
  'vitamin-e-oil': 0.125 / 100,
  'vitamin-d3-drops': 0.028 / 400,
};

/** '15 mg zinc' is 0.105 g of zinc gluconate; null where the table cannot tell. */
function nutrientGrams(id: string, unit: UnitId): number | null {
  const row = SUPPLEMENT_NUTRIENTS[id];
  const [entry, second] = row === undefined ? [] : Object.entries(row.per100g);
  if (entry === undefined || second !== undefined) return null;
  const [nutrient, per100g] = entry;
  const isMicrograms = nutrient === 'iodine';
  const inUnit = unitFactor(unit) ?? 0;
  return ((inUnit * (isMicrograms ? 1_000_000 : 1000)) / per100g) * 100;
}

/** Grams of one unit of mass or activity, of what the line names. */
function massGrams(line: ParsedLine, unit: UnitId): number | null {
  const id = line.ingredientId;
  if (unitKind(unit) === 'activity') return (id !== null && IU_GRAMS[id]) || null;
  const isTrace = unit === 'mg' || unit === 'mcg';
  if (isTrace && id !== null && !COMPOUND.test(line.name)) {
    return nutrientGrams(id, unit) ?? unitFactor(unit);
  }
  return unitFactor(unit);
}

/** The words of a line that may tell which household measure it means. */
export function wordsOf(line: Pick<ParsedLine, 'name' | 'preparation'>): ReadonlySet<string> {
  return new Set(foodWords(plainFoodText(`${line.name} ${line.preparation ?? ''}`)));
}

/** Grams of one unit of volume of a food, and how they are known; `words` are those of the line. */
export function oneVolume(id: string, unit: UnitId, words: ReadonlySet<string>): LineGrams | null {
  const ml = UNITS[unit].factor;
  const dose = doseForm(id);
  if (unit === 'drop' && dose?.form === 'drop') return { grams: dose.unitGrams, basis: 'piece' };
  const worded = volumeGrams(id, unit, words);
  if (worded !== null) return { grams: worded, basis: 'household' };
  const density = ingredientDetails(id)?.densityGramsPerMl ?? null;
  if (density !== null) return { grams: ml * density, basis: 'density' };
  const household = volumeGrams(id, unit, words, { anyWording: true });
  if (household !== null) return { grams: household, basis: 'household' };
  if (dose?.form !== 'spoon') return null;
  return { grams: (dose.unitGrams * ml) / UNITS.tsp.factor, basis: 'density' };
}

/** Grams of one piece, and how they are known. */
function onePiece(id: string, line: ParsedLine): LineGrams | null {
  const { unit, size } = line;
  const dose = doseForm(id);
  const isDose = unit === 'tablet' || unit === 'capsule' || unit === null;
  if (isDose && dose !== undefined && ['tablet', 'capsule', 'drop'].includes(dose.form)) {
    return { grams: dose.unitGrams, basis: 'piece' };
  }
  const piece = ingredientDetails(id)?.pieceGrams ?? null;
  if (unit === null && size === null && piece !== null) {
    return PART_ONLY.has(id) ? null : { grams: piece, basis: 'piece' };
  }
  const household = pieceGrams(id, unit, size, wordsOf(line));
  if (household !== null) return { grams: household, basis: 'household' };
  if (piece === null) return null;
  const isWhole = unit === null || unit === 'piece' || unit === 'fillet';
  if (isWhole && !PART_ONLY.has(id)) return { grams: piece, basis: 'piece' };
  return PART_UNITS[id]?.includes(unit ?? 'piece') ? { grams: piece, basis: 'piece' } : null;
}

/** Grams of one unit of mass, activity or volume of what the line names. */
function oneOf(line: ParsedLine, unit: UnitId): LineGrams | null {
  if (unitKind(unit) === 'volume') {
    return line.ingredientId === null ? null : oneVolume(line.ingredientId, unit, wordsOf(line));
  }
  const grams = massGrams(line, unit);
  return grams === null ? null : { grams, basis: 'mass' };
}

/**
 * Grams of a line: by its mass, by the weight told beside its count, by density, by USDA's household measures, or by the
 * weight of a piece. A range counts with its middle. Null where it cannot be known: nothing is guessed.
 */
export function lineGrams(line: ParsedLine): LineGrams | null {
  const { quantity, quantityMax, unit, weight, ingredientId } = line;
  if (quantity === null) return null;
  const count = quantityMax === null ? quantity : (quantity + quantityMax) / 2;
  const scaled = (one: LineGrams | null) =>
    one !== null && count > 0 ? { ...one, grams: one.grams * count } : null;
  if (weight !== null) {
    const one = oneOf(line, weight.unit);
    const grams = (one?.grams ?? 0) * weight.quantity * (weight.isEach ? count : 1);
    if (one !== null && grams > 0) return { ...one, grams };
  }
  if (unit !== null && unitKind(unit) !== 'piece') return scaled(oneOf(line, unit));
  return scaled(ingredientId === null ? null : onePiece(ingredientId, line));
}
