import type { Bowlful } from './bowlful.ts';
import type { PreferenceRow } from './rows.ts';

// Rows of the preferences: the backup file holds them, and clearing the owner's data removes them.
const LABEL_FOODS = 'label-food:';

export const labelFoodKey = (id: string): string => `${LABEL_FOODS}${id}`;

export const isLabelFoodKey = (key: string): boolean => key.startsWith(LABEL_FOODS);

/** The stored rows of bought foods, unparsed. */
export function readLabelFoodRows({ preferences }: Bowlful): PromiseLike<PreferenceRow[]> {
  return preferences.where('key').startsWith(LABEL_FOODS).toArray();
}
