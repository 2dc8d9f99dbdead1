import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';
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

/** Fetched when it is first needed: a fifth of an installation otherwise, for this file alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const REPORT_BYTES = 64 * 1024 * 1024;

type Run = { scores: number[]; largestPaintMs: number; blockingMs: number };

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

/** Lighthouse's report on a page, measured in a fresh browser. */
async function reportOn(url: string): Promise<Report> {
  const options = [
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${[...BROWSER_ARGUMENTS, '--headless=new'].join(' ')}`,
    ...['--output=json', '--quiet', '--no-enable-error-reporting'],
  ];
  const environment = { ...process.env, CHROME_PATH: findBrowser() };
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: environment,
    maxBuffer: REPORT_BYTES,
  }).catch((failure: Error & { stdout: string }) => {
    // A page without a paint ends in a failure that has a report.
    if (failure.stdout === '') throw failure;
    return failure;
  });
  return JSON.parse(stdout) as Report;
}

/** One run of Lighthouse; null where it saw no largest paint. */
async function run(url: string): Promise<Run | null> {
  const { audits, categories } = await reportOn(url);
  const largestPaintMs = audits['largest-contentful-paint']?.numericValue;
  if (largestPaintMs === undefined) return null;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    largestPaintMs,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
  };
}

async function measuredRuns(url: string): Promise<Run[]> {
  const runs: Run[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && runs.length < RUNS; attempt += 1) {
    const measured = await run(url);
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
