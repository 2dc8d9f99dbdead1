// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { loadDevice, whenIdle } from '../platform/database/device.ts';
import { connectionStore } from '../platform/sync/connection.ts';
import { aRecipe } from '../testing/catalogue-rows.ts';
import { clearDevice } from '../testing/clear-device.ts';
import { syncServerDouble } from '../testing/sync-server-double.ts';
import { startSync } from './background-work.ts';

const { startPush, stopPush } = vi.hoisted(() => {
  const stopPush = vi.fn();
  return { startPush: vi.fn((_options: { reached: () => void }) => stopPush), stopPush };
});
vi.mock('../platform/outbox/triggers.ts', () => ({ startPush }));

const server = syncServerDouble();
let stop: () => void = () => {};

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal('fetch', server.fetch);
  server.putRecipe(aRecipe({ id: 1 }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('starts pull and push only once, however often it is called, until it is stopped', async () => {
  stop = startSync();
  expect(startSync()).toBe(stop);
  await vi.waitFor(() => expect(catalogueStore.getState().isFresh).toBe(true));
  await vi.waitFor(() => expect(startPush).toHaveBeenCalledTimes(1));
  expect(server.requests).toEqual(['/api/sync']);
  stop();
  expect(stopPush).toHaveBeenCalledTimes(1);
});

it('counts the device as online again as soon as the queue has reached the server', async () => {
  stop = startSync();
  await vi.waitFor(() => expect(catalogueStore.getState().isFresh).toBe(true));
  await vi.waitFor(() => expect(startPush).toHaveBeenCalledTimes(1));
  connectionStore.setState({ online: false });
  startPush.mock.lastCall?.[0].reached();
  expect(connectionStore.getState().online).toBe(true);
});

it('starts nothing when it is stopped before everything has loaded', async () => {
  server.requests.length = 0;
  stop = startSync();
  stop();
  // Once everything has loaded, a pull would set `syncing` and send a request.
  await Promise.all([loadDevice(), import('../platform/sync/pull-loop.ts')]);
  await whenIdle();
  expect(connectionStore.getState().syncing).toBe(false);
  expect(server.requests).toEqual([]);
  expect(startPush.mock.calls.length).toBe(stopPush.mock.calls.length);
});
