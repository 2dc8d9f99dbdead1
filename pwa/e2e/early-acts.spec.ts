import { expect, expectHeading, expectStarted, test } from './harness/journey.ts';

/** The app's scripts come late, as on a slow line. */
const LATE_MS = 1500;

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
});

test('a button pressed before the app came acts once it is there', async ({ page }) => {
  await page.goto('/nothing-here', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Go Back to Previous Page' }).click();
  await expect(page).toHaveURL('/about');
});

test('words typed and sent before the app came are kept', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Message' }).fill('How much rice for a cat?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a cat?');
  await page.unrouteAll({ behavior: 'wait' });
  await expectStarted(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a cat?');
});

test('a press on a part that comes late of itself acts once', async ({ page }) => {
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  await expectHeading(page, 'Chicken & Brown Rice Bowl');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Show calculator' }).click();
  await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Hide calculator' })).toBeVisible({ timeout: 30_000 });
});

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a press that comes at any moment of the start opens what it should, once', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await page.unrouteAll({ behavior: 'wait' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const waitMs of [0, 120, 240, 360, 480, 600, 900]) {
      await page.goto('/dog-recipes', { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(waitMs);
      await page.getByRole('button', { name: 'Add Dog Profile' }).click();
      await expect(page.getByRole('form', { name: 'Dog profile' }), `${waitMs} ms`).toBeVisible({
        timeout: 20_000,
      });
    }
  });
});
