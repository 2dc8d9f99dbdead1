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

/**
 * Start-up notice if ADMIN_USERNAME and ADMIN_PASSWORD differ from the stored account: they create the first
 * administrator and have no effect afterwards. Null if there is nothing to report.
 */
export async function passwordNotice(
  administrators: Administrators,
  passwords: Pick<Passwords, 'verify'>,
  { adminUsername, adminPassword }: Given,
): Promise<string | null> {
  if (adminPassword === undefined) return null;
  const stored = await administrators.find(adminUsername);
  if (stored === null) {
    const names = (await administrators.list()).map(({ username }) => `'${username}'`).join(', ');
    return (
      `ADMIN_USERNAME is '${adminUsername}', but the stored administrator is ${names}: that one counts, and ADMIN_USERNAME ` +
      'and ADMIN_PASSWORD change nothing. Set ADMIN_USERNAME to the stored name, or remove both variables.'
    );
  }
  if (await passwords.verify(stored.passwordHash, adminPassword)) return null;
  return (
    `ADMIN_PASSWORD differs from the stored password of '${stored.username}': the stored one counts, and ADMIN_PASSWORD ` +
    'changes nothing. To make it the password, run "npm run password -- --from-environment"; to keep the stored one, ' +
    'remove the variable.'
  );
}
