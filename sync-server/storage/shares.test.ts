import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import type { ShareState } from './shares.ts';

const MINUTE_MS = 60_000;

await describeOnBothEngines('the ledger of shares', (engine) => {
  it('goes from pending to sending to sent, and gives each attempt to one caller', async () => {
    const { shares, close } = await readyStore(engine);
    const key = crypto.randomUUID();
    expect(await shares.state(key)).toBeNull();
    expect(await shares.begin(key)).toBeNull();
    expect(await shares.open(key, { to: 'a' })).toBe('created');
    expect(await shares.open(key, { to: 'a' })).toBe('replayed');
    expect(await shares.open(key, { to: 'b' })).toBe('conflict');
    expect(await shares.state(key)).toBe('pending');
    const begun = await Promise.all(Array.from({ length: 10 }, () => shares.begin(key)));
    const [attempt, ...others] = begun.filter((one) => one !== null);
    expect([typeof attempt, others]).toEqual(['string', []]);
    expect(await shares.state(key)).toBe('sending');
    await shares.settle(String(attempt), 'sent');
    expect([await shares.state(key), await shares.begin(key)]).toEqual(['sent', null]);
    await close();
  });

  it('allows another attempt only after one that certainly sent nothing', async () => {
    const { shares, close } = await readyStore(engine);
    const key = crypto.randomUUID();
    await shares.open(key, {});
    await shares.settle(String(await shares.begin(key)), 'failed');
    expect(await shares.state(key)).toBe('pending');
    await shares.settle(String(await shares.begin(key)), 'unknown');
    expect([await shares.state(key), await shares.begin(key)]).toEqual(['unknown', null]);
    await close();
  });

  it('fault 36: an attempt of a process that died is unknown for good, and never repeated', async () => {
    let now = Date.parse('2026-03-01T08:00:00.000Z');
    const clock = () => now;
    const first = await readyStore(engine, { clock });
    const key = crypto.randomUUID();
    await first.shares.open(key, {});
    await first.shares.begin(key);
    await first.close();
    const { shares, close } = await readyStore(engine, { clock, place: first.place });
    // On a separate server two processes may be running: only time shows that one has died.
    const atOnce: ShareState = engine.name === 'embedded' ? 'unknown' : 'sending';
    expect([await shares.state(key), await shares.begin(key)]).toEqual([atOnce, null]);
    now += 4 * MINUTE_MS;
    expect([await shares.state(key), await shares.begin(key)]).toEqual(['unknown', null]);
    await close();
  });

  it('counts rows of an earlier version as sent, or as unknown if they were being sent', async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const rows = database.collection<{ _id: string; bodyHash: string; state: string; since: Date }>('shares');
    const since = new Date('2026-03-01T08:00:00.000Z');
    await rows.insertOne({ _id: 'one', bodyHash: 'x', state: 'sent', since });
    await rows.insertOne({ _id: 'two', bodyHash: 'x', state: 'sending', since });
    await database.close();
    const { shares, close } = await readyStore(engine, { place });
    expect([await shares.state('one'), await shares.state('two')]).toEqual(['sent', 'unknown']);
    expect([await shares.begin('one'), await shares.begin('two')]).toEqual([null, null]);
    await close();
  });
});
