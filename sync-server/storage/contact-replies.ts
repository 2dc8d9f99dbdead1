import type { ContactReply } from '#domain/contract/intake';
import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

/** A reply to a visitor's message, under its sender's key. */
export type ReplyDocument = Omit<ContactReply, 'id'> & {
  _id: string;
  messageId: string;
  bodyHash: string;
};

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
