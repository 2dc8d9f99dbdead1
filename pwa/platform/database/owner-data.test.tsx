import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import { COLLIE } from '#domain/pet/profiles.test-support';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { toggleFavourite, useIsFavourite } from '../../features/cards/favourites.ts';
import { useFavouriteCards } from '../../features/favourites/favourites-page.tsx';
import {
  addCat,
  addDog,
  clearDogProfile,
  hasProfile,
  saveDogProfile,
  useActivePet,
} from '../../features/pets/pets.ts';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from './bowlful.ts';
import { clearDraft, saveDraft, useDraft } from './drafts.ts';
import {
  countVisit,
  dismissClearedNotice,
  setPreference,
  useClearedNotice,
  useHasReasonToInstall,
  usePreference,
  usePreferencesRead,
} from './preferences.ts';

const MIA: CatProfile = { name: 'Mia', age: 'adult', weightLbs: 9, activity: 'low' };

const persist = vi.fn(async () => true);

beforeEach(async () => {
  await clearDevice();
  persist.mockClear();
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
});
afterEach(() => vi.restoreAllMocks());

const preference = async (key: string) => (await database.preferences.get(key))?.value;

describe('favourites', () => {
  it('toggles a favourite, visible to every screen', async () => {
    const one = renderHook(() => useIsFavourite(7));
    const another = renderHook(() => useIsFavourite(8));
    expect(one.result.current).toBe(false);
    await act(() => toggleFavourite(7));
    await waitFor(() => expect(one.result.current).toBe(true));
    expect(another.result.current).toBe(false);
    expect(await database.favourites.toCollection().primaryKeys()).toEqual([7]);
    await act(() => toggleFavourite(7));
    await waitFor(() => expect(one.result.current).toBe(false));
    expect(await database.favourites.count()).toBe(0);
  });

  it('asks the browser once, after the first save, to persist the storage', async () => {
    await toggleFavourite(1);
    await vi.waitFor(async () => expect(await preference('persistence')).toBe('granted'));
    const firstSavedAt = await preference('firstSavedAt');
    expect(firstSavedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    await toggleFavourite(2);
    await saveDraft('a', 'b');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await preference('firstSavedAt')).toBe(firstSavedAt);
    expect(document.cookie).toContain('has_local=1');
  });

  it('saves even if the browser refuses to persist the storage', async () => {
    persist.mockRejectedValueOnce(new Error('no'));
    await toggleFavourite(1);
    await vi.waitFor(async () => expect(await preference('persistence')).toBe('denied'));
    expect(await database.favourites.count()).toBe(1);
  });

  it('lists the cards of favourites, newest first, without those whose recipe is gone', async () => {
    await database.cards.bulkPut([1, 2].map((id) => recipeCard(aRecipe({ id }), NOT_YET_RATED)));
    await database.favourites.bulkPut([
      { recipeId: 1, addedAt: '2025-01-01T00:00:00.000Z' },
      { recipeId: 9, addedAt: '2025-01-02T00:00:00.000Z' },
      { recipeId: 2, addedAt: '2025-01-03T00:00:00.000Z' },
    ]);
    const { result } = renderHook(() => useFavouriteCards());
    await waitFor(() => expect(result.current?.map(({ id }) => id)).toEqual([2, 1]));
  });
});

describe('drafts', () => {
  it('stores, replaces and deletes drafts, each under its key', async () => {
    const { result } = renderHook(() => useDraft<{ comment: string }>('review-1'));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBeNull());
    await act(() => saveDraft('review-1', { comment: 'Lovely' }));
    await act(() => saveDraft('review-2', { comment: 'Another' }));
    await waitFor(() => expect(result.current).toEqual({ comment: 'Lovely' }));
    await act(() => saveDraft('review-1', { comment: 'Lovely bowl' }));
    await waitFor(() => expect(result.current).toEqual({ comment: 'Lovely bowl' }));
    await act(() => clearDraft('review-1'));
    await waitFor(() => expect(result.current).toBeNull());
    expect(await database.drafts.count()).toBe(1);
  });

  it('fault 8: reports that a full device did not store the draft', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    database.drafts.hook('creating', refuse);
    await expect(saveDraft('review-1', 'text')).rejects.toMatchObject({
      code: 'full',
      message: 'This device has no room left, so it could not be saved. Free some space and try again.',
    });
    database.drafts.hook('creating').unsubscribe(refuse);
  });
});

describe('pets', () => {
  it('keeps one active dog and one active cat, and mirrors the dog in its cookie', async () => {
    const dog = renderHook(() => useActivePet('dog'));
    const cat = renderHook(() => useActivePet('cat'));
    await waitFor(() => expect(dog.result.current).toBeNull());
    expect(hasProfile(dog.result.current)).toBe(false);
    await act(() => addDog(COLLIE, 'collie'));
    await act(() => addCat(MIA));
    await waitFor(() => expect(dog.result.current).toEqual(COLLIE));
    await waitFor(() => expect(cat.result.current).toEqual(MIA));
    expect(hasProfile(dog.result.current)).toBe(true);
    expect(document.cookie).toContain(`dogProfile=${encodeURIComponent(JSON.stringify(COLLIE))}`);
    await act(() => saveDogProfile({ ...COLLIE, name: 'Max' }, 'collie'));
    await waitFor(() => expect(dog.result.current?.name).toBe('Max'));
    expect(await database.pets.count()).toBe(2);
  });

  it('refuses an incomplete or impossible dog, and keeps the stored one', async () => {
    await expect(addDog({ weightKg: 20 } as DogProfile)).rejects.toThrow();
    await addDog(COLLIE, 'collie');
    await expect(saveDogProfile({ ...COLLIE, weightKg: 20_000 }, 'collie')).rejects.toThrow();
    expect((await database.pets.toArray())[0]?.profile).toEqual(COLLIE);
    await saveDogProfile({ ...COLLIE, weightKg: 20 }, 'collie');
    expect((await database.pets.toArray())[0]?.profile).toEqual({ ...COLLIE, weightKg: 20 });
    expect(decodeURIComponent(document.cookie)).toContain('"weightKg":20');
  });

  it('clears the dog and its cookie, not the cat', async () => {
    await addDog(COLLIE);
    await addCat(MIA);
    await clearDogProfile();
    expect((await database.pets.toArray()).map(({ species }) => species)).toEqual(['cat']);
    expect(document.cookie).not.toContain('dogProfile=%7B');
  });

  it('fault 16: ignores a damaged pet', async () => {
    await addDog(COLLIE);
    await database.pets.toCollection().modify({ profile: 'rex' as never });
    const { result } = renderHook(() => useActivePet('dog'));
    await waitFor(() => expect(result.current).toBeNull());
  });
});

describe('preferences', () => {
  it('starts with the initial value, then follows what is set', async () => {
    const { result } = renderHook(() => [usePreference('appearance'), usePreferencesRead()]);
    await waitFor(() => expect(result.current).toEqual(['system', true]));
    await act(() => setPreference('appearance', 'dark'));
    await waitFor(() => expect(result.current).toEqual(['dark', true]));
  });

  it('fault 16: falls back to the default if the row is damaged', async () => {
    await database.preferences.put({ key: 'appearance', value: { no: 'idea' } });
    const { result } = renderHook(() => usePreference('appearance'));
    await waitFor(() => expect(result.current).toBe('system'));
  });
});

describe('visits', () => {
  it('counts a visit at most once per half hour, and offers to install from the second', async () => {
    const { result } = renderHook(() => useHasReasonToInstall());
    const visit = (time: string) => act(() => countVisit(() => new Date(`2025-06-01T${time}:00.000Z`)));
    await visit('10:00');
    await visit('10:29');
    expect(await preference('visits')).toEqual({ count: 1, lastAt: '2025-06-01T10:29:00.000Z' });
    expect(result.current).toBe(false);
    await visit('11:00');
    expect(await preference('visits')).toEqual({ count: 2, lastAt: '2025-06-01T11:00:00.000Z' });
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('keeps counting after the clock was set back', async () => {
    await countVisit(() => new Date('2035-01-01T00:00:00.000Z'));
    await countVisit(() => new Date('2025-01-01T00:00:00.000Z'));
    expect(await preference('visits')).toEqual({ count: 2, lastAt: '2025-01-01T00:00:00.000Z' });
  });

  it('offers to install after the first save', async () => {
    const { result } = renderHook(() => useHasReasonToInstall());
    await act(() => toggleFavourite(1));
    await waitFor(() => expect(result.current).toBe(true));
  });
});

it('fault 18: says that the browser cleared the data, until the notice is dismissed', async () => {
  await database.preferences.put({ key: 'wasCleared', value: true });
  const { result } = renderHook(() => useClearedNotice());
  await waitFor(() => expect(result.current).toBe('This browser cleared the data that was kept here.'));
  await act(() => dismissClearedNotice());
  await waitFor(() => expect(result.current).toBeNull());
});
