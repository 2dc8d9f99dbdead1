import {
  CONTACT_STATUSES,
  type ContactReply,
  type ContactStatus,
  type ContactUpdate,
  type StoredContactMessage,
} from '#domain/contract/intake';
import type { ContactMessage } from '#domain/messages/contact-message';
import { contentHash, type Database, type Insertion, insertOnce, newestFirst } from './database.ts';

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
  /** Newest first; up to `limit` open ones and up to `limit` handled ones. */
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
const OPEN = LIVE.filter((status) => !HANDLED.includes(status));

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

/** A reply to a visitor's message, under its sender's key. */
export type ReplyDocument = Omit<ContactReply, 'id'> & {
  _id: string;
  messageId: string;
  bodyHash: string;
};

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
      const of = (statuses: ContactStatus[]) =>
        messages.find({ status: { $in: statuses } }, { sort, limit }).toArray();
      // Apart, so that handled ones never hide an older one that still waits.
      const [open, handled] = await Promise.all([of(OPEN), of(HANDLED)]);
      return [...open, ...handled].sort(newestFirst).flatMap(stored);
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

type NewReply = Pick<ReplyDocument, 'messageId' | 'text' | 'by' | 'createdAt' | 'messageIdHeader'>;

export type ContactReplies = {
  /** Stores a reply to be sent, once under its key. */
  insert(key: string, reply: NewReply): Promise<Insertion>;
  /** Replies to a message, oldest first. */
  of(messageId: string): Promise<ContactReply[]>;
  find(key: string): Promise<ContactReply | null>;
  /** Replies without an outcome, oldest first. */
  waiting(): Promise<ReplyDocument[]>;
  /** Records the outcome of a reply. */
  settle(key: string, state: Exclude<ContactReply['state'], 'waiting'>): Promise<void>;
  /** Erases the text and sends nothing more; false if there is nothing to erase. */
  erase(key: string): Promise<boolean>;
  createIndexes(): Promise<void>;
};

function presented({ _id: id, messageId: _, bodyHash: __, ...reply }: ReplyDocument): ContactReply {
  return { id, ...reply };
}

/** Administrators' replies to messages; the delivery ledger ensures that each is sent at most once. */
export function createContactReplies(database: Database): ContactReplies {
  const replies = database.collection<ReplyDocument>('contactReplies');
  return {
    insert(key, reply) {
      const bodyHash = contentHash({ messageId: reply.messageId, text: reply.text });
      return insertOnce<ReplyDocument>(replies, { _id: key, ...reply, state: 'waiting', bodyHash });
    },
    async of(messageId) {
      const found = await replies.find({ messageId }, { sort: { createdAt: 1, _id: 1 } }).toArray();
      return found.map(presented);
    },
    async find(key) {
      const found = await replies.findOne({ _id: key });
      return found && presented(found);
    },
    waiting: () => replies.find({ state: 'waiting' }, { sort: { createdAt: 1, _id: 1 } }).toArray(),
    async settle(key, state) {
      await replies.updateOne({ _id: key }, { $set: { state } });
    },
    async erase(key) {
      const found = await replies.findOne({ _id: key });
      if (found === null || found.text === '') return false;
      const state = found.state === 'waiting' ? 'refused' : found.state;
      await replies.updateOne({ _id: key }, { $set: { text: '', state } });
      return true;
    },
    async createIndexes() {
      await replies.createIndexes([{ name: 'message', key: { messageId: 1 } }]);
      await replies.createIndexes([{ name: 'state', key: { state: 1 } }]);
    },
  };
}
