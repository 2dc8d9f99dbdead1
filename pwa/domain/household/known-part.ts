import type * as z from 'zod/mini';

/** A copy without these keys of the object at `path`. */
function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [first, ...rest] = path;
  const isPlace = first === undefined;
  const entries = Object.entries(value)
    .filter(([key]) => !(isPlace && keys.includes(key)))
    .map(([key, part]) => [key, key === String(first) ? without(part, rest, keys) : part]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Parses a value without the fields that only a later version knows; null if the rest is invalid. */
export function knownPart<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const unknown = result.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (unknown.length === 0) return null;
  const known = unknown.reduce<unknown>((part, { path, keys }) => without(part, path, keys), value);
  return schema.safeParse(known).data ?? null;
}
