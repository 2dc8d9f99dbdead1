import { canonicalUserName } from '#domain/account/user-name';
import type { Lane, SignInAttempts } from '../storage/sign-in-attempts.ts';

const MINUTE_MS = 60_000;
const FREE = 5;

/** Five attempts in a quarter of an hour and an address, whatever names they try; then one an hour. */
const ADDRESS = { free: FREE, firstWaitMs: 15 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS };
/** Addresses that try an account for the first time wait for each other once five of them were wrong. */
const ACCOUNT = { free: FREE, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS };
/** A device that signed in before waits for its own mistakes alone. */
const DEVICE = ACCOUNT;
/** Counts only: how often an address tried an account. */
const PAIR = { free: Number.POSITIVE_INFINITY, firstWaitMs: 0, longestWaitMs: 0 };

/** Who tries: a device that signed in before, an administrator's session that has to prove itself, or an address. */
export type Attempter = { deviceId: string } | { sessionOf: string } | { addressKey: string };

/** An attempt that was let through, counted as wrong until it proves to be right. */
export type Admission = {
  /** It was right: what was counted of this caller is forgotten. */
  succeed(): Promise<void>;
  /** It was never checked. */
  cancel(): Promise<void>;
};

export class MustWait extends Error {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super('an attempt came too early');
    this.waitMs = waitMs;
  }
}

/**
 * Counts an attempt before it is checked, by the one form of its user name. The attempts of one address never make another
 * wait: towards the account each address counts with its first attempt alone.
 * @throws {MustWait}
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
      throw new MustWait(outcome.waitMs);
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
