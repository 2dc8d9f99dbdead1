import type { HouseholdPart } from './household.ts';
import { canonical } from './newer-of.ts';

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
