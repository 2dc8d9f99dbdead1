import { NUTRIENTS, type NutrientId } from './nutrient.ts';
import { RATIO_IDS, type RatioId, type TargetId } from './targets.ts';

const RATIO_NAMES: Readonly<Record<RatioId, string>> = {
  'ca-p-ratio': 'Calcium to phosphorus',
  'n6-n3-ratio': 'Omega-6 to omega-3',
};

/** Whether a row is about a ratio, which has no unit and no amount per energy. */
export function isRatio(id: TargetId): id is RatioId {
  return RATIO_IDS.some((ratio) => ratio === id);
}

/** Whether a row is about an amount of a nutrient. */
export function isNutrient(id: TargetId): id is NutrientId {
  return !isRatio(id);
}

/** 'Zinc', 'Calcium to phosphorus'. */
export function targetName(id: TargetId): string {
  return isRatio(id) ? RATIO_NAMES[id] : NUTRIENTS[id].name;
}

/** 'mg'; a ratio has none. */
export function targetUnit(id: TargetId): string {
  return isRatio(id) ? '' : NUTRIENTS[id].unit;
}
