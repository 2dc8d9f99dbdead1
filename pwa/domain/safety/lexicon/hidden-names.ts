import { HIDDEN_NAME_ROWS } from './names/hidden-name-rows.ts';
import type { Certainty } from './toxic-foods.ts';

/** Other names that owners use for a dangerous food. */
type HiddenNames = {
  /** Name in the toxic-food table. */
  food: string;
  certainty: Certainty;
  /** Lower case; capitalised if the lower-case form is an everyday word. */
  names: readonly string[];
};

function parse(row: string): HiddenNames {
  const [food = '', certainty, names = ''] = row.split('|');
  return { food, certainty: certainty as Certainty, names: names.split(',') };
}

/** Brands, varieties, dishes, medicines and the like. */
export const HIDDEN_NAMES: readonly HiddenNames[] = Object.values(HIDDEN_NAME_ROWS).flatMap((rows) =>
  rows.trim().split('\n').map(parse),
);
