import type { Browser, Page } from '@playwright/test';
import { type Backend, expect } from './journey.ts';
import type { Screen } from './screens.ts';
import { structuredDataTypes } from './structured-data.ts';
import { watchRequests } from './watch-requests.ts';

/** Playwright's own warning while it blocks the worker. */
const PLAYWRIGHT_WARNING = 'Service Worker registration blocked by Playwright';

export type FirstVisit = {
  page: Page;
  /** Errors, warnings and violations of the content policy in the console, up to now. */
  consoleErrors: readonly string[];
  /** Addresses requested before the largest paint, except the document. */
  beforePaint: string[];
  /** Addresses of all scripts once the page was idle. */
  scripts: string[];
  /** Types of the page's structured data. */
  structuredData: string[];
};

/**
 * Opens a screen as a new visitor on a phone, with an empty cache and without the worker, and waits until it is idle.
 * The caller closes the page's context.
 */
export async function firstVisit(browser: Browser, backend: Backend, screen: Screen): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    // Playwright would open an extra page to fill the storage.
    storageState: { cookies: [], origins: [] },
    baseURL: backend.origin,
    // The server renders for Britain; another browser must hydrate its pages as well.
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  const consoleErrors = await collectConsoleErrors(page);
  await answerCookieQuestion(page);
  const isQuiet = watchRequests(page);
  await screen.open(page);
  await expect(page.locator('[data-notices]')).toBeAttached();
  await isQuiet();
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
  return { page, ...loaded, consoleErrors, structuredData: await structuredDataTypes(page) };
}

async function answerCookieQuestion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, advertising: false, functional: false };
    const value = JSON.stringify({ ...choice, timestamp: '2026-01-01T00:00:00.000Z' });
    localStorage.setItem('cookieConsent', value);
  });
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
