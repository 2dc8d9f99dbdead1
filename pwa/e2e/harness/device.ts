import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts';
import type { Kitchen } from './journey.ts';

/** A browser with a profile on disk, which may be closed, killed and opened again. */
export class Device {
  readonly #directory: string;
  readonly #origin: string;
  #context: BrowserContext | undefined;

  constructor(kitchen: Kitchen, name: string) {
    this.#directory = join(kitchen.directory, name);
    this.#origin = kitchen.origin;
  }

  /** Starts the browser with what its profile holds. */
  async open(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(this.#directory, {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
      baseURL: this.#origin,
      locale: 'en-GB',
    });
    this.#context = context;
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Ends the browser at once, as a crash or an empty battery does: nothing gets a chance to finish. */
  async kill(): Promise<void> {
    const context = this.#context;
    const session = await context?.browser()?.newBrowserCDPSession();
    if (context === undefined || session === undefined) return;
    const closed = new Promise((resolve) => context.once('close', resolve));
    session.send('Browser.crash').catch(() => {});
    await closed;
    this.#context = undefined;
  }
}
