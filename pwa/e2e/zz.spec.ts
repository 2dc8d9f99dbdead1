import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { test } from './harness/journey.ts';
test('quota', async ({ kitchen }) => {
  for (const f of ['', 'StorageQuotaSettings:MustRemainAvailableBytes/900000000000000/ShouldRemainAvailableBytes/900000000000000/PoolSizeBytes/1', 'StorageQuotaSettings:ExperimentalPoolSizeRatio/0.0000001/PerStorageKeyRatio/0.0000001']) {
  const c = await chromium.launchPersistentContext(`${kitchen.directory}/q${f.length}`, { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS, ...(f ? [`--enable-features=${f}`] : [])] });
  const page = c.pages()[0]!;
  await page.goto(kitchen.origin + '/livez');
  for (const size of [100, 20_000_000])
  console.log(f, size, await page.evaluate(async (size) => {
    const est = await navigator.storage.estimate();
    const db = await new Promise<IDBDatabase>((ok, no) => { const r = indexedDB.open('probe', 1); r.onupgradeneeded = () => r.result.createObjectStore('a', { autoIncrement: true }); r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error); }).catch((e) => String(e));
    if (typeof db === 'string') return [JSON.stringify(est), db];
    const tx = db.transaction('a', 'readwrite', { durability: 'strict' });
    tx.objectStore('a').add('x'.repeat(size));
    return [JSON.stringify(est), await new Promise((ok) => { tx.oncomplete = () => ok('complete'); tx.onabort = () => ok('abort ' + tx.error?.name); })];
  }, size));
  await c.close();
  }
});
