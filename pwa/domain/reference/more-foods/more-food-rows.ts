import { CUPBOARD_ROWS } from './cupboard-rows.ts';
import { FISH_AND_DAIRY_ROWS } from './fish-and-dairy-rows.ts';
import { FRUIT_NUTS_AND_OILS_ROWS } from './fruit-nuts-and-oils-rows.ts';
import { GRAINS_AND_PULSES_ROWS } from './grains-and-pulses-rows.ts';
import { MEAT_ROWS } from './meat-rows.ts';
import { VEGETABLES_ROWS } from './vegetables-rows.ts';

const TABLES = [
  MEAT_ROWS,
  FISH_AND_DAIRY_ROWS,
  GRAINS_AND_PULSES_ROWS,
  VEGETABLES_ROWS,
  FRUIT_NUTS_AND_OILS_ROWS,
  CUPBOARD_ROWS,
];

/** All further foods, one per row; for the columns see `more-foods.ts`. */
export const MORE_FOOD_ROWS = TABLES.map((rows) => rows.trim()).join('\n');
