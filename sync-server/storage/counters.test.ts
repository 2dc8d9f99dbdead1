import { expect, it } from 'vitest';
import { recordingDatabase } from '../testing/recording-database.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createCounters } from './counters.ts';

const NOW = Date.parse('2026-03-01T08:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

await describeOnBothEngines('counters', (engine) => {
  it('keep at most 501 names per kind and day, and lose no count', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const counters = createCounters(database, () => NOW);
    for (let n = 0; n < 600; n += 1) await counters.add('affiliate-click', `made up ${n}`);
    const rows = await counters.since('2026-03-01', 'affiliate-click');
    // 500 names, and 'other' for the remaining 100.
    expect(rows).toHaveLength(501);
    expect(rows.find(({ key }) => key === 'other')?.count).toBe(100);
    // Another process, or a later one, reads the day's names.
    const again = createCounters(database, () => NOW);
    await again.add('affiliate-click', 'one more');
    await again.add('affiliate-click', 'made up 7');
    expect(await again.since('2026-03-01', 'affiliate-click')).toHaveLength(501);
    await database.close();
  });

  it('write each name once per flush', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const counters = createCounters(database, () => NOW);
    for (let n = 0; n < 300; n += 1) await counters.add('page-view', '/');
    await counters.flush();
    expect(commands.filter(({ name }) => name === 'updateOne')).toHaveLength(1);
    expect(await counters.since('2026-03-01', 'page-view')).toMatchObject([{ key: '/', count: 300 }]);
    await database.close();
  });

  it('forget counts that are older than 400 days', async () => {
    let now = NOW;
    const database = (await engine.newPlace()).openDatabase();
    const counters = createCounters(database, () => now);
    await counters.add('page-view', '/');
    await counters.flush();
    now += 400 * DAY_MS;
    await counters.sweep();
    expect(await counters.since('2000-01-01', 'page-view')).toHaveLength(1);
    now += DAY_MS;
    await counters.sweep();
    expect(await counters.since('2000-01-01', 'page-view')).toHaveLength(0);
    await database.close();
  });
});
