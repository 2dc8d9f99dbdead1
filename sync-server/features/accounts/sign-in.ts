import type { LoginBody } from '#domain/contract/admin';
import { ApiError, unauthorised } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { admit } from './sign-in-lanes.ts';

type SignInDeps = Pick<Store, 'administrators' | 'devices' | 'signInAttempts'> & {
  passwords: Passwords;
  oneTimeCodes: Pick<OneTimeCodes, 'spend'>;
};

/** Where an attempt comes from. */
type Caller = {
  /** The caller's rate-limit key. */
  addressKey: string;
  /** Token from the device's last sign-in. */
  deviceToken?: string | undefined;
};

const WRONG = 'Invalid credentials. Please try again.';

/**
 * Checks a name and a password, and a one-time code if the account asks for one.
 * @throws {ApiError} 401 if they do not match, indistinguishable and equally slow for an unknown name; 401
 * `code-required` if the password is right and the code is missing; 429 during a wait after wrong attempts, of a
 * password or a code; 503 if too many are being checked
 */
export type SignIn = (credentials: LoginBody, caller: Caller) => Promise<Administrator>;

export function createSignIn(deps: SignInDeps): SignIn {
  const { administrators, devices, signInAttempts, passwords, oneTimeCodes } = deps;

  /** Rehashes a password that was stored with weaker parameters. */
  async function strengthen({ username, passwordHash }: Administrator, password: string): Promise<void> {
    if (!passwords.isOutdated(passwordHash)) return;
    await administrators.upgradePasswordHash(username, passwordHash, await passwords.hash(password));
  }

  return async ({ username, password, code }, { addressKey, deviceToken }) => {
    const administrator = await administrators.find(username);
    const device =
      deviceToken === undefined
        ? null
        : await devices.find(deviceToken, username, administrator?.credentialId ?? '');
    const who = device === null ? { addressKey } : { deviceId: device.id };
    const admitted = await admit(signInAttempts, username, who);
    let isRight: boolean;
    try {
      isRight = await passwords.verify(administrator?.passwordHash ?? null, password, {
        isKnownDevice: device !== null,
      });
    } catch (error) {
      await admitted.cancel();
      throw error;
    }
    if (administrator === null || !isRight) throw unauthorised(WRONG);
    if (administrator.codes !== null) {
      if (code === undefined) {
        // The right password isn't a guess, but it isn't a sign-in yet: earlier wrong attempts still count.
        await admitted.cancel();
        throw new ApiError(401, 'code-required', 'Enter the code that your authenticator shows.');
      }
      if (!(await oneTimeCodes.spend(administrator, code))) {
        throw new ApiError(401, 'unauthorised', WRONG, { field: 'code' });
      }
    }
    await admitted.succeed();
    await strengthen(administrator, password);
    return administrator;
  };
}
