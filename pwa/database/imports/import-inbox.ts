import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { within } from '../outbox/within.ts';
import type { ImportEntry } from './import-entry.ts';

interface InboxSchema extends DBSchema {
  entries: { key: number; value: Omit<ImportEntry, 'id'> };
}

/** The major version is in the name, as of the queue: the worker and pages of several builds open it. */
const INBOX_NAME = 'bowlful-imports-1';
const MOST_ENTRIES = 50;
const WITHIN_MS = 5_000;

/** Where this browser keeps nothing, for as long as the page lives. */
const unkept = new Map<string, ImportEntry>();

async function inDatabase<T>(work: (database: IDBPDatabase<InboxSchema>) => Promise<T>): Promise<T> {
  const opening = openDB<InboxSchema>(INBOX_NAME, 1, {
    upgrade: (database) => void database.createObjectStore('entries', { autoIncrement: true }),
  });
  const slow = () => new Error('The import inbox did not answer in time');
  const database = await within(WITHIN_MS, opening, slow);
  try {
    return await within(WITHIN_MS, work(database), slow);
  } finally {
    database.close();
  }
}

/**
 * Keeps what somebody opened, pasted or shared until something is done with it; of more than fifty the oldest go.
 * @returns its id
 * @throws where this browser's storage refused
 */
export function keepImport(entry: Omit<ImportEntry, 'id'>): Promise<string> {
  return inDatabase(async (database) => {
    const tx = database.transaction('entries', 'readwrite');
    const id = await tx.store.add(entry);
    const ids = await tx.store.getAllKeys();
    for (const old of ids.slice(0, -MOST_ENTRIES)) await tx.store.delete(old);
    await tx.done;
    return String(id);
  });
}

/** As `keepImport`; where the storage refuses, it is kept for as long as this page lives. Only for pages. */
export async function keepImportSomehow(entry: Omit<ImportEntry, 'id'>): Promise<string> {
  try {
    return await keepImport(entry);
  } catch {
    const id = `page-${unkept.size + 1}`;
    unkept.set(id, { ...entry, id });
    return id;
  }
}

/** What was kept under an id; null where there is nothing any more. */
export async function readImport(id: string): Promise<ImportEntry | null> {
  const held = unkept.get(id);
  if (held !== undefined || !/^\d{1,15}$/.test(id)) return held ?? null;
  const entry = await inDatabase((database) => database.get('entries', Number(id)));
  return entry === undefined ? null : { ...entry, id };
}

/** Everything that is kept, the newest first. */
export async function listImports(): Promise<ImportEntry[]> {
  const stored = await inDatabase(async (database) => {
    const entries: ImportEntry[] = [];
    for await (const cursor of database.transaction('entries').store) {
      entries.push({ ...cursor.value, id: String(cursor.key) });
    }
    return entries;
  }).catch(() => []);
  return [...unkept.values(), ...stored.toReversed()];
}

/** Forgets one of them. */
export async function removeImport(id: string): Promise<void> {
  unkept.delete(id);
  if (/^\d{1,15}$/.test(id)) await inDatabase((database) => database.delete('entries', Number(id)));
}

/** Forgets all of them. */
export async function clearImports(): Promise<void> {
  unkept.clear();
  await inDatabase((database) => database.clear('entries'));
}
