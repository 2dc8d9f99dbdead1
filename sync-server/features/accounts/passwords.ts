import { hash, verify } from '@node-rs/argon2';
import { workQueue } from '../../lib/work-queue.ts';

/** OWASP's minimum for Argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const PARAMETERS: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Parameters of Argon2id; the memory is in KiB. */
type Cost = { memoryCost: number; timeCost: number; parallelism: number };

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
