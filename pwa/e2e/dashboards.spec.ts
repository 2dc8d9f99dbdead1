import type { Page } from '@playwright/test';
import { expect, expectHeading, test } from './harness/journey.ts';
import { toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { signIn } from './harness/sign-in.ts';

const HEAD = 'Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees(£)';
const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const file = (...lines: string[]) => ({
  name: 'fees.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\n')),
});

test('/admin/dashboard and /admin/revenue open by address, have charts for keyboard and screen reader, and show an imported report', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step('each page outside the panel opens by its address, before and after sign-in', async () => {
    const response = await page.goto('/admin/dashboard');
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await signIn(page, '/admin/dashboard');
    await expectHeading(page, 'Analytics Dashboard');
    await page.goto('/admin/revenue');
    await expectHeading(page, 'Revenue Analytics');
    await page.getByRole('link', { name: 'Visitors' }).click();
    await page.locator('header').getByRole('link', { name: 'Analytics Dashboard' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });

  await test.step('charts move from day to day by key, and offer their data as a table and a file', async () => {
    await page.getByRole('tab', { name: 'Visitors' }).click();
    const chart = page.getByRole('slider', { name: 'Visits by day, day by day' });
    await chart.focus();
    const today = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(today);
    await page.getByText('Visits by day as a table').click();
    await expect(page.getByRole('table', { name: 'Visits by day' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).first().click();
    expect((await download).suggestedFilename()).toBe('visits-by-day.csv');
  });

  await test.step('a report is checked, imported, shown on every dashboard, and undone', async () => {
    await page.goto('/admin/revenue?tab=imports');
    const field = page.getByLabel('Report file');
    await expect(page.getByText('No report has been imported yet.')).toBeVisible();
    await field.setInputFiles(file(`Bowl,bowlful-21,${dayBefore(2)},one,1.50`));
    await expect(
      page.getByText('Line 2, Items Shipped: Items shipped must be a whole number.'),
    ).toBeVisible();
    await field.setInputFiles(file(`Bowl,bowlful-21,${dayBefore(2)},1,1.50`));
    await page.getByLabel('First day').fill(dayBefore(20));
    await page.getByLabel('Last day').fill(dayBefore(1));
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByText(/days are new\. Nothing is saved yet\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Imported reports' })).toContainText('£1.50');
    await page.goto('/admin/dashboard');
    // £1.50 in 20 days
    await expect(page.getByText('Monthly projection: £2.25')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.goto('/admin?tab=goal');
    await expect(page.getByText('£2.25', { exact: true })).toBeVisible();
    await page.goto('/admin/revenue?tab=imports');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByText('No report has been imported yet.')).toBeVisible();
  });
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The server's answer to a new photo, sent once its pictures are made. */
const answer = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('/photo') && response.request().method() !== 'GET',
  );

test('a recipe’s photo is uploaded or set by address, shows on its page, and goes when the drawn bowl is chosen', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('uploaded to this server', async () => {
    await signIn(page, '/admin?tab=photos');
    const card = page.getByRole('listitem').filter({ hasText: 'Turkey & Oat Breakfast' });
    const uploaded = answer(page);
    await card
      .locator('input[type=file]')
      .setInputFiles({ name: 'bowl.png', mimeType: 'image/png', buffer: pixel });
    await uploaded;
    await expect(toast(page)).toContainText('Recipe photo updated successfully!');
    const photo = page.locator('img[src*="/photos/"]').first();
    await page.goto('/recipe/3');
    await expect(photo).toBeVisible();
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    await page.goto('/admin?tab=photos');
    await Promise.all([answer(page), card.getByRole('button', { name: 'Show the drawn bowl' }).click()]);
    await expect(toast(page)).toContainText('Recipe photo updated successfully!');
    await page.goto('/recipe/3');
    await expect(page.getByRole('img', { name: 'Turkey & Oat Breakfast' }).first()).toBeVisible();
    await expect(photo).toHaveCount(0);
  });

  await test.step('set by its address', async () => {
    let isAsked = false;
    await page.route('https://photos.example/**', (route) => {
      isAsked = true;
      return route.fulfill({ contentType: 'image/png', body: pixel });
    });
    await page.goto('/admin?tab=photos');
    const card = page.getByRole('listitem').filter({ hasText: 'Beef & Sweet Potato Stew' });
    await card.getByRole('textbox').fill('not an address');
    await card.getByRole('button', { name: 'Update Photo' }).click();
    await expect(toast(page)).toContainText('Please enter a valid photo URL');
    await card.getByRole('textbox').fill('https://photos.example/stew.png');
    await Promise.all([answer(page), card.getByRole('button', { name: 'Update Photo' }).click()]);
    await expect(toast(page)).toContainText('Recipe photo updated successfully!');
    await page.goto('/recipe/2');
    // The server could not fetch the photo, and browsers never do.
    await expect(page.getByRole('img', { name: 'Beef & Sweet Potato Stew' }).first()).toBeVisible();
    await expect(page.locator('img[src="https://photos.example/stew.png"]')).toHaveCount(0);
    expect(isAsked).toBe(false);
    // Other journeys of this process share the server.
    await page.goto('/admin?tab=photos');
    await Promise.all([answer(page), card.getByRole('button', { name: 'Show the drawn bowl' }).click()]);
    await expect(toast(page)).toContainText('Recipe photo updated successfully!');
  });
});
