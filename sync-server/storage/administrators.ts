import { randomBytes } from 'node:crypto';
import { canonicalUserName, type Role } from '#domain/account/account';
import type { NoticesBody } from '#domain/contract/notices';
import { type Database, insertIfAbsent } from './database.ts';

/** The secret behind one-time codes. */
export type CodeSecret = {
  /** Identifies this secret. */
  id: string;
  /** Its key, sealed: the storage can't read it. */
  sealed: string;
};

export type Administrator = {
  username: string;
  passwordHash: string;
  /** Sessions and devices end when it changes: with every new password, and by `renewCredential`. */
  credentialId: string;
  role: Role;
  /** If set, sign-in asks for a code; recovery codes are stored as hashes. */
  codes: (CodeSecret & { recovery: string[] }) | null;
  /** Offered to an authenticator, but not yet confirmed. */
  codesOffered: CodeSecret | null;
  /**
   * Random id under which authenticators store this account's passkeys; null without any. Passkeys of another id are
   * invalid, so replacing it ends them all.
   */
  passkeyUserId: string | null;
  /** E-mails about new items; null for none. */
  notices: NoticesBody | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type Administrators = {
  /** Names are equal if their `canonicalUserName` is. */
  create(administrator: {
    username: string;
    passwordHash: string;
    role: Role;
  }): Promise<'created' | 'exists'>;
  find(username: string): Promise<Administrator | null>;
  /** By `passkeyUserId`. */
  findByPasskeyUser(userId: string): Promise<Administrator | null>;
  /** Ordered by canonical name. */
  list(): Promise<Administrator[]>;
  /**
   * Changes an administrator's password, which ends all their sessions and devices in the same write.
   * @returns the updated administrator; null if there is none
   */
  changePassword(username: string, passwordHash: string): Promise<Administrator | null>;
  /** Ends every session and device of an administrator without changing the password. */
  renewCredential(username: string): Promise<Administrator | null>;
  /** Null if there is none. */
  setRole(username: string, role: Role): Promise<Administrator | null>;
  setCodes(
    username: string,
    changes: Partial<Pick<Administrator, 'codes' | 'codesOffered'>>,
  ): Promise<Administrator | null>;
  setPasskeyUser(username: string, passkeyUserId: string | null): Promise<Administrator | null>;
  setNotices(username: string, notices: NoticesBody): Promise<Administrator | null>;
  /** False if there is none. Sessions and devices without an account are invalid. */
  remove(username: string): Promise<boolean>;
  /** Stores a stronger hash of the same password, unless the password was changed meanwhile. */
  upgradePasswordHash(username: string, from: string, to: string): Promise<void>;
  count(): Promise<number>;
  /** Migrates names stored in an older form to the canonical one. */
  migrateNames(): Promise<void>;
};

/** Data of older versions have neither `credentialId` nor role: their only administrator is the owner. */
type AdministratorDocument = Pick<Administrator, 'username' | 'passwordHash'> &
  Partial<
    Pick<Administrator, 'credentialId' | 'role' | 'codes' | 'codesOffered' | 'passkeyUserId' | 'notices'>
  > & {
    _id: string;
    createdAt: Date;
  };

const newCredentialId = () => randomBytes(16).toString('base64url');

function administratorOf({
  username,
  passwordHash,
  credentialId = '',
  role = 'owner',
  codes = null,
  codesOffered = null,
  passkeyUserId = null,
  notices = null,
  createdAt,
}: AdministratorDocument): Administrator {
  return {
    username,
    passwordHash,
    credentialId,
    role,
    codes,
    codesOffered,
    passkeyUserId,
    notices,
    createdAt: createdAt.toISOString(),
  };
}

export function createAdministrators(database: Database, clock: () => number): Administrators {
  const administrators = database.collection<AdministratorDocument>('administrators');

  async function find(username: string): Promise<Administrator | null> {
    const found = await administrators.findOne({ _id: canonicalUserName(username) });
    return found && administratorOf(found);
  }

  async function change(
    username: string,
    changes: Partial<Omit<Administrator, 'createdAt'>>,
  ): Promise<Administrator | null> {
    await administrators.updateOne({ _id: canonicalUserName(username) }, { $set: changes });
    return await find(username);
  }

  return {
    async create({ username, passwordHash, role }) {
      const document = {
        _id: canonicalUserName(username),
        username,
        passwordHash,
        role,
        credentialId: newCredentialId(),
        createdAt: new Date(clock()),
      };
      return (await insertIfAbsent(administrators, document)) ? 'created' : 'exists';
    },
    find,
    async findByPasskeyUser(passkeyUserId) {
      const found = await administrators.findOne({ passkeyUserId });
      return found && administratorOf(found);
    },
    async list() {
      return (await administrators.find({}, { sort: { _id: 1 } }).toArray()).map(administratorOf);
    },
    changePassword: (username, passwordHash) =>
      change(username, { passwordHash, credentialId: newCredentialId() }),
    renewCredential: (username) => change(username, { credentialId: newCredentialId() }),
    setRole: (username, role) => change(username, { role }),
    setCodes: (username, changes) => change(username, changes),
    setPasskeyUser: (username, passkeyUserId) => change(username, { passkeyUserId }),
    setNotices: (username, notices) => change(username, { notices }),
    async remove(username) {
      return (await administrators.deleteOne({ _id: canonicalUserName(username) })).deletedCount > 0;
    },
    async upgradePasswordHash(username, from, to) {
      const unchanged = { _id: canonicalUserName(username), passwordHash: from };
      await administrators.updateOne(unchanged, { $set: { passwordHash: to } });
    },
    count: () => administrators.countDocuments(),
    async migrateNames() {
      for (const document of await administrators.find({}).toArray()) {
        const _id = canonicalUserName(document.username);
        if (_id === document._id) continue;
        await insertIfAbsent(administrators, { ...document, _id });
        await administrators.deleteOne({ _id: document._id });
      }
    },
  };
}
