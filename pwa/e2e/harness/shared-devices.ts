import type { Browser, BrowserContext } from '@playwright/test';

/** Any address that the server answers itself, past the app and its worker. */
const PLAIN_PAGE = '/robots.txt';
/** Written by the app itself; everything else in this storage is a person's. */
const HAS_LOCAL = 'has_local';

type Stored = readonly { name: string; value: string }[];

export type SharedDevice = {
  context: BrowserContext;
  hasWorker: boolean;
  /** Whether it holds what cannot be taken back: it is not lent again. */
  isSpoilt: boolean;
};

/** Devices that hold the app and the catalogue, lent to one test after the other: a new one costs four seconds of processor time. */
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
   * @param stored the local storage that it begins with
   */
  async take(hasWorker: boolean, stored: Stored): Promise<SharedDevice> {
    const device = this.#free.get(hasWorker) ?? (await this.#install(hasWorker));
    this.#free.delete(hasWorker);
    await this.#forgetPerson(device.context, stored);
    return device;
  }

  /** Ends the test's pages and settings. */
  async giveBack(device: SharedDevice): Promise<void> {
    const { context, hasWorker } = device;
    await Promise.all(context.pages().map((page) => page.close()));
    if (device.isSpoilt) {
      await context.close();
      return;
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    this.#free.set(hasWorker, device);
  }

  /** Ends all that are free: the next test gets new ones. */
  async dispose(): Promise<void> {
    const free = [...this.#free.values()];
    this.#free.clear();
    await Promise.all(free.map(({ context }) => context.close()));
  }

  async #install(hasWorker: boolean): Promise<SharedDevice> {
    const context = await this.#browser.newContext({ storageState: { cookies: [], origins: [] } });
    const device = { context, hasWorker, isSpoilt: false };
    spoiltBy(context, 'addInitScript', device);
    spoiltBy(context, 'exposeFunction', device);
    spoiltBy(context.clock, 'install', device);
    const page = await context.newPage();
    await page.goto(this.#origin);
    const held = page.getByRole('contentinfo').getByText(/Available offline: (\d+) of \1 recipes/);
    await held.waitFor({ state: 'attached' });
    if (hasWorker)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.close();
    return device;
  }

  async #forgetPerson(context: BrowserContext, stored: Stored): Promise<void> {
    const page = await context.newPage();
    await page.goto(this.#origin + PLAIN_PAGE);
    await page.evaluate(
      async ([kept, stored]) => {
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
    await page.close();
  }
}

/** Playwright cannot undo this call, so the device is not lent again. */
function spoiltBy<T extends object>(owner: T, method: keyof T & string, device: SharedDevice): void {
  const original = (owner[method] as (...args: unknown[]) => unknown).bind(owner);
  Object.assign(owner, {
    [method]: (...args: unknown[]) => {
      device.isSpoilt = true;
      return original(...args);
    },
  });
}
