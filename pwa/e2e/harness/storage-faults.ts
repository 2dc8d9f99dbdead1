import type { Page } from '@playwright/test';

/**
 * Makes every further write of the queue, which only adds, fail as on a full device: the transaction aborts with the
 * reason in its `error`.
 * A stub, because the developer tools' quota does not apply to IndexedDB. The returned function frees space again.
 */
export async function fillDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const whole = IDBObjectStore.prototype.add;
    Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.add = whole) });
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      const request = whole.apply(this, args);
      const error = new DOMException('Encountered full disk', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { get: () => error });
      this.transaction.abort();
      return request;
    };
  });
  return async () => {
    await page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom());
  };
}

/** Deletes all data of the origin except cookies, as an eviction does, or only these types of storage. */
export async function clearSite(
  page: Page,
  origin: string,
  storageTypes = 'indexeddb,cache_storage,service_workers,local_storage',
): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

/** Deletes the databases of an open page, as clearing site data in the browser does, and names them. */
export function deleteDatabases(page: Page, only = ''): Promise<string[]> {
  return page.evaluate(async (only) => {
    const all = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const names = all.filter((name) => only === '' || name === only);
    for (const name of names) {
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = request.onerror = request.onblocked = resolve;
      });
    }
    return names;
  }, only);
}

/** Holds a connection at a version and ignores `versionchange`, as an old tab does. */
export async function holdDatabase(page: Page, name: string, version: number): Promise<void> {
  await page.evaluate(
    ([name, version]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    [name, version] as const,
  );
}

/** Damages the stored row of recipe 66. */
export async function damageRow(
  page: Page,
  damage: 'a recipe without its steps' | 'a revision that is not the server’s' | 'a missing row',
): Promise<void> {
  await page.evaluate(async (damage) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bowlful');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('recipes', 'readwrite');
    const recipes = transaction.objectStore('recipes');
    const reading = recipes.get(66);
    reading.onsuccess = () => {
      const row = reading.result as Record<string, unknown>;
      if (damage === 'a missing row') recipes.delete(66);
      else if (damage === 'a recipe without its steps') recipes.put({ ...row, steps: null });
      else recipes.put({ ...row, revision: 999_999 });
    };
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, damage);
}

/** Every open connection fails from now on, as in WebKit when its storage process dies. */
export async function loseConnections(page: Page, errorName: string): Promise<void> {
  await page.evaluate((name) => {
    const opened = Date.now();
    const fresh = new WeakSet<IDBDatabase>();
    const whole = IDBDatabase.prototype.transaction;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args: [string, number?]) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => fresh.add(request.result));
      request.addEventListener('upgradeneeded', () => fresh.add(request.result));
      return request;
    };
    IDBDatabase.prototype.transaction = function (...args: Parameters<typeof whole>) {
      if (!fresh.has(this)) {
        throw new DOMException(`Connection to Indexed Database server lost at ${opened}`, name);
      }
      return whole.apply(this, args);
    };
  }, errorName);
}

/** Writes neither succeed nor fail until released, as in Chrome at times when the disk is full. */
export async function hangWrites(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const whole = IDBObjectStore.prototype.add;
    Object.assign(globalThis, { letWritesGo: () => (IDBObjectStore.prototype.add = whole) });
    IDBObjectStore.prototype.add = function (this: IDBObjectStore) {
      // Continuous reads keep the transaction from completing.
      const again = () => {
        this.count().onsuccess = again;
      };
      again();
      // Returned to callers; its success event never fires.
      const unheard = this.get(-1) as IDBRequest<IDBValidKey>;
      Object.defineProperty(unheard, 'addEventListener', { value: () => {} });
      return unheard;
    } as typeof whole;
  });
  return async () => {
    await page.evaluate(() => (globalThis as unknown as { letWritesGo: () => void }).letWritesGo());
  };
}
