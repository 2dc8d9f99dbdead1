import type { ContactMessage } from '#domain/contact/contact-message';
import type { StoredContactMessage } from '#domain/contract/contact';
import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

type ContactDocument = Omit<StoredContactMessage, 'id'> & { _id: string; bodyHash: string };

export type ContactMessages = {
  insert(id: string, message: ContactMessage, createdAt: string): Promise<Insertion>;
  find(id: string): Promise<StoredContactMessage | null>;
  /** Newest first. */
  list(limit?: number): Promise<StoredContactMessage[]>;
};

function stored({ _id, bodyHash: _, ...message }: ContactDocument): StoredContactMessage {
  return { id: _id, ...message };
}

/** Messages to the people behind the site; administrators alone read them. */
export function createContactMessages(database: Database): ContactMessages {
  const messages = database.collection<ContactDocument>('contactMessages');
  return {
    insert(id, message, createdAt) {
      const bodyHash = contentHash(message);
      const document = { _id: id, ...message, status: 'new', adminNotes: '', createdAt, bodyHash } as const;
      return insertOnce(messages, document);
    },
    async find(id) {
      const found = await messages.findOne({ _id: id });
      return found && stored(found);
    },
    async list(limit = 500) {
      const sort = { createdAt: -1, _id: 1 } as const;
      return (await messages.find({}, { sort, limit }).toArray()).map(stored);
    },
  };
}
