import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { PageData } from '#domain/contract/page-data';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { useReviews } from '../../features/reviews/reviews.ts';
import { aRecipe, aReview, aSyncedRecipe, aSyncedReview, reviewId } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { PageDataProvider } from '../query/page-data.ts';
import { database } from './bowlful.ts';
import { catalogueStore } from './catalogue-store.ts';
import { deviceProblemStore } from './device-problem.ts';
import { forgetRecipes, useRecipe } from './recipes.ts';

const both = (id: number, title: string) => {
  const recipe = aRecipe({ id, title });
  return { recipe, card: recipeCard(recipe, NOT_YET_RATED) };
};

async function store(id: number, title: string): Promise<void> {
  await database.recipes.put(aSyncedRecipe(id, 1, { title }));
  await database.cards.put(both(id, title).card);
}

function wrapper(data: PageData) {
  return ({ children }: { children: ReactNode }) => (
    <PageDataProvider data={data}>{children}</PageDataProvider>
  );
}

const inlined = (id: number, title: string): PageData => ({
  url: `/recipe/${id}`,
  origin: 'https://bowlful.example',
  counts: { dog: 1, cat: 0 },
  recipe: { ...both(id, title), reviews: [aReview(1, { recipeId: id, comment: 'From the page.' })] },
});

beforeEach(async () => {
  forgetRecipes();
  await clearDevice();
  catalogueStore.setState({ cards: undefined, isComplete: false, isSettled: false, isFresh: false });
});

describe('useRecipe', () => {
  it('renders the inlined recipe at once, and the device’s after a pull', async () => {
    await store(1, 'On the device');
    const { result } = renderHook(() => useRecipe(1), { wrapper: wrapper(inlined(1, 'In the page')) });
    expect(result.current?.recipe.title).toBe('In the page');
    act(() => catalogueStore.setState({ isFresh: true, isSettled: true, isComplete: true }));
    await waitFor(() => expect(result.current?.recipe.title).toBe('On the device'));
  });

  it('reads a recipe of the device and follows its changes', async () => {
    await store(1, 'First');
    const { result } = renderHook(() => useRecipe(1));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current?.recipe.title).toBe('First'));
    await act(() => store(1, 'Second'));
    await waitFor(() => expect(result.current?.card.title).toBe('Second'));
  });

  it('never shows one recipe under the id of another', async () => {
    await store(1, 'First');
    await store(2, 'Second');
    const seen: (string | undefined)[] = [];
    const { rerender } = renderHook(
      ({ id }) => {
        const held = useRecipe(id);
        if (held) seen.push(`${id} ${held.recipe.title}`);
      },
      { initialProps: { id: 1 } },
    );
    await waitFor(() => expect(seen).toContain('1 First'));
    rerender({ id: 2 });
    await waitFor(() => expect(seen).toContain('2 Second'));
    expect(new Set(seen)).toEqual(new Set(['1 First', '2 Second']));
  });

  it('returns null for a missing recipe only after the first pull', async () => {
    await store(1, 'There');
    const { result } = renderHook(() => [useRecipe(77), useRecipe(1)]);
    // Queried second: when it has an answer, the first query has one too.
    await waitFor(() => expect(result.current[1]?.recipe.title).toBe('There'));
    expect(result.current[0]).toBeUndefined();
    act(() => catalogueStore.setState({ isSettled: true }));
    await waitFor(() => expect(result.current[0]).toBeNull());
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5])('returns null for recipe %d', async (id) => {
    catalogueStore.setState({ isSettled: true });
    const { result } = renderHook(() => [useRecipe(id), useReviews(id)]);
    await waitFor(() => expect(result.current).toEqual([null, []]));
    expect(deviceProblemStore.getState().problem).toBeNull();
  });

  it('trusts a page that the server answered with 404', () => {
    const page: PageData = {
      url: '/recipe/77',
      origin: 'https://bowlful.example',
      counts: { dog: 1, cat: 0 },
      notFound: true,
    };
    const { result } = renderHook(() => useRecipe(77), { wrapper: wrapper(page) });
    expect(result.current).toBeNull();
  });

  it('fault 17: ignores a damaged row', async () => {
    await store(1, 'Whole');
    await database.recipes.update(1, { steps: 'gone' as unknown as [] });
    catalogueStore.setState({ isSettled: true });
    const { result } = renderHook(() => useRecipe(1));
    await waitFor(() => expect(result.current).toBeNull());
  });
});

describe('useReviews', () => {
  it('lists the newest first and adds one that arrives', async () => {
    await database.reviews.bulkPut([
      aSyncedReview(1, 1, { createdAt: '2025-01-01T00:00:00.000Z' }),
      aSyncedReview(2, 2, { createdAt: '2025-03-01T00:00:00.000Z' }),
      aSyncedReview(3, 3, { recipeId: 2 }),
    ]);
    const { result } = renderHook(() => useReviews(1));
    await waitFor(() => expect(result.current?.map(({ id }) => id)).toEqual([reviewId(2), reviewId(1)]));
    await act(async () => {
      await database.reviews.put(aSyncedReview(4, 4, { createdAt: '2025-02-01T00:00:00.000Z' }));
    });
    await waitFor(() =>
      expect(result.current?.map(({ id }) => id)).toEqual([reviewId(2), reviewId(4), reviewId(1)]),
    );
  });

  it('renders the inlined reviews at once', () => {
    const { result } = renderHook(() => useReviews(1), { wrapper: wrapper(inlined(1, 'Any')) });
    expect(result.current?.[0]?.comment).toBe('From the page.');
  });
});
