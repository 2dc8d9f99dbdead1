import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/find-browser.ts';
import { atLeast, atMost, type Figure, median } from './figures.ts';

const PAGES: [name: string, path: string][] = [
  ['Home', '/'],
  ['Dog recipes', '/dog-recipes'],
  ['Recipe page', '/recipe/1'],
  ['Submit', '/submit'],
  ['About', '/about'],
  ['Nutrition checker', '/tools/nutrition-checker'],
];
/** The shop, the words around the recipes, the guides, and the dashboards. */
const FURTHER_PAGES = [
  ...[
    '/shop',
    '/ingredients',
    '/dog-products',
    '/cat-products',
    '/guides',
    '/guides/toxic-foods',
    '/resources',
  ],
  ...['/contact', '/disclaimer', '/privacy-policy', '/terms-of-service', '/reviews-policy'],
  ...['/spf-security-guide', '/seo-dashboard', '/seo-audit'],
];
/** Search engines are asked to leave them out, which is what the last category counts against a page. */
const HIDDEN_PAGES = ['/seo-dashboard', '/seo-audit'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
/** A run in which Lighthouse sees no paint measures nothing and is made again, so often at the most. */
const ATTEMPTS = 6;

type Run = { scores: number[]; largestPaintMs: number; blockingMs: number };

/** One run of Lighthouse; null where it saw no largest paint. */
async function run(url: string, port: number): Promise<Run | null> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const largestPaintMs = result.lhr.audits['largest-contentful-paint']?.numericValue;
  if (largestPaintMs === undefined) return null;
  return {
    scores: CATEGORIES.map((id) => Math.round((result.lhr.categories[id]?.score ?? 0) * 100)),
    largestPaintMs,
    blockingMs: result.lhr.audits['total-blocking-time']?.numericValue ?? 0,
  };
}

async function measuredRuns(url: string): Promise<Run[]> {
  const runs: Run[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && runs.length < RUNS; attempt += 1) {
    const browser = await launch({
      chromePath: findBrowser(),
      chromeFlags: [...BROWSER_ARGUMENTS, '--headless=new'],
      logLevel: 'error',
    });
    const measured = await run(url, browser.port);
    browser.kill();
    if (measured !== null) runs.push(measured);
  }
  if (runs.length < RUNS) throw new Error(`Lighthouse saw no paint of ${url} in ${ATTEMPTS} attempts`);
  return runs;
}

/** Lighthouse's mobile preset (simulated slow 4G, CPU ×4), the median of three fresh browsers a page. */
export async function lighthouseScores(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of PAGES) {
    const runs = await measuredRuns(`${origin}${path}`);
    for (const [index, category] of CATEGORIES.entries()) {
      const score = median(runs.map((each) => each.scores[index] ?? 0));
      figures.push(atLeast(`Lighthouse ${name}: ${category}`, score, 95, ''));
    }
    const paint = median(runs.map((each) => each.largestPaintMs)) / 1000;
    figures.push(atMost(`Lighthouse ${name}: largest paint`, paint, 1.2, 's', 2));
    const blocking = median(runs.map((each) => each.blockingMs));
    figures.push(atMost(`Lighthouse ${name}: total blocking time`, blocking, 250, 'ms'));
  }
  return figures;
}

/** The same of the pages that a first visit seldom begins with, by their addresses; without the paint. */
export async function furtherLighthouseScores(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of FURTHER_PAGES) {
    const runs = await measuredRuns(`${origin}${path}`);
    for (const [index, category] of CATEGORIES.entries()) {
      if (category === 'seo' && HIDDEN_PAGES.includes(path)) continue;
      const score = median(runs.map((each) => each.scores[index] ?? 0));
      const least = category === 'performance' ? 97 : 100;
      figures.push(atLeast(`Lighthouse ${path}: ${category}`, score, least, ''));
    }
  }
  return figures;
}
