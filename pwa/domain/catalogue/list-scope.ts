import type { Species } from '../reference/species.ts';

/** Species of a list: one, or both. */
export type ListScope = Species | 'all';

/** Whether a recipe of `species` belongs on a list. */
export function isInScope(species: Species, scope: ListScope): boolean {
  return scope === 'all' || species === scope;
}
