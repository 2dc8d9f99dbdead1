import type { ContactMessage } from '#domain/contact/contact-message';
import { contentHash } from './content-hash.ts';
import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

export type StoredContactMessage = ContactMessage & {
  /** UUID of the visitor's queue item. */
  id: string;
  status: 'new' | 'in-progress' | 'resolved';
  adminNotes: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};

type ContactDocument = Omit<StoredContactMessage, 'id'> & { _id: string; bodyHash: string };

export type ContactMessages = {
  insert(id: string, message: ContactMessage, createdAt: string): Promise<Insertion>;
  find(id: string): Promise<StoredContactMessage | null>;
};

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
      if (found === null) return null;
      const { _id, bodyHash: _, ...message } = found;
      return { id: _id, ...message };
    },
  };
}
