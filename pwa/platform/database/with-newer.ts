import { isSame } from './draft-journal.ts';

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
