import { invalid, tooManyAttempts } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Passwords } from './passwords.ts';
import { type Admission, admit, MustWait } from './sign-in-lanes.ts';

type Deps = { store: Pick<Store, 'administrators' | 'signInAttempts'>; passwords: Passwords };

/**
 * Rate-limits attempts from an open session, so it can't be used to guess passwords or codes.
 * @throws {ApiError} 429 during a wait after wrong attempts
 */
export async function admitFromSession({ store }: Pick<Deps, 'store'>, username: string): Promise<Admission> {
  return await admit(store.signInAttempts, username, { sessionOf: username }).catch((error) => {
    if (!(error instanceof MustWait)) throw error;
    throw tooManyAttempts(error.waitMs);
  });
}

/**
 * The administrator, after re-entering the password.
 * @throws {ApiError} 400 if it is wrong, 429 during a wait after wrong attempts
 */
export async function confirmPassword(
  { store, passwords }: Deps,
  username: string,
  password: string,
): Promise<Administrator> {
  const admitted = await admitFromSession({ store }, username);
  const administrator = await store.administrators.find(username);
  const stored = administrator?.passwordHash ?? null;
  const isRight = await passwords.verify(stored, password, { isKnownDevice: true });
  if (administrator === null || !isRight) {
    throw invalid('This is not your current password.', 'currentPassword');
  }
  await admitted.succeed();
  return administrator;
}
