import { type Outcome, outcomeOf } from './merge-entry.ts';
import { type Stamped, wins } from './newer-of.ts';

export type JoinedRow<T> = { row: T; outcome: Outcome | null; here: T | undefined; file: T | undefined };

/** The rows of one phone by key; duplicates are merged as between two phones. */
function keyed<T extends Stamped, K>(rows: readonly T[], keyOf: (row: T) => K, join: (won: T, lost: T) => T) {
  const byKey = new Map<K, T>();
  for (const row of rows) {
    const other = byKey.get(keyOf(row));
    byKey.set(keyOf(row), other === undefined ? row : joined(row, other, join));
  }
  return byKey;
}

const joined = <T extends Stamped>(a: T, b: T, join: (won: T, lost: T) => T): T =>
  wins(b, a) ? join(b, a) : join(a, b);

/**
 * The rows of both phones by key, each with its merge outcome.
 * @param join merges two rows of one key, the later first; without it the later one wins
 */
export function joinRows<T extends Stamped, K>(
  here: readonly T[],
  file: readonly T[],
  keyOf: (row: T) => K,
  join: (won: T, lost: T) => T = (won) => won,
): JoinedRow<T>[] {
  const [ours, theirs] = [keyed(here, keyOf, join), keyed(file, keyOf, join)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [a, b] = [ours.get(key), theirs.get(key)];
    const row = a !== undefined && b !== undefined ? joined(a, b, join) : (a ?? b);
    return row === undefined
      ? []
      : [{ row, here: a, file: b, outcome: outcomeOf(a?.value, b?.value, row.value) }];
  });
}
