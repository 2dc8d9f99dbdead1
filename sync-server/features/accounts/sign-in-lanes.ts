import { canonicalUserName } from '#domain/account/account';
import { tooManyAttempts } from '../../lib/errors.ts';
import type { Lane, SignInAttempts } from '../../storage/sign-in-attempts.ts';

const MINUTE_MS = 60_000;
const FREE = 5;

/** Five attempts per address in 15 minutes, across all user names; then one an hour. */
export const ADDRESS = { free: FREE, firstWaitMs: 15 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS };
/** Addresses new to an account share a limit after five wrong attempts. */
const ACCOUNT = { free: FREE, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS };
/** A device that signed in before is limited by its own failures only. */
const DEVICE = ACCOUNT;
/** Only counted: attempts from an address on an account. */
const PAIR = { free: Number.POSITIVE_INFINITY, firstWaitMs: 0, longestWaitMs: 0 };

/** The caller: a known device, a session that re-enters its password, or an address. */
type Attempter = { deviceId: string } | { sessionOf: string } | { addressKey: string };

/** An admitted attempt, counted as wrong until it turns out right. */
type Admission = {
  /** The password was right: resets the caller's counts. */
  succeed(): Promise<void>;
  /** The password was never checked. */
  cancel(): Promise<void>;
};

/**
 * Counts an attempt before it is checked, by the canonical form of its user name. Attempts of one address never delay
 * another: on the account's limit each address counts with its first attempt only.
 * @throws {ApiError} 429 during a wait after wrong attempts
 */
export async function admit(attempts: SignInAttempts, username: string, who: Attempter): Promise<Admission> {
  const claims: string[] = [];
  const cancel = async () => {
    await Promise.all(claims.map((claim) => attempts.release(claim)));
  };
  async function claim(lane: Lane): Promise<number> {
    const outcome = await attempts.claim(lane);
    if (!outcome.isAllowed) {
      await cancel();
      throw tooManyAttempts(outcome.waitMs);
    }
    claims.push(outcome.claim);
    return outcome.number;
  }

  if (!('addressKey' in who)) {
    const key = 'deviceId' in who ? `device:${who.deviceId}` : `session:${canonicalUserName(who.sessionOf)}`;
    await claim({ key, ...DEVICE });
    return { cancel, succeed: () => attempts.forget(key) };
  }
  const account = canonicalUserName(username);
  const keys = [`address:${who.addressKey}`, `pair:${who.addressKey}|${account}`] as const;
  await claim({ key: keys[0], ...ADDRESS });
  const number = await claim({ key: keys[1], ...PAIR });
  if (number === 1) await claim({ key: `account:${account}`, ...ACCOUNT });
  return {
    cancel,
    async succeed() {
      await cancel();
      await Promise.all(keys.map((key) => attempts.forget(key)));
    },
  };
}
