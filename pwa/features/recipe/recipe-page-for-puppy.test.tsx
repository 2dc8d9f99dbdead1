import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { database } from '../../platform/database/bowlful.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { addDog, clearDogProfile } from '../pets/pets.ts';
import { RecipePage } from './recipe-page.tsx';

// The bowl meets every minimum for adult dogs, but not for puppies.
const bowl = BUILTIN_RECIPES.find(({ id }) => id === 1) as Recipe;
const card = recipeCard(bowl, NOT_YET_RATED);

afterEach(async () => {
  cleanup();
  await clearDogProfile();
});

function show() {
  render(
    <PageDataProvider
      data={{
        url: '/recipe/1',
        origin: 'http://localhost:3000',
        counts: { dog: 1, cat: 0 },
        recipe: { recipe: bowl, card, reviews: [] },
      }}
    >
      <MemoryRouter initialEntries={['/recipe/1']}>
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
        </Routes>
      </MemoryRouter>
    </PageDataProvider>,
  );
}

it('headline and nutrients are for the owner’s puppy, without the badge for adult dogs', async () => {
  expect(card.verdict?.status).toBe('met');
  // A first visit: the page inlines the recipe, the device has not stored it yet.
  await database.recipes.clear();
  await addDog({ name: 'Duke', breed: 'Great Dane', ageMonths: 4, weightKg: 22, activityLevel: 'medium' });
  show();
  await screen.findByRole('heading', { name: /^Short of \d+ nutrients for Duke$/ });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Duke' }).checked).toBe(true),
  );
  expect(screen.queryAllByText('Meets every minimum')).toEqual([]);
  expect(screen.getByText(/^For an adult dog, as written: meets every minimum\.$/)).toBeTruthy();
});

it('says what a dog avoids in the bowl, how much it eats beside treats, what its illness changes, and gives no doses', async () => {
  await database.recipes.clear();
  await addDog({
    name: 'Duke',
    breed: 'Great Dane',
    ageMonths: 4,
    weightKg: 22,
    activityLevel: 'medium',
    avoidedFoods: [{ kind: 'chicken' }, { kind: 'pork' }],
    conditions: ['kidney'],
    besidesPercent: 10,
  });
  show();
  expect(await screen.findByText(/^Duke avoids chicken\. It’s in this bowl: chicken thigh/)).toBeTruthy();
  expect(await screen.findByText(/ a day, beside 10% from treats/)).toBeTruthy();
  expect(screen.queryByText(/^Duke avoids pork/)).toBeNull();
  expect(screen.getByText(/^Duke has kidney disease/)).toBeTruthy();
  expect((await screen.findAllByText(/^We give no doses beside an illness/)).length).toBeGreaterThan(0);
  expect(document.querySelector('#what-to-add li')).toBeNull();
});
