import { beforeEach, describe, expect, it } from 'vitest';
import { aDog, EARLY } from '#domain/household/household.test-support';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { twoDevices } from './devices.test-support.ts';

let server: FakeHouseholdServer;
beforeEach(() => {
  server = new FakeHouseholdServer();
});

describe('two devices', () => {
  it('never take a row that can’t be read for a deleted one', async () => {
    const { one, other } = await twoDevices(server);
    await other.tick('beef', 500);
    await other.sync();
    await one.sync();
    await one.database.pets.put({ id: 'rex', species: 'dog', isActive: true, profile: { name: 7 } } as never);
    await one.database.shopping.put({ id: 'current', value: 'broken', updatedAt: EARLY });
    await one.sync();
    await other.sync();
    expect(await other.weightOf('rex')).toBe(18);
    expect(await other.ticks()).toEqual({ beef: 500 });
  });

  it('restore a list that one of them can’t read, so that the next tick loses nothing', async () => {
    const { one, other } = await twoDevices(server);
    await one.tick('beef', 500);
    await one.sync();
    await other.sync();
    await one.tick('rice', 200);
    server.losses.push('request');
    await one.sync({}, true);
    await one.database.shopping.put({ id: 'current', value: 'broken', updatedAt: EARLY });
    // The server can't be reached, and the list is whole again all the same.
    server.losses.push('request');
    await one.sync();
    expect(await one.ticks()).toEqual({ beef: 500, rice: 200 });
    await one.tick('oil', 5);
    await one.sync({}, true);
    await other.sync();
    expect(await other.ticks()).toEqual({ beef: 500, rice: 200, oil: 5 });
  });

  it('restore an unreadable row as last shared, and still delete other rows of its table', async () => {
    const { one, other } = await twoDevices(server);
    await one.database.pets.put(aDog('ada', 'Ada', 7, EARLY) as never);
    await one.database.weighIns.put({
      id: 'rex',
      value: [{ day: '2026-11-01', weightKg: 18 }],
      updatedAt: EARLY,
    });
    await one.sync();
    await other.sync();
    await one.database.weighIns.put({ id: 'rex', value: 'broken', updatedAt: EARLY });
    await one.database.pets.put({ id: 'rex', species: 'dog', isActive: 'yes', profile: {} } as never);
    await one.database.pets.delete('ada');
    await one.sync();
    await other.sync();
    expect(await one.database.pets.toArray()).toMatchObject([{ id: 'rex', isActive: true }]);
    expect(await one.weightOf('rex')).toBe(18);
    for (const { database } of [one, other]) {
      expect(await database.pets.toCollection().primaryKeys()).toEqual(['rex']);
      expect(await database.weighIns.get('rex')).toMatchObject({ value: [{ weightKg: 18 }] });
    }
  });
});
