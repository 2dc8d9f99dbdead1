import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';

/** How many times slower than this machine a phone is assumed to be. */
export const THROTTLE = 4;
/** The footer says so when the whole catalogue is on the device. */
export const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;

/** A folder that exists while `act` runs. */
export async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
  return act(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** A browser with a phone's window and its profile in `folder`. */
export async function withPhone<T>(folder: string, act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    // With a debugger attached, V8 reads scripts again for error positions, unless it recorded them at first.
    args: [...BROWSER_ARGUMENTS, '--js-flags=--no-enable-lazy-source-positions'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
  });
  return act(context).finally(() => context.close());
}

/** Its page, with the processor `rate` times slower. */
export async function slowPage(context: BrowserContext, rate = THROTTLE): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}
