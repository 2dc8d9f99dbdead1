import { IMPORT_LIMITS } from './read-source.ts';

/** A JSON object of unknown content. */
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Normalises to a list: missing becomes empty, a single value a list of one. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

const PREFIXES = ['', 'schema:', 'https://schema.org/', 'http://schema.org/'] as const;

/** Key under which microdata written as JSON keep the properties of an object. */
function microdataOf(node: JsonRecord): JsonRecord | undefined {
  const properties = Object.hasOwn(node, 'properties') ? node['properties'] : undefined;
  return isRecord(properties) ? properties : undefined;
}

/** An own property by its schema.org name, with or without the vocabulary's prefix, in JSON-LD or microdata. */
export function read(node: JsonRecord, name: string): unknown {
  const key = PREFIXES.map((prefix) => prefix + name).find((candidate) => Object.hasOwn(node, candidate));
  if (key !== undefined) return node[key];
  const microdata = microdataOf(node);
  return microdata !== undefined && Object.hasOwn(microdata, name) ? microdata[name] : undefined;
}

const LAST_PART = /[^:/#]*$/;

/** Whether an object has that schema.org type; the type may be a list, have a prefix or be in lower case. */
export function isOfType(node: JsonRecord, type: string): boolean {
  const names = read(node, '@type') ?? (microdataOf(node) === undefined ? undefined : read(node, 'type'));
  return asList(names).some(
    (name) => typeof name === 'string' && LAST_PART.exec(name)?.[0].toLowerCase() === type.toLowerCase(),
  );
}

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
