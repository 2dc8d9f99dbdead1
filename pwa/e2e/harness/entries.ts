import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectHeading, type Kitchen } from './journey.ts';
import { beginReview, submitReview, toast, type Words, words } from './review.ts';

/** One pixel, as a browser reads it. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** One of each that a person may send, in words that no other has. */
export type Entries = {
  review: Words;
  recipe: { title: string; description: string };
  contact: { message: string };
  newsletter: { email: string };
  share: { email: string; message: string };
};

export function newEntries(): Entries {
  const mark = randomUUID();
  return {
    review: words('With a picture.'),
    recipe: { title: `Supper ${mark}`, description: 'A quick supper of turkey and rice.' },
    contact: { message: `How much does rice weigh? ${mark}` },
    newsletter: { email: `reader-${mark}@example.com` },
    share: { email: `friend-${mark}@example.com`, message: 'For Bella.' },
  };
}

/** Writes a review of recipe 1 with a photo, on its page. */
export async function writeReviewWithPhoto(page: Page, review: Words, says: string | RegExp): Promise<void> {
  await beginReview(page, review);
  const form = page.getByRole('form', { name: 'Write a review' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(form.getByRole('img', { name: 'What you attached' })).toBeVisible();
  await submitReview(page);
  await expect(toast(page)).toContainText(says);
}

/** Sends recipe 1 to somebody, on its page. */
export async function shareByEmail(
  page: Page,
  { email, message }: Entries['share'],
  says: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const form = page.getByRole('form', { name: 'Share by email' });
  await form.getByLabel('Recipient email').fill(email);
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Personal message (optional)').fill(message);
  await form.getByRole('button', { name: 'Send Email' }).click();
  await expect(form).toHaveCount(0);
  await expect(toast(page)).toContainText(says);
}

/** Fills the form of the recipe page and sends it. */
export async function submitRecipe(page: Page, { title, description }: Entries['recipe']): Promise<void> {
  const form = page.getByRole('form', { name: 'Your recipe' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('Ingredient 1').fill('500 g turkey mince');
  await form.getByLabel('Step 1').fill('Fry the mince until it is done.');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
}

export async function sendMessage(page: Page, message: string, says: string | RegExp): Promise<void> {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Subject').fill('Rice');
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page)).toContainText(says);
}

/** Signs up in the box of the list that is shown. */
export async function subscribe(page: Page, email: string, says: string | RegExp): Promise<void> {
  await page.locator('#newsletter-title').scrollIntoViewIfNeeded();
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toContainText(says);
}

/** Writes one of each, each on its own screen. The app is on the device. */
export async function writeOneOfEach(page: Page, entries: Entries, says: string): Promise<void> {
  await page.goto('/recipe/1');
  await writeReviewWithPhoto(page, entries.review, says);
  await shareByEmail(page, entries.share, says);
  await page.goto('/submit');
  await expectHeading(page, /.+/);
  await submitRecipe(page, entries.recipe);
  await expect(toast(page)).toContainText(says);
  await page.goto('/contact');
  await sendMessage(page, entries.contact.message, says);
  await page.goto('/dog-recipes');
  await subscribe(page, entries.newsletter.email, says);
}

/** How often the server has each, the photo with its review; mails by their files. */
export async function copiesOfEntries(kitchen: Kitchen, entries: Entries): Promise<Record<string, number>> {
  const { desk } = kitchen;
  const photos = await desk.pendingPhotos();
  const recipes = await desk.pendingRecipes();
  const messages = await desk.contactMessages();
  const subscriptions = await desk.subscriptionsOf(entries.newsletter.email);
  return {
    review: await desk.copiesOf(entries.review.comment),
    photo: photos.filter(({ comment }) => comment === entries.review.comment).length,
    recipe: recipes.filter(({ title }) => title === entries.recipe.title).length,
    contact: messages.filter(({ message }) => message === entries.contact.message).length,
    newsletter: subscriptions.length,
  };
}

/** The names of the mails that the server has written, each after the key of its item. */
export async function mailsOf(kitchen: Kitchen): Promise<string[]> {
  const files = await readdir(join(kitchen.directory, 'data', 'outbox')).catch(() => []);
  return files.filter((file) => file.endsWith('.eml'));
}
