import { database } from '../platform/database/bowlful.ts';

/** Empties every table of the device. Resolves once the live queries that outlast a test have seen it. */
export async function clearDevice(): Promise<void> {
  await Promise.all(database.tables.map((table) => table.clear()));
  await new Promise((resolve) => setTimeout(resolve));
  // Those queries were issued before this one, and are answered in order.
  await database.transaction('r', database.tables, () => database.preferences.count());
  await new Promise((resolve) => setTimeout(resolve));
}
