import { randomBytes } from 'node:crypto';
import type { Config } from '../../lib/config.ts';
import type { Administrators } from '../../storage/administrators.ts';
import type { Passwords } from './passwords.ts';

type Given = Pick<Config, 'adminUsername' | 'adminPassword'>;

/**
 * Creates the first administrator if there is none, with the given or a generated password.
 * @returns the generated password, to be shown once; null if none was generated
 */
export async function createFirstAdministrator(
  administrators: Administrators,
  passwords: Pick<Passwords, 'hash'>,
  { adminUsername, adminPassword }: Given,
): Promise<string | null> {
  if ((await administrators.count()) > 0) return null;
  const password = adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const outcome = await administrators.create({ username: adminUsername, passwordHash, role: 'owner' });
  // Another process may have been first: then its password is valid.
  return outcome === 'created' && adminPassword === undefined ? password : null;
}
