import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jsonResponse } from '../../testing/sync-server-double.ts';
import { Bowlful } from '../database/bowlful.ts';
import { createStorage } from '../database/storage.ts';
import { keepProducts } from './keep-products.ts';

const LEAD = {
  id: 'lead',
  species: 'dog',
  category: 'accessories',
  name: 'Rope lead',
  description: 'Two metres.',
  features: [],
  priceUsd: { min: 20, max: 30 },
  priceDate: '2025',
  term: 'rope lead',
};

let devices = 0;
let database: Bowlful;
const keep = () => keepProducts(createStorage(database));
const kept = async () => (await database.syncState.get('catalogue'))?.products;
const answering = (answer: unknown) => {
  const fetch = vi.fn(async () => jsonResponse(answer));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
/** Stores the version of the operator's list that the last pull named; none if there is no list. */
const name = (productsVersion?: string) =>
  database.syncState.update('catalogue', {
    site: { affiliateTags: {}, ...(productsVersion !== undefined && { productsVersion }) },
  });

beforeEach(async () => {
  devices += 1;
  database = new Bowlful(`keep-products-${devices}`);
  await database.syncState.put({
    key: 'catalogue',
    epoch: 'e',
    cursor: 'c',
    digest: '0000000000000000',
    isComplete: true,
    pulledAt: null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  database.close();
});

it('fetches each version of the list once, and drops fields that this build does not know', async () => {
  await name('v1');
  const fetch = answering([{ ...LEAD, laterField: 1 }]);
  await keep();
  await keep();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await kept()).toEqual({ version: 'v1', list: [LEAD] });
});

it('fetches nothing if the operator has no list', async () => {
  const fetch = answering([LEAD]);
  await name();
  await keep();
  expect(fetch).not.toHaveBeenCalled();
});

it('drops the list once the operator no longer has one', async () => {
  await name('v1');
  answering([LEAD]);
  await keep();
  await name();
  await keep();
  expect(await kept()).toBeUndefined();
});

it.each([
  ['a text instead of a list', '<html>'],
  ['null', null],
  ['a list with a nameless product', [{ ...LEAD, name: undefined }]],
])('keeps the stored list if the answer is %s', async (_what, answer) => {
  await name('v1');
  answering([LEAD]);
  await keep();
  await name('v2');
  answering(answer);
  await keep();
  expect((await kept())?.version).toBe('v1');
});

it('stores no list when offline', async () => {
  await name('v1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await keep();
  expect(await kept()).toBeUndefined();
});
