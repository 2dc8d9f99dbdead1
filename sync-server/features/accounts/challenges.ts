import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretOf } from '../../lib/secret-box.ts';
import type { UsedCodes } from '../../storage/used-codes.ts';

/** How long a person may take. */
export const CHALLENGE_MS = 5 * 60_000;

export type Challenges = {
  /**
   * A challenge for an authenticator to sign, base64url. Nothing is stored: it is a random number with a time limit,
   * under our signature, so strangers can ask for any number.
   * @param purpose it is valid for nothing else
   */
  issue(purpose: string): string;
  /** Whether it was issued for this purpose, in time. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Uses it once, across all processes; false if it was used before. */
  spend(challenge: string): Promise<boolean>;
};

type Deps = {
  /** Several processes on one database must share the secret. */
  config: Parameters<typeof secretOf>[0];
  usedCodes: Pick<UsedCodes, 'spend'>;
  clock: () => number;
};

const RANDOM_BYTES = 16;
const BODY_BYTES = RANDOM_BYTES + 8;

export function createChallenges({ config, usedCodes, clock }: Deps): Challenges {
  let key: string | undefined;

  function signatureOf(body: Buffer, purpose: string): Buffer {
    key ??= secretOf(config);
    return createHmac('sha256', key).update(`challenge|${purpose}|`).update(body).digest();
  }

  return {
    issue(purpose) {
      const until = Buffer.alloc(8);
      until.writeDoubleBE(clock() + CHALLENGE_MS);
      const body = Buffer.concat([randomBytes(RANDOM_BYTES), until]);
      return Buffer.concat([body, signatureOf(body, purpose)]).toString('base64url');
    },
    isOpen(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, BODY_BYTES);
      const signature = signatureOf(body, purpose);
      if (bytes.length !== BODY_BYTES + signature.length) return false;
      const isOurs = timingSafeEqual(bytes.subarray(BODY_BYTES), signature);
      return isOurs && clock() < body.readDoubleBE(RANDOM_BYTES);
    },
    spend: (challenge) => usedCodes.spend(`challenge|${challenge}`, CHALLENGE_MS),
  };
}
