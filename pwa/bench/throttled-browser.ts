import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';

/** How much slower than this machine a phone is taken to be. */
export const THROTTLE = 4;

/** A phone's window on a browser of its own, its profile in `directory`. */
export async function withBrowser<T>(
  directory: string,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(directory, {
    executablePath: findBrowser(),
    // With a debugger at hand, as here, V8 reads scripts twice for the lines of errors unless it noted them at first.
    args: [...BROWSER_ARGUMENTS, '--js-flags=--no-enable-lazy-source-positions'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** Its page, with the processor `rate` times slower. */
export async function throttledPage(context: BrowserContext, rate = THROTTLE): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}
