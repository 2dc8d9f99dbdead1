import { expect, it } from 'vitest';
import { StorageUnavailable } from '../lib/storage-error.ts';
import { faultyDatabase } from '../testing/faulty-database.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { assemble } from './assembly/assemble.ts';

const NOW = '2026-03-01T08:00:00.000Z';
const MINUTE_MS = 60_000;
const SIGN_UP_WRITES = 6;

await describeOnBothEngines('writes of visitors', (engine) => {
  it('fault 36: a repeat finishes a sign-up whose process died between its two documents', async () => {
    const first = await readyStore(engine);
    const signUp = { email: 'ada@example.org', list: 'dog' } as const;
    const key = crypto.randomUUID();
    expect(await first.newsletter.subscribe(key, signUp, NOW)).toBe('created');
    await first.close();
    const database = first.place.openDatabase();
    await database.collection('subscriptions').deleteMany({});
    await database
      .collection<{ _id: string; isApplied: boolean }>('newsletterSignUps')
      .updateOne({ _id: key }, { $set: { isApplied: false } });
    await database.close();
    const { newsletter, close } = await readyStore(engine, { place: first.place });
    expect(await newsletter.subscribe(key, signUp, NOW)).toBe('replayed');
    expect(await newsletter.subscribers()).toMatchObject([{ email: 'ada@example.org', list: 'dog' }]);
    await close();
  });

  it('fault 42: a sign-up on a disk that is full at any of its writes is refused or accepted; a repeat finishes it', async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const outcomes: string[] = [];
    for (let isFullFromWrite = 1; outcomes.at(-1) !== 'all written'; isFullFromWrite += 1) {
      const key = crypto.randomUUID();
      const signUp = { email: `reader-${isFullFromWrite}@example.org`, list: 'dog' } as const;
      const full = faultyDatabase(database, { isFullFromWrite });
      const { newsletter } = assemble(full, { builtinRecipes: [] }).repositories;
      const outcome = await newsletter.subscribe(key, signUp, NOW).catch((error: unknown) => error);
      const isThere = async () =>
        (await newsletter.subscribers()).filter(({ email }) => email === signUp.email).length;
      if (outcome !== 'created') expect(outcome).toBeInstanceOf(StorageUnavailable);
      expect([isFullFromWrite, await isThere()]).toEqual([isFullFromWrite, outcome === 'created' ? 1 : 0]);
      outcomes.push(isFullFromWrite > SIGN_UP_WRITES ? 'all written' : String(outcome === 'created'));
      const roomy = assemble(database, { builtinRecipes: [] }).repositories.newsletter;
      expect(await roomy.subscribe(key, signUp, NOW)).toBe(isFullFromWrite === 1 ? 'created' : 'replayed');
      expect(await isThere()).toBe(1);
    }
    // Four necessary writes (key, greeting, link, subscription), then two that a sign-up can do without.
    expect(outcomes).toEqual(['false', 'false', 'false', 'false', 'true', 'true', 'all written']);
    await database.close();
  });

  it('S30: messages are erased after `contactKeptDays`, and a late repeat of one revives nothing', async () => {
    const day = 24 * 60 * MINUTE_MS;
    let now = Date.parse(NOW);
    const place = await engine.newPlace();
    const open = () => readyStore(engine, { place, clock: () => now, contactKeptDays: 30 });
    const message = {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Peas',
      message: 'May cats eat peas?',
      category: 'recipe',
    } as const;
    const first = await open();
    await first.contactMessages.insert('old', message, NOW);
    await first.contactMessages.insert('new', message, new Date(now + 20 * day).toISOString());
    await first.close();
    now += 31 * day;
    // Maintenance runs at the start.
    const { contactMessages, close } = await open();
    await expect.poll(async () => (await contactMessages.list()).map(({ id }) => id)).toEqual(['new']);
    expect(await contactMessages.insert('old', message, NOW)).toBe('replayed');
    expect(await contactMessages.list()).toHaveLength(1);
    await close();
    const database = place.openDatabase();
    const kept = await database.collection('contactMessages').find({ _id: 'old' }).toArray();
    expect(JSON.stringify(kept)).not.toMatch(/Ada|ada@|peas/i);
    await database.close();
  });

  it('counts by day, kind and key, and a visit once until it expires', async () => {
    let now = Date.parse(NOW);
    const { counters, close } = await readyStore(engine, { clock: () => now });
    await counters.add('page-view', '/');
    await counters.add('page-view', '/');
    await counters.add('page-view', '/about');
    now += 24 * 60 * MINUTE_MS;
    await counters.add('page-view', '/');
    const rows = await counters.since('2026-03-01', 'page-view');
    expect(rows.filter(({ key }) => key === '/')).toEqual([
      { day: '2026-03-01', kind: 'page-view', key: '/', count: 2 },
      { day: '2026-03-02', kind: 'page-view', key: '/', count: 1 },
    ]);
    expect(await counters.since('2026-03-02', 'page-view')).toHaveLength(1);
    const visit = crypto.randomUUID();
    expect([await counters.isNewVisit(visit), await counters.isNewVisit(visit)]).toEqual([true, false]);
    // A visit expires after two days.
    now += 49 * 60 * MINUTE_MS;
    await counters.sweep();
    expect(await counters.isNewVisit(visit)).toBe(true);
    await close();
  });
});
