import type { Browser, BrowserContext, Page } from '@playwright/test';

/** An address that the server answers itself, past the app and its worker. */
const PLAIN_PAGE = '/robots.txt';
/** All that a test may set: Playwright takes what is missing from the test that happens to come first. */
const DEVICE = {
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  // Undefined counts as given, but the types forbid it.
  ...({ screen: undefined, userAgent: undefined } as object),
};
/** Written by the app itself; everything else in local storage is a person's. */
const HAS_LOCAL = 'has_local';

type Stored = readonly { name: string; value: string }[];

export type SharedDevice = {
  context: BrowserContext;
  /** Its page, reused by the next test: a new one costs half a second of processor time. */
  page: Page;
  hasWorker: boolean;
  /** Whether its state cannot be reset, so that it is not reused. */
  isSpoilt: boolean;
};

/** Devices with the app and the catalogue, reused by tests: a new one costs four seconds of processor time. */
export class SharedDevices {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free = new Map<boolean, SharedDevice>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /**
   * The device with or without a worker, as if nobody had used it since the app was installed.
   * @param stored its initial local storage
   */
  async take(hasWorker: boolean, stored: Stored): Promise<SharedDevice> {
    const device = this.#free.get(hasWorker) ?? (await this.#install(hasWorker));
    this.#free.delete(hasWorker);
    if (device.page.isClosed()) device.page = await openPage(device.context);
    await forgetPerson(device.page, this.#origin, stored);
    return device;
  }

  /** Closes the test's pages and resets its settings. */
  async giveBack(device: SharedDevice): Promise<void> {
    const { context, page, hasWorker } = device;
    if (device.isSpoilt) {
      await context.close();
      return;
    }
    const left = context.pages().filter((each) => each !== page || hasLasting.has(page));
    await Promise.all(left.map((each) => each.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    // An idle page would keep working, and would find another journey's worker.
    if (!page.isClosed()) await page.goto('about:blank');
    this.#free.set(hasWorker, device);
  }

  async #install(hasWorker: boolean): Promise<SharedDevice> {
    const context = await this.#browser.newContext({
      ...DEVICE,
      serviceWorkers: hasWorker ? 'allow' : 'block',
      storageState: { cookies: [], origins: [] },
    });
    const page = await openPage(context);
    const device = { context, page, hasWorker, isSpoilt: false };
    for (const method of ['addInitScript', 'exposeFunction'] as const)
      whenCalled(context, method, () => {
        device.isSpoilt = true;
      });
    for (const method of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
      whenCalled(context.clock, method, () => {
        device.isSpoilt = true;
      });
    await page.goto(this.#origin);
    const held = page.getByRole('contentinfo').getByText(/Available offline: (\d+) of \1 recipes/);
    await held.waitFor({ state: 'attached' });
    if (hasWorker)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    return device;
  }
}

async function forgetPerson(page: Page, origin: string, stored: Stored): Promise<void> {
  await page.goto(origin + PLAIN_PAGE);
  await page.evaluate(
    async ([kept, stored]) => {
      sessionStorage.clear();
      const CATALOGUE = new Set(['recipes', 'cards', 'reviews', 'syncState']);
      for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key);
      for (const { name, value } of stored) localStorage.setItem(name, value);
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name ?? '');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        const stores = [...database.objectStoreNames].filter((store) => !CATALOGUE.has(store));
        if (stores.length > 0) {
          const transaction = database.transaction(stores, 'readwrite');
          for (const store of stores) transaction.objectStore(store).clear();
          await new Promise((resolve, reject) => {
            transaction.oncomplete = resolve;
            transaction.onabort = () => reject(transaction.error);
          });
        }
        database.close();
      }
      // The worker fills both when it is installed.
      const INSTALLED = new Set(['bowlful-precache', 'downloads']);
      for (const cache of await caches.keys()) if (!INSTALLED.has(cache)) await caches.delete(cache);
      const registration = await navigator.serviceWorker?.getRegistration();
      for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
    },
    [HAS_LOCAL, stored] as const,
  );
}

/** Pages with listeners, routes or emulation, which last until the page closes. */
const hasLasting = new WeakSet<Page>();

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  whenCalled(context, 'newCDPSession', () => hasLasting.add(page));
  for (const method of ['addInitScript', 'emulateMedia', 'exposeFunction', 'on', 'route'] as const)
    whenCalled(page, method, () => hasLasting.add(page));
  return page;
}

/** Playwright cannot undo what these calls do. */
function whenCalled<T extends object>(owner: T, method: keyof T & string, act: () => void): void {
  const original = (owner[method] as (...args: unknown[]) => unknown).bind(owner);
  Object.assign(owner, {
    [method]: (...args: unknown[]) => {
      act();
      return original(...args);
    },
  });
}
