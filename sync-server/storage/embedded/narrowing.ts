import { type IndexKey, indexKey } from './index-key.ts';

/** Where the matching keys of one field lie; whoever uses it still tests every document against the whole filter. */
export type Narrowing =
  | { kind: 'values'; values: IndexKey[] }
  /** Both ends are included, whatever the filter says. */
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

/** What a filter says about one of its fields; null where that does not narrow anything. */
export function narrowingOf(filter: Record<string, unknown>, field: string): Narrowing | null {
  if (!Object.hasOwn(filter, field)) return null;
  const condition = filter[field];
  try {
    return isOperators(condition)
      ? ofOperators(condition)
      : { kind: 'values', values: [indexKey(condition)] };
  } catch {
    // Not a value that an index holds: the scan will find it, or nothing.
    return null;
  }
}
