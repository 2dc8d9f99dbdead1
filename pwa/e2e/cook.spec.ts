import { devices, type Page } from '@playwright/test';
import { expect, expectHeading, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const PHONE = devices['Pixel 7'].viewport;
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const stepOf = (page: Page, step: number) => page.getByText(`Step ${step} of 5`, { exact: true });
const clock = (page: Page) => page.getByRole('timer', { name: 'Brown rice, step 1' });

/** Controls of the screen under 48 px, too small for a wet finger. */
const smallTargets = (page: Page) =>
  page.locator('main :is(button, a, label)').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 48 || height < 48 ? [`${target.textContent} ${width} x ${height}`] : [];
    }),
  );

test('without a network a recipe is cooked from the first step to the review, on a phone and a tablet (/recipe/1/cook)', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await context.setOffline(true);

  await test.step('a step has a timer, and every control is large enough to touch', async () => {
    await page.goto('/recipe/1');
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect(page).toHaveURL(/\/recipe\/1\/cook$/);
    await expectHeading(page, RECIPE_ONE);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await button(page, 'Start cooking').click();
    await expect(stepOf(page, 1)).toBeVisible();
    await button(page, 'Start 20 min').click();
    await expect(clock(page)).toHaveText(/^(20:00|19:5\d)$/);
    expect(await smallTargets(page)).toEqual([]);
  });

  await test.step('a tablet and a desktop show ingredients beside the step, without sideways scrolling', async () => {
    const beside = page.getByRole('complementary', { name: 'Beside this step' });
    for (const viewport of [TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect(beside.getByRole('checkbox')).not.toHaveCount(0);
      const step = await page.locator('.cook-text').boundingBox();
      const place = await beside.boundingBox();
      expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThan(place?.x ?? 0);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(PHONE);
    await expect(beside).toHaveCount(0);
  });

  await test.step('steps slide in, unless the device asks for reduced motion', async () => {
    const slide = page.locator('.cook-slide');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('ArrowRight');
    await expect(stepOf(page, 2)).toBeVisible();
    // The animation name remains after the animation ends.
    await expect(slide).toHaveCSS('animation-name', 'cook-next');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const step of [3, 4, 5]) {
      await button(page, 'Next step').click();
      await expect(stepOf(page, step)).toBeVisible();
      await expect(slide).toHaveCSS('animation-name', 'none');
    }
  });

  await test.step('the end leads to the review; the running timer stays, and leads back', async () => {
    await button(page, 'Finish').click();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(/\/recipe\/1#write-review$/);
    await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    await expect(clock(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      expect(await seriousViolations(page), colorScheme).toEqual([]);
    }
    await page.getByRole('link', { name: /Back to cooking/ }).click();
    await expect(page).toHaveURL(/\/recipe\/1\/cook$/);
  });
});
