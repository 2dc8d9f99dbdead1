import type { IDBPDatabase } from 'idb';
import { addDays, localDate } from '#domain/plan/calendar';
import { OUTBOX_NAME } from '../platform/outbox/database.ts';
import { inExisting, PAGES_DATABASE } from './open-existing.ts';
import { contentHash } from './precached-file.ts';

/** Thousands of rows, skipped because the catalogue's cursor changes with each of them. */
const CATALOGUE = ['recipes', 'cards', 'reviews'];
/** No pre-rendered page shows them, and every sync changes them. */
const HOUSEHOLD = ['householdMembership', 'householdReplica', 'householdAsides'];
const SKIPPED = [...CATALOGUE, ...HOUSEHOLD];
/** Its list heads are large and derived from the catalogue. */
const STATE_STORE = 'syncState';
const BEFORE_LIST_HEADS = 'head:';
const AFTER_LIST_HEADS = 'head;';

/** A year of meals. Pages show the latest, and only those of the last two days can be changed one by one. */
const FED_MEALS = 'fedMeals';
const FED_DAYS = 31;

async function rowsOf(database: IDBPDatabase, today: string): Promise<unknown[]> {
  const names = [...database.objectStoreNames].filter((name) => !SKIPPED.includes(name));
  const transaction = database.transaction(names);
  const ranges = (name: string) => {
    if (name === FED_MEALS) return [IDBKeyRange.lowerBound(addDays(today, -FED_DAYS))];
    return name === STATE_STORE
      ? [IDBKeyRange.upperBound(BEFORE_LIST_HEADS), IDBKeyRange.lowerBound(AFTER_LIST_HEADS)]
      : [undefined];
  };
  return await Promise.all(
    names.flatMap((name) => ranges(name).map((range) => transaction.objectStore(name).getAll(range))),
  );
}

/** Every page writes its time of opening, but no page shows it. */
const LAST_OPENED = 'lastAt';

const readRows = (name: string, today: string) => inExisting(name, (database) => rowsOf(database, today));

const withoutOpening = (key: string, value: unknown) => (key === LAST_OPENED ? undefined : value);

/**
 * A digest of everything that a pre-rendered page depends on except its address and the clock: build, owner's rows, catalogue
 * cursor, queue, day, and the browser's language and network.
 * @throws without a database of the pages
 */
export async function deviceState(build: string, now = new Date()): Promise<string> {
  const today = localDate(now);
  const [pages, queue] = await Promise.all([
    readRows(PAGES_DATABASE, today),
    // Nothing was ever written into it.
    readRows(OUTBOX_NAME, today).catch(() => []),
  ]);
  const { language, onLine } = globalThis.navigator ?? {};
  const facts = [build, today, now.getTimezoneOffset(), language, onLine];
  return await contentHash(new TextEncoder().encode(JSON.stringify([facts, pages, queue], withoutOpening)));
}
