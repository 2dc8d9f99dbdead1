import { beforeEach, describe, expect, it } from 'vitest';
import { aDog, anOwn, EARLY } from '#domain/household/household.test-support';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { aDevice, twoDevices } from './devices.test-support.ts';
import { deriveKeys, newSecret } from './seal.ts';

let server: FakeHouseholdServer;
beforeEach(() => {
  server = new FakeHouseholdServer();
});

describe('two devices', () => {
  it('see each other’s animals, ticks and recipes', async () => {
    const { one, other } = await twoDevices(server);
    expect(await other.weightOf('rex')).toBe(18);
    await other.tick('beef', 500);
    const { value, updatedAt } = anOwn(500_000_001, 'Sunday pot', EARLY);
    await other.database.ownRecipes.put({ id: value.id, value, updatedAt });
    await other.sync();
    await one.sync();
    expect(await one.ticks()).toEqual({ beef: 500 });
    expect(await one.database.ownRecipes.get(500_000_001)).toMatchObject({ value });
    expect(await one.membership()).toMatchObject({ waiting: 0, problem: null, syncedAt: EARLY });
    expect((await one.membership())?.words).toHaveLength(4);
    expect((await one.membership())?.words).toEqual((await other.membership())?.words);
  });

  it('keep the fields that only one of them changed, and set aside a field that both changed', async () => {
    const { one, other } = await twoDevices(server);
    await one.weigh('rex', 19);
    await one.sync();
    await other.weigh('rex', 20);
    const rex = await other.database.pets.get('rex');
    await other.database.pets.put({ ...rex, profile: { ...rex?.profile, name: 'Rexy' } } as never);
    await other.sync();
    await one.sync();
    for (const device of [one, other]) {
      expect((await device.database.pets.get('rex'))?.profile).toMatchObject({ name: 'Rexy', weightKg: 19 });
    }
    expect(await other.database.householdAsides.toArray()).toMatchObject([
      { name: 'pet/rex', field: 'weightKg', kept: 19, aside: 20 },
    ]);
    expect(await one.database.householdAsides.count()).toBe(0);
  });

  it('keep what belongs to one device: its active animal, and its photo of a recipe', async () => {
    const { one, other } = await twoDevices(server);
    await other.database.pets.bulkPut([
      { ...aDog('rex', 'Rex', 18, EARLY), isActive: false },
      aDog('ada', 'Ada', 7, EARLY),
    ] as never);
    const { value, updatedAt } = anOwn(500_000_001, 'Sunday pot', EARLY);
    await other.database.ownRecipes.put({ id: value.id, value, updatedAt, photo: 'photo' as never });
    await other.sync();
    await one.sync();
    const changed = { ...value, words: { ...value.words, title: 'Monday pot' } };
    await one.database.ownRecipes.put({ id: value.id, value: changed, updatedAt });
    await one.sync();
    await other.sync();
    expect(await other.database.ownRecipes.get(value.id)).toMatchObject({ value: changed, photo: 'photo' });
    expect(await one.database.pets.get('rex')).toMatchObject({ isActive: true });
    expect(await one.database.pets.get('ada')).toMatchObject({ isActive: false });
    expect(await other.database.pets.get('ada')).toMatchObject({ isActive: true });
  });

  it('delete what one of them deleted', async () => {
    const { one, other } = await twoDevices(server);
    await one.tick('beef', 500);
    await one.sync();
    await other.sync();
    await other.tick('beef', 0);
    await other.database.pets.delete('rex');
    await other.sync();
    await one.sync();
    expect(await one.ticks()).toEqual({});
    expect(await one.database.pets.count()).toBe(0);
  });

  it('agree even if their clocks are a year apart: the change that arrives first stands', async () => {
    const { one, other } = await twoDevices(server, ['2025-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z']);
    await other.weigh('rex', 20);
    await other.sync();
    await one.weigh('rex', 19);
    await one.sync();
    await other.sync();
    expect([await one.weightOf('rex'), await other.weightOf('rex')]).toEqual([20, 20]);
    expect(await one.database.householdAsides.toArray()).toMatchObject([{ kept: 20, aside: 19 }]);
  });
});

describe('a sync', () => {
  it('makes no request after an edit that changes nothing shared', async () => {
    const { one } = await twoDevices(server);
    const { calls } = server;
    await one.database.preferences.put({ key: 'unitSystem', value: 'us' });
    await one.sync({}, true);
    expect(server.calls).toBe(calls);
    await one.tick('beef', 500);
    await one.sync({}, true);
    expect(server.calls).toBeGreaterThan(calls);
  });

  it('counts what waits while the server can’t be reached', async () => {
    const { one } = await twoDevices(server);
    await one.tick('beef', 500);
    await one.tick('rice', 200);
    server.losses.push('request');
    await one.sync({}, true);
    expect(await one.membership()).toMatchObject({ waiting: 2, problem: 'offline' });
    await one.sync();
    expect(await one.membership()).toMatchObject({ waiting: 0, problem: null });
  });

  it('keeps the newer edit if the answer to the older one is lost', async () => {
    const { one, other } = await twoDevices(server);
    await one.weigh('rex', 19);
    // The pull arrives, the answer to the push doesn't.
    server.losses.push(null, 'answer');
    await one.sync();
    await one.weigh('rex', 20);
    await one.sync();
    await other.sync();
    expect([await one.weightOf('rex'), await other.weightOf('rex')]).toEqual([20, 20]);
    expect(await one.database.householdAsides.count()).toBe(0);
  });

  it('merges an edit that another device pushes just before', async () => {
    const { one, other } = await twoDevices(server);
    await one.tick('beef', 500);
    await one.weigh('rex', 19);
    server.beforePush = async () => {
      await other.weigh('rex', 20);
      await other.tick('rice', 200);
      await other.sync();
    };
    await one.sync();
    // The other device's tick doesn't conflict with this push, so it comes only with the next pull.
    await one.sync();
    await other.sync();
    expect([await one.weightOf('rex'), await other.weightOf('rex')]).toEqual([20, 20]);
    expect(await one.ticks()).toEqual(await other.ticks());
    expect(Object.keys(await one.ticks()).sort()).toEqual(['beef', 'rice']);
    expect(await one.database.householdAsides.toArray()).toMatchObject([{ kept: 20, aside: 19 }]);
  });

  it('killed while it merges changes nothing, and the next one merges', async () => {
    const { one, other } = await twoDevices(server);
    await other.weigh('rex', 19);
    await other.sync();
    const killed = new Error('killed');
    const put = one.database.householdAsides.bulkPut;
    one.database.householdAsides.bulkPut = () => {
      throw killed;
    };
    await expect(one.sync()).rejects.toThrow('killed');
    one.database.householdAsides.bulkPut = put;
    // The transaction was undone.
    expect(await one.weightOf('rex')).toBe(18);
    await one.sync();
    expect(await one.weightOf('rex')).toBe(19);
  });

  it('may run in two tabs at once', async () => {
    const { one, other } = await twoDevices(server);
    await one.tick('beef', 500);
    await one.weigh('rex', 19);
    await Promise.all([one.sync(), one.sync(), other.sync()]);
    await one.sync();
    await other.sync();
    expect(await other.ticks()).toEqual({ beef: 500 });
    expect([await one.weightOf('rex'), await other.weightOf('rex')]).toEqual([19, 19]);
    expect(await one.database.householdAsides.count()).toBe(0);
    expect(await one.membership()).toMatchObject({ waiting: 0 });
  });

  it('takes in 200 records of a list with one write', async () => {
    const { one, other } = await twoDevices(server);
    const ids = Array.from({ length: 200 }, (_, n) => `item-${n}`);
    for (const id of ids) await other.tick(id, 100);
    await other.sync();
    let changes = 0;
    one.database.shopping.hook('updating', () => {
      changes += 1;
    });
    await one.tick('beef', 500);
    changes = 0;
    await one.sync();
    expect(Object.keys(await one.ticks())).toHaveLength(201);
    expect(changes).toBe(1);
  });
});

describe('a server', () => {
  it('restored from a backup gets the devices’ newer state back, and they report it', async () => {
    const { one, other } = await twoDevices(server);
    const restore = server.snapshot();
    await one.weigh('rex', 19);
    await one.sync();
    await other.sync();
    restore();
    await other.sync();
    await one.sync();
    expect([await one.weightOf('rex'), await other.weightOf('rex')]).toEqual([19, 19]);
    expect(await other.membership()).toMatchObject({ restoredAt: EARLY, waiting: 0 });
    const third = await aDevice(server, (await one.membership())?.secret ?? '');
    await third.sync();
    expect(await third.weightOf('rex')).toBe(19);
  });

  it('that swaps two bodies is noticed, and nothing changes', async () => {
    const { one, other } = await twoDevices(server);
    await other.tick('beef', 500);
    await other.tick('rice', 200);
    await other.sync();
    const [first, second] = server.records().slice(-2);
    if (first === undefined || second === undefined) throw new Error('Too few records');
    [first.body, second.body] = [second.body, first.body];
    await one.sync();
    expect(await one.ticks()).toEqual({});
    expect(await one.membership()).toMatchObject({ problem: 'unreadable' });
  });

  it('that rolls a record back is noticed, and corrected', async () => {
    const { one, other } = await twoDevices(server);
    const old = structuredClone(server.records().find((record) => record.seq === 1));
    await other.weigh('rex', 19);
    await other.sync();
    await one.sync();
    const held = server.records().find(({ record }) => record === old?.record);
    Object.assign(held ?? {}, old, { seq: (held?.seq ?? 0) + 1 });
    await one.sync();
    expect(await one.weightOf('rex')).toBe(19);
    expect(await one.membership()).toMatchObject({ restoredAt: EARLY, waiting: 0 });
  });

  it('that no longer has the household is reported, and the household is not created again', async () => {
    const { secret, other } = await twoDevices(server);
    await server.client().erase(await deriveKeys(secret));
    await other.tick('beef', 500);
    await other.sync();
    expect(await other.membership()).toMatchObject({ problem: 'gone', waiting: 0 });
    expect(server.records()).toEqual([]);
  });
});

describe('joining', () => {
  it('recognises an animal that both sides have, duplicates nothing and loses nothing', async () => {
    const secret = newSecret();
    const one = await aDevice(server, secret, { isFirst: true });
    await one.weigh('rex-here', 18);
    await one.tick('beef', 500);
    await one.sync();
    const other = await aDevice(server, secret);
    await other.weigh('rex-there', 20);
    await other.database.pets.put(aDog('ada', 'Ada', 7, EARLY) as never);
    await other.database.favourites.put({ recipeId: 7, addedAt: EARLY });
    await other.tick('rice', 200);
    await other.sync();
    await one.sync();
    for (const device of [one, other]) {
      expect((await device.database.pets.toArray()).map(({ id }) => id).sort()).toEqual(['ada', 'rex-here']);
      expect(await device.weightOf('rex-here')).toBe(18);
      expect(await device.ticks()).toEqual({ beef: 500, rice: 200 });
      expect(await device.database.favourites.count()).toBe(1);
    }
    expect(await other.database.householdMerges.get('last')).toMatchObject({ isJoining: true });
  });

  it('goes on after a lost answer and takes nothing for deleted', async () => {
    const { secret, one } = await twoDevices(server);
    const third = await aDevice(server, secret);
    server.losses.push('answer');
    await third.sync();
    expect(await third.membership()).toMatchObject({ isMerged: false, problem: 'offline' });
    await third.sync();
    await one.sync();
    expect([await one.weightOf('rex'), await third.weightOf('rex')]).toEqual([18, 18]);
  });
});
