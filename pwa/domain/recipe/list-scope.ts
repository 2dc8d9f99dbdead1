import type { Species } from './species.ts';

/** Whose recipes a list holds: one species', or those of both. */
export type ListScope = Species | 'all';

/** Whether a recipe of `species` belongs on a list. */
export function isInScope(species: Species, scope: ListScope): boolean {
  return scope === 'all' || species === scope;
}
