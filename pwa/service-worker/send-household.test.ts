import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Bowlful } from '../platform/database/bowlful.ts';
import { RefusedError } from '../platform/household/household-server.ts';
import { newMembership } from '../platform/household/membership.ts';
import { deriveKeys, newSecret } from '../platform/household/seal.ts';
import { syncHousehold } from '../platform/household/sync-household.ts';
import { FakeHouseholdServer } from '../testing/fake-household-server.ts';
import { sendHousehold } from './send-household.ts';

const AT = '2026-11-25T08:00:00.000Z';

let server: FakeHouseholdServer;
let page: Bowlful;
let sync: () => Promise<unknown>;

/** A page in a household, whose list was ticked offline and prepared for pushing. */
beforeEach(async () => {
  server = new FakeHouseholdServer();
  page = new Bowlful();
  await Promise.all(page.tables.map((table) => table.clear()));
  const secret = newSecret();
  const keys = await deriveKeys(secret);
  sync = () => syncHousehold({ database: page, server: server.client(), keys, now: () => AT }, true);
  await page.householdMembership.put({ ...newMembership(secret), isMerged: true });
  await sync();
  await tick(500);
  server.losses.push('request');
  await sync();
  expect(server.records()).toHaveLength(1);
});
afterEach(() => page.close());

const tick = (grams: number) =>
  page.shopping.put({
    id: 'current',
    value: { ticks: { beef: grams }, own: [], recipes: [] },
    updatedAt: AT,
  });

it('sends what a page prepared, without changing a row', async () => {
  const before = await page.householdReplica.toArray();
  await sendHousehold(server.client());
  expect(server.records()).toHaveLength(2);
  expect(await page.householdReplica.toArray()).toEqual(before);
});

it('lets the page that comes back recognise what was sent, whatever was edited since', async () => {
  await sendHousehold(server.client());
  await tick(700);
  await sync();
  expect(await page.shopping.get('current')).toMatchObject({ value: { ticks: { beef: 700 } } });
  expect(await page.householdAsides.count()).toBe(0);
  expect(await page.householdMembership.get('current')).toMatchObject({ waiting: 0 });
});

it('adds nothing to a full household, without an error: the next page tries again', async () => {
  server.mostRecords = 0;
  await sendHousehold(server.client());
  expect(server.records()).toHaveLength(1);
});

it('rejects while there is no network, so that the browser tries again', async () => {
  server.losses.push('request');
  await expect(sendHousehold(server.client())).rejects.toThrow(RefusedError);
});

it('does nothing on a device without a household', async () => {
  await page.householdMembership.clear();
  const { calls } = server;
  await sendHousehold(server.client());
  expect(server.calls).toBe(calls);
});
