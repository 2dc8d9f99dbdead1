import type { IDBPDatabase } from 'idb';
import { localDate } from '#domain/plan/calendar';
import { OUTBOX_NAME } from '../platform/outbox/database.ts';
import { contentHash } from './content-hash.ts';
import { openExisting } from './open-existing.ts';

const PAGES_DATABASE = 'bowlful';
/** Thousands of rows, skipped because the catalogue's cursor changes with each of them. */
const CATALOGUE = ['recipes', 'cards', 'reviews'];
/** Its list heads are large and derived from the catalogue. */
const STATE_STORE = 'syncState';
const BEFORE_LIST_HEADS = 'head:';
const AFTER_LIST_HEADS = 'head;';

async function rowsOf(database: IDBPDatabase): Promise<unknown[]> {
  const names = [...database.objectStoreNames].filter((name) => !CATALOGUE.includes(name));
  const transaction = database.transaction(names);
  const ranges = (name: string) =>
    name === STATE_STORE
      ? [IDBKeyRange.upperBound(BEFORE_LIST_HEADS), IDBKeyRange.lowerBound(AFTER_LIST_HEADS)]
      : [undefined];
  return await Promise.all(
    names.flatMap((name) => ranges(name).map((range) => transaction.objectStore(name).getAll(range))),
  );
}

/** Every page writes its time of opening, but no page shows it. */
const LAST_OPENED = 'lastAt';

async function readRows(name: string): Promise<unknown[]> {
  const database = await openExisting(name);
  try {
    return await rowsOf(database);
  } finally {
    database.close();
  }
}

const withoutOpening = (key: string, value: unknown) => (key === LAST_OPENED ? undefined : value);

/**
 * A digest of everything that a pre-rendered page depends on except its address and the clock: build, owner's rows, catalogue
 * cursor, queue, day, and the browser's language and network.
 * @throws without a database of the pages
 */
export async function deviceState(build: string, now = new Date()): Promise<string> {
  const [pages, queue] = await Promise.all([
    readRows(PAGES_DATABASE),
    // Nothing was ever written into it.
    readRows(OUTBOX_NAME).catch(() => []),
  ]);
  const { language, onLine } = globalThis.navigator ?? {};
  const facts = [build, localDate(now), now.getTimezoneOffset(), language, onLine];
  return await contentHash(new TextEncoder().encode(JSON.stringify([facts, pages, queue], withoutOpening)));
}
