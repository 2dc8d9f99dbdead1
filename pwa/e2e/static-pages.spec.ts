import type { Page } from '@playwright/test';
import { DOWNLOADS } from '#domain/site/downloads';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { toast } from './harness/review.ts';

/** The answer to each download, fetched by the page itself. */
const fetchDownloads = (page: Page) =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const beginning = (await answer.text()).slice(0, 5);
          return `${path} ${answer.status} ${answer.headers.get('Content-Type')} ${beginning}`;
        }),
      ),
    DOWNLOADS.map(({ path }) => path),
  );
const EXPECTED = DOWNLOADS.map(({ path }) => `${path} 200 application/pdf %PDF-`);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('/resources: the citation is copied; downloads and the prefilled contact form work online and offline', async ({
    page,
    context,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await install(page, '/resources');

    await test.step('the citation is copied with its address', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy Citation' }).click();
      await expect(toast(page)).toContainText('Text Copied!');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${backend.origin}/ (accessed `);
    });

    await test.step('every download works online and offline', async () => {
      expect(await fetchDownloads(page)).toEqual(EXPECTED);
      await context.setOffline(true);
      expect(await fetchDownloads(page)).toEqual(EXPECTED);
      await page.reload();
      await expectHeading(page, 'Resources');
    });

    await test.step('a partnership button opens the contact form filled in', async () => {
      await page.getByRole('link', { name: 'Vets and nutritionists' }).click();
      await expectHeading(page, 'Contact Us');
      await expect(page.getByLabel('Inquiry type')).toHaveValue('partnership');
      await expect(page.getByLabel('Subject')).toHaveValue('Partnership: vets and nutritionists');
      await page.reload();
      await expect(page.getByLabel('Subject')).toHaveValue('Partnership: vets and nutritionists');
    });

    await test.step('a download’s link downloads it', async () => {
      await page.goBack();
      await expectHeading(page, 'Resources');
      const opened = page.waitForResponse('**/downloads/transition-chart.pdf');
      await page.getByRole('link', { name: /^Transition chart/ }).click();
      expect((await opened).status()).toBe(200);
    });
  });
});
