import { findIngredient } from './ingredients.ts';
import { findSupplement } from './supplements.ts';

/** The name of a supplement or food; its id if the tables have neither. */
export function foodName(id: string): string {
  return findSupplement(id)?.name ?? findIngredient(id)?.name ?? id;
}
