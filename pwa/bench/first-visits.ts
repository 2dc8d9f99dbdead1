import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';
import { atLeast, atMost, type Figure, median } from './figures.ts';
import { withFolder } from './phone.ts';

const PATHS = ['/', '/dog-recipes', '/recipe/1', '/submit', '/shop', '/tools/nutrition-checker'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
/** A run in which Lighthouse sees no paint measures nothing and is repeated. */
const ATTEMPTS = 6;

/** Fetched on first use: as a dependency it would be a fifth of an installation, for this file alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

async function reportOn(url: string): Promise<Report> {
  return withFolder(async (folder) => {
    // A file, since Lighthouse ends before a pipe has taken the whole report.
    const report = join(folder, 'report.json');
    const options = [
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${[...BROWSER_ARGUMENTS, '--headless=new'].join(' ')}`,
      ...['--output=json', `--output-path=${report}`, '--quiet', '--no-enable-error-reporting'],
    ];
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      // Lighthouse fails on a page without a paint, but still writes a report.
    }).catch(() => {});
    return JSON.parse(await readFile(report, 'utf8')) as Report;
  });
}

async function reportsOn(url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && reports.length < RUNS; attempt += 1) {
    const report = await reportOn(url);
    if (report.audits['largest-contentful-paint']?.numericValue !== undefined) reports.push(report);
  }
  if (reports.length < RUNS) throw new Error(`Lighthouse saw no paint of ${url} in ${ATTEMPTS} attempts`);
  return reports;
}

/** Lighthouse's mobile preset (simulated slow 4G, CPU ×4), the median of three fresh browsers per page. */
export async function firstVisits(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const reports = await reportsOn(origin + path);
    const middle = (of: (report: Report) => number | null | undefined) =>
      median(reports.map((report) => of(report) ?? 0));
    for (const id of CATEGORIES) {
      const score = Math.round(100 * middle(({ categories }) => categories[id]?.score));
      figures.push(atLeast(`First visit of ${path}: Lighthouse, ${id}`, score, 95, ''));
    }
    const paint = middle(({ audits }) => audits['largest-contentful-paint']?.numericValue) / 1000;
    const blocking = middle(({ audits }) => audits['total-blocking-time']?.numericValue);
    figures.push(atMost(`First visit of ${path}: largest paint`, paint, 1.2, 's', 2));
    figures.push(atMost(`First visit of ${path}: total blocking time`, blocking, 250, 'ms'));
  }
  return figures;
}
