// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDog, EARLY } from '#domain/household/household.test-support';
import { mergeRecord } from '#domain/household/merge-fields';
import { recordOf } from '#domain/household/record-kinds';
import { KIBBLE } from '#domain/pet-food/label-foods.test-support';
import { clearDevice } from '../../testing/clear-device.ts';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { database } from '../database/bowlful.ts';
import { labelFoodKey } from '../database/label-food-rows.ts';
import {
  dismissAside,
  eraseHousehold,
  joinHousehold,
  leaveHousehold,
  syncHousehold,
  takeAside,
} from './commands.ts';
import { aHouseholdElsewhere, type TestDevice } from './devices.test-support.ts';

let server: FakeHouseholdServer;
beforeEach(async () => {
  await clearDevice();
  server = new FakeHouseholdServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const elsewhere = () => aHouseholdElsewhere(server);

describe('a value set aside', () => {
  /** Mog weighs 4.1 kg by the household and 4.3 kg by this device. */
  async function conflict(): Promise<TestDevice> {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    await device.database.pets.put(aDog('mog', 'Mog', 4.1, EARLY) as never);
    await device.sync();
    await database.pets.put(aDog('mog', 'Mog', 4.3, EARLY) as never);
    await syncHousehold();
    return device;
  }
  const asideId = async () => (await database.householdAsides.toArray())[0]?.id ?? '';
  const mogProfile = async () => (await database.pets.get('mog'))?.profile;

  /** The household keeps 10 % protein and 78 % moisture, and sets `mine` aside; over 100 % is invalid. */
  async function foodConflict(mine: object): Promise<void> {
    const { link } = await elsewhere();
    await joinHousehold(link);
    const [name, value] = recordOf({ kind: 'food', content: KIBBLE });
    const kept = { protein: 10, fat: 5, fibre: 0, ash: null, moisture: 78, nutrients: {} };
    const key = labelFoodKey(KIBBLE.id);
    await database.preferences.put({ key, value: { ...KIBBLE, ...kept } });
    const { asides } = mergeRecord(name, { base: value }, { ...value, ...mine }, { ...value, ...kept });
    const at = EARLY;
    await database.householdAsides.bulkPut(asides.map((each) => ({ ...each, id: each.field, at })));
  }
  const food = async () => (await database.preferences.get(labelFoodKey(KIBBLE.id)))?.value;
  const asideIdOf = async (field: string) => (await database.householdAsides.get(field))?.id ?? '';

  it('takes the place of the one that was kept, on every device', async () => {
    const device = await conflict();
    expect(await mogProfile()).toMatchObject({ weightKg: 4.1 });
    await takeAside(await asideId());
    expect(await mogProfile()).toMatchObject({ weightKg: 4.3 });
    expect(await database.householdAsides.count()).toBe(0);
    await syncHousehold();
    await device.sync();
    expect(await device.weightOf('mog')).toBe(4.3);
  });

  it('is taken with the others of its record if the record would be invalid with it alone', async () => {
    await foodConflict({ protein: 30, fat: 20, moisture: 30 });
    await takeAside(await asideIdOf('protein'));
    expect(await food()).toMatchObject({ protein: 30, moisture: 30, fat: 20 });
    expect(await database.householdAsides.count()).toBe(0);
  });

  it('stays set aside, and changes nothing, if the record would be invalid with it in any case', async () => {
    await foodConflict({ protein: 30, fat: 20, moisture: 30 });
    await database.householdAsides.delete(await asideIdOf('moisture'));
    await expect(takeAside(await asideIdOf('protein'))).rejects.toMatchObject({ code: 'aside-unfit' });
    expect(await food()).toMatchObject({ protein: 10, moisture: 78 });
    expect(await asideIdOf('protein')).not.toBe('');
  });

  it.each([leaveHousehold, eraseHousehold])('can still be taken after leaving or erasing', async (leave) => {
    await conflict();
    await leave();
    await takeAside(await asideId());
    expect(await mogProfile()).toMatchObject({ weightKg: 4.3 });
  });

  it('stays set aside if its animal was deleted', async () => {
    await conflict();
    await database.pets.delete('mog');
    await expect(takeAside(await asideId())).rejects.toMatchObject({ code: 'aside-gone' });
    expect(await database.householdAsides.count()).toBe(1);
  });

  it('is gone once it is dismissed, and the kept value stays', async () => {
    await conflict();
    await dismissAside(await asideId());
    expect(await mogProfile()).toMatchObject({ weightKg: 4.1 });
    expect(await database.householdAsides.count()).toBe(0);
  });
});
