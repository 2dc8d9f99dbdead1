import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createRevenueImports, type ImportedReport } from './revenue-imports.ts';

const day = (date: string, pence: number) => ({
  account: 'bowlful-21',
  day: date,
  earningsMicros: pence * 10_000,
  items: 1,
  clicks: 0,
  pageViews: 0,
  products: [],
});
const report = (...days: ReturnType<typeof day>[]): ImportedReport => ({
  format: 'amazon-associates',
  currency: 'GBP',
  rows: days.length,
  days,
});

await describeOnBothEngines('imported reports', (engine) => {
  it('count each file once, and each account’s day from the newest report that covers it', async () => {
    let now = Date.parse('2026-11-20T08:00:00Z');
    const database = (await engine.newPlace()).openDatabase();
    const imports = createRevenueImports(database, () => now);
    const pence = async (since: string) =>
      (await imports.daysSince(since))
        .map(({ day: date, earningsMicros }) => [date, earningsMicros / 10_000])
        .sort();

    expect(
      await imports.insert('first', report(day('2026-11-01', 50), day('2026-11-02', 70)), 'keeper'),
    ).toBe(true);
    expect(await imports.insert('first', report(day('2026-11-01', 99)), 'keeper')).toBe(false);
    now += 1000;
    await imports.insert('second', report(day('2026-11-02', 65), day('2026-11-03', 10)), 'keeper');
    expect(await pence('2026-11-01')).toEqual([
      ['2026-11-01', 50],
      ['2026-11-02', 65],
      ['2026-11-03', 10],
    ]);
    expect(await pence('2026-11-03')).toEqual([['2026-11-03', 10]]);
    expect((await imports.list()).map(({ id }) => id)).toEqual(['second', 'first']);

    expect(await imports.undo('second')).toBe(true);
    expect(await imports.undo('second')).toBe(false);
    expect(await pence('2026-11-01')).toEqual([
      ['2026-11-01', 50],
      ['2026-11-02', 70],
    ]);
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
