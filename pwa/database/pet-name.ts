import type { Pet } from './rows.ts';

/** Display name of an animal in a list. */
export function petName({ species, profile }: Pet): string {
  return profile.name || (species === 'dog' ? profile.breed : 'Your cat');
}
