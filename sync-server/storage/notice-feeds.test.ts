import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createNoticeFeeds } from './notice-feeds.ts';
import { createWaitingItems } from './stats.ts';

const MINUTE = 60_000;
const AT = '2026-11-27T12:00:00.000Z';
const NONE = { comments: 0, recipes: 0, messages: 0, reports: 0 };

await describeOnBothEngines('notices of new items', (engine) => {
  it('are claimed by one process at a time, freed after three minutes, and continue where the last one ended', async () => {
    let now = Date.parse(AT);
    const database = (await engine.newPlace()).openDatabase();
    const feeds = createNoticeFeeds(database, () => now);
    expect(await feeds.due('webhook')).toBeNull();
    expect(await feeds.due('webhook')).toEqual({ since: AT, window: null });
    const until = '2026-11-27T12:01:00.000Z';
    const window = { since: AT, until, arrived: { ...NONE, recipes: 1 } };
    expect(await feeds.claim('webhook', window)).toEqual({ ...window, key: 'webhook', attempts: 1 });
    // The process dies.
    expect(await feeds.due('webhook')).toBeNull();
    expect(await feeds.claim('webhook', window)).toBeNull();
    now += 3 * MINUTE;
    expect(await feeds.due('webhook')).toEqual({ since: AT, window });
    const second = await feeds.claim('webhook', window);
    expect(second?.attempts).toBe(2);
    if (second !== null) await feeds.postpone(second, 'The receiver answered 500.');
    expect(await feeds.problem('webhook')).toBe('The receiver answered 500.');
    // After the second failed attempt the feed pauses for two minutes.
    now += 2 * MINUTE - 1;
    expect(await feeds.due('webhook')).toBeNull();
    now += 1;
    expect(await feeds.due('webhook')).toEqual({ since: AT, window });
    await feeds.claim('webhook', window);
    await feeds.advance('webhook', AT, until);
    expect(await feeds.due('webhook')).toEqual({ since: until, window: null });
    expect(await feeds.problem('webhook')).toBeNull();
    // A late answer of an earlier attempt changes nothing.
    await feeds.advance('webhook', AT, '2026-11-27T11:00:00.000Z');
    expect(await feeds.due('webhook')).toEqual({ since: until, window: null });
    await feeds.restart('webhook');
    expect(await feeds.due('webhook')).toEqual({ since: new Date(now).toISOString(), window: null });
    await database.close();
  });

  it('count the items that wait, in all and of those that arrived in a period', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const items = createWaitingItems(database);
    const rows = [
      ['reviews', { status: 'pending', createdAt: AT }],
      ['reviews', { status: 'pending', createdAt: '2026-11-27T12:00:00.001Z' }],
      ['reviews', { status: 'approved', createdAt: '2026-11-27T12:00:01.000Z' }],
      ['submissions', { status: 'pending', createdAt: '2026-11-27T12:01:00.000Z' }],
      ['submissions', { status: 'pending', createdAt: '2026-11-27T12:01:00.001Z' }],
      ['contactMessages', { status: 'new', createdAt: '2026-11-27T12:00:30.000Z' }],
      ['contactMessages', { status: 'closed', createdAt: '2026-11-27T12:00:30.000Z' }],
      ['safetyReports', { handledAt: null, createdAt: '2026-11-27T12:00:30.000Z' }],
      ['safetyReports', { handledAt: AT, createdAt: '2026-11-27T12:00:30.000Z' }],
    ] as const;
    for (const [at, [name, row]] of rows.entries()) {
      await database.collection<{ _id: string }>(name).insertOne({ _id: String(at), ...row });
    }
    expect(await items.count()).toEqual({ comments: 2, recipes: 2, messages: 1, reports: 1 });
    // After `since`, up to and including `until`.
    expect(await items.countArrived({ since: AT, until: '2026-11-27T12:01:00.000Z' })).toEqual({
      comments: 1,
      recipes: 1,
      messages: 1,
      reports: 1,
    });
    await database.close();
  });
});
