import type { Browser, Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** What Playwright itself says where it keeps the worker out. */
const OF_THE_TEST = 'Service Worker registration blocked by Playwright';

type FirstVisit = {
  /** What the browser complained of: errors, warnings, breaches of the content policy. */
  complaints: string[];
  /** Addresses asked for before the largest paint, the page itself apart. */
  beforePaint: string[];
  /** Addresses of all scripts, once the page rests. */
  scripts: string[];
  /** Types of the structured data in the page. */
  structuredData: string[];
};

/** Shows a screen to a visitor who was never here, without the worker, until everything rests. */
export async function firstVisit(browser: Browser, screen: Screen): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const complaints = await complaintsOf(page);
  await screen.open(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const entries = performance.getEntriesByType('resource');
    return {
      beforePaint: entries.filter((entry) => entry.startTime < largest).map((entry) => entry.name),
      scripts: [...new Set(entries.map((entry) => entry.name).filter((name) => name.endsWith('.js')))],
    };
  });
  const structuredData = await structuredDataTypes(page);
  await context.close();
  return { ...loaded, complaints, structuredData };
}

/** Collects what the browser complains of from now on. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== OF_THE_TEST) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy broken: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}

/** Types of the structured data that a page holds. */
export async function structuredDataTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => String((JSON.parse(text) as { '@type': unknown })['@type']));
}
