import { hash, verify } from '@node-rs/argon2';
import { canonicalUserName, newPasswordSchema } from '#domain/account/account';
import { isCommonPassword } from '../../lib/common-passwords.ts';
import { workQueue } from '../../lib/work-queue.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';

/** Parameters of Argon2id; the memory is in KiB. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's minimum for Argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const PARAMETERS: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * True if the password matches the hash; null takes the same time and is false.
   * @throws {ApiError} 503 if too many checks are queued
   */
  verify(
    passwordHash: string | null,
    password: string,
    options?: { isKnownDevice?: boolean },
  ): Promise<boolean>;
  /** True if the hash has weaker parameters than today's. */
  isOutdated(passwordHash: string): boolean;
};

/**
 * Two hashes at once, each of 19 MiB and some 20 ms of a core: one for strangers and one for devices that signed in
 * before, so that a flood of the former does not lock out the latter. Twenty of each kind are queued.
 * @param parameters cheaper in tests
 */
export function createPasswords(parameters = PARAMETERS): Passwords {
  const strangers = workQueue(1, 20);
  const known = workQueue(1, 20);
  // Verified for unknown accounts, so that the response time reveals nothing.
  const decoy = hash(crypto.randomUUID(), parameters);
  return {
    hash: (password) => known(() => hash(password, parameters)),
    async verify(passwordHash, password, { isKnownDevice = false } = {}) {
      const stored = passwordHash ?? (await decoy);
      const inTurn = isKnownDevice ? known : strangers;
      const matches = await inTurn(() => verify(stored, password).catch(() => false));
      return matches && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash)?.slice(1).map(Number);
      const [memory = 0, time = 0, lanes = 0] = cost ?? [];
      const { memoryCost, timeCost, parallelism } = parameters;
      return memory < memoryCost || time < timeCost || lanes < parallelism;
    },
  };
}

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
