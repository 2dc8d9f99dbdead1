import type { Certainty } from './certainty.ts';
import { ALLIUM_NAMES } from './names/allium-names.ts';
import { CHOCOLATE_NAMES } from './names/chocolate-names.ts';
import { DISH_NAMES } from './names/dish-names.ts';
import { DRINK_NAMES } from './names/drink-names.ts';
import { FRUIT_NAMES } from './names/fruit-names.ts';
import { MEDICINE_NAMES } from './names/medicine-names.ts';
import { POISON_NAMES } from './names/poison-names.ts';
import { SAVOURY_NAMES } from './names/savoury-names.ts';
import { SWEETENER_NAMES } from './names/sweetener-names.ts';

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

/**
 * Brands, varieties, dishes, medicines and the like, each row of the files with its columns divided by bars: the food in the
 * toxic-food table, certainty, names divided by commas. A name that holds another of its row is left out, being found by that one.
 */
export const HIDDEN_NAMES: readonly HiddenNames[] = [
  ALLIUM_NAMES,
  FRUIT_NAMES,
  CHOCOLATE_NAMES,
  SWEETENER_NAMES,
  SAVOURY_NAMES,
  DRINK_NAMES,
  DISH_NAMES,
  MEDICINE_NAMES,
  POISON_NAMES,
].flatMap((rows) => rows.trim().split('\n').map(parse));
