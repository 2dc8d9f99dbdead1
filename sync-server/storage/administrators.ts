import { randomBytes } from 'node:crypto';
import { canonicalUserName } from '#domain/account/user-name';
import { type Database, insertIfAbsent } from './database.ts';

export type Administrator = {
  username: string;
  passwordHash: string;
  /** Changes with the password and with nothing else: what was given out under another one has ended. */
  credentialId: string;
};

export type Administrators = {
  /** Names are one where `canonicalUserName` says so. */
  create(administrator: Omit<Administrator, 'credentialId'>): Promise<'created' | 'exists'>;
  find(username: string): Promise<Administrator | null>;
  /** By the form of their names. */
  list(): Promise<Administrator[]>;
  /**
   * Gives an administrator another password: in the same step every session and device of theirs loses its right.
   * @returns the administrator as it is now; null where there is none
   */
  changePassword(username: string, passwordHash: string): Promise<Administrator | null>;
  /** Ends every session and device of an administrator under the present password. */
  renewCredential(username: string): Promise<Administrator | null>;
  /** Keeps the same password under a stronger hash, unless it was changed meanwhile. */
  upgradePasswordHash(username: string, from: string, to: string): Promise<void>;
  count(): Promise<number>;
  /** Brings names that were kept under an older form to the present one. */
  bringNamesIntoStep(): Promise<void>;
};

/** Without `credentialId` in data of older versions. */
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
