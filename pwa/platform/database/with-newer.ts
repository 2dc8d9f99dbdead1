import { isSame } from './draft-journal.ts';

/**
 * A draft on top of the values that are stored now: a field that it left alone is as stored.
 * @param opened the stored values when the draft was begun; undefined if unknown
 */
export function ontoStored<T extends object>(
  draft: T | null,
  opened: object | undefined,
  stored: T,
): T | null {
  if (draft === null || opened === undefined || isSame(opened, stored)) return draft;
  return withNewer(stored, draft, opened as T);
}

/**
 * Applies a form's changes to the stored values, which another tab or device may have changed since the form opened.
 * Where both changed a field, the form's value wins: joined text would be stored without anyone having read it.
 * @param opened the values that the form opened with; a field that is missing from `typed` has been removed
 */
export function withNewer<T extends object>(kept: T, typed: T, opened: T): T {
  const names = Object.keys({ ...opened, ...typed }) as (keyof T)[];
  const changed = names.filter((name) => !isSame(typed[name], opened[name]));
  const whole = { ...kept, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as T;
}
