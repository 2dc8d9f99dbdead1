import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import type { Recipe } from '#domain/recipe/recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { PageDataProvider } from '../platform/query/page-data.ts';
import { aRecipe } from './catalogue-rows.ts';

/** The card of a recipe without ratings; `changes` are fields of the card. */
export function aCard(recipe: Partial<Recipe>, changes: Partial<RecipeCard> = {}): RecipeCard {
  return { ...recipeCard(aRecipe(recipe), NOT_YET_RATED), ...changes };
}

/** Renders a screen at an address with inlined cards, and no server. */
export function showScreen(screen: ReactNode, url: string, cards: RecipeCard[]) {
  catalogueStore.setState({ cards: undefined, isComplete: false, isSettled: true, isFresh: false });
  window.history.replaceState(null, '', url);
  const dog = cards.filter((card) => card.species === 'dog').length;
  const data: PageData = {
    url,
    origin: 'https://bowlful.example',
    counts: { dog, cat: cards.length - dog },
    cards,
  };
  return render(
    <PageDataProvider data={data}>
      <BrowserRouter>{screen}</BrowserRouter>
    </PageDataProvider>,
  );
}
