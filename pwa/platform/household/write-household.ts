import type { Household } from '#domain/household/household';
import { isSame } from '#domain/household/record-value';
import type { Bowlful } from '../database/bowlful.ts';
import {
  comparable,
  forgetConversions,
  keepOneActive,
  type StoredRow,
  storedRows,
} from './household-tables.ts';

/** What each device has for itself, beside what a row shares. */
const OWN_FIELDS = ['isActive', 'photo'] as const;

const placeOf = ({ table, key }: StoredRow) => `${table} ${key}`;

/** The row with what only this device has about it. */
function withOwnFields(row: object, kept: object | undefined): object {
  const own = OWN_FIELDS.filter((field) => kept !== undefined && field in kept);
  return {
    ...row,
    ...Object.fromEntries(own.map((field) => [field, (kept as Record<string, unknown>)[field]])),
  };
}

/**
 * Writes what changed from `before`, the tables' rows now, to `after`. Damaged rows stay. Runs in the caller's transaction.
 */
export async function writeHousehold(database: Bowlful, before: Household, after: Household): Promise<void> {
  if (!isSame(before.foods, after.foods)) await forgetConversions(database);
  const isSameLog = before.fedMeals === after.fedMeals;
  const rowsOf = (household: Household) => storedRows(isSameLog ? { ...household, fedMeals: [] } : household);
  const held = new Map(rowsOf(before).map((stored) => [placeOf(stored), stored]));
  const wanted = new Map(rowsOf(after).map((stored) => [placeOf(stored), stored]));
  for (const [place, { table, key }] of held) {
    if (!wanted.has(place)) await database.table(table).delete(key);
  }
  for (const [place, { table, key, row }] of wanted) {
    const same = held.get(place);
    if (same !== undefined && comparable(same.row) === comparable(row)) continue;
    const rows = database.table<object>(table);
    await rows.put(withOwnFields(row, await rows.get(key)));
  }
  await keepOneActive(database);
}

/**
 * Writes the rows of `agreed` that the tables have but can't read any more; others stay. Runs in the caller's transaction.
 * @param readable the tables' rows now
 */
export async function mendRows(database: Bowlful, readable: Household, agreed: Household): Promise<void> {
  const places = new Set(storedRows(readable).map(placeOf));
  for (const stored of storedRows(agreed)) {
    if (places.has(placeOf(stored))) continue;
    const rows = database.table<object>(stored.table);
    const kept = await rows.get(stored.key);
    // Without a row it is deleted.
    if (kept === undefined) continue;
    await rows.put(withOwnFields(stored.row, kept));
    if (stored.part === 'foods') await forgetConversions(database);
  }
  await keepOneActive(database);
}
