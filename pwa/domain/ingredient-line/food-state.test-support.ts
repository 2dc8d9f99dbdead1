import { cookedOf, rawOf } from './food-state.ts';

/** The raw (or dry) and the cooked row of a food, given either id; null unless the tables have both. */
export function foodStates(id: string): { raw: string; cooked: string } | null {
  const cooked = cookedOf(id);
  if (cooked !== undefined) return { raw: id, cooked };
  const raw = rawOf(id);
  return raw === undefined ? null : { raw, cooked: id };
}
