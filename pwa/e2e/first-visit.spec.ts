import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { routeAt } from '#domain/site/route-at';
import settings from '../../package.json' with { type: 'json' };
import { collectConsoleErrors, firstVisit } from './harness/first-visit.ts';
import { expect, install, test } from './harness/journey.ts';
import { screenBatches } from './harness/screen-batches.ts';
import { PUBLIC_SCREENS } from './harness/screens.ts';

test.use({ device: 'new', serviceWorkers: 'allow' });

const { requestsBeforePaint, idleScriptGzip } = settings.budgets;
const SECONDS_A_SCREEN = 30;

/** Size by URL: most scripts are shared by all screens. */
const known = new Map<string, number>();

/** Size in bytes after gzip -9. */
async function gzipBytes(request: APIRequestContext, url: string): Promise<number> {
  const bytes = known.get(url) ?? gzipSync(await (await request.get(url)).body(), { level: 9 }).length;
  known.set(url, bytes);
  return bytes;
}

for (const [at, screens] of screenBatches(PUBLIC_SCREENS).entries()) {
  test(`a first visit: React hydrates the page, the content policy holds, few requests before the paint, scripts in budget (${at + 1})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        const visit = await firstVisit(browser, screen);
        expect.soft(visit.consoleErrors, screen.name).toEqual([]);
        // Search results come from the device and figures from the server, so these pages paint with the app.
        if (screen.name.includes('?') || 'isHidden' in routeAt(screen.name).route) return;
        expect.soft(visit.structuredData.length, screen.name).toBeGreaterThan(0);
        let bytes = 0;
        for (const url of visit.scripts) bytes += await gzipBytes(request, url);
        expect.soft(bytes, `${screen.name}, gzip`).toBeLessThanOrEqual(idleScriptGzip);
        let { beforePaint } = visit;
        await expect(async () => {
          // Plus the document.
          const requests = beforePaint.length + 1;
          if (requests > requestsBeforePaint) ({ beforePaint } = await firstVisit(browser, screen));
          expect(requests, `${screen.name}\n${beforePaint.join('\n')}`).toBeLessThanOrEqual(
            requestsBeforePaint,
          );
          // A busy machine paints late, so the best of a few visits counts.
        }).toPass({ timeout: 20_000 });
      });
    }
  });
}

test('the worker installs and serves the next visit without errors in the console', async ({ page }) => {
  const consoleErrors = await collectConsoleErrors(page);
  await install(page);
  await page.reload();
  await install(page, '/recipe/1');
  expect(consoleErrors).toEqual([]);
});
