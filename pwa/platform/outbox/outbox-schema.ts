import type { DBSchema } from 'idb';

/**
 * The major version is in the name, so that code of another major can never open and damage these items. A later major
 * opens its own database and drains this one with the same store and flush.
 */
export const OUTBOX_NAME = 'bowlful-outbox-1';
export const OUTBOX_VERSION = 1;

export interface OutboxSchema extends DBSchema {
  items: {
    key: number;
    /** Parsed by `readableItem`: a row may be of a later version. */
    value: unknown;
    indexes: { id: string };
  };
}

/** Makes the tables of version 1, which is never edited once released. */
export function createOutbox(database: IDBDatabase): void {
  const items = database.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
  items.createIndex('id', 'id', { unique: true });
}
