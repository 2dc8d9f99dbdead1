// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY } from '#domain/household/household.test-support';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from '../database/bowlful.ts';
import { isShared, startHouseholdLoop } from './household-loop.ts';
import { deriveKeys, type HouseholdKeys, newSecret } from './seal.ts';
import type { SyncReason, SyncResult } from './sync-here.ts';

let keys: HouseholdKeys;
let result: SyncResult;
let asked: SyncReason[];
let stop: () => void;
let visibility: DocumentVisibilityState;
const watch = vi.fn();
const stopWatch = vi.fn();

beforeEach(async () => {
  await clearDevice();
  keys = await deriveKeys(newSecret());
  result = { keys, waiting: 0, isDone: true };
  asked = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  watch.mockReset().mockReturnValue(stopWatch);
  stopWatch.mockReset();
  stop = startHouseholdLoop({
    sync: async (reason) => {
      asked.push(reason);
      return result;
    },
    watch,
    editRestMs: 20,
  });
  await vi.waitFor(() => expect(asked).toEqual(['ask']));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const edit = () => database.favourites.put({ recipeId: Math.round(Math.random() * 1e6), addedAt: EARLY });
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks the server when the network comes back and when the page is shown again', async () => {
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toEqual(['ask', 'ask']));
  setVisibility('visible');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
});

it('sends edits together once there has been none for 20 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await edit();
  await vi.advanceTimersByTimeAsync(15);
  await edit();
  await vi.advanceTimersByTimeAsync(15);
  expect(asked).toEqual(['ask']);
  await vi.advanceTimersByTimeAsync(5);
  expect(asked).toEqual(['ask', 'edit']);
});

it('sends edits at once when the page is left', async () => {
  stop();
  stop = startHouseholdLoop({
    sync: async (reason) => {
      asked.push(reason);
      return result;
    },
    watch,
    editRestMs: 60_000,
  });
  await edit();
  await vi.waitFor(() => {
    setVisibility('hidden');
    expect(asked).toEqual(['ask', 'ask', 'edit']);
  });
});

it('ignores changes of tables that no household shares', () => {
  expect(isShared({ 'idb://bowlful/recents/': {}, 'idb://bowlful/householdReplica/': {} })).toBe(false);
  expect(isShared({ 'idb://bowlful/recents/': {}, 'idb://bowlful/pets/species': {} })).toBe(true);
});

it('neither asks nor sends once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop();
  await edit();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toEqual(['ask']);
});

it('registers background sync if edits still wait', async () => {
  const register = vi.fn(async () => {});
  const value = { getRegistration: async () => ({ active: {}, sync: { register } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  result = { keys, waiting: 1, isDone: false };
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('bowlful-household'));
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
});
