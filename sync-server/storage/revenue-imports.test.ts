import { expect, it } from 'vitest';
import type { NetworkReport } from '#domain/revenue/network-report';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createRevenueImports } from './revenue-imports.ts';

const day = {
  account: 'bowlful-21',
  day: '2026-10-03',
  earningsMicros: 500_000,
  items: 1,
  clicks: 0,
  pageViews: 0,
  products: [],
};
const OCTOBER: NetworkReport = {
  format: 'amazon-associates',
  currency: 'GBP',
  rows: 1,
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  days: [day],
};

await describeOnBothEngines('imported reports', (engine) => {
  it('count each file once, and are listed newest first, until they are undone', async () => {
    let now = Date.parse('2026-11-20T08:00:00Z');
    const database = (await engine.newPlace()).openDatabase();
    const imports = createRevenueImports(database, () => now);
    const ids = async (since?: string) => (await imports.list(since)).map(({ id }) => id);
    expect(await imports.insert('first', OCTOBER, 'keeper')).toBe(true);
    expect(await imports.insert('first', { ...OCTOBER, rows: 2 }, 'keeper')).toBe(false);
    now += 1000;
    await imports.insert('second', { ...OCTOBER, lastDay: '2026-11-15' }, 'keeper');
    expect(await ids()).toEqual(['second', 'first']);
    expect(await ids('2026-10-31')).toEqual(['second', 'first']);
    expect(await ids('2026-11-01')).toEqual(['second']);
    expect(await imports.find('first')).toEqual({
      ...OCTOBER,
      id: 'first',
      by: 'keeper',
      importedAt: '2026-11-20T08:00:00.000Z',
    });
    expect(await imports.undo('second')).toBe(true);
    expect(await imports.undo('second')).toBe(false);
    expect(await ids()).toEqual(['first']);
    await database.close();
  });

  it('without a stored first day begin on the day of their first line', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { firstDay: _firstDay, ...withoutFirstDay } = OCTOBER;
    const stored = { _id: 'old', ...withoutFirstDay, by: 'keeper', importedAt: '2026-11-20T08:00:00.000Z' };
    await database.collection<typeof stored>('revenueImports').insertOne(stored);
    expect(await createRevenueImports(database, Date.now).find('old')).toMatchObject({
      firstDay: '2026-10-03',
      lastDay: '2026-10-31',
    });
    await database.close();
  });

  it('are identified by their bytes and currency', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const imports = createRevenueImports(database, Date.now);
    const bytes = new TextEncoder().encode('Date,Estimated earnings');
    expect(imports.idOf(bytes, 'GBP')).toBe(imports.idOf(bytes, 'GBP'));
    expect(imports.idOf(bytes, 'GBP')).not.toBe(imports.idOf(bytes, 'USD'));
    await database.close();
  });
});
