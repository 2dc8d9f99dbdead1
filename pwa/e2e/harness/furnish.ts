import { type BrowserContext, expect, type Page } from '@playwright/test';
import { wakeFlusher } from './delivery.ts';
import { answerWith, problem } from './faults.ts';
import { expectStarted, type Kitchen } from './journey.ts';
import { outboxStates, plantReviews } from './outbox-rows.ts';
import { RECIPE_ONE, words } from './review.ts';
import { aRecipe } from './submission.ts';

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

/** Gives a device a favourite, a refused and a waiting review, and the server a review and a recipe to decide on. */
export async function furnish(context: BrowserContext, kitchen: Kitchen): Promise<void> {
  const page = await context.newPage();
  await page.goto('/dog-recipes');
  await expectStarted(page);
  const heart = page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/queue');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await plant(page, kitchen, 'refused');
  await plant(page, kitchen, 'waiting');
  const { stars, name, comment } = words('To be decided on.');
  await post(kitchen, '/api/recipes/101/ratings', { rating: stars, userName: name, comment });
  await post(kitchen, '/api/recipes', {
    ...aRecipe({ ingredients: ['500 g turkey mince', 'beef liver', '1 onion'] }),
    description: 'What she gets before a long walk.',
    prepTime: 20,
    servings: 4,
    species: 'dog',
    category: 'all',
  });
  await page.close();
}

/** Straight to the server: the proxy refuses reviews by now. */
async function post(kitchen: Kitchen, path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${kitchen.server.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: kitchen.origin },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

async function plant(page: Page, kitchen: Kitchen, status: 'refused' | 'waiting'): Promise<void> {
  kitchen.proxy.mend();
  kitchen.proxy.break(
    'POST',
    RATINGS,
    status === 'refused'
      ? problem(422, 'invalid', 'The server did not like this.')
      : answerWith(503, { 'retry-after': '3600' }, ''),
  );
  await plantReviews(page, [words(`To be ${status}.`)]);
  await wakeFlusher(page);
  await expect.poll(async () => (await outboxStates(page))[status]).toBe(1);
}
