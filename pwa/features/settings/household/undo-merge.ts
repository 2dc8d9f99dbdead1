import { SPECIES } from '#domain/reference/species';
import type { Bowlful } from '../../../platform/database/bowlful.ts';
import type { HouseholdMergeRow, MergedRow } from '../../../platform/database/rows.ts';
import { comparable, mergeTables } from './household-tables.ts';

/** Whether a row is still as the merge left it. */
function isUntouched({ after }: MergedRow, now: object | undefined): boolean {
  return now === undefined ? after === null : after === comparable(now);
}

/** One active animal of each species, the one that was active if it is still there. */
async function keepOneActive(database: Bowlful, active: ReadonlySet<string>): Promise<void> {
  for (const species of SPECIES) {
    const pets = await database.pets.where('species').equals(species).toArray();
    const chosen = pets.find(({ id }) => active.has(id)) ?? pets.find(({ isActive }) => isActive) ?? pets[0];
    await database.pets
      .where('species')
      .equals(species)
      .modify((pet) => {
        pet.isActive = pet.id === chosen?.id;
      });
  }
}

/**
 * Takes the last merge back in one transaction. Rows that were changed since stay as they are.
 * @returns those rows; null where there is no merge to undo
 */
export function writeUndo(database: Bowlful): PromiseLike<HouseholdMergeRow['rows'] | null> {
  return database.transaction('rw', mergeTables(database), async () => {
    const merge = await database.householdMerges.get('last');
    if (merge === undefined) return null;
    const active = new Set((await database.pets.toArray()).flatMap((pet) => (pet.isActive ? [pet.id] : [])));
    const kept: MergedRow[] = [];
    for (const change of merge.rows) {
      const table = database.table<object>(change.table);
      const now = await table.get(change.key);
      if (!isUntouched(change, now)) kept.push(change);
      else if (change.before === null) await table.delete(change.key);
      else await table.put(change.before as object);
    }
    await keepOneActive(database, active);
    await database.householdMerges.delete('last');
    return kept;
  });
}
