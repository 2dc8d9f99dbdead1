import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, IGNORED_ARGUMENTS, JOURNEY_ARGUMENTS } from './find-browser.ts';
import type { Backend } from './journey.ts';

/** A browser with a profile on disk that can be closed, killed and reopened. */
export class Device {
  readonly #directory: string;
  readonly #origin: string;
  #context: BrowserContext | undefined;

  constructor({ directory, origin }: Pick<Backend, 'directory' | 'origin'>, name: string) {
    this.#directory = join(directory, name);
    this.#origin = origin;
  }

  /** Starts the browser on its profile. */
  async open(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(this.#directory, {
      executablePath: findBrowser(),
      args: JOURNEY_ARGUMENTS,
      ignoreDefaultArgs: IGNORED_ARGUMENTS,
      baseURL: this.#origin,
      locale: 'en-GB',
    });
    // An action that waits for ever would use up the journey's time, and the failure wouldn't name it.
    context.setDefaultTimeout(20_000);
    this.#context = context;
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Kills the browser without notice, as a crash or an empty battery does. */
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
