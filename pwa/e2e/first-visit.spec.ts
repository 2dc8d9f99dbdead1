import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import settings from '../../package.json' with { type: 'json' };
import { complaintsOf, firstVisit } from './harness/first-visit.ts';
import { inParts } from './harness/in-parts.ts';
import { expect, install, test } from './harness/journey.ts';
import { PUBLIC_SCREENS } from './harness/screens.ts';

const { requestsBeforePaint, idleScriptGzip } = settings.budgets;
const SECONDS_A_SCREEN = 30;

/** Most scripts are those of every screen. */
const known = new Map<string, number>();

/** Bytes of a script after gzip -9. */
async function gzipBytes(request: APIRequestContext, url: string): Promise<number> {
  const bytes = known.get(url) ?? gzipSync(await (await request.get(url)).body(), { level: 9 }).length;
  known.set(url, bytes);
  return bytes;
}

for (const [at, screens] of inParts(PUBLIC_SCREENS).entries()) {
  test(`a first visit: React takes the page over, the policy is kept, few requests before the paint, scripts in budget (${at + 1})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        const visit = await firstVisit(browser, screen);
        expect.soft(visit.complaints, screen.name).toEqual([]);
        // The words of a search are answered by the device alone, so that page paints with the app.
        if (screen.name.includes('?')) return;
        expect.soft(visit.structuredData.length, screen.name).toBeGreaterThan(0);
        let bytes = 0;
        for (const url of visit.scripts) bytes += await gzipBytes(request, url);
        expect.soft(bytes, `${screen.name}, gzip`).toBeLessThanOrEqual(idleScriptGzip);
        let { beforePaint } = visit;
        await expect(async () => {
          // The document itself is one of them.
          const requests = beforePaint.length + 1;
          if (requests > requestsBeforePaint) ({ beforePaint } = await firstVisit(browser, screen));
          expect(requests, `${screen.name}\n${beforePaint.join('\n')}`).toBeLessThanOrEqual(
            requestsBeforePaint,
          );
          // A busy machine paints late; what a page needs shows in the best of a few visits.
        }).toPass({ timeout: 20_000 });
      });
    }
  });
}

test('the worker comes, and serves the next visit, without a complaint', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await install(page);
  await page.reload();
  await install(page, '/recipe/1');
  expect(complaints).toEqual([]);
});
