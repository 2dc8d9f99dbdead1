import type { Locator, Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHydrated, test, WITHOUT_CONSENT_CHOICE } from './harness/journey.ts';
import { fillReview, openRecipe, readReviews, reviewForm, uniqueReview } from './harness/review.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';

/** Presses a control with the keyboard. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

const button = (root: Page | Locator, name: string | RegExp) => root.getByRole('button', { name });
const heading = (root: Page | Locator, name: string | RegExp) => root.getByRole('heading', { name });

test.describe('with the keyboard alone, the focus goes', () => {
  test('to the link to the plan after a recipe is added; into the review form that opens, and back to its button', async ({
    page,
  }) => {
    await openRecipe(page);
    await press(button(page, 'Add to plan'));
    await expect(page.getByRole('link', { name: 'Go to your plan' })).toBeFocused();
    await readReviews(page);
    await press(button(page, 'Write a review'));
    await expect(heading(reviewForm(page), 'Write a review')).toBeFocused();
    await fillReview(reviewForm(page), uniqueReview('Without a mouse.'));
    // Sent from a field, which is disabled while it sends.
    await press(reviewForm(page).getByLabel('Your name'));
    await expect(reviewForm(page)).toHaveCount(0);
    await expect(button(page, 'Write a review')).toBeFocused();
    await expect(button(page, 'Write a review')).toBeInViewport();
  });

  test('to the saved pet or the profile form that opens, in a list and in the plan; and stays on the field or button that asks the assistant', async ({
    page,
  }) => {
    await page.goto('/cat-recipes');
    await expectHydrated(page);
    await press(button(page, 'Add Cat Profile'));
    await page.getByLabel('Name (optional)').fill('Miso');
    await page.getByLabel('Weight in kg').fill('4.1');
    await press(button(page, 'Save'));
    await expect(heading(page, 'Miso')).toBeFocused();
    await press(button(page, 'Edit'));
    await expect(heading(page, "Set Up Your Cat's Profile")).toBeFocused();
    await press(button(page, 'Cancel'));
    await expect(heading(page, 'Miso')).toBeFocused();
    await press(button(page, 'Clear'));
    await expect(heading(page, "Set Up Your Cat's Profile")).toBeFocused();

    await follow(page, '/plan');
    await press(button(page, 'Add a dog'));
    const form = page.getByRole('form', { name: 'Dog profile' });
    await expect(heading(form, "Set Up Your Dog's Profile")).toBeFocused();
    await press(button(form, 'Minimize'));
    await expect(page.getByRole('heading', { name: 'An empty bowl, for now' })).toBeFocused();
    await press(button(page, 'Add a cat'));
    await page.getByLabel('Name (optional)').fill('Nori');
    await page.getByLabel('Weight in kg').fill('4.1');
    await press(button(page, 'Save'));
    await expect(button(page, /^Nori/).first()).toBeFocused();

    await follow(page, '/dog-recipes');
    await press(page.getByRole('tab', { name: 'AI Assistant' }));
    const field = page.getByLabel('What are you looking for?');
    const answer = heading(page, /that suits? your question/);
    await field.fill('no chicken');
    await press(field);
    await expect(answer).toBeVisible();
    await expect(field).toBeFocused();
    await press(button(page, 'Ask'));
    await expect(button(page, 'Ask')).toBeFocused();
  });

  test('from a stopped timer to the next one, or on another screen to its heading; in cook mode from the closed sheet to its button, and from the last step to the next heading', async ({
    page,
  }) => {
    await page.goto('/recipe/1/cook');
    await expectHydratedCook(page);
    const sheet = page.getByRole('dialog', { name: 'Steps and ingredients' });
    const opener = button(page, 'Steps and ingredients');
    for (const minutes of [5, 10]) {
      await press(opener);
      await expect(sheet).toBeVisible();
      await press(button(sheet, `${minutes} min`).last());
      await expect(opener).toBeFocused();
    }
    await press(button(page, 'Stop My timer, 5 min'));
    await expect(button(page, /for My timer, 10 min/)).toBeFocused();
    await press(button(page, 'Stop My timer, 10 min'));
    await expect(button(page, 'Start cooking')).toBeFocused();

    await press(opener);
    await press(button(sheet, '5 min').last());
    await press(page.getByRole('link', { name: 'Leave cook mode' }));
    await press(button(page, 'Stop My timer, 5 min'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await follow(page, '/recipe/1/cook');

    await press(opener);
    await press(button(sheet, 'Close'));
    await expect(opener).toBeFocused();
    await press(opener);
    await press(sheet.getByRole('listitem').getByRole('button').nth(4));
    await expect(opener).toBeFocused();
    await press(button(page, 'Finish'));
    await expect(heading(page, 'Cooked. Now weigh, chill and freeze.')).toBeFocused();
  });

  test('from a moderated review to the next, and from sign-in to the panel', async ({ page, backend }) => {
    const reviews = ['First.', 'Second.', 'Third.', 'Fourth.'].map((words) => uniqueReview(words));
    for (const { stars, name, comment } of reviews) {
      await page.request.post('/api/recipes/103/ratings', {
        data: { rating: stars, userName: name, comment },
        headers: { Origin: backend.origin },
      });
    }
    await page.goto('/admin?tab=comments');
    await page.getByLabel('Username').fill(ADMINISTRATOR.username);
    await page.getByLabel('Password').fill(ADMINISTRATOR.password);
    await press(page.getByLabel('Password'));
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeFocused();

    const card = (at: number) =>
      page.getByRole('listitem').filter({ hasText: reviews[at]?.comment ?? 'of none' });
    await press(button(card(0), /^Approve/));
    await expect(card(1)).toBeFocused();
    await press(button(card(1), /^Reject/));
    await expect(card(2)).toBeFocused();
    await page.keyboard.press('a');
    await expect(card(3)).toBeFocused();
    await press(button(card(3), /^Approve/));
    await expect(card(3)).toHaveCount(0);
    await expectFocusSomewhere(page);
  });
});

test.describe('before the cookie choice', () => {
  test.use(WITHOUT_CONSENT_CHOICE);

  test('the focus goes from each answer to the heading of the screen', async ({ page }) => {
    for (const answer of ['Reject Non-Essential', 'Accept All', 'Close, allow only what is necessary']) {
      await test.step(answer, async () => {
        await page.goto('/about');
        await press(button(page, answer));
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});

async function expectHydratedCook(page: Page): Promise<void> {
  await expect(button(page, 'Start cooking')).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading' && !('early' in window));
}

/** Not on the body, where browsers move a lost focus. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body);
}
