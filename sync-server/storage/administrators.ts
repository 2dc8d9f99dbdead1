import { randomBytes } from 'node:crypto';
import { canonicalUserName } from '#domain/account/user-name';
import { type Database, insertIfAbsent } from './database.ts';

export type Administrator = {
  username: string;
  passwordHash: string;
  /** Changes with the password only: sessions and devices of an earlier one have ended. */
  credentialId: string;
};

export type Administrators = {
  /** Names are equal if their `canonicalUserName` is. */
  create(administrator: Omit<Administrator, 'credentialId'>): Promise<'created' | 'exists'>;
  find(username: string): Promise<Administrator | null>;
  /** Ordered by canonical name. */
  list(): Promise<Administrator[]>;
  /**
   * Changes an administrator's password, which ends all their sessions and devices in the same write.
   * @returns the updated administrator; null if there is none
   */
  changePassword(username: string, passwordHash: string): Promise<Administrator | null>;
  /** Ends every session and device of an administrator without changing the password. */
  renewCredential(username: string): Promise<Administrator | null>;
  /** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
  upgradePasswordHash(username: string, from: string, to: string): Promise<void>;
  count(): Promise<number>;
  /** Migrates names stored in an older form to the canonical one. */
  bringNamesIntoStep(): Promise<void>;
};

/** Data of older versions have no `credentialId`. */
type AdministratorDocument = Omit<Administrator, 'credentialId'> & {
  _id: string;
  credentialId?: string;
  createdAt: Date;
};

const newCredentialId = () => randomBytes(16).toString('base64url');

function administratorOf({
  username,
  passwordHash,
  credentialId = '',
}: AdministratorDocument): Administrator {
  return { username, passwordHash, credentialId };
}

export function createAdministrators(database: Database, clock: () => number): Administrators {
  const administrators = database.collection<AdministratorDocument>('administrators');

  async function find(username: string): Promise<Administrator | null> {
    const found = await administrators.findOne({ _id: canonicalUserName(username) });
    return found && administratorOf(found);
  }

  async function change(username: string, changes: Partial<Administrator>): Promise<Administrator | null> {
    await administrators.updateOne({ _id: canonicalUserName(username) }, { $set: changes });
    return await find(username);
  }

  return {
    async create({ username, passwordHash }) {
      const document = {
        _id: canonicalUserName(username),
        username,
        passwordHash,
        credentialId: newCredentialId(),
        createdAt: new Date(clock()),
      };
      return (await insertIfAbsent(administrators, document)) ? 'created' : 'exists';
    },
    find,
    async list() {
      return (await administrators.find({}, { sort: { _id: 1 } }).toArray()).map(administratorOf);
    },
    changePassword: (username, passwordHash) =>
      change(username, { passwordHash, credentialId: newCredentialId() }),
    renewCredential: (username) => change(username, { credentialId: newCredentialId() }),
    async upgradePasswordHash(username, from, to) {
      const unchanged = { _id: canonicalUserName(username), passwordHash: from };
      await administrators.updateOne(unchanged, { $set: { passwordHash: to } });
    },
    count: () => administrators.countDocuments(),
    async bringNamesIntoStep() {
      for (const document of await administrators.find({}).toArray()) {
        const _id = canonicalUserName(document.username);
        if (_id === document._id) continue;
        await insertIfAbsent(administrators, { ...document, _id });
        await administrators.deleteOne({ _id: document._id });
      }
    },
  };
}
