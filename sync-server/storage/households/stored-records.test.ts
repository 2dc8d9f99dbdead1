import { expect, it } from 'vitest';
import type { Collection } from '../database.ts';
import { householdSizes, type RecordDocument } from './stored-records.ts';

/** A collection with one household that has this many records. */
const holding = (living: number, deleted: number) =>
  ({
    aggregate: () => ({ toArray: () => Promise.resolve([{ bytes: 1000 }]) }),
    countDocuments: ({ isGone }: { isGone?: boolean }) =>
      Promise.resolve(isGone === false ? living : living + deleted),
  }) as unknown as Collection<RecordDocument>;

const hasRoom = (living: number, deleted: number, growth: { records: number; all: number }) =>
  householdSizes(holding(living, deleted), () => 0).reserve('home', { ...growth, bytes: 1 });

it('20,000 deleted records take no room from living ones, which can still be deleted', async () => {
  expect(await hasRoom(4999, 20_000, { records: 1, all: 1 })).toBe(true);
  // At most 5,000 + 20,000 in all.
  expect(await hasRoom(4999, 20_001, { records: 1, all: 1 })).toBe(false);
  expect(await hasRoom(5000, 20_000, { records: -1, all: 0 })).toBe(true);
});
