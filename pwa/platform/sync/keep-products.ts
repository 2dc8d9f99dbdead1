import { PRODUCT_CALLS } from '#domain/contract/products';
import { contentOf } from '#domain/sync/exchange';
import type { Device } from '../database/open-device.ts';
import { exchange, requestOf } from './http.ts';

const { listProducts } = PRODUCT_CALLS;

/**
 * Updates the operator's product list to the version that the last pull named, or drops it if there no longer is one.
 * Without an answer the device keeps its list, and the next pull asks again.
 */
export async function keepProducts({ database, run }: Pick<Device, 'database' | 'run'>): Promise<void> {
  const state = await run(() => database.syncState.get('catalogue'));
  const version = state?.site?.productsVersion;
  if (version === state?.products?.version) return;
  if (version === undefined) {
    await run(() => database.syncState.update('catalogue', { products: undefined }));
    return;
  }
  const answer = await exchange({ ...requestOf(listProducts, {}), cache: 'default' });
  const list = contentOf(listProducts.answer.schema, answer);
  if (list === null) return;
  await run(() => database.syncState.update('catalogue', { products: { version, list } }));
}
