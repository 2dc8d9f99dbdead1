import type { Bowlful } from '../../platform/database/bowlful.ts';
import { loadDevice } from '../../platform/database/device.ts';

/**
 * Runs `act` on the tables of animals and weigh-ins, all or nothing.
 * @throws {DeviceError} if it could not be stored
 */
export async function changePets<T>(act: (database: Bowlful) => Promise<T>): Promise<T> {
  const device = await loadDevice();
  return device.run((database) =>
    database.transaction('rw', database.pets, database.weighIns, () => act(database)),
  );
}
