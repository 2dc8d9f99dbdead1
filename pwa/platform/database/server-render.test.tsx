// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { PageData } from '#domain/contract/page-data';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { useIsFavourite } from '../../features/cards/favourites.ts';
import { useFavouriteCards } from '../../features/favourites/favourites-page.tsx';
import { useActivePet } from '../../features/pets/pets.ts';
import { useReviews } from '../../features/reviews/reviews.ts';
import { aRecipe, aReview } from '../../testing/catalogue-rows.ts';
import { PageDataProvider } from '../query/page-data.ts';
import { useConnection } from '../sync/connection.ts';
import { useRecipeCards } from './cards.ts';
import { useDraft } from './drafts.ts';
import { useClearedNotice, useHasReasonToInstall, usePreference } from './preferences.ts';
import { useRecipe } from './recipes.ts';

// As in Node: the test set-up provides an IndexedDB that a server lacks.
vi.hoisted(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

function Screen() {
  const seen = {
    cards: useRecipeCards()?.map(({ title }) => title),
    recipe: useRecipe(1)?.recipe.title,
    other: useRecipe(2),
    reviews: useReviews(1)?.map(({ comment }) => comment),
    heart: useIsFavourite(1),
    favourites: useFavouriteCards(),
    dog: useActivePet('dog'),
    unitSystem: usePreference('unitSystem'),
    draft: useDraft('review-1'),
    notice: useClearedNotice(),
    install: useHasReasonToInstall(),
    connection: useConnection(),
  };
  return <pre>{JSON.stringify(seen)}</pre>;
}

it('renders every hook on a server, which has no IndexedDB, from the page data', () => {
  expect(globalThis.indexedDB).toBeUndefined();

  const recipe = aRecipe({ id: 1, title: 'Beef supper' });
  const card = recipeCard(recipe, NOT_YET_RATED);
  const data: PageData = {
    url: '/recipe/1',
    origin: 'https://bowlful.example',
    counts: { dog: 1, cat: 0 },
    cards: [card],
    recipe: { recipe, card, reviews: [aReview(1)] },
  };
  const html = renderToString(
    <PageDataProvider data={data}>
      <Screen />
    </PageDataProvider>,
  );
  expect(JSON.parse(html.replace(/<\/?pre>/g, '').replaceAll('&quot;', '"'))).toEqual({
    cards: ['Beef supper'],
    recipe: 'Beef supper',
    reviews: ['Licked the bowl clean.'],
    heart: false,
    unitSystem: 'metric',
    notice: null,
    install: false,
    connection: {
      online: true,
      syncing: false,
      lastPulledAt: null,
      catalogueCount: null,
      linkRead: null,
      problem: null,
    },
  });
});
