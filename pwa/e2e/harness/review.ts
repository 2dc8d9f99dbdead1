import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeading, expectStarted } from './journey.ts';

export type Words = { stars: number; name: string; comment: string };

/** A review that no other has the words of. */
export function words(about: string, stars = 4): Words {
  return { stars, name: 'Ada', comment: `${about} ${randomUUID()}` };
}

/** The heading of recipe 1. */
export const RECIPE_ONE = 'Chicken & Brown Rice Bowl';

/** Opens recipe 1 and waits until the app answers clicks there. */
export async function openRecipe(page: Page): Promise<void> {
  await page.goto('/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await expectStarted(page);
}

export function reviewForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Write a review' });
}

/** The one toast that shows. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** Fills the open form, wherever it stands. */
export async function fillReview(form: Locator, { stars, name, comment }: Words): Promise<void> {
  await form.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }).check();
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your comment').fill(comment);
}

/** Opens the form on the recipe page that is shown, and fills it. */
export async function beginReview(page: Page, review: Words): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click();
  await fillReview(reviewForm(page), review);
}

/** Writes a review on the recipe page that is shown, and waits until the app says what became of it. */
export async function writeReview(page: Page, review: Words, says: string | RegExp): Promise<void> {
  await beginReview(page, review);
  await submitReview(page);
  await expect(toast(page)).toContainText(says);
}

/** Sends the form, and waits until it has closed: the review is in the queue then, and the toast is of this one. */
export async function submitReview(page: Page): Promise<void> {
  await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviewForm(page)).toHaveCount(0);
}

export const SAVED = 'Saved on this device';
export const SUBMITTED = 'Review Submitted!';
