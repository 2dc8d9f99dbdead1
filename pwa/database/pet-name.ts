import type { Pet } from './rows.ts';

/** What an animal is called where it stands among others. */
export function petName({ species, profile }: Pet): string {
  return profile.name || (species === 'dog' ? profile.breed : 'Your cat');
}
