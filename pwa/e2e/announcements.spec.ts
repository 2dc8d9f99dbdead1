import type { Page } from '@playwright/test';
import { CAT_RECIPE_COUNT } from './harness/catalogue.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

type Hearing = { heard: string[] };

/** Records what the live regions announce, as a screen reader would hear it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target instanceof Element && target.matches('#said, #said-at-once'))) continue;
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as Hearing).heard);
const heardOnce = async (page: Page, words: string | RegExp) => {
  const times = async () =>
    (await heard(page)).filter((said) => (typeof words === 'string' ? said === words : words.test(said)))
      .length;
  await expect.poll(times).toBe(1);
};

test.beforeEach(({ page }) => listen(page));

test('a screen has one polite and one assertive region, and is silent as it opens', async ({ page }) => {
  for (const path of [
    '/dog-recipes',
    '/recipe/1',
    '/plan',
    '/search',
    '/submit',
    '/tools/nutrition-checker',
  ]) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.locator('[aria-live="polite"]'), path).toHaveCount(1);
    await expect(page.locator('[aria-live="assertive"]'), path).toHaveCount(1);
    expect(
      (await heard(page)).filter((words) => !/No verdict yet/.test(words)),
      path,
    ).toEqual([]);
  }
});

test('a list announces briefly how many recipes it shows and finds', async ({ page }) => {
  await page.goto('/cat-recipes');
  await expectHydrated(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await heardOnce(page, new RegExp(`^\\d+ of ${CAT_RECIPE_COUNT} recipes shown$`));
  await page.getByRole('searchbox', { name: 'Ingredient or title' }).pressSequentially('salmon');
  await heardOnce(page, /^\d+ found$/);
});

test('a saved pet and the assistant’s answer are announced once', async ({ page }) => {
  await page.goto('/cat-recipes');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Add Cat Profile' }).click();
  await page.getByLabel('Name (optional)').fill('Miso');
  await page.getByLabel('Weight in kg').fill('4.1');
  await page.getByRole('button', { name: 'Save' }).click();
  await heardOnce(page, 'Miso is saved');
  await page.getByRole('tab', { name: 'AI Assistant' }).click();
  await page.getByLabel('What are you looking for?').fill('no chicken');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await heardOnce(page, / that suits? /);
  expect((await heard(page)).every((words) => words.length < 80)).toBe(true);
});

test('steps and timers are announced once, including a timer that ended before a reload', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/recipe/1/cook');
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.clock.runFor(1000);
  await heardOnce(page, /^Step 1 of \d+\. /);
  await page.getByRole('button', { name: 'Steps and ingredients' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '1 min' }).first().click();
  await page.clock.runFor(2000);
  await heardOnce(page, /^My timer, 1 min: 1 minute from now/);
  await page.clock.fastForward('05:00');
  await page.clock.runFor(2000);
  await heardOnce(page, /^My timer, 1 min: Rang/);
  await page.reload();
  await scrollTo(page.getByRole('button', { name: 'Done with My timer, 1 min' }));
  await page.clock.runFor(2000);
  await heardOnce(page, /^My timer, 1 min: Rang \d+ min ago$/);
});
