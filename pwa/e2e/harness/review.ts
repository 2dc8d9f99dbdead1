import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeading, expectHydrated } from './journey.ts';
import { scrollTo } from './scroll-to.ts';

export type ReviewInput = { stars: number; name: string; comment: string };

/** A review with a unique text. */
export function uniqueReview(about: string, stars = 4): ReviewInput {
  return { stars, name: 'Ada', comment: `${about} ${randomUUID()}` };
}

/** Title of recipe 1. */
export const RECIPE_ONE = 'Chicken & Brown Rice Bowl';

/** Opens recipe 1 and waits until it is hydrated. */
export async function openRecipe(page: Page): Promise<void> {
  await page.goto('/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await expectHydrated(page);
}

/** Scrolls to the reviews: they hydrate only in view, and those the server rendered lag under load. */
export const readReviews = (page: Page): Promise<void> => scrollTo(page.locator('#reviews'));

export function reviewForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Write a review' });
}

/** The only toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** Fills the open form. */
export async function fillReview(form: Locator, { stars, name, comment }: ReviewInput): Promise<void> {
  await form.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }).check();
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your comment').fill(comment);
}

/** Opens and fills the form on the recipe page on screen. */
export async function beginReview(page: Page, review: ReviewInput): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click();
  await fillReview(reviewForm(page), review);
}

/** Submits a review on the recipe page on screen, and waits for its toast. */
export async function writeReview(page: Page, review: ReviewInput, says: string | RegExp): Promise<void> {
  await beginReview(page, review);
  await submitReview(page);
  await expect(toast(page)).toContainText(says);
}

/** Submits the form and waits until it closes: then the review is queued and the toast belongs to it. */
export async function submitReview(page: Page): Promise<void> {
  await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviewForm(page)).toHaveCount(0);
}

export const SAVED = 'Saved on this device';
export const SUBMITTED = 'Review Submitted!';
/** Said when the device could store nothing, so that the item was sent without the queue. */
export const STRAIGHT = 'it went straight to us: nothing of it is kept here';
