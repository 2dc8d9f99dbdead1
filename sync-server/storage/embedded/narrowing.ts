import { type IndexKey, indexKey } from './index-key.ts';

/** Range of one field's values that can match; callers still test documents against the whole filter. */
export type Narrowing =
  | { kind: 'values'; values: IndexKey[] }
  /** Both ends are inclusive, even for an exclusive filter. */
  | { kind: 'range'; from?: IndexKey; to?: IndexKey };

function isOperators(condition: unknown): condition is Record<string, unknown> {
  return (
    typeof condition === 'object' &&
    condition !== null &&
    !(condition instanceof Date) &&
    Object.keys(condition).every((name) => name.startsWith('$'))
  );
}

function ofOperators(operators: Record<string, unknown>): Narrowing | null {
  if ('$eq' in operators) return { kind: 'values', values: [indexKey(operators.$eq)] };
  if (Array.isArray(operators.$in)) {
    return { kind: 'values', values: [...new Set(operators.$in.map(indexKey))] };
  }
  const from = operators.$gt ?? operators.$gte;
  const to = operators.$lt ?? operators.$lte;
  if (from === undefined && to === undefined) return null;
  return {
    kind: 'range',
    ...(from !== undefined && { from: indexKey(from) }),
    ...(to !== undefined && { to: indexKey(to) }),
  };
}

/** The narrowing that a filter implies for a field; null if none. */
export function narrowingOf(filter: Record<string, unknown>, field: string): Narrowing | null {
  if (!Object.hasOwn(filter, field)) return null;
  const condition = filter[field];
  try {
    return isOperators(condition)
      ? ofOperators(condition)
      : { kind: 'values', values: [indexKey(condition)] };
  } catch {
    // Not an indexable value: leave it to the scan.
    return null;
  }
}
