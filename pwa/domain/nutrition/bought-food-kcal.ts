import type { NumberBounds } from '../units/typed-number.ts';

/** Energy of bought food in kcal per 100 g: from thin broth to freeze-dried meat. */
export const BOUGHT_FOOD_KCAL: NumberBounds = { min: 30, max: 700 };

/** Energy that we assume for kibble of unknown label, in kcal per 100 g: the middle of the 320 to 400 of most. */
export const USUAL_KIBBLE_KCAL = 360;
