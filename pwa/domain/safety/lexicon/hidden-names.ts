import { HIDDEN_NAME_ROWS } from './names/hidden-name-rows.ts';
import type { Certainty } from './toxic-foods.ts';

/** Names under which owners write a dangerous food. */
type HiddenNames = {
  /** Name in the toxic-food table. */
  food: string;
  certainty: Certainty;
  /** Lower case; with its capital where it is an everyday word without it. */
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
