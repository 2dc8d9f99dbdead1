import type { Browser, Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Playwright's own warning while it blocks the worker. */
const PLAYWRIGHT_WARNING = 'Service Worker registration blocked by Playwright';

type FirstVisit = {
  /** Errors, warnings and violations of the content policy in the console. */
  consoleErrors: string[];
  /** Addresses requested before the largest paint, without the document. */
  beforePaint: string[];
  /** Addresses of all scripts once the page is idle. */
  scripts: string[];
  /** Types of the page's structured data. */
  structuredData: string[];
};

/** Opens a screen as a new visitor, without the worker, and waits until it is idle. */
export async function firstVisit(browser: Browser, screen: Screen): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const consoleErrors = await collectConsoleErrors(page);
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
  return { ...loaded, consoleErrors, structuredData };
}

/** Collects the page's console errors, warnings and policy violations from now on. */
export async function collectConsoleErrors(page: Page): Promise<string[]> {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== PLAYWRIGHT_WARNING) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy broken: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return consoleErrors;
}

/** Types of the page's structured data. */
export async function structuredDataTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => String((JSON.parse(text) as { '@type': unknown })['@type']));
}
