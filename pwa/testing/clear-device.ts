import { database } from '../platform/database/bowlful.ts';

/** Empties every table of the device. Resolves once the queries that go on from test to test have seen it. */
export async function clearDevice(): Promise<void> {
  await Promise.all(database.tables.map((table) => table.clear()));
  await new Promise((resolve) => setTimeout(resolve));
  // Those queries were asked before this one, and are answered in turn.
  await database.transaction('r', database.tables, () => database.preferences.count());
  await new Promise((resolve) => setTimeout(resolve));
}
