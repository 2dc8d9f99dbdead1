import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enqueue } from '../../platform/outbox/commands.ts';
import { ENTRY_OF_EACH_TYPE } from '../../platform/outbox/item.test-support.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { deliverItem, startQueue } from '../../testing/queue-harness.tsx';
import { OwnReview } from './reviews-panel.tsx';

const { photo: _, ...REVIEW } = ENTRY_OF_EACH_TYPE[0];
const RECIPE = 3;

beforeEach(startQueue);
afterEach(cleanup);

function show(publishedIds: string[] = []) {
  const reviews = publishedIds.map((id) => ({ id, recipeId: RECIPE, rating: 4, comment: 'Gone.' }));
  const data = { url: `/recipe/${RECIPE}`, recipe: { recipe: { id: RECIPE }, card: {}, reviews } };
  render(
    <PageDataProvider data={data as never}>
      <MemoryRouter>
        <OwnReview recipeId={RECIPE} />
      </MemoryRouter>
    </PageDataProvider>,
  );
}

it('says that a delivered review appears after approval, and where to change it', async () => {
  const { id } = await enqueue(REVIEW);
  await deliverItem(id);
  show();
  expect((await screen.findByRole('link')).closest('p')?.textContent).toBe(
    'Your review has arrived and will appear once we approve it. Change or withdraw it in the queue',
  );
});

it('says that a delivered review is published once it is in the list', async () => {
  const { id } = await enqueue(REVIEW);
  await deliverItem(id);
  show([id]);
  expect(await screen.findByText(/Your review is published\./)).toBeTruthy();
});

it('shows nothing of a withdrawn review, but a newer one that is waiting', async () => {
  const first = await enqueue(REVIEW);
  await deliverItem(first.id);
  await enqueue({
    type: 'withdrawal',
    recipeId: RECIPE,
    recipeTitle: 'Beef Pot',
    reviewId: first.id,
    draft: {},
  });
  show();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await enqueue(REVIEW);
  expect(await screen.findByText(/is waiting on this device\./)).toBeTruthy();
});
