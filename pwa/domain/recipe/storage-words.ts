import { counted } from '../text/sentence-parts.ts';
import type { Recipe } from './recipe.ts';

/** Days that cooked food keeps in the refrigerator; separately for food with fish or seafood. */
export const USUAL_REFRIGERATOR_DAYS = 3;
export const FISH_REFRIGERATOR_DAYS = 2;
export const USUAL_FREEZER_MONTHS = 3;
/** The fat of oily fish turns rancid even when frozen (FoodSafety.gov: fatty fish 2 to 3 months). */
export const OILY_FISH_FREEZER_MONTHS = 2;

/** Whether food is kept in the freezer alone and eaten frozen. */
export const isEatenFrozen = ({ refrigeratorDays, freezerMonths }: Recipe['storage']) =>
  refrigeratorDays === 0 && freezerMonths > 0;

/** 'Refrigerator up to 3 days', or why there are none. */
export function refrigeratorText(storage: Recipe['storage']): string {
  if (isEatenFrozen(storage)) return 'Eaten frozen: leave it in the freezer until then';
  if (storage.refrigeratorDays === 0) return 'Best eaten at once';
  return `Refrigerator up to ${counted(storage.refrigeratorDays, 'day')}`;
}

/** General storage rule, for pages without a recipe. */
export const STORAGE_SENTENCE =
  `Cooked food keeps in the refrigerator for up to ${USUAL_REFRIGERATOR_DAYS} days (${FISH_REFRIGERATOR_DAYS} with fish) ` +
  `and in the freezer for up to ${USUAL_FREEZER_MONTHS} months (${OILY_FISH_FREEZER_MONTHS} with oily fish).`;
