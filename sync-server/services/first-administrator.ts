import { randomBytes } from 'node:crypto';
import type { Administrators } from '../storage/administrators.ts';
import type { Passwords } from './passwords.ts';

type Given = { adminUsername: string; adminPassword?: string };

/**
 * Makes the first administrator where there is none: with the given password, or with one made up here.
 * @returns the made-up password, to be shown once; null where nothing was made up
 */
export async function createFirstAdministrator(
  administrators: Administrators,
  passwords: Pick<Passwords, 'hash'>,
  { adminUsername, adminPassword }: Given,
): Promise<string | null> {
  if ((await administrators.count()) > 0) return null;
  const password = adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const outcome = await administrators.create({ username: adminUsername, passwordHash });
  // A second process may have been quicker: its password counts.
  return outcome === 'created' && adminPassword === undefined ? password : null;
}
