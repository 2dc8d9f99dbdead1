import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { FaultProxy } from './fault-proxy.ts';
import { freePort, ServerProcess, START_WITHIN_MS } from './server-process.ts';

export type Kitchen = {
  /** What the browser calls: the proxy. */
  origin: string;
  proxy: FaultProxy;
  server: ServerProcess;
  desk: Desk;
  /** A folder of this worker's own, gone when it ends. */
  directory: string;
};

type WorkerFixtures = { kitchen: Kitchen };

/** Playwright's test with a server, on data of its own, behind a proxy that journeys may break. */
export const test = base.extend<{ mended: undefined }, WorkerFixtures>({
  kitchen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it passes from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'bowlful-'));
      const proxy = new FaultProxy(await freePort());
      const origin = `http://localhost:${await proxy.listen()}`;
      const server = new ServerProcess(await freePort(), {
        DATA_DIR: join(directory, 'data'),
        PUBLIC_ORIGIN: origin,
      });
      proxy.pointAt(server.port);
      await server.start();
      await use({ origin, proxy, server, desk: new Desk(server, origin), directory });
      await server.stop();
      proxy.close();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_WITHIN_MS + 30_000 },
  ],
  mended: [
    async ({ kitchen }, use) => {
      await use(undefined);
      kitchen.proxy.mend();
    },
    { auto: true },
  ],
  baseURL: async ({ kitchen }, use) => use(kitchen.origin),
  // Journeys about something else begin with the question about cookies answered.
  storageState: async ({ kitchen }, use) => {
    const choice = { necessary: true, analytics: false, advertising: false, functional: false };
    const value = JSON.stringify({ ...choice, timestamp: '2026-01-01T00:00:00.000Z' });
    const localStorage = [{ name: 'cookieConsent', value }];
    await use({ cookies: [], origins: [{ origin: kitchen.origin, localStorage }] });
  },
});

/** For `test.use`: a visitor who was not asked about cookies yet. */
export const NEVER_ASKED = { storageState: { cookies: [], origins: [] } };

export { expect };

/** The app has taken over the page that the server drew, and the whole catalogue is on the device. */
export async function expectStarted(page: Page): Promise<void> {
  // The settings say it as well as the footer.
  const held = page.getByRole('contentinfo').getByText(/Available offline: (\d+) of \1 recipes/);
  await expect(held).toBeAttached({ timeout: 20_000 });
}

/** Opens the app and waits until the worker serves it and everything is on the device. */
export async function install(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  // A worker that is ready has yet to claim this page: until then what the page asks for goes to the network.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expectStarted(page);
}

/** The screen of the current address is there, and drawn by the app itself. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
