import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex, nutrientRow } from '../reference/nutrient-table.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import type { Holds } from './label-nutrients.ts';
import type { StrengthLine } from './strength.ts';

/** Grams of a food or product of the tables by the only nutrient on its label; null if it states several. */
export function gramsHolding(id: string | null, holds: Holds): number | null {
  const [held, more] = Object.entries(holds);
  if (id === null || held === undefined || more !== undefined) return null;
  const per100g = nutrientRow(id)?.[nutrientIndex(held[0] as NutrientId)] ?? 0;
  return per100g > 0 ? (held[1] / per100g) * 100 : null;
}

/** Total content of a dose; null if no count is stated. */
export function holdsInAll({ holdsEach, count }: StrengthLine): Holds | null {
  if (count === null) return null;
  return Object.fromEntries(Object.entries(holdsEach).map(([id, each]) => [id, each * count])) as Holds;
}

/**
 * Grams of the table's product in a dose stated by label strength: 50,000 IU of vitamin D are 3.5 g of the drops.
 * Null without a count or if the table has no such product.
 */
export function strengthGrams(strength: StrengthLine, id: string | null): number | null {
  const { gramsEach, count } = strength;
  if (gramsEach !== null) return count === null || id === null ? null : gramsEach * count;
  const holds = holdsInAll(strength);
  return holds === null || id === null || DOSE_FORMS[id] === undefined ? null : gramsHolding(id, holds);
}
