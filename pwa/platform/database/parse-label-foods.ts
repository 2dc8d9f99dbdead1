import { type LabelFood, labelFoodSchema } from '#domain/pet-food/label-food';
import { compareCodes } from '#domain/text/compare-codes';
import type { PreferenceRow } from './rows.ts';

/** The undamaged bought foods, by name. */
export function parseLabelFoods(rows: readonly PreferenceRow[]): LabelFood[] {
  return rows
    .flatMap(({ value }) => labelFoodSchema.safeParse(value).data ?? [])
    .sort((a, b) => compareCodes(a.name.toLowerCase(), b.name.toLowerCase()));
}
