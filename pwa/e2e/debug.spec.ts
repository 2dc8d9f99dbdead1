import { expect, install, test } from './harness/journey.ts';
import { SAVED, words, writeReview } from './harness/review.ts';
test('debug close', async ({ context, kitchen }) => {
  const review = words('After closing.');
  context.on('serviceworker', (w) => console.log('sw', w.url()));
  context.on('console', (m) => console.log('console', m.text()));
  const page = await context.newPage();
  await install(page, '/recipe/1');
  const sw = context.serviceWorkers()[0];
  await sw?.evaluate(() => {
    self.addEventListener('sync', (e) => console.log('SYNC', (e as unknown as {tag:string}).tag, Date.now()));
    self.addEventListener('message', (e) => console.log('MESSAGE', JSON.stringify((e as MessageEvent).data)));
  });
  await context.setOffline(true);
  await writeReview(page, review, SAVED);
  console.log('tags', await page.evaluate(async () => (await navigator.serviceWorker.ready as unknown as {sync:{getTags():Promise<string[]>}}).sync.getTags()));
  const left = await context.newPage();
  await page.close();
  console.log('going online', Date.now());
  await context.setOffline(false);
  await left.waitForTimeout(3000); expect(await kitchen.desk.copiesOf(review.comment)).toBe(1);
  console.log('copies', await kitchen.desk.copiesOf(review.comment), kitchen.proxy.seen.filter(s=>s.startsWith('POST')));
});
