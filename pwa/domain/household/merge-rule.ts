import type { HouseholdPart } from './household.ts';

/** How two devices decide between them: the later version and the smaller id, or whatever the other device has. */
export type MergeRule = 'later' | 'theirs';

/** New ids by old id, for the rows of one device; an id may map to itself. */
export type Renames<K> = ReadonlyMap<K, K>;

/** A row with the time of its last change, ISO 8601, UTC. */
export type Stamped = { value: unknown; updatedAt: string };

/** JSON whose text does not depend on the order in which fields were set. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Whether `a` wins over `b`: the later row wins, and on a tie the row whose text sorts last, so that both phones decide
 * alike.
 */
export function wins(a: Stamped, b: Stamped): boolean {
  return a.updatedAt === b.updatedAt ? canonical(a.value) > canonical(b.value) : a.updatedAt > b.updatedAt;
}

/** The later of two times. */
export const laterTime = (a: string, b: string): string => (a > b ? a : b);

/**
 * Merge outcome of an item of the file: new here; the file's or our version, whichever is later; both merged; or left out
 * for lack of room.
 */
export type Outcome = 'added' | 'theirs' | 'ours' | 'joined' | 'full';

/** Subject of an entry. Only the device knows the names of catalogue recipes. */
export type Subject =
  | { kind: 'name'; name: string }
  | { kind: 'recipe'; recipeId: number }
  | { kind: 'start' }
  | { kind: 'ticks' | 'days' | 'meals'; count: number; recipeId?: number; name?: string };

/** One line of the list of what a merge does. */
export type MergeEntry = {
  part: HouseholdPart;
  subject: Subject;
  outcome: Outcome;
  /** When our version, and the file's, were last changed; absent if nothing had to be decided. */
  hereAt?: string;
  fileAt?: string;
};

/** Merge outcome of one item; null if there is nothing to report. */
export function outcomeOf<T>(
  here: T | undefined,
  file: T | undefined,
  merged: T | undefined,
): Outcome | null {
  if (merged === undefined) return here === undefined && file === undefined ? null : 'full';
  if (file === undefined) return null;
  if (here === undefined) return 'added';
  const [ours, theirs, both] = [canonical(here), canonical(file), canonical(merged)];
  if (ours === theirs) return null;
  if (both === ours) return 'ours';
  return both === theirs ? 'theirs' : 'joined';
}
