import { expect, it } from 'vitest';
import { recordingDatabase } from '../testing/recording-database.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createCounterDays, SUMMED_KINDS } from './counter-days.ts';
import { createCounters } from './counters.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-03-01T08:00:00.000Z');

await describeOnBothEngines('sums of counted days', (engine) => {
  async function open() {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const time = { now: START };
    const counters = createCounters(database, () => time.now);
    const days = createCounterDays(
      database,
      () => counters.flush(),
      () => time.now,
    );
    return { database, commands, time, counters, days };
  }

  it('give the same result before and after summing, and keep counting open days', async () => {
    const { database, time, counters, days } = await open();
    expect(await days.firstDay()).toBeNull();
    await counters.add('page-view', '/', 3);
    await counters.add('page-view', '/recipe/1', 2);
    await counters.add('visit', 'all');
    await counters.flush();
    time.now += DAY_MS;
    await counters.add('page-view', '/', 4);
    const before = await days.since('2026-03-01', ['page-view', 'visit']);
    expect(before['page-view']).toEqual([
      {
        day: '2026-03-01',
        total: 5,
        names: expect.arrayContaining([
          ['/', 3],
          ['/recipe/1', 2],
        ]),
      },
      { day: '2026-03-02', total: 4, names: [['/', 4]] },
    ]);
    expect(before.visit).toEqual([{ day: '2026-03-01', total: 1, names: [['all', 1]] }]);

    time.now += DAY_MS;
    await days.sumUp();
    await counters.add('page-view', '/', 1);
    const after = await days.since('2026-03-01', ['page-view', 'visit']);
    expect(after['page-view'].map(({ day, total }) => [day, total])).toEqual([
      ['2026-03-01', 5],
      ['2026-03-02', 4],
      ['2026-03-03', 1],
    ]);
    expect(after.visit).toEqual(before.visit);
    expect(await days.firstDay()).toBe('2026-03-01');
    expect((await days.since('2026-03-02', ['page-view']))['page-view'].map(({ total }) => total)).toEqual([
      4, 1,
    ]);
    await database.close();
  });

  it('are written once for each finished day, including days without counts', async () => {
    const { database, commands, time, counters, days } = await open();
    await counters.add('page-view', '/');
    await counters.flush();
    time.now += 5 * DAY_MS;
    await days.sumUp();
    const inserts = () => commands.filter(({ name }) => name === 'insertOne').length;
    // 1 to 4 March; today, the 6th, and the day before are open.
    expect(inserts()).toBe(4 * SUMMED_KINDS.length);
    await days.sumUp();
    expect(inserts()).toBe(4 * SUMMED_KINDS.length);
    // Another process finds them done.
    await createCounterDays(
      database,
      async () => undefined,
      () => time.now,
    ).sumUp();
    expect(inserts()).toBe(4 * SUMMED_KINDS.length);
    await database.close();
  });

  it('contain no search texts, and are deleted with the counts', async () => {
    const { database, time, counters, days } = await open();
    await counters.add('search-term', 'chicken');
    await counters.add('page-view', '/');
    await counters.flush();
    time.now += 2 * DAY_MS;
    await days.sumUp();
    const kept = await database.collection<{ _id: string }>('counterDays').find({}).toArray();
    expect(JSON.stringify(kept)).not.toContain('chicken');
    // 2 + 399 = 401 days later; counts are kept for 400.
    time.now += 399 * DAY_MS;
    await counters.sweep();
    await days.sweep();
    expect((await days.since('2026-01-01', ['page-view']))['page-view']).toEqual([]);
    await database.close();
  });
});
