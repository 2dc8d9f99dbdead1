import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageFull, StorageUnavailable } from '../../lib/storage-error.ts';
import type { Database } from '../database.ts';
import { createProbe } from './store.ts';

let writes: { resolve(): void; reject(error: unknown): void }[];
const updateOne = () =>
  new Promise<void>((resolve, reject) => {
    writes.push({ resolve, reject });
  });
const database = { engine: 'embedded', collection: () => ({ updateOne }) } as unknown as Database;

beforeEach(() => {
  writes = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('shares one probe among simultaneous callers, however long it takes', async () => {
  const probe = createProbe(database, Date.now);
  const asked = Array.from({ length: 100 }, () => probe());
  await vi.advanceTimersByTimeAsync(4500);
  asked.push(...Array.from({ length: 100 }, () => probe()));
  expect(writes).toHaveLength(1);
  writes[0]?.reject(new StorageUnavailable('The database did not answer in time.'));
  for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected');
});

it('probes again when the result is a second old', async () => {
  const probe = createProbe(database, Date.now);
  const first = probe();
  writes[0]?.resolve();
  await first;
  await vi.advanceTimersByTimeAsync(999);
  await probe();
  expect(writes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  const second = probe();
  expect(writes).toHaveLength(2);
  writes[1]?.resolve();
  await second;
});

it('fails for a minute after the disk refused any write, even if the probe’s own write would fit', async () => {
  const fullAt = performance.now();
  const probe = createProbe(database, Date.now, () => fullAt);
  const full = probe();
  writes[0]?.resolve();
  await expect(full).rejects.toBeInstanceOf(StorageFull);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = probe();
  writes[1]?.resolve();
  await expect(later).resolves.toBeUndefined();
});
