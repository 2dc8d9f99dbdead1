import type { BrowserContext } from '@playwright/test';
import { answerCut } from './harness/faults.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';

test.use({ device: 'new', serviceWorkers: 'allow' });

/** Paths that the worker requests from now on. */
function askedByWorker(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const PACK = /^\/offline-pack\.json/;

test('the worker caches the whole app in at most ten requests, and screens never visited open offline', async ({
  context,
  page,
}) => {
  const asked = askedByWorker(context);
  await install(page, '/about');
  expect(asked).toContain('/offline-pack.json');
  expect(asked.length).toBeLessThanOrEqual(10);
  await context.setOffline(true);
  // Not visited before; both have scripts and styles of their own.
  await page.goto('/tools/nutrition-checker');
  await expectHeading(page, 'Nutrition checker');
  await page.goto('/recipe/66/cook');
  await expect(page.getByText('How much?')).toBeVisible();
});

test('faults 20 to 26: after a pack cut so that it looks whole, the worker requests each file, and the app opens offline', async ({
  context,
  backend,
  page,
}) => {
  backend.proxy.break('GET', PACK, answerCut(100_000, true));
  const asked = askedByWorker(context);
  await install(page, '/about');
  expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(100);
  await context.setOffline(true);
  await page.goto('/tools/nutrition-checker');
  await expectHeading(page, 'Nutrition checker');
});
