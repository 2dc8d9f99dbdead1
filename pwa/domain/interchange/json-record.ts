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
