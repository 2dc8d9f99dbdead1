/** A JSON object of unknown content. */
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is, nothing as an empty one, anything else as a list of one. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

const PREFIXES = ['', 'schema:', 'https://schema.org/', 'http://schema.org/'] as const;

/** An own property by its schema.org name, with or without the vocabulary's prefix. */
export function read(node: JsonRecord, name: string): unknown {
  const key = PREFIXES.map((prefix) => prefix + name).find((candidate) => Object.hasOwn(node, candidate));
  return key === undefined ? undefined : node[key];
}

const LAST_PART = /[^:/#]*$/;

/** Whether an object says that it is of that schema.org type; '@type' may be a list or carry a prefix. */
export function isOfType(node: JsonRecord, type: string): boolean {
  return asList(read(node, '@type')).some(
    (name) => typeof name === 'string' && LAST_PART.exec(name)?.[0] === type,
  );
}
