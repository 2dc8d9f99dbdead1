import { type Outcome, outcomeOf } from './merge-entry.ts';
import { canonical, laterTime, type Stamped, wins } from './newer-of.ts';

/** Both versions of a part that each phone has once. On a tie neither wins as a whole: each field is decided separately. */
export type Both<V> = { won: V; lost: V; isTie: boolean; updatedAt: string };

/** Both versions of a part that each phone has once, the later first; null if neither phone has it. */
export function bothOf<T extends Stamped>(here: T | null, file: T | null): Both<T['value']> | null {
  const [a, b] = [here ?? file, file ?? here];
  if (a === null || b === null) return null;
  const [won, lost] = wins(b, a) ? [b, a] : [a, b];
  return {
    won: won.value,
    lost: lost.value,
    isTie: a.updatedAt === b.updatedAt,
    updatedAt: laterTime(a.updatedAt, b.updatedAt),
  };
}

/** The field of the winning version; on a tie, the value whose text sorts last. */
export function joinPart<T>(won: T, lost: T, isTie: boolean): T {
  return isTie && canonical(lost) > canonical(won) ? lost : won;
}

/**
 * The winning list plus what only the other has, up to a maximum. On a tie the longer list leads, so that a list that was
 * merged before keeps its order.
 */
export function joinList<V, T, K>(
  { won, lost, isTie }: Both<V>,
  listOf: (version: V) => readonly T[],
  keyOf: (row: T) => K,
  most: number,
): T[] {
  const lists = [listOf(won), listOf(lost)].map(
    (rows) => new Map(rows.map((row) => [keyOf(row), row] as const)),
  );
  const [first = new Map<K, T>(), second = new Map<K, T>()] = lists;
  const keys = [[...first.keys()], [...second.keys()]];
  if (isTie) keys.sort((a, b) => b.length - a.length || (canonical(a) < canonical(b) ? 1 : -1));
  return [...new Set(keys.flat())].slice(0, most).flatMap((key) => {
    const [a, b] = [first.get(key), second.get(key)];
    const row = a !== undefined && b !== undefined ? joinPart(a, b, isTie) : (a ?? b);
    return row === undefined ? [] : [row];
  });
}

/** The merge outcome of each row of two lists, except those with nothing to report. */
export function outcomesOf<T, K>(
  here: readonly T[],
  file: readonly T[],
  merged: readonly T[],
  keyOf: (row: T) => K,
): { row: T; outcome: Outcome }[] {
  const [ours, theirs, both] = [here, file, merged].map(
    (rows) => new Map(rows.map((row) => [keyOf(row), row])),
  );
  const all = new Map([...here, ...file, ...merged].map((row) => [keyOf(row), row]));
  return [...all].flatMap(([key, row]) => {
    const outcome = outcomeOf(ours?.get(key), theirs?.get(key), both?.get(key));
    return outcome === null ? [] : [{ row, outcome }];
  });
}

/** When both versions were last changed; empty if only one phone has it. */
export const timesOf = (
  here: Stamped | null | undefined,
  file: Stamped | null | undefined,
): { hereAt?: string; fileAt?: string } =>
  here && file ? { hereAt: here.updatedAt, fileAt: file.updatedAt } : {};
