import { IMPORT_LIMITS } from './import-result.ts';
import { isOfType, isRecord, type JsonRecord } from './json-record.ts';

/**
 * The objects of type Recipe anywhere in a value, the outermost first: alone, in a list, in '@graph', as another's
 * 'mainEntity'. Looks at a bounded number of objects and not too deep.
 */
export function findRecipeNodes(json: unknown): JsonRecord[] {
  const found: JsonRecord[] = [];
  const seen = new Set<object>();
  let level: unknown[] = [json];
  for (let depth = 0; depth < IMPORT_LIMITS.depth && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      if (seen.size >= IMPORT_LIMITS.nodes) return found;
      seen.add(value);
      if (isRecord(value) && isOfType(value, 'Recipe')) found.push(value);
      else next.push(...Object.values(value).slice(0, IMPORT_LIMITS.nodes));
    }
    level = next;
  }
  return found;
}
