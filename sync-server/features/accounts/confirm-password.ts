import { invalid } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Passwords } from './passwords.ts';
import { admit } from './sign-in-lanes.ts';

type Deps = { store: Pick<Store, 'administrators' | 'signInAttempts'>; passwords: Passwords };

/**
 * The administrator, after re-entering the password.
 * @throws {ApiError} 400 if it is wrong, 429 during a wait after wrong attempts
 */
export async function confirmPassword(
  { store, passwords }: Deps,
  username: string,
  password: string,
): Promise<Administrator> {
  // Limited, so an open session can't be used to guess passwords.
  const admitted = await admit(store.signInAttempts, username, { sessionOf: username });
  const administrator = await store.administrators.find(username);
  const stored = administrator?.passwordHash ?? null;
  const isRight = await passwords.verify(stored, password, { isKnownDevice: true });
  if (administrator === null || !isRight) {
    throw invalid('This is not your current password.', 'currentPassword');
  }
  await admitted.succeed();
  return administrator;
}
