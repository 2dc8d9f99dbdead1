import { canonicalUserName, newPasswordSchema } from '#domain/account/account';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Passwords } from './passwords.ts';

type Deps = Pick<Store, 'administrators' | 'sessions' | 'devices'>;
type PasskeyDeps = Pick<Store, 'administrators' | 'passkeys'>;

/** What is wrong with a new password, as a sentence for the user; null if nothing is. */
export function passwordFault(username: string, password: string): string | null {
  const parsed = newPasswordSchema.safeParse(password);
  if (!parsed.success) return `The password ${parsed.error.issues[0]?.message}.`;
  if (isCommonPassword(password)) return 'This is among the first passwords that are tried. Choose another.';
  if (canonicalUserName(password) === canonicalUserName(username))
    return 'The password must not be the user name.';
  return null;
}

/** Deletes the old credential's sessions and devices, which are already invalid. */
async function clear({ sessions, devices }: Deps, username: string): Promise<void> {
  await Promise.all([sessions.deleteAllOf(username), devices.deleteAllOf(username)]);
}

/**
 * Replaces an administrator's password. All sessions and known devices end in the same step.
 * @returns null if there is no such administrator
 */
export async function changePassword(
  deps: Deps,
  passwords: Pick<Passwords, 'hash'>,
  username: string,
  password: string,
): Promise<Administrator | null> {
  const changed = await deps.administrators.changePassword(username, await passwords.hash(password));
  if (changed !== null) await clear(deps, changed.username);
  return changed;
}

/** Ends every session and forgets every device of an administrator. */
export async function endSessions(deps: Deps, username: string): Promise<Administrator | null> {
  const renewed = await deps.administrators.renewCredential(username);
  if (renewed !== null) await clear(deps, renewed.username);
  return renewed;
}

/**
 * Removes an administrator's passkeys; they stop working in the first write.
 * @returns how many there were
 */
export async function removePasskeys(
  { administrators, passkeys }: PasskeyDeps,
  { username, passkeyUserId }: Administrator,
): Promise<number> {
  if (passkeyUserId === null) return 0;
  const { length } = await passkeys.list(passkeyUserId);
  await administrators.setPasskeyUser(username, null);
  await passkeys.removeAllOf(passkeyUserId);
  return length;
}

/** Removes an administrator's account; its passkeys, sessions and devices end with it. */
export async function removeAccount(deps: Deps & PasskeyDeps, administrator: Administrator): Promise<void> {
  const { username } = administrator;
  await removePasskeys(deps, administrator);
  if (await deps.administrators.remove(username)) await clear(deps, username);
}
