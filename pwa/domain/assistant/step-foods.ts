import type { UnderstoodLine } from '../analysis/read-lines.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findSupplement } from '../reference/supplements.ts';

/** How a food is treated in the kitchen. */
export type FoodKind =
  | 'dry grain'
  | 'flour'
  | 'meat'
  | 'organ'
  | 'raw fish'
  | 'tinned fish'
  | 'egg'
  | 'vegetable'
  | 'ready'
  | 'late'
  | 'supplement'
  | 'water'
  | 'unknown';

const FLOURS = /flour|cornmeal/;
const READY = /-cooked$|-canned$|-boiled$/;
const TINNED = /^(?:sardines-|tuna-|salmon-canned)/;
/** Stirred in at the end, raw or as they are. */
const LATE_CATEGORIES = new Set(['dairy', 'fruit', 'seed', 'fat']);
const SPICES = new Set(['parsley', 'turmeric', 'ginger', 'cinnamon', 'honey', 'peanut-butter']);
const NOT_GRAIN = new Set(['wheat-germ']);

/** How the food of a line is treated; what the tables do not know is cooked through to be sure. */
export function foodKind(id: string | null): FoodKind {
  if (id === null) return 'unknown';
  if (id === 'water' || id.endsWith('-broth')) return 'water';
  const details = ingredientDetails(id);
  if (details === undefined || details.category === 'supplement')
    return findSupplement(id) === undefined ? 'unknown' : 'supplement';
  const { category } = details;
  if (FLOURS.test(id)) return 'flour';
  if (TINNED.test(id)) return 'tinned fish';
  if (category === 'meat' || category === 'organ') return READY.test(id) ? 'ready' : category;
  if (category === 'fish') return READY.test(id) ? 'ready' : 'raw fish';
  if (category === 'egg') return READY.test(id) ? 'ready' : 'egg';
  if (SPICES.has(id) || NOT_GRAIN.has(id) || LATE_CATEGORIES.has(category)) return 'late';
  if (READY.test(id)) return 'ready';
  if (category === 'grain') return 'dry grain';
  return category === 'vegetable' ? 'vegetable' : 'late';
}

/** 'carrot' of 'Carrot, raw'; the writer's own words where the tables have no such food. */
export function foodName(line: Pick<UnderstoodLine, 'ingredientId' | 'name'>): string {
  return (line.name.split(/[,(]/)[0] ?? line.name).trim().toLowerCase();
}
