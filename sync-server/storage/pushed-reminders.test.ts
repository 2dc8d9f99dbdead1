import { expect, it } from 'vitest';
import type { PushAddress } from '#domain/contract/pushed-reminders';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createPushedReminders } from './pushed-reminders.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const device = (name: string): PushAddress => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
});
const at = (hours: number) => ({
  at: new Date(NOON + hours * HOUR_MS).toISOString(),
  kind: 'use-by' as const,
});

await describeOnBothEngines('the reminders of a device', (engine) => {
  async function ready() {
    let now = NOON;
    const store = await readyStore(engine, { clock: () => now });
    const pass = (hours: number) => {
      now += hours * HOUR_MS;
    };
    return { ...store, pass };
  }

  it('are replaced as a whole, and claimed once each when they are due', async () => {
    const { pushedReminders, pass, close } = await ready();
    await pushedReminders.put(device('phone'), [at(5)]);
    await pushedReminders.put(device('phone'), [at(3), at(1)]);
    await pushedReminders.put(device('tablet'), [at(30)]);
    expect(await pushedReminders.claimDue()).toEqual([]);
    pass(1);
    expect(await pushedReminders.claimDue()).toEqual([{ ...at(1), subscription: device('phone') }]);
    expect(await pushedReminders.claimDue()).toEqual([]);
    pass(6);
    expect(await pushedReminders.claimDue()).toEqual([{ ...at(3), subscription: device('phone') }]);
    expect(await pushedReminders.claimDue()).toEqual([]);
    await close();
  });

  it('are reduced to the last one when several are due at once', async () => {
    const { pushedReminders, pass, close } = await ready();
    await pushedReminders.put(device('phone'), [at(1), at(25), at(49), at(73)]);
    pass(50);
    expect(await pushedReminders.claimDue()).toEqual([{ ...at(49), subscription: device('phone') }]);
    pass(23);
    expect(await pushedReminders.claimDue()).toEqual([{ ...at(73), subscription: device('phone') }]);
    await close();
  });

  it('are claimed by only one of two simultaneous callers', async () => {
    const { place, pushedReminders, pass, close } = await ready();
    await pushedReminders.put(device('phone'), [at(1), at(2)]);
    await pushedReminders.put(device('tablet'), [at(1)]);
    pass(1);
    const other = place.mongodbUrl === undefined ? null : place.openDatabase();
    const second = other === null ? pushedReminders : createPushedReminders(other, () => NOON + HOUR_MS);
    const claimed = await Promise.all([pushedReminders.claimDue(), second.claimDue()]);
    const endpoints = claimed.flat().map(({ subscription }) => subscription.endpoint);
    if (engine.isComplete)
      expect(endpoints.sort()).toEqual([device('phone'), device('tablet')].map(({ endpoint }) => endpoint));
    await other?.close();
    await close();
  });

  it('survive a restart', async () => {
    const { place, pushedReminders, close } = await ready();
    await pushedReminders.put(device('phone'), [at(1)]);
    await close();
    const restarted = await readyStore(engine, { place, clock: () => NOON + HOUR_MS });
    expect(await restarted.pushedReminders.claimDue()).toHaveLength(1);
    await restarted.close();
  });

  it('leave nothing behind once they are over, emptied or forgotten', async () => {
    const { place, pushedReminders, pass, close } = await ready();
    for (const name of ['over', 'emptied', 'forgotten']) await pushedReminders.put(device(name), [at(1)]);
    await pushedReminders.put(device('emptied'), []);
    await pushedReminders.forget(device('forgotten'));
    // One is past, the other further ahead than the 400 days allowed: neither is stored.
    await pushedReminders.put(device('never'), [at(-1), at(24 * 401)]);
    pass(1);
    expect(await pushedReminders.claimDue()).toHaveLength(1);
    await close();
    const database = place.openDatabase();
    expect(await database.collection('pushedReminders').countDocuments()).toBe(0);
    await database.close();
  });
});
