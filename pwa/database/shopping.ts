import { NO_SHOPPING, type Shopping, shoppingSchema } from '#domain/plan/shopping';
import type { Bowlful } from './bowlful.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { requestPersistence } from './persist-storage.ts';

const CURRENT = 'current';

async function readShopping(database: Bowlful): Promise<Shopping> {
  const row = await database.shopping.get(CURRENT);
  const kept = shoppingSchema.safeParse(row?.value);
  return kept.success ? kept.data : NO_SHOPPING;
}

/**
 * Ticks and additions of the shopping list; undefined until they are read, empty if damaged. Imports a schema: for
 * lazily loaded screens only.
 */
export function useShopping(): Shopping | undefined {
  return useDeviceValue(({ database }) => readShopping(database), [], undefined);
}

/**
 * Changes the stored ticks and additions; returns the previous ones, for an undo.
 * @throws {ZodError} if the change makes an invalid list
 * @throws {DeviceError} if they could not be stored
 */
export async function changeShopping(change: (shopping: Shopping) => Shopping): Promise<Shopping> {
  const device = await loadDevice();
  const before = await device.run((database) =>
    database.transaction('rw', database.shopping, async () => {
      const kept = await readShopping(database);
      const value = shoppingSchema.parse(change(kept));
      await database.shopping.put({ id: CURRENT, value, updatedAt: new Date().toISOString() });
      return kept;
    }),
  );
  void requestPersistence();
  return before;
}

/** An id for an addition, unique on this device. */
export function newOwnItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
