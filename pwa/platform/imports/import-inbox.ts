import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ReadSource } from '#domain/interchange/read-source';
import { counted } from '#domain/text/sentence-parts';
import { withTimeout } from '../database/with-timeout.ts';
import { INBOX_NAME } from './imports-exist.ts';

/** Where an import came from. */
type ImportOrigin = 'file' | 'paste' | 'share' | 'link';

/** A file or a text, as received. */
export type ImportPart = {
  /** Name of the file, or another label; empty if unknown. */
  name: string;
  /** Media type; empty if unknown. */
  type: string;
  content: string | ArrayBuffer;
  /** Its content is too large and was not stored. */
  isTooLarge?: boolean;
  /** Stands for the files beyond the most that are taken at once. */
  isTooMany?: boolean;
  /** The recipes that the server parsed from a linked page; `content` is then empty. */
  read?: ReadSource;
};

/** A possible recipe, stored until its owner has handled it. */
export type ImportEntry = {
  id: string;
  /** ISO 8601, UTC. */
  takenAt: string;
  origin: ImportOrigin;
  parts: readonly ImportPart[];
  /** Places of the recipes that were passed on; the import stays until all of them are. */
  passedOn?: readonly number[];
  /** A page for the server to read; removed once the owner has seen the result. */
  link?: {
    /** Satisfies `isLink`. */
    url: string;
    /** 'reading' is never stored: a killed reader leaves the link waiting. */
    state: 'waiting' | 'failed' | 'read';
    /** The server's reason why nothing was read. */
    detail?: string;
    /** The owner has been notified that it was read. */
    isTold?: true;
  };
};

interface InboxSchema extends DBSchema {
  entries: { key: number | string; value: Omit<ImportEntry, 'id'> };
}

export const MOST_ENTRIES = 50;
const WITHIN_MS = 5_000;

/** Keys of links sort by time after all numbers, so that links are found, and kept longest, without reading other entries. */
const LINK_KEY = 'link-';
const newLinkKey = () => `${LINK_KEY}${Date.now().toString(36).padStart(9, '0')}-${crypto.randomUUID()}`;
/** Key of the one share that another app or site sent and nobody has opened yet. */
const SHARE_KEY = 'share';
const ID = new RegExp(`^(?:\\d{1,15}|${LINK_KEY}[\\w-]{1,60}|${SHARE_KEY})$`);
const keyOf = (id: string) => (/^\d/.test(id) ? Number(id) : id);

/** Entries that this browser could not store; they last as long as the page. */
const unkept = new Map<string, ImportEntry>();

async function inDatabase<T>(work: (database: IDBPDatabase<InboxSchema>) => Promise<T>): Promise<T> {
  const opening = openDB<InboxSchema>(INBOX_NAME, 1, {
    upgrade: (database) => void database.createObjectStore('entries', { autoIncrement: true }),
  });
  const slow = (): never => {
    throw new Error('The import inbox did not answer in time');
  };
  const database = await withTimeout(opening, WITHIN_MS, slow).catch((error: unknown) => {
    // A late connection has no owner, so close it.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  });
  try {
    return await withTimeout(work(database), WITHIN_MS, slow);
  } finally {
    database.close();
  }
}

/**
 * Stores opened, pasted or shared content until it has been handled; beyond fifty entries the oldest are deleted.
 * @returns its id
 * @throws if this browser's storage refused
 */
export function keepImport(entry: Omit<ImportEntry, 'id'>): Promise<string> {
  return inDatabase(async (database) => {
    const tx = database.transaction('entries', 'readwrite', { durability: 'strict' });
    const older = await tx.store.getAllKeys();
    for (const old of older.slice(0, -(MOST_ENTRIES - 1))) await tx.store.delete(old);
    const id = await tx.store.add(entry, entry.link === undefined ? undefined : newLinkKey());
    await tx.done;
    return String(id);
  });
}

/**
 * Holds what was shared until its screen takes it; the next share replaces it.
 * @returns its id
 * @throws if this browser's storage refused
 */
export async function keepShare(entry: Omit<ImportEntry, 'id'>): Promise<string> {
  await inDatabase((database) => database.put('entries', entry, SHARE_KEY));
  return SHARE_KEY;
}

/**
 * Takes a share out of the storage, since a form of any site can send one; from now on it lives as long as the page.
 * Null for any other id.
 */
export async function takeShared(id: string): Promise<ImportEntry | null> {
  if (id !== SHARE_KEY) return null;
  const entry = await readImport(id);
  if (entry === null || unkept.has(id)) return entry;
  // Cached before it is deleted: a page may ask twice at once.
  unkept.set(id, entry);
  await inDatabase((database) => database.delete('entries', SHARE_KEY));
  return entry;
}

/** As `keepImport`, but falls back to the life of this page if the storage refuses. Only for pages. */
export async function storeImportOrHold(entry: Omit<ImportEntry, 'id'>): Promise<string> {
  try {
    return await keepImport(entry);
  } catch {
    const id = `page-${crypto.randomUUID()}`;
    unkept.set(id, { ...entry, id });
    return id;
  }
}

/** The entry with this id; null if it is gone. */
export async function readImport(id: string): Promise<ImportEntry | null> {
  const held = unkept.get(id);
  if (held !== undefined || !ID.test(id)) return held ?? null;
  const entry = await inDatabase((database) => database.get('entries', keyOf(id)));
  return entry === undefined ? null : { ...entry, id };
}

/** Changes an entry in one transaction; does nothing if it is gone. */
export async function changeImport(id: string, change: (entry: ImportEntry) => ImportEntry): Promise<void> {
  const held = unkept.get(id);
  if (held !== undefined) unkept.set(id, change(held));
  if (!ID.test(id)) return;
  await inDatabase(async (database) => {
    const tx = database.transaction('entries', 'readwrite', { durability: 'strict' });
    const stored = await tx.store.get(keyOf(id));
    if (stored !== undefined) {
      const { id: _id, ...entry } = change({ ...stored, id });
      await tx.store.put(entry, keyOf(id));
    }
    await tx.done;
  });
}

/** All entries: links, then the others, newest first. */
export const listImports = () => list();

/** Imports by link that their owner has not seen yet. */
export async function listLinks(): Promise<ImportEntry[]> {
  return (await list(IDBKeyRange.lowerBound(LINK_KEY))).filter(({ link }) => link !== undefined);
}

async function list(range?: IDBKeyRange): Promise<ImportEntry[]> {
  const stored = await inDatabase(async (database) => {
    const entries: ImportEntry[] = [];
    for await (const cursor of database.transaction('entries').store.iterate(range)) {
      if (cursor.key !== SHARE_KEY) entries.push({ ...cursor.value, id: String(cursor.key) });
    }
    return entries;
  }).catch(() => []);
  return [...unkept.values()].filter(({ id }) => id !== SHARE_KEY).concat(stored.toReversed());
}

/** Deletes an entry. */
export async function removeImport(id: string): Promise<void> {
  unkept.delete(id);
  if (ID.test(id)) await inDatabase((database) => database.delete('entries', keyOf(id)));
}

/** Deletes all entries. */
export async function clearImports(): Promise<void> {
  unkept.clear();
  await inDatabase((database) => database.clear('entries'));
}

const MOST_BYTES = 10_000_000;

/**
 * Files as received, without content that is too large; those beyond `most` become one part that counts them.
 * @throws if one is no longer readable
 */
export async function fileParts(files: readonly File[], most: number): Promise<ImportPart[]> {
  const parts = await Promise.all(files.slice(0, most).map(filePart));
  const left = files.length - parts.length;
  if (left === 0) return parts;
  return [...parts, { name: counted(left, 'more file'), type: '', content: '', isTooMany: true }];
}

async function filePart(file: File): Promise<ImportPart> {
  const { name, type, size } = file;
  if (size > MOST_BYTES) return { name, type, content: '', isTooLarge: true };
  return { name, type, content: await file.arrayBuffer() };
}
