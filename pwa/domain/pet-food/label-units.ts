import { NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';

/** Units of nutrients on pet-food labels. */
export const LABEL_UNITS = ['%', 'mg/kg', 'µg/kg', 'IU/kg'] as const;
export type LabelUnit = (typeof LABEL_UNITS)[number];
export type LabelAmount = { amount: number; unit: LabelUnit };

/** Of 100 g of food; an IU weighs next to nothing. */
const GRAMS: Record<LabelUnit, number> = { '%': 1, 'mg/kg': 1e-4, 'µg/kg': 1e-7, 'IU/kg': 0 };
const IN_ONE_GRAM: Readonly<Record<string, number>> = { g: 1, mg: 1e3, µg: 1e6 };

const IN_PERCENT: ReadonlySet<NutrientId> = new Set([
  ...(['calcium', 'phosphorus', 'sodium', 'potassium', 'magnesium'] as const),
  ...(['linoleic-acid', 'alpha-linolenic-acid', 'arachidonic-acid', 'epa-dha'] as const),
]);

/** The unit in which labels of that law state a nutrient. */
export function labelUnit(id: NutrientId, law: 'EU' | 'US'): LabelUnit {
  if (IN_PERCENT.has(id)) return '%';
  if (id === 'taurine') return law === 'US' ? '%' : 'mg/kg';
  // One mg of the vitamin E of European labels is one IU.
  if (id === 'vitamin-e') return law === 'US' ? 'IU/kg' : 'mg/kg';
  if (id === 'vitamin-b12') return law === 'US' ? 'mg/kg' : 'µg/kg';
  return NUTRIENTS[id].unit === 'IU' ? 'IU/kg' : 'mg/kg';
}

/** Grams of a stated amount in 100 g of the food. */
export function gramsIn100g(stated: LabelAmount | undefined): number {
  return stated === undefined ? 0 : stated.amount * GRAMS[stated.unit];
}

/** A stated amount in 100 g of the food, in the nutrient's own unit. */
export function amountIn100g(id: NutrientId, stated: LabelAmount): number {
  const { unit } = NUTRIENTS[id];
  if (stated.unit === 'IU/kg') return stated.amount / 10;
  // One mg of all-rac-alpha-tocopheryl acetate is one IU.
  if (unit === 'IU') return stated.amount * GRAMS[stated.unit] * 1e3;
  return stated.amount * GRAMS[stated.unit] * (IN_ONE_GRAM[unit] ?? 0);
}
