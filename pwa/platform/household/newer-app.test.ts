import { beforeEach, describe, expect, it } from 'vitest';
import { anOwn, EARLY } from '#domain/household/household.test-support';
import type { RecordValue } from '#domain/household/record-value';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { Bowlful } from '../database/bowlful.ts';
import { type TestDevice, twoDevices } from './devices.test-support.ts';
import { sealPush } from './household-server.ts';
import { deriveKeys, newOp } from './seal.ts';
import { syncHousehold } from './sync-household.ts';

const POT = 500_000_001;
const NAME = `own/${POT}`;

let server: FakeHouseholdServer;
beforeEach(() => {
  server = new FakeHouseholdServer();
});

/** Two devices with a recipe; the second one's has a photo. */
async function withPot() {
  const devices = await twoDevices(server);
  const { value, updatedAt } = anOwn(POT, 'Sunday pot', EARLY);
  await devices.one.database.ownRecipes.put({ id: POT, value, updatedAt });
  await devices.one.sync();
  await devices.other.sync();
  await devices.other.database.ownRecipes.update(POT, { photo: 'photo' as never });
  return devices;
}

/** A third device, whose app is newer, changes a record. */
async function changeElsewhere(
  { database, membership }: TestDevice,
  name: string,
  change: (value: RecordValue) => RecordValue,
): Promise<void> {
  const [row, member] = [await database.householdReplica.get(name), await membership()];
  if (!row?.base || !row.op || !member) throw new Error('Not shared yet');
  const keys = await deriveKeys(member.secret);
  const past = [row.op, ...row.ancestors].slice(0, 8);
  const push = { name, base: row.seq, op: newOp(), past, value: change(row.base) };
  await server.client().push(keys, member.epoch, [(await sealPush(keys, push)).change]);
}

const inNewFormat = (value: RecordValue): RecordValue => ({ ...value, title: { en: 'Monday pot' } });
const ops = () => server.records().map(({ op }) => op);

describe('a change that only a newer app can show', () => {
  it('leaves the row and its photo unchanged, is reported, and stays as it is on the server', async () => {
    const { one, other } = await withPot();
    await changeElsewhere(one, NAME, inNewFormat);
    const before = ops();
    await other.sync();
    await other.weigh('rex', 18);
    await other.sync();
    expect(await other.database.ownRecipes.get(POT)).toMatchObject({
      value: { words: { title: 'Sunday pot' } },
      photo: 'photo',
    });
    expect(await other.membership()).toMatchObject({ problem: 'newer-app', waiting: 0 });
    expect(ops()).toEqual(before);
  });

  it('shows after the update, with the photo', async () => {
    const { one, other } = await withPot();
    await changeElsewhere(one, NAME, inNewFormat);
    await other.sync();
    const before = ops();
    // Stands for the update: the stored value, now in a form that this app can show.
    const base = (await one.database.householdReplica.get(NAME))?.base;
    await other.database.householdReplica.update(NAME, { base: { ...base, title: 'Monday pot' } });
    await other.sync();
    expect(await other.database.ownRecipes.get(POT)).toMatchObject({
      value: { words: { title: 'Monday pot' } },
      photo: 'photo',
    });
    expect(await other.membership()).toMatchObject({ problem: null, waiting: 0 });
    expect(ops()).toEqual(before);
  });

  it('in one field is merged after the update with an edit of another field', async () => {
    const { one, other } = await withPot();
    const rex = await one.database.pets.get('rex');
    await one.database.pets.put({ ...rex, profile: { ...rex?.profile, name: 'Rexy' } } as never);
    await one.sync();
    await other.sync();
    // As if the older app hadn't known names.
    await other.weigh('rex', 20);
    const heavy = await other.database.pets.get('rex');
    await other.database.pets.put({ ...heavy, profile: { ...heavy?.profile, name: undefined } } as never);
    await other.database.householdMembership.update('current', {
      hidden: [{ name: 'pet/rex', fields: ['name'] }],
    });
    await other.sync();
    await one.sync();
    for (const { database } of [one, other]) {
      expect((await database.pets.get('rex'))?.profile).toMatchObject({ name: 'Rexy', weightKg: 20 });
    }
  });
});

describe('a record that doesn’t open', () => {
  it('is requested again after the page is loaded anew, perhaps with a newer app', async () => {
    const { secret, one, other } = await withPot();
    await one.tick('beef', 500);
    await one.sync();
    const last = server.records().at(-1);
    const body = last?.body ?? '';
    Object.assign(last ?? {}, { body: `${body.slice(0, -4)}AAAA` });
    await other.sync();
    await one.tick('rice', 200);
    await one.sync();
    await other.sync();
    expect(await other.ticks()).toEqual({ rice: 200 });
    Object.assign(server.records().find(({ op }) => op === last?.op) ?? {}, { body });
    const database = new Bowlful(other.database.name);
    const keys = await deriveKeys(secret);
    await syncHousehold({ database, server: server.client(), keys, now: () => EARLY });
    expect(await other.ticks()).toEqual({ beef: 500, rice: 200 });
    expect((await other.membership())?.unopenedAfter).toBeUndefined();
    database.close();
  });
});
