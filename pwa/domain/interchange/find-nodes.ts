import { IMPORT_LIMITS } from './import-result.ts';
import { isOfType, isRecord, type JsonRecord, read } from './json-record.ts';

export type FoundNodes = {
  /** The objects of type Recipe, the outermost first. */
  recipes: JsonRecord[];
  /** Objects with more than an '@id', by that id, for resolving references. */
  byId: ReadonlyMap<string, JsonRecord>;
};

/**
 * Finds recipes anywhere in a value: alone, in a list, in '@graph', as another's 'mainEntity'. Bounded in number of objects
 * and in depth.
 */
export function findNodes(json: unknown): FoundNodes {
  const recipes: JsonRecord[] = [];
  const byId = new Map<string, JsonRecord>();
  const seen = new Set<object>();
  let level: unknown[] = [json];
  for (let depth = 0; depth < IMPORT_LIMITS.depth && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      if (seen.size >= IMPORT_LIMITS.nodes) return { recipes, byId };
      seen.add(value);
      if (isRecord(value)) {
        const id = read(value, '@id');
        if (typeof id === 'string' && !byId.has(id) && Object.keys(value).length > 1) byId.set(id, value);
      }
      if (isRecord(value) && isOfType(value, 'Recipe')) recipes.push(value);
      else next.push(...Object.values(value).slice(0, IMPORT_LIMITS.nodes));
    }
    level = next;
  }
  return { recipes, byId };
}
