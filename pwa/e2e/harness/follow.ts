import type { Page } from '@playwright/test';

/** Navigates to a path as the app's links do, without a page load, once the app has hydrated. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('early' in window));
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
