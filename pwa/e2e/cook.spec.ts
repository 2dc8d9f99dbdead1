import { devices, type Page } from '@playwright/test';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { expectStoredSession } from './harness/stored-session.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ viewport: phone.viewport });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const stepOf = (page: Page, step: number) => page.getByText(`Step ${step} of 5`, { exact: true });
const clock = (page: Page) => page.getByRole('timer', { name: 'Brown rice, step 1' });

/** Opens cook mode of recipe 1 and goes to its first step. */
async function startCooking(page: Page): Promise<void> {
  await page.goto('/recipe/1/cook');
  await expectHeading(page, RECIPE_ONE);
  await button(page, 'Start cooking').click();
  await expect(stepOf(page, 1)).toBeVisible();
}

test.describe('with a worker', () => {
  test.use({ ...phone, device: 'new', serviceWorkers: 'allow' });

  test('a phone without a network cooks a recipe from the first step to the review (/recipe/1/cook)', async ({
    context,
    page,
  }) => {
    // Long, and on a new device; a busy machine must not fail it.
    test.setTimeout(120_000);
    await install(page);
    await context.setOffline(true);
    await page.goto('/recipe/1');
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expectHeading(page, RECIPE_ONE);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await button(page, 'Double').click();
    await expect(page.getByRole('main').getByText('14 portions of 325 g')).toBeVisible();
    await button(page, 'Start cooking').click();
    await expect(page.locator('.cook-text')).toContainText('1,300 ml (5 1/2 cups) of water');
    await page.getByText('Brown rice, dry').click();
    await expect(page.getByRole('checkbox', { name: /Brown rice, dry.*360 g/ })).toBeChecked();
    await button(page, 'Undo: Brown rice, dry').click();
    await expect(page.getByRole('checkbox', { name: /Brown rice, dry/ })).not.toBeChecked();
    await button(page, 'Start 20 min').click();
    await expect(clock(page)).toHaveText(/^(20:00|19:5\d)$/);
    const small = await page.locator('main :is(button, a, label)').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 48 || height < 48 ? [`${target.textContent} ${width} x ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    const slide = page.locator('.cook-slide');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('ArrowRight');
    await expect(stepOf(page, 2)).toBeVisible();
    // The animation name remains after the animation ends.
    await expect(slide).toHaveCSS('animation-name', 'cook-next');
    await page.keyboard.press('ArrowLeft');
    await expect(stepOf(page, 1)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const step of [2, 3, 4, 5]) {
      await button(page, 'Next step').click();
      await expect(stepOf(page, step)).toBeVisible();
      await expect(slide).toHaveCSS('animation-name', 'none');
    }
    await expect(
      page.getByText('Weigh into 14 portions of about 325 g', { exact: false }).first(),
    ).toBeVisible();
    await button(page, 'Finish').click();
    await expect(page.getByText(/^Refrigerator up to 3 days: use by/)).toBeVisible();
    await expect(page.getByText(/^Freezer up to 3 months: use by/)).toBeVisible();
    await expect(page.getByText('Transition gradually over 7-10 days')).toBeVisible();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(/\/recipe\/1#write-review$/);
    await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    // The running timer stays visible on other screens and links back.
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

test('timers survive a reload, ring, run no longer when the device’s clock is set back, and need no optional browser feature', async ({
  context,
  page,
}) => {
  await page.clock.install();

  await test.step('without Wake Lock, Vibration, speech, sound and notifications a timer still rings, with a hint', async () => {
    const bare = await context.newPage();
    await bare.addInitScript(() => {
      for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'AudioContext', 'Notification']) {
        Reflect.deleteProperty(window, name);
      }
    });
    const problems: string[] = [];
    bare.on('pageerror', (error) => problems.push(error.message));
    await startCooking(bare);
    await expect(bare.getByText(/This browser doesn’t keep the screen on/)).toBeVisible();
    await expect(button(bare, 'Read aloud')).toHaveCount(0);
    await button(bare, 'Start 20 min').click();
    await bare.clock.fastForward('20:01');
    await expect(bare.getByText('Rang just now', { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
    await button(bare, 'Done with Brown rice, step 1').click();
    await expectStoredSession(bare, 1, { stage: 0, timers: [] });
    await bare.close();
  });

  await test.step('a timer survives a reload, rings, and says when it rang', async () => {
    await page.goto('/recipe/1/cook');
    await expect(stepOf(page, 1)).toBeVisible();
    await button(page, 'Start 20 min').click();
    await page.clock.fastForward('05:00');
    await expect(clock(page)).toHaveText(/^1[0-5]:/);
    await expectStoredSession(page, 1, { stage: 0, timers: [{}] });
    await page.reload();
    await expect(stepOf(page, 1)).toBeVisible();
    await expect(clock(page)).toHaveText(/^1[0-5]:/);
    await button(page, 'Pause Brown rice, step 1').click();
    await expect(button(page, 'Go on with Brown rice, step 1')).toBeVisible();
    const paused = await clock(page).textContent();
    await page.clock.fastForward('30:00');
    await expect(clock(page)).toHaveText(paused ?? '');
    await button(page, 'Go on with Brown rice, step 1').click();
    await page.clock.fastForward('18:00');
    await expect(page.getByText(/^Rang [2-8] min ago$/)).toBeVisible();
    await button(page, 'Done with Brown rice, step 1').click();
    await expect(page.getByRole('region', { name: 'Timers' })).toHaveCount(0);
  });

  await test.step('setting the clock back does not delay a timer', async () => {
    await button(page, 'Start 20 min').click();
    await page.clock.fastForward('05:00');
    await expect(clock(page)).toHaveText(/^1[0-5]:/);
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now - 60 * 60_000);
    await page.clock.runFor(2000);
    // Text from before the clock change could still show a moment later.
    await page.clock.fastForward('04:30');
    await expect(clock(page)).toHaveText(/^(?:[5-9]|10):/);
  });
});

test('a tablet shows every ingredient and the next step beside a large step, without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await startCooking(page);
  await expect(page).toHaveTitle(`Step 1 of 5: ${RECIPE_ONE} | Bowlful`);
  const beside = page.getByRole('complementary', { name: 'Beside this step' });
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(beside.getByRole('checkbox')).not.toHaveCount(0);
    const step = await page.locator('.cook-text').boundingBox();
    const place = await beside.boundingBox();
    expect((step?.x ?? 0) + (step?.width ?? 0)).toBeLessThan(place?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(beside).toHaveCount(0);
});
