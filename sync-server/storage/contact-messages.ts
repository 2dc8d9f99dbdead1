import type { StoredContactMessage } from '#domain/contract/contact';
import type { ContactMessage } from '#domain/messages/contact-message';
import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

/** 'erased': the text is gone; key and hash remain. */
type ContactDocument = Omit<StoredContactMessage, 'id' | 'status'> & {
  _id: string;
  bodyHash: string;
  status: StoredContactMessage['status'] | 'erased';
};

export type ContactMessages = {
  insert(id: string, message: ContactMessage, createdAt: string): Promise<Insertion>;
  find(id: string): Promise<StoredContactMessage | null>;
  /** Newest first. */
  list(limit?: number): Promise<StoredContactMessage[]>;
  /** Erases the text and keeps the key, so that a late repeat revives nothing; false if there is none. */
  erase(id: string): Promise<boolean>;
  /** Erases messages written before a moment (ISO 8601). */
  eraseBefore(moment: string): Promise<void>;
};

const EMPTIED = { name: '', email: '', subject: '', message: '', adminNotes: '', status: 'erased' } as const;

function stored({ _id, bodyHash: _, ...message }: ContactDocument): StoredContactMessage[] {
  const { status } = message;
  return status === 'erased' ? [] : [{ id: _id, ...message, status }];
}

/** Visitors' messages to the operators; read by administrators only. */
export function createContactMessages(database: Database): ContactMessages {
  const messages = database.collection<ContactDocument>('contactMessages');

  async function erase(id: string): Promise<boolean> {
    const live = { _id: id, status: { $ne: 'erased' } } as const;
    return (await messages.updateOne(live, { $set: EMPTIED })).matchedCount > 0;
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
      return (await messages.find({ status: { $ne: 'erased' } }, { sort, limit }).toArray()).flatMap(stored);
    },
    erase,
    async eraseBefore(moment) {
      const old = { status: { $ne: 'erased' }, createdAt: { $lt: moment } } as const;
      for (const { _id } of await messages.find(old).toArray()) await erase(_id);
    },
  };
}
