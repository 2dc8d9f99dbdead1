import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Backend, expectHeading } from './journey.ts';
import { openFold } from './open-fold.ts';
import { beginReview, type ReviewInput, submitReview, toast, uniqueReview } from './review.ts';
import { scrollTo } from './scroll-to.ts';

/** A one-pixel picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** One item of each type, with unique texts. */
type Entries = {
  review: ReviewInput;
  recipe: { title: string; description: string };
  contact: { message: string };
  newsletter: { email: string };
  share: { email: string; message: string };
};

export function newEntries(): Entries {
  const mark = randomUUID();
  return {
    review: uniqueReview('With a picture.'),
    recipe: { title: `Supper ${mark}`, description: 'A quick supper of turkey and rice.' },
    contact: { message: `How much does rice weigh? ${mark}` },
    newsletter: { email: `reader-${mark}@example.com` },
    share: { email: `friend-${mark}@example.com`, message: 'For Bella.' },
  };
}

/** Writes a review of recipe 1 with a photo, on its page. */
async function writeReviewWithPhoto(page: Page, review: ReviewInput, says: string | RegExp): Promise<void> {
  await beginReview(page, review);
  const form = page.getByRole('form', { name: 'Write a review' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(form.getByRole('img', { name: 'What you attached' })).toBeVisible();
  await submitReview(page);
  await expect(toast(page)).toContainText(says);
}

/** Shares recipe 1 by e-mail, on its page. */
async function shareByEmail(
  page: Page,
  { email, message }: Entries['share'],
  says: string | RegExp,
): Promise<void> {
  await openFold(page, 'Share this recipe');
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const form = page.getByRole('form', { name: 'Share by email' });
  await form.getByLabel('Recipient email').fill(email);
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Personal message (optional)').fill(message);
  await form.getByRole('button', { name: 'Send Email' }).click();
  await expect(form).toHaveCount(0);
  await expect(toast(page)).toContainText(says);
}

/** Fills in the recipe form on /submit and sends it. */
async function submitRecipe(page: Page, { title, description }: Entries['recipe']): Promise<void> {
  const form = page.getByRole('form', { name: 'Your recipe' });
  await form.getByLabel('Title').fill(title);
  // The app counts characters once it has hydrated, and then handles what is typed next.
  await expect(form.getByText(`${title.length} of 100`)).toBeVisible();
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

/** Subscribes in the newsletter box of the list on screen. */
async function subscribe(page: Page, email: string, says: string | RegExp): Promise<void> {
  await scrollTo(page.locator('#newsletter-title'));
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page)).toContainText(says);
}

/** Submits one item of each type on its own screen. The app is installed. */
export async function submitOneOfEach(page: Page, entries: Entries, says: string): Promise<void> {
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

/** Copies of each item on the server, the photo with its review; e-mails are in `backend.mail`. */
export async function copiesOfEntries(backend: Backend, entries: Entries): Promise<Record<string, number>> {
  const { admin } = backend;
  const photos = await admin.pendingPhotos();
  const recipes = await admin.pendingRecipes();
  const messages = await admin.contactMessages();
  const subscriptions = await admin.subscriptionsOf(entries.newsletter.email);
  return {
    review: await admin.copiesOf(entries.review.comment),
    photo: photos.filter(({ comment }) => comment === entries.review.comment).length,
    recipe: recipes.filter(({ title }) => title === entries.recipe.title).length,
    contact: messages.filter(({ message }) => message === entries.contact.message).length,
    newsletter: subscriptions.length,
  };
}
