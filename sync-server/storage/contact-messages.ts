import {
  CONTACT_STATUSES,
  type ContactStatus,
  type ContactUpdate,
  type StoredContactMessage,
} from '#domain/contract/intake';
import type { ContactMessage } from '#domain/messages/contact-message';
import type { ReplyDocument } from './contact-replies.ts';
import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

/** 'erased': the text is gone; key and hash remain. Without `version` it was never updated. */
type ContactDocument = Omit<StoredContactMessage, 'id' | 'status' | 'version'> & {
  _id: string;
  version?: number;
  bodyHash: string;
  /** When it was first marked as resolved or closed; null once it is open again, absent from earlier versions. */
  handledAt?: string | null;
  status: StoredContactMessage['status'] | 'erased';
};

export type ContactMessages = {
  insert(id: string, message: ContactMessage, createdAt: string): Promise<Insertion>;
  find(id: string): Promise<StoredContactMessage | null>;
  /** Newest first. */
  list(limit?: number): Promise<StoredContactMessage[]>;
  /**
   * Sets status and notes.
   * @param ifVersion the version seen; undefined updates the current one
   */
  update(
    id: string,
    changes: ContactUpdate,
    ifVersion: number | undefined,
  ): Promise<StoredContactMessage | 'missing' | 'stale'>;
  /** Erases the text and keeps the key, so that a late repeat revives nothing; false if there is none. */
  erase(id: string): Promise<boolean>;
  /** Erases messages written before a moment (ISO 8601). */
  eraseBefore(moment: string): Promise<void>;
  /** Erases messages that were resolved or closed before a moment (ISO 8601). */
  eraseHandledBefore(moment: string): Promise<void>;
  createIndexes(): Promise<void>;
};

/** Named one by one, because an index finds them among the erased ones, which stay; `$ne` would read those, too. */
const LIVE = Object.keys(CONTACT_STATUSES) as ContactStatus[];
const HANDLED: ContactStatus[] = ['resolved', 'closed'];

const EMPTIED = {
  name: '',
  email: '',
  subject: '',
  message: '',
  context: { route: '', build: '' },
  adminNotes: '',
  status: 'erased',
} as const;

function stored({
  _id,
  bodyHash: _,
  handledAt: _handledAt,
  ...message
}: ContactDocument): StoredContactMessage[] {
  const { status, version = 0 } = message;
  return status === 'erased' ? [] : [{ id: _id, ...message, status, version }];
}

/** Visitors' messages to the operators; read by administrators only. */
export function createContactMessages(database: Database, clock: () => number): ContactMessages {
  const messages = database.collection<ContactDocument>('contactMessages');
  const replies = database.collection<ReplyDocument>('contactReplies');
  const now = () => new Date(clock()).toISOString();

  async function erase(id: string): Promise<boolean> {
    const live = { _id: id, status: { $ne: 'erased' } } as const;
    const { matchedCount } = await messages.updateOne(live, { $set: EMPTIED });
    // Replies quote and name whom they answer.
    await replies.deleteMany({ messageId: id });
    return matchedCount > 0;
  }

  return {
    insert(id, message, createdAt) {
      const bodyHash = contentHash(message);
      const document = { _id: id, ...message, status: 'new', adminNotes: '', createdAt, bodyHash } as const;
      return insertOnce(messages, document);
    },
    async find(id) {
      const found = await messages.findOne({ _id: id });
      return (found && stored(found)[0]) ?? null;
    },
    async list(limit = 500) {
      const sort = { createdAt: -1, _id: 1 } as const;
      return (await messages.find({ status: { $in: LIVE } }, { sort, limit }).toArray()).flatMap(stored);
    },
    async update(id, changes, ifVersion) {
      for (;;) {
        const found = await messages.findOne({ _id: id });
        const [seen] = found === null ? [] : stored(found);
        if (seen === undefined) return 'missing';
        if (ifVersion !== undefined && ifVersion !== seen.version) return 'stale';
        // A document that was never updated has no version, which null matches.
        const before = seen.version === 0 ? null : seen.version;
        const version = seen.version + 1;
        const mine = { _id: id, version: before as number, status: seen.status };
        const handledAt = HANDLED.includes(changes.status) ? (found?.handledAt ?? now()) : null;
        const { matchedCount } = await messages.updateOne(mine, { $set: { ...changes, handledAt, version } });
        if (matchedCount > 0) return { ...seen, ...changes, version };
      }
    },
    erase,
    async eraseBefore(moment) {
      const old = { status: { $in: LIVE }, createdAt: { $lt: moment } };
      for (const { _id } of await messages.find(old).toArray()) await erase(_id);
    },
    async eraseHandledBefore(moment) {
      const old = { status: { $in: HANDLED }, handledAt: { $lt: moment } };
      for (const { _id } of await messages.find(old).toArray()) await erase(_id);
    },
    async createIndexes() {
      await messages.createIndexes([{ name: 'status', key: { status: 1, createdAt: 1 } }]);
    },
  };
}
