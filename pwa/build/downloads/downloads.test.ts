import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#domain/site/downloads';
import { chartRows } from './transition-chart-pdf.ts';
import { writeDownloads } from './write-downloads.ts';

const PAGES: Record<string, number> = {
  '/downloads/meal-planner.pdf': 1,
  '/downloads/transition-chart.pdf': 1,
  '/downloads/shopping-list.pdf': 1,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bowlful-pdf-'));
  await writeDownloads(join(folder, 'first'));
  await writeDownloads(join(folder, 'second'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(DOWNLOADS)('$title', ({ path }) => {
  it('is a complete PDF with a title, reproducible, and small enough to store on a phone', async () => {
    const bytes = await readFile(join(folder, 'first', path));
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/%%EOF\s*$/);
    expect(text).toContain('/Title');
    expect(bytes.length).toBeLessThan(25_000);
    expect(bytes.equals(await readFile(join(folder, 'second', path)))).toBe(true);
  });

  it('has one page, the toxic foods reference more than two', async () => {
    const text = (await readFile(join(folder, 'first', path))).toString('latin1');
    const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0;
    if (PAGES[path] === undefined) expect(pages).toBeGreaterThan(2);
    else expect(pages).toBe(PAGES[path]);
  });
});

it('charts a change of food by the planner’s table: three steps, days left over go to the later', () => {
  expect(chartRows()).toEqual([
    ['Change in', '25% new', '50% new', '75% new', '100% new'],
    ['7 days', 'days 1 to 2', 'days 3 to 4', 'days 5 to 7', 'from day 8'],
    ['8 days', 'days 1 to 2', 'days 3 to 5', 'days 6 to 8', 'from day 9'],
    ['9 days', 'days 1 to 3', 'days 4 to 6', 'days 7 to 9', 'from day 10'],
    ['10 days', 'days 1 to 3', 'days 4 to 6', 'days 7 to 10', 'from day 11'],
  ]);
});
