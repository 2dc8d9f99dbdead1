import { type FedMeal, fedId } from '#domain/plan/fed-log';
import { lazyQuery, useQuery } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { requestPersistence } from './preferences.ts';

const storedFed = () => import('./stored-fed.ts');

/**
 * What was fed from one day to another, both included, by day and meal; undefined until it is read.
 * @param from YYYY-MM-DD
 */
export function useFedMeals(from: string, to: string): readonly FedMeal[] | undefined {
  return useQuery(
    'fedMeals',
    lazyQuery(storedFed, ({ readFed }, { database }) => readFed(database, from, to)),
    { deps: [from, to] },
  );
}

/**
 * Records meals as fed; the same food of the same meal again replaces its entry.
 * @throws {DeviceError} if they could not be stored
 */
export async function markFed(meals: readonly FedMeal[]): Promise<void> {
  const [device, { putFed }] = await Promise.all([loadDevice(), storedFed()]);
  await device.run((database) => putFed(database, meals));
  void requestPersistence();
}

/**
 * Removes meals from the log.
 * @throws {DeviceError} if that could not be stored
 */
export async function unmarkFed(meals: readonly FedMeal[]): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.fedMeals.bulkDelete(meals.map(fedId)));
}
