import { hash, verify } from '@node-rs/argon2';
import { workQueue } from './work-queue.ts';

/** OWASP's minimum for Argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; with null it takes just as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** Two hashes at once and twenty waiting: each costs 19 MiB and some 20 ms of a core. */
export function createPasswords(): Passwords {
  const inTurn = workQueue(2, 20);
  // Verified against where no such account exists, so that the time taken tells nothing.
  const decoy = hash(crypto.randomUUID(), PARAMETERS);
  const hashInTurn = (password: string) => inTurn(() => hash(password, PARAMETERS));
  return {
    hash: hashInTurn,
    async verify(passwordHash, password) {
      const known = passwordHash ?? (await decoy);
      const matches = await inTurn(() => verify(known, password).catch(() => false));
      return matches && passwordHash !== null;
    },
  };
}
