import type { Page } from '@playwright/test';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { RECIPE_ONE, reviewForm, SUBMITTED, toast, uniqueReview } from './harness/review.ts';

/** Presses Tab, or Shift and Tab, until the element with this accessible name has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'searchbox' | 'textbox' | 'radio',
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name, includeHidden: false });
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    if ((await wanted.and(focused).count()) > 0) {
      await expectFocusShows(page);
      return;
    }
  }
  throw new Error(`No ${role} '${String(name)}' in the tab order`);
}

/** An outline or a shadow shows on the focused element or near it: ancestors, children, next siblings. */
async function expectFocusShows(page: Page): Promise<void> {
  const isMarked = await page.evaluate(() => {
    const marked = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    let element: Element | null = document.activeElement;
    for (let depth = 0; element !== null && depth < 4; depth += 1) {
      if (marked(element) || [...element.children].some(marked)) return true;
      if (element.nextElementSibling !== null && marked(element.nextElementSibling)) return true;
      element = element.parentElement;
    }
    return false;
  });
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  expect(isMarked, `the focus shows on ${name}`).toBe(true);
}

async function expectFocusOnHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test('the keyboard alone skips the header, opens the menu, searches, opens a recipe and sends a review', async ({
  page,
}) => {
  // Long journey; a busy machine must not fail it.
  test.setTimeout(180_000);
  const review = uniqueReview('Written without a mouse.', 3);
  await page.goto('/');
  await expectHydrated(page);

  await test.step('the first Tab offers the skip link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu opens, traps the focus, closes on Escape and returns it', async () => {
    await tabTo(page, 'button', 'Menu', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Dog Recipes');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, 'Dog recipes');
    await expect(menu).toBeHidden();
  });

  await test.step('search narrows the list while typing, and leads to the recipe', async () => {
    await tabTo(page, 'searchbox', 'Ingredient or title');
    await page.keyboard.type('chicken brown rice');
    // The recipe is in the unfiltered list too, on a card that the results replace.
    await expect(page.locator('[data-results-for="chicken brown rice"]')).toBeAttached();
    await expect(page.getByRole('article').first()).toContainText(RECIPE_ONE);
    await tabTo(page, 'link', new RegExp(RECIPE_ONE));
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, RECIPE_ONE);
  });

  await test.step('the review is written with arrows, letters and Enter', async () => {
    await tabTo(page, 'button', 'Write a review');
    await page.keyboard.press('Enter');
    await expect(reviewForm(page)).toBeVisible();
    await tabTo(page, 'radio', /star/);
    for (let stars = 1; stars < 3; stars += 1) await page.keyboard.press('ArrowRight');
    await expect(reviewForm(page).getByRole('radio', { name: '3 stars' })).toBeChecked();
    await tabTo(page, 'button', 'Submit Review');
    await page.keyboard.press('Enter');
    await expect(reviewForm(page).getByLabel('Your name')).toBeFocused();
    await page.keyboard.type(review.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(review.comment);
    await tabTo(page, 'button', 'Submit Review');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(SUBMITTED);
    await expect(page.getByRole('button', { name: 'Write a review' })).toBeFocused();
  });

  await test.step('F8 leads to the notification', async () => {
    await page.keyboard.press('F8');
    await expect(toast(page).getByRole('list')).toBeFocused();
  });
});
