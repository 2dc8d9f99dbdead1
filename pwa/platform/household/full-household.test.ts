import { beforeEach, describe, expect, it } from 'vitest';
import { EARLY } from '#domain/household/household.test-support';
import { NO_NOTES } from '#domain/own/recipe-notes';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { twoDevices } from './devices.test-support.ts';

let server: FakeHouseholdServer;
beforeEach(() => {
  server = new FakeHouseholdServer();
});

describe('a full household', () => {
  /** Rex, the beef and the rice fill it. */
  async function full() {
    const devices = await twoDevices(server);
    await devices.one.tick('beef', 500);
    await devices.one.tick('rice', 200);
    await devices.one.sync();
    await devices.other.sync();
    server.mostRecords = 3;
    return devices;
  }

  it('still takes changes and deletions of what it has, while something new waits', async () => {
    const { one, other } = await full();
    await other.tick('apples', 100);
    await other.tick('beef', 700);
    await other.weigh('rex', 19);
    await other.sync();
    expect(await other.membership()).toMatchObject({ problem: 'full', waiting: 1 });
    await one.sync();
    expect([await one.weightOf('rex'), await one.ticks()]).toEqual([19, { beef: 700, rice: 200 }]);
    await other.tick('beef', 0);
    await other.sync({}, true);
    await one.sync();
    expect(await other.membership()).toMatchObject({ problem: null, waiting: 0 });
    expect(await one.ticks()).toEqual({ apples: 100, rice: 200 });
  });

  it('takes as many new records as it has room for', async () => {
    const { one, other } = await full();
    server.mostRecords = 30;
    for (let n = 0; n < 80; n += 1) await other.tick(`item-${n}`, 100);
    await other.sync();
    await one.sync();
    // Beside Rex, the beef and the rice there is room for 27 of the 80: 29 ticks arrive, 53 wait.
    expect(Object.keys(await one.ticks())).toHaveLength(29);
    expect(await other.membership()).toMatchObject({ problem: 'full', waiting: 53 });
  });

  it('is reported as full only until the record that had no room is deleted', async () => {
    const { other } = await full();
    await other.tick('apples', 100);
    await other.sync();
    await other.tick('apples', 0);
    await other.sync({}, true);
    expect(await other.membership()).toMatchObject({ problem: null, waiting: 0 });
    server.mostRecords = 4;
    await other.sync();
    expect(server.records()).toHaveLength(3);
  });
});

it('a note that is too long holds back nothing else, and is sent once it is shorter', async () => {
  const { one, other } = await twoDevices(server);
  const write = (note: string) =>
    other.database.drafts.put({ key: 'notes:7', value: { ...NO_NOTES, note }, updatedAt: EARLY });
  await write('long '.repeat(20_000));
  await other.tick('beef', 500);
  await other.sync();
  expect(await other.membership()).toMatchObject({ problem: 'full', waiting: 1 });
  await write('short');
  await other.sync({}, true);
  await one.sync();
  expect(await other.membership()).toMatchObject({ problem: null, waiting: 0 });
  expect(await one.ticks()).toEqual({ beef: 500 });
  expect(await one.database.drafts.get('notes:7')).toMatchObject({ value: { note: 'short' } });
});
