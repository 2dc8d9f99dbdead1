import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { routeAt } from '#domain/site/route-at';
import settings from '../../package.json' with { type: 'json' };
import { examine } from './harness/examine.ts';
import { collectConsoleErrors, type FirstVisit, firstVisit } from './harness/first-visit.ts';
import { expect, install, test } from './harness/journey.ts';
import { screenBatches } from './harness/screen-batches.ts';
import { PUBLIC_SCREENS, type Screen } from './harness/screens.ts';

const { requestsBeforePaint, idleScriptGzip } = settings.budgets;
const SECONDS_A_SCREEN = 45;
/** Visits after the first in which a screen may still meet the budget of requests. */
const FURTHER_VISITS = 4;

/** Known sizes by URL: screens share most scripts. */
const known = new Map<string, number>();

/** Size in bytes after gzip -9. */
async function gzipBytes(request: APIRequestContext, url: string): Promise<number> {
  const bytes = known.get(url) ?? gzipSync(await (await request.get(url)).body(), { level: 9 }).length;
  known.set(url, bytes);
  return bytes;
}

/** Number of requests before the largest paint, with the document. */
const requestsOf = ({ beforePaint }: FirstVisit) => beforePaint.length + 1;

async function expectInBudget(
  { name }: Screen,
  first: FirstVisit,
  request: APIRequestContext,
  again: () => Promise<FirstVisit>,
): Promise<void> {
  // These pages paint only with the app: search results come from the device, figures from the server.
  if (name.includes('?') || 'isHidden' in routeAt(name).route) return;
  expect.soft(first.structuredData.length, name).toBeGreaterThan(0);
  let bytes = 0;
  for (const url of first.scripts) bytes += await gzipBytes(request, url);
  expect.soft(bytes, `${name}, gzip`).toBeLessThanOrEqual(idleScriptGzip);
  let visit = first;
  // A busy machine paints late, so the best of a few visits counts.
  for (let more = FURTHER_VISITS; more > 0 && requestsOf(visit) > requestsBeforePaint; more -= 1) {
    visit = await again();
  }
  expect(requestsOf(visit), `${name}\n${visit.beforePaint.join('\n')}`).toBeLessThanOrEqual(
    requestsBeforePaint,
  );
}

for (const { names, screens } of screenBatches(PUBLIC_SCREENS)) {
  test(`${names}: a first visit hydrates without errors and within budget; axe finds nothing serious, light or dark; nothing scrolls sideways on a narrow phone; doubled text is not cut off`, async ({
    browser,
    backend,
    request,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        const visit = await firstVisit(browser, backend, screen);
        await expectInBudget(screen, visit, request, async () => {
          const next = await firstVisit(browser, backend, screen);
          await next.page.context().close();
          return next;
        });
        await examine(visit.page, screen);
        expect.soft(visit.consoleErrors, screen.name).toEqual([]);
        await visit.page.context().close();
      });
    }
  });
}

test.describe('with the worker', () => {
  test.use({ device: 'new', serviceWorkers: 'allow' });

  test('the console shows no error while the app is installed and visited again', async ({ page }) => {
    const consoleErrors = await collectConsoleErrors(page);
    await install(page);
    await page.reload();
    await install(page, '/recipe/1');
    expect(consoleErrors).toEqual([]);
  });
});
