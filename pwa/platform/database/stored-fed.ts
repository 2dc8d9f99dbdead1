import { type FedMeal, fedId, fedMealSchema, outdatedFedIds, readFedMeals } from '#domain/plan/fed-log';
import type { Bowlful } from './bowlful.ts';

/** What was fed from one day to another, both included, by day and meal; damaged rows are skipped. */
export async function readFed(database: Bowlful, from: string, to: string): Promise<FedMeal[]> {
  // Keys begin with the day.
  const rows = await database.fedMeals.where('id').between(from, `${to}\uffff`).toArray();
  return readFedMeals(rows.map(({ value }) => value));
}

/**
 * Records meals; the same food of the same meal again replaces its entry. Drops days beyond the log's limit.
 * @throws {ZodError} if a meal is invalid
 */
export function putFed(database: Bowlful, meals: readonly FedMeal[]): Promise<void> {
  return database.transaction('rw', database.fedMeals, async () => {
    const rows = meals.map((meal) => ({
      id: fedId(meal),
      value: fedMealSchema.parse(meal),
      updatedAt: meal.fedAt,
    }));
    await database.fedMeals.bulkPut(rows);
    const ids = await database.fedMeals.toCollection().primaryKeys();
    await database.fedMeals.bulkDelete(outdatedFedIds(ids));
  });
}
