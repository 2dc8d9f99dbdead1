import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#domain/account/account';
import { INVITATION_DAYS } from '#domain/privacy/retention';
import type { Database } from './database.ts';
import type { UsedCodes } from './used-codes.ts';

export type StoredInvitation = {
  /** Identifies it; derived from its token's hash, so it opens nothing. */
  id: string;
  role: Role;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

export type Invitations = {
  /** Creates an invitation and returns its token (256 random bits, base64url), of which only a hash is stored. */
  create(role: Role, invitedBy: string): Promise<{ token: string; invitation: StoredInvitation }>;
  /** Null if unknown, revoked, expired or accepted. */
  find(token: string): Promise<StoredInvitation | null>;
  /** Open invitations, newest first. */
  list(): Promise<StoredInvitation[]>;
  /** Uses an invitation once, across all processes; null if it is invalid. */
  take(token: string): Promise<StoredInvitation | null>;
  /** Undoes a use that failed later. */
  giveBack(token: string): Promise<void>;
  /** Deletes an invitation that was accepted or is revoked; false if there is none. */
  remove(id: string): Promise<boolean>;
  /** Deletes the invitations of an administrator who is no longer an owner. */
  removeOf(invitedBy: string): Promise<void>;
  /** Deletes expired ones; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

/** `_id` is the SHA-256 of the token. */
type InvitationDocument = Omit<StoredInvitation, 'id'> & { _id: string };

const KEPT_MS = INVITATION_DAYS * 24 * 60 * 60_000;
const ID_CHARACTERS = 16;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const spentOf = (token: string) => `invitation|${hashOf(token)}`;

function stored({ _id, role, invitedBy, createdAt, expiresAt }: InvitationDocument): StoredInvitation {
  return { id: _id.slice(0, ID_CHARACTERS), role, invitedBy, createdAt, expiresAt };
}

/** Invitations to become an administrator, by a link that works once. */
export function createInvitations(
  database: Database,
  clock: () => number,
  usedCodes: UsedCodes,
): Invitations {
  const invitations = database.collection<InvitationDocument>('invitations');
  const open = () => ({ expiresAt: { $gt: new Date(clock()) } });

  async function find(token: string): Promise<StoredInvitation | null> {
    const found = await invitations.findOne({ _id: hashOf(token), ...open() });
    return found && stored(found);
  }

  return {
    async create(role, invitedBy) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const document = {
        _id: hashOf(token),
        role,
        invitedBy,
        createdAt: new Date(now),
        expiresAt: new Date(now + KEPT_MS),
      };
      await invitations.insertOne(document);
      return { token, invitation: stored(document) };
    },
    find,
    async list() {
      return (await invitations.find(open(), { sort: { createdAt: -1 } }).toArray()).map(stored);
    },
    async take(token) {
      const found = await find(token);
      return found !== null && (await usedCodes.spend(spentOf(token), KEPT_MS)) ? found : null;
    },
    giveBack: (token) => usedCodes.giveBack(spentOf(token)),
    async remove(id) {
      const all = await invitations.find({}).toArray();
      const found = all.find((document) => stored(document).id === id);
      return found !== undefined && (await invitations.deleteOne({ _id: found._id })).deletedCount > 0;
    },
    async removeOf(invitedBy) {
      await invitations.deleteMany({ invitedBy });
    },
    async sweep() {
      await invitations.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
