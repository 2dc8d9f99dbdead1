import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { AdminClient } from './admin-client.ts';
import { Deployments } from './deployments.ts';
import { FaultProxy } from './fault-proxy.ts';
import { findBrowser } from './find-browser.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { freePort, ServerProcess, START_TIMEOUT_MS } from './server-process.ts';
import { SharedDevices } from './shared-devices.ts';
import { wakeWhenStalled } from './wake-stalled-page.ts';

export type Backend = {
  /** The proxy's origin, which the browser uses. */
  origin: string;
  proxy: FaultProxy;
  server: ServerProcess;
  /** Serves later builds of the client in place of the server's. */
  deployments: Deployments;
  admin: AdminClient;
  /** Where the server's e-mails arrive. */
  mail: MailSink;
  /** A temporary folder of this worker, deleted at its end. */
  directory: string;
};

type TestOptions = {
  /**
   * `shared`: the worker process's own device, which holds the app and the whole catalogue; people's data are
   * cleared before each test. `new`: a first-time visitor's. `serviceWorkers` decides about the worker.
   */
  device: 'shared' | 'new';
};
type WorkerFixtures = {
  backend: Backend;
  sharedDevices: SharedDevices;
  /** Starts a whole Chromium once; pages with a service worker need it (`find-browser.ts`). */
  wholeBrowser: () => Promise<Browser>;
};

/** Excludes live regions, which repeat text of the screen for a second. */
const NOT_SAID = 'xpath=self::*[not(ancestor::*[@id="said" or @id="said-at-once"])]';
function ignoreLiveRegions(page: Page): void {
  const getByText = page.getByText.bind(page);
  // A second selector over the whole page would take longer than this filter.
  page.getByText = (...sought) => getByText(...sought).locator(NOT_SAID);
}

/** Playwright's test with a server on its own data behind a fault proxy. */
export const test = base.extend<
  TestOptions & { chosenBrowser: undefined; removedFaults: undefined },
  WorkerFixtures
>({
  device: ['shared', { option: true }],
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it passes from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'bowlful-'));
      const proxy = new FaultProxy(await freePort());
      const origin = `http://localhost:${await proxy.listen()}`;
      const mail = await startMailSink();
      const server = new ServerProcess(await freePort(), {
        DATA_DIR: join(directory, 'data'),
        PUBLIC_ORIGIN: origin,
        SMTP_URL: mail.url,
      });
      proxy.pointAt(server.port);
      await server.start();
      const deployments = new Deployments(proxy, server.port);
      const admin = new AdminClient(server, origin);
      await use({ origin, proxy, server, deployments, admin, mail, directory });
      deployments.close();
      await server.stop();
      proxy.close();
      mail.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS + 30_000 },
  ],
  wholeBrowser: [
    async ({ playwright }, use) => {
      let started: Promise<Browser> | undefined;
      await use(() => {
        started ??= playwright.chromium.launch({ executablePath: findBrowser() });
        return started;
      });
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  chosenBrowser: [
    async ({ browser, wholeBrowser, serviceWorkers }, use) => {
      const newContext = browser.newContext;
      browser.newContext = async (options) => {
        const isWhole = (options?.serviceWorkers ?? serviceWorkers) === 'allow';
        const context = await newContext.call(isWhole ? await wholeBrowser() : browser, options);
        return context.on('page', ignoreLiveRegions).on('page', wakeWhenStalled);
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
  removedFaults: [
    async ({ backend }, use) => {
      await use(undefined);
      backend.proxy.mend();
      backend.deployments.takeBack();
      backend.proxy.hasChangedWorker = false;
    },
    { auto: true },
  ],
  sharedDevices: [
    async ({ browser, backend }, use) => {
      await use(new SharedDevices(browser, backend.origin));
    },
    { scope: 'worker' },
  ],
  context: async (
    { backend, browser, device, sharedDevices, serviceWorkers, javaScriptEnabled, storageState },
    use,
    testInfo,
  ) => {
    if (device === 'new' || !javaScriptEnabled) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const stored = typeof storageState === 'object' ? (storageState.origins[0]?.localStorage ?? []) : [];
    const hasWorker = serviceWorkers === 'allow';
    const shared = await sharedDevices.take(hasWorker, stored);
    await use(shared.context);
    // A failed journey may have left the device in any state.
    if (testInfo.status !== testInfo.expectedStatus) shared.isSpoilt = true;
    // The device may have another worker than the server's.
    if (hasWorker && backend.proxy.hasChangedWorker) shared.isSpoilt = true;
    await sharedDevices.giveBack(shared);
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },
  baseURL: async ({ backend }, use) => use(backend.origin),
  // Most journeys start with the cookie question answered.
  storageState: async ({ backend }, use) => {
    const choice = { necessary: true, analytics: false, advertising: false, functional: false };
    const value = JSON.stringify({ ...choice, timestamp: '2026-01-01T00:00:00.000Z' });
    const localStorage = [{ name: 'cookieConsent', value }];
    await use({ cookies: [], origins: [{ origin: backend.origin, localStorage }] });
  },
});

/** For `test.use`: a visitor who has not answered the cookie question. */
export const WITHOUT_CONSENT_CHOICE = { storageState: { cookies: [], origins: [] } };

export { expect };

/**
 * Waits until the app has hydrated and the whole catalogue is on the device. Checked by a function in the
 * page, because each try of `expect` would describe the whole page.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // The worker renders the footer too, so wait until the app has replayed early events.
      const isHydrated = document.readyState !== 'loading' && !('early' in window);
      const footer = document.querySelector('footer')?.textContent ?? '';
      return isHydrated && /Available offline: (\d+) of \1 recipes/.test(footer);
    },
    undefined,
    { timeout: 20_000 },
  );
}

/** Opens the app and waits until the worker controls the page and the catalogue is on the device. */
export async function install(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  // `ready` resolves before the worker claims this page; until then requests go to the network.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expectHydrated(page);
}

/** The screen of the current address shows, rendered by the app. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
