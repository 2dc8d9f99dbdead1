import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { PageData } from '#domain/contract/page-data';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { PageDataProvider } from '../query/page-data.ts';
import { database } from './bowlful.ts';
import { flushCatalogueChanges, knownCards, noteCatalogueChange, useRecipeCards } from './cards.ts';
import { type CatalogueState, catalogueStore } from './catalogue-store.ts';

const card = (id: number, title = `Bowl ${id}`) => recipeCard(aRecipe({ id, title }), NOT_YET_RATED);
const ids = (cards: { id: number }[] | undefined) => cards?.map(({ id }) => id);

function page(cards: ReturnType<typeof card>[]) {
  const data: PageData = {
    url: '/dog-recipes',
    origin: 'https://bowlful.example',
    counts: { dog: 2, cat: 0 },
    cards,
  };
  return ({ children }: { children: ReactNode }) => (
    <PageDataProvider data={data}>{children}</PageDataProvider>
  );
}

async function storeCompleteCatalogue(): Promise<void> {
  await database.syncState.put({
    key: 'catalogue',
    epoch: 'e',
    cursor: 'c',
    digest: '0000000000000000',
    isComplete: true,
    pulledAt: null,
  });
}

beforeEach(async () => {
  await clearDevice();
  noteCatalogueChange({ cardIds: [], isReload: true });
  await flushCatalogueChanges();
  catalogueStore.setState({ cards: undefined, isComplete: false, isSettled: false, isFresh: false });
});
afterEach(() => flushCatalogueChanges());

describe('useRecipeCards', () => {
  beforeEach(() => window.history.replaceState(null, '', '/dog-recipes'));

  it('renders the inlined cards at once', () => {
    const { result } = renderHook(() => useRecipeCards(), { wrapper: page([card(1), card(2)]) });
    expect(ids(result.current)).toEqual([1, 2]);
  });

  it('returns the device’s cards when they are read, and follows every commit', async () => {
    await storeCompleteCatalogue();
    await database.cards.bulkPut([card(1), card(2)]);
    const { result } = renderHook(() => useRecipeCards());
    expect(result.current).toBeUndefined();
    await act(async () => {
      noteCatalogueChange({ cardIds: [], isReload: true });
      await flushCatalogueChanges();
    });
    expect(ids(result.current)).toEqual([1, 2]);
    await database.cards.put(card(3));
    await database.cards.put(card(1, 'Renamed'));
    await database.cards.delete(2);
    await act(async () => {
      noteCatalogueChange({ cardIds: [1, 2, 3], isReload: false });
      await flushCatalogueChanges();
    });
    expect(result.current?.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Renamed'],
      [3, 'Bowl 3'],
    ]);
  });

  it('keeps the same array when nothing changed', async () => {
    await storeCompleteCatalogue();
    await database.cards.put(card(1));
    const { result, rerender } = renderHook(() => useRecipeCards());
    await act(() => flushCatalogueChanges());
    await waitFor(() => expect(ids(result.current)).toEqual([1]));
    const before = result.current;
    await act(() => flushCatalogueChanges());
    rerender();
    expect(result.current).toBe(before);
  });

  it('reads what a failed read missed with the next change', async () => {
    await storeCompleteCatalogue();
    await database.cards.bulkPut([card(1), card(2)]);
    const { result } = renderHook(() => useRecipeCards());
    const note = (cardIds: number[], isReload = false) =>
      act(async () => {
        noteCatalogueChange({ cardIds, isReload });
        await flushCatalogueChanges();
      });
    await note([], true);
    await database.cards.put(card(1, 'Renamed'));
    vi.spyOn(database.cards, 'bulkGet').mockRejectedValueOnce(new DOMException('Busy', 'UnknownError'));
    await note([1]);
    await note([2]);
    expect(result.current?.map(({ title }) => title)).toEqual(['Renamed', 'Bowl 2']);
  });

  it('fault 16: leaves out a damaged card instead of passing it to the screens', async () => {
    await storeCompleteCatalogue();
    await database.cards.bulkPut([card(1), { ...card(2), title: 7 as unknown as string }]);
    const { result } = renderHook(() => useRecipeCards());
    await act(async () => {
      noteCatalogueChange({ cardIds: [], isReload: true });
      await flushCatalogueChanges();
    });
    expect(ids(result.current)).toEqual([1]);
  });
});

describe('knownCards', () => {
  const state = (changes: Partial<CatalogueState>): CatalogueState => ({
    cards: undefined,
    isComplete: false,
    isSettled: false,
    isFresh: false,
    ...changes,
  });

  it('merges the newer inlined cards into those received so far', () => {
    const known = knownCards(state({ cards: [card(1, 'Old'), card(5)] }), [card(1, 'New'), card(2)], true);
    expect(known?.map(({ id, title }) => [id, title])).toEqual([
      [1, 'New'],
      [5, 'Bowl 5'],
      [2, 'Bowl 2'],
    ]);
  });

  it('drops the inlined cards once the device is complete and newer, so that a removed recipe disappears', () => {
    const known = knownCards(
      state({ cards: [card(1)], isComplete: true, isFresh: true }),
      [card(1), card(2)],
      true,
    );
    expect(ids(known)).toEqual([1]);
  });

  it('does not treat the inlined cards of the dog list as the complete cat list', () => {
    const dogs = [card(1), card(2)];
    expect(knownCards(state({}), dogs, false)).toBeUndefined();
    expect(knownCards(state({ cards: [card(1)] }), dogs, false)).toBeUndefined();
    expect(ids(knownCards(state({ cards: [card(1), card(66)], isComplete: true }), dogs, false))).toEqual([
      1, 66, 2,
    ]);
    expect(ids(knownCards(state({ isSettled: true }), dogs, false))).toEqual([1, 2]);
  });

  it('is undefined until the first pull has ended, then empty', () => {
    expect(knownCards(state({}), undefined, false)).toBeUndefined();
    expect(knownCards(state({ cards: [] }), undefined, false)).toBeUndefined();
    expect(knownCards(state({ cards: [], isSettled: true }), undefined, false)).toEqual([]);
  });

  it('keeps the inlined object of a card that equals the device’s, so that nothing re-renders', () => {
    const inlined = [card(1), card(2, 'Old')];
    const stored = [card(1), card(2, 'New')];
    const known = knownCards(state({ cards: stored, isComplete: true, isFresh: true }), inlined, true);
    expect(known?.[0]).toBe(inlined[0]);
    expect(known?.[1]).toBe(stored[1]);
  });
});
