import type { Page } from '@playwright/test';

/** Goes to a path as a link of the app does, without a load, once the app has hydrated the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && !('early' in window));
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
