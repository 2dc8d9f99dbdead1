import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aChange, newId } from '../../testing/household-builders.ts';
import { readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines, type Place } from '../../testing/storage-engines.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { restoreEmbedded, restoreMongodb } from '../backup/restore-backup.ts';

const NOW = new Date('2026-11-22T18:00:00Z');

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-households-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function restore(place: Place, file: string): Promise<void> {
  if (place.mongodbUrl === undefined) return void (await restoreEmbedded(place.dataDir, file, NOW));
  const database = place.openDatabase();
  await restoreMongodb(database, base, file, NOW).finally(() => database.close());
}

await describeOnBothEngines('a household on a server', (engine) => {
  it('that is restored is as it was at the backup, and takes the devices’ newer state under a new epoch', async () => {
    const store = await readyStore(engine);
    const household = newId();
    await store.households.create(household, 'hash');
    const first = aChange();
    await store.householdRecords.push(household, null, [first]);
    const file = path.join(base, `${engine.name}.backup`);
    await store.writeBackup(file);
    const [held] = (await store.householdRecords.after(household, 0)).records;
    const newer = aChange({ record: first.record, base: held?.seq ?? null, past: [first.op] });
    const other = aChange();
    await store.householdRecords.push(household, null, [newer, other]);
    const before = await store.householdRecords.after(household, 0);
    await store.close();

    await restore(store.place, file);
    const restored = await readyStore(engine, { place: store.place });
    const { householdRecords, households, close } = restored;
    expect(await households.keyHashOf(household)).toBe('hash');
    const after = await householdRecords.after(household, 0);
    expect(after.epoch).not.toBe(before.epoch);
    expect(after.records).toEqual([held]);
    // A device unaware of the restore pushes a change to a state that this server doesn't have.
    const unaware = aChange({ record: first.record, base: 2, past: [newer.op, first.op] });
    expect(await householdRecords.push(household, before.epoch, [unaware])).toEqual({
      epoch: after.epoch,
      outcomes: [],
    });
    // A device that has noticed pushes its records again, with the same ops.
    const again = await householdRecords.push(household, after.epoch, [newer, { ...other, base: null }]);
    expect(again).toMatchObject({ outcomes: [{ outcome: 'taken' }, { outcome: 'taken' }] });
    const ops = (await householdRecords.after(household, 0)).records.map(({ op }) => op);
    expect(ops.sort()).toEqual([newer.op, other.op].sort());
    await close();
  });

  it('that is moved is the same, and its devices notice nothing', async () => {
    const store = await readyStore(engine);
    const household = newId();
    // The records of one push have one `seq`, and no order among them.
    const sortedRecords = async ({ householdRecords }: Pick<typeof store, 'householdRecords'>) => {
      const { epoch, records } = await householdRecords.after(household, 0);
      return { epoch, records: records.sort((a, b) => (a.record < b.record ? -1 : 1)) };
    };
    await store.households.create(household, 'hash');
    await store.householdRecords.push(household, null, [aChange(), aChange({ isGone: true })]);
    const before = await sortedRecords(store);
    await store.close();
    const target = await engine.newPlace();
    const [from, to] = [store.place.openDatabase(), target.openDatabase()];
    await moveDatabase(from, to);
    await from.close();
    await to.close();
    const moved = await readyStore(engine, { place: target });
    expect(await sortedRecords(moved)).toEqual(before);
    await moved.close();
  });
});
