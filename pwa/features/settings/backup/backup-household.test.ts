// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../../platform/database/bowlful.ts';
import { newMembership } from '../../../platform/household/membership.ts';
import { clearDevice } from '../../../testing/clear-device.ts';
import { clearOwnerData, makeBackup, restoreBackup } from './backup.ts';
import { readBackup } from './backup-file.ts';

const read = async () => readBackup(await makeBackup());

beforeEach(clearDevice);

describe('households and backups', () => {
  const SECRET = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
  const member = { ...newMembership(SECRET), epoch: 'epoch', after: 7, isMerged: true };
  const replicaRow = { name: 'pet/rex', seq: 7, op: 'op', ancestors: [], base: {}, sent: null };
  const furnishHousehold = async () => {
    await database.householdMembership.put(member);
    await database.householdReplica.put(replicaRow);
  };

  it('a cleared device that restores a backup joins its household anew', async () => {
    await furnishHousehold();
    const backup = await read();
    expect(backup.household).toEqual([{ secret: SECRET }]);
    await clearDevice();
    await restoreBackup(backup, 'merge');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
  });

  it('a device that merges another household’s file rejoins its own: nothing counts as deleted', async () => {
    await furnishHousehold();
    await restoreBackup({ ...(await read()), household: [{ secret: 'B'.repeat(43) }] }, 'merge');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('a device stays in its household when a file without one replaces everything', async () => {
    await furnishHousehold();
    await restoreBackup({ ...(await read()), household: [] }, 'replace');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
  });

  it('a device whose data a file replaces rejoins: nothing the file lacks counts as deleted', async () => {
    await furnishHousehold();
    await restoreBackup(await read(), 'replace');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('a device that its owner clears leaves its household', async () => {
    await furnishHousehold();
    await clearOwnerData();
    expect(await database.householdMembership.count()).toBe(0);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('a backup of version 3, which held no secret, is read and joins no household', async () => {
    const { household: _, ...before } = JSON.parse(await makeBackup()) as Record<string, unknown>;
    const backup = readBackup(JSON.stringify({ ...before, version: 3 }));
    await restoreBackup(backup, 'merge');
    expect(await database.householdMembership.count()).toBe(0);
  });
});
