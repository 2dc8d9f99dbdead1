import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureBudgets } from '../build/budgets.ts';
import { routeSizes } from '../build/route-sizes.ts';
import { atMost, type Figure } from './figures.ts';

const NAMES: Record<string, string> = {
  initialScriptGzip: 'Initial JavaScript of the heaviest landing page, gzip',
  initialStyleGzip: 'CSS in the page, gzip',
  adminFirstTabGzip: 'Admin panel with its first tab, beyond what every page has, gzip',
  precacheGzip: 'Precache without the admin bundle, gzip',
};

/** Sizes of the last build against the budgets in package.json. */
export async function bundleFigures(): Promise<Figure[]> {
  const file = fileURLToPath(new URL('../../package.json', import.meta.url));
  const { budgets } = JSON.parse(await readFile(file, 'utf8')) as { budgets: Record<string, number> };
  const measured = await measureBudgets();
  const held = Object.entries(measured).map(([key, bytes]) =>
    atMost(NAMES[key] ?? key, bytes / 1000, (budgets[key] ?? 0) / 1000, 'kB', 1),
  );
  const listed = (await routeSizes()).map(({ path, scriptBytes, styleBytes }): Figure => {
    const value = `${((scriptBytes + styleBytes) / 1000).toFixed(1)} kB`;
    return { name: `Route \`${path}\` beyond what every page has, gzip`, value, budget: '–', met: null };
  });
  return [...held, ...listed];
}
