import { createHash } from 'node:crypto';
import { type Database, insertIfAbsent } from './database.ts';

export type StoredPasskey = {
  /** Identifies it; derived from its credential id. */
  id: string;
  /** The account, as `Administrator.passkeyUserId`. */
  userId: string;
  /** What authenticators call it, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signatures so far, as the authenticator counts them; 0 from one that doesn't count. */
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type Passkeys = {
  /** Null if this credential is registered already, to whichever account. */
  add(
    passkey: Pick<StoredPasskey, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'name'>,
  ): Promise<StoredPasskey | null>;
  /** By its credential id. */
  find(credentialId: string): Promise<StoredPasskey | null>;
  /** An account's passkeys, oldest first. */
  list(userId: string): Promise<StoredPasskey[]>;
  /**
   * Records a use; of simultaneous uses with the same count only one counts.
   * @param counter must be above the stored one, unless both are 0
   * @returns false if it is not, or if the passkey is gone
   */
  use(id: string, counter: number): Promise<boolean>;
  /** False if the account has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /** False if the account has no such passkey. */
  remove(userId: string, id: string): Promise<boolean>;
  removeAllOf(userId: string): Promise<void>;
};

type PasskeyDocument = Omit<StoredPasskey, 'id'> & { _id: string };

/** Credential ids may be longer than a key of the embedded engine. */
const idOf = (credentialId: string) => createHash('sha256').update(credentialId).digest('base64url');

const stored = ({ _id: id, ...passkey }: PasskeyDocument): StoredPasskey => ({ id, ...passkey });

/** Passkeys of administrators: only public keys, so a copy of the database signs nobody in. */
export function createPasskeys(database: Database, clock: () => number): Passkeys {
  const passkeys = database.collection<PasskeyDocument>('passkeys');
  return {
    async add(passkey) {
      const document = {
        _id: idOf(passkey.credentialId),
        ...passkey,
        createdAt: new Date(clock()),
        lastUsedAt: null,
      };
      return (await insertIfAbsent(passkeys, document)) ? stored(document) : null;
    },
    async find(credentialId) {
      const found = await passkeys.findOne({ _id: idOf(credentialId) });
      return found && stored(found);
    },
    async list(userId) {
      return (await passkeys.find({ userId }, { sort: { createdAt: 1 } }).toArray()).map(stored);
    },
    async use(id, counter) {
      const allowed = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
      const used = { counter, lastUsedAt: new Date(clock()) };
      return (await passkeys.updateOne({ _id: id, ...allowed }, { $set: used })).matchedCount > 0;
    },
    async rename(userId, id, name) {
      return (await passkeys.updateOne({ _id: id, userId }, { $set: { name } })).matchedCount > 0;
    },
    async remove(userId, id) {
      return (await passkeys.deleteOne({ _id: id, userId })).deletedCount > 0;
    },
    async removeAllOf(userId) {
      await passkeys.deleteMany({ userId });
    },
  };
}
