import type { HouseholdPart } from './household.ts';
import { canonical } from './newer-of.ts';

/**
 * What came of something that the file has: new here; the file's or our version, being the later; both joined; or left out,
 * since there is no room.
 */
export type Outcome = 'added' | 'theirs' | 'ours' | 'joined' | 'full';

/** What an entry is about. Names of the catalogue's recipes are known to the device alone. */
export type Subject =
  | { kind: 'name'; name: string }
  | { kind: 'recipe'; recipeId: number }
  | { kind: 'start' }
  | { kind: 'ticks' | 'days'; count: number; recipeId?: number; name?: string };

/** One line of the list of what a merge does. */
export type MergeEntry = {
  part: HouseholdPart;
  subject: Subject;
  outcome: Outcome;
  /** When our version, and the file's, were last changed; without one where nothing had to be decided. */
  hereAt?: string;
  fileAt?: string;
};

/** What came of one thing; null where there is nothing to say of it. */
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
