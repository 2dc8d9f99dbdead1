import { isSame } from './record-value.ts';

type Row = { id?: string; recipeId?: number; petId?: string };

// No bare number: an object would order those first.
const keyOf = ({ id, recipeId, petId }: Row) => `row ${id ?? petId ?? recipeId}`;
const byKey = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [keyOf(row), row]));
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every entry as before the edit, except those that somebody has changed since. */
function undoneEntries(
  now: Record<string, unknown>,
  after: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const kept = (key: string) => !isSame(now[key], after[key]);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const entries = keys.map((key) => [key, (kept(key) ? now : before)[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function undonePart(now: unknown, after: unknown, before: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(after) && Array.isArray(before)) {
    return Object.values(undoneEntries(byKey(now), byKey(after), byKey(before)));
  }
  if (isTable(now) && isTable(after) && isTable(before)) return undoneEntries(now, after, before);
  return isSame(now, after) ? before : now;
}

/**
 * Takes back an edit of the plan or the list, and nothing else: what another device of the household changed
 * meanwhile stays, row by row and tick by tick.
 */
export function undone<T extends object>(now: T, after: T, before: T): T {
  if (isSame(now, after)) return before;
  const parts = (Object.keys({ ...before, ...now }) as (keyof T)[]).map((part) => [
    part,
    undonePart(now[part], after[part], before[part]),
  ]);
  return Object.fromEntries(parts) as T;
}
