import type { LoginBody } from '#domain/contract/admin';
import { tooManyRequests, unauthorised } from '../errors.ts';
import type { Administrator } from '../storage/administrators.ts';
import type { Store } from '../storage/store.ts';
import type { Passwords } from './passwords.ts';
import { type Admission, type Attempter, admit, MustWait } from './sign-in-lanes.ts';

type SignInDeps = Pick<Store, 'administrators' | 'devices' | 'signInAttempts'> & { passwords: Passwords };

/** Where an attempt comes from. */
export type Caller = {
  /** The caller's address as limits know it. */
  addressKey: string;
  /** What the caller's device was given when it signed in before. */
  deviceToken?: string | undefined;
};

/**
 * Checks a name and a password.
 * @throws {ApiError} 401 when they do not match, the same for an unknown name and after the same work; 429 while the caller
 *   has to wait after wrong attempts; 503 when too many are being checked
 */
export type SignIn = (credentials: LoginBody, caller: Caller) => Promise<Administrator>;

export function createSignIn(deps: SignInDeps): SignIn {
  const { administrators, devices, signInAttempts, passwords } = deps;

  async function admission(username: string, who: Attempter): Promise<Admission> {
    try {
      return await admit(signInAttempts, username, who);
    } catch (error) {
      if (!(error instanceof MustWait)) throw error;
      throw tooManyRequests('Too many attempts. Please try again later.', error.waitMs / 1000);
    }
  }

  /** A password that was hashed with less effort than today is hashed again, now that it is known. */
  async function strengthen({ username, passwordHash }: Administrator, password: string): Promise<void> {
    if (!passwords.isOutdated(passwordHash)) return;
    await administrators.upgradePasswordHash(username, passwordHash, await passwords.hash(password));
  }

  return async ({ username, password }, { addressKey, deviceToken }) => {
    const administrator = await administrators.find(username);
    const device =
      deviceToken === undefined
        ? null
        : await devices.find(deviceToken, username, administrator?.credentialId ?? '');
    const who = device === null ? { addressKey } : { deviceId: device.id };
    const admitted = await admission(username, who);
    let isRight: boolean;
    try {
      isRight = await passwords.verify(administrator?.passwordHash ?? null, password, {
        isKnownDevice: device !== null,
      });
    } catch (error) {
      await admitted.cancel();
      throw error;
    }
    if (administrator === null || !isRight) throw unauthorised('Invalid credentials. Please try again.');
    await admitted.succeed();
    await strengthen(administrator, password);
    return administrator;
  };
}
