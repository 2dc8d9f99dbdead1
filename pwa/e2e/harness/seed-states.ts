import { expect, type Page } from '@playwright/test';
import { wakeFlusher } from './delivery.ts';
import { answerWith, problem } from './faults.ts';
import { type Backend, expectHydrated } from './journey.ts';
import { outboxStates, seedOutbox } from './outbox-rows.ts';
import { RECIPE_ONE, uniqueReview } from './review.ts';
import { aRecipe } from './submission.ts';

const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;

/** Seeds the device with a favourite, a refused and a waiting review. */
export async function seedDevice(page: Page, backend: Backend): Promise<void> {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  const heart = page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/queue');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await seedReview(page, backend, 'refused');
  await seedReview(page, backend, 'waiting');
}

/** Seeds the server with a pending review and recipe, and a message. */
export async function seedServer(backend: Backend): Promise<void> {
  const { stars, name, comment } = uniqueReview('To be decided on.');
  await post(backend, '/api/recipes/101/ratings', { rating: stars, userName: name, comment });
  await post(backend, '/api/recipes', {
    ...aRecipe({ ingredients: ['500 g turkey mince', 'beef liver', '1 onion'] }),
    description: 'What she gets before a long walk.',
    prepTime: 20,
    servings: 4,
    species: 'dog',
    category: 'all',
  });
  await post(backend, '/api/contact', {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Peas, beans and everything else that grows on the allotment',
    message: `May cats eat peas?\n\nMine does, and then looks at me. https://vet.example/${'peas-'.repeat(30)}`,
  });
}

async function post(backend: Backend, path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${backend.server.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: backend.origin },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

async function seedReview(page: Page, backend: Backend, status: 'refused' | 'waiting'): Promise<void> {
  backend.proxy.mend();
  backend.proxy.break(
    'POST',
    RATINGS,
    status === 'refused'
      ? problem(422, 'invalid', 'The server did not like this.')
      : answerWith(503, { 'retry-after': '3600' }, ''),
  );
  await seedOutbox(page, [uniqueReview(`To be ${status}.`)]);
  await wakeFlusher(page);
  await expect.poll(async () => (await outboxStates(page))[status]).toBe(1);
}
