// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../../platform/database/bowlful.ts';
import { newMembership } from '../../../platform/household/membership.ts';
import { clearDevice } from '../../../testing/clear-device.ts';
import { clearOwnerData, makeBackup, restoreBackup } from './backup.ts';
import { readBackup } from './backup-file.ts';

const read = async () => readBackup(await makeBackup());

beforeEach(clearDevice);

describe('a backup of a household’s member', () => {
  const SECRET = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
  const member = { ...newMembership(SECRET), epoch: 'epoch', after: 7, isMerged: true };
  const agreed = { name: 'pet/rex', seq: 7, op: 'op', ancestors: [], base: {}, sent: null };
  const furnishHousehold = async () => {
    await database.householdMembership.put(member);
    await database.householdReplica.put(agreed);
  };

  it('is joined anew by a device that restores its secret', async () => {
    await furnishHousehold();
    const backup = await read();
    expect(backup.household).toEqual([{ secret: SECRET }]);
    await clearDevice();
    await restoreBackup(backup, 'merge');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
  });

  it('joins its own household anew when a file is merged into it, so that nothing counts as deleted', async () => {
    await furnishHousehold();
    await restoreBackup({ ...(await read()), household: [{ secret: 'B'.repeat(43) }] }, 'merge');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('stays in its household when a file without one replaces everything', async () => {
    await furnishHousehold();
    await restoreBackup({ ...(await read()), household: [] }, 'replace');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
  });

  it('does not take for deleted what the file lacks that replaces everything', async () => {
    await furnishHousehold();
    await restoreBackup(await read(), 'replace');
    expect(await database.householdMembership.toArray()).toEqual([newMembership(SECRET)]);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('is left when the owner clears the device', async () => {
    await furnishHousehold();
    await clearOwnerData();
    expect(await database.householdMembership.count()).toBe(0);
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('of the version before households had a secret is read, and joins none', async () => {
    const { household: _, ...before } = JSON.parse(await makeBackup()) as Record<string, unknown>;
    const backup = readBackup(JSON.stringify({ ...before, version: 3 }));
    await restoreBackup(backup, 'merge');
    expect(await database.householdMembership.count()).toBe(0);
  });
});
