import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { NOT_YET_RATED } from '#domain/review/rating-summary';
import { database } from '../../platform/database/bowlful.ts';
import { PLAIN_BOWL } from '../../testing/plain-bowl.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { ListedRecipe } from '../cards/recipe-card.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { addDog, clearDogProfile } from '../pets/pets.ts';

const card = { ...recipeCard(PLAIN_BOWL, NOT_YET_RATED), verdict: { status: 'met', nutrients: 40 } as const };
const dane = {
  name: 'Duke',
  breed: 'Great Dane',
  ageMonths: 4,
  weightKg: 22,
  activityLevel: 'medium',
} as const;
const words = () => screen.getByRole('article').textContent ?? '';

beforeEach(async () => {
  await Promise.all([database.recipes.clear(), database.cards.clear()]);
});
afterEach(async () => {
  cleanup();
  await clearDogProfile();
});

describe('the badge of a recipe in a list', () => {
  it('is the recipe’s own without a pet', () => {
    showScreen(<ListedRecipe card={card} />, '/dog-recipes', [card]);
    expect(words()).toContain('Meets every minimum');
  });

  it('is for the active pet: a bowl that suits a grown dog is short for a Great Dane puppy', async () => {
    await database.recipes.put({ ...PLAIN_BOWL, revision: 1 });
    await database.cards.put(card);
    await addDog(dane);
    showScreen(<ListedRecipe card={card} />, '/dog-recipes', [card]);
    await waitFor(() => expect(words()).toMatch(/\d+ nutrients? short/));
    expect(words()).not.toContain('Meets every minimum');
  });

  it('omits the pet’s name, which the line above the list shows', async () => {
    await addDog(dane);
    showScreen(<RecipeGrid cards={[card]} query="" />, '/dog-recipes', [card]);
    expect(await screen.findByText('Dog recipes are judged for Duke.')).toBeTruthy();
    expect(words()).not.toContain('Duke');
  });

  it('stores a client hint when there is a dog, and clears it when there is none', async () => {
    await addDog(dane);
    showScreen(<ListedRecipe card={card} />, '/dog-recipes', [card]);
    const noted = () => [document.documentElement.dataset['pets'], localStorage.getItem('pets')];
    await waitFor(() => expect(noted()).toEqual(['dog', 'dog']));
    await clearDogProfile();
    await waitFor(() => expect(noted()).toEqual(['', null]));
  });

  it('shows no verdict for the puppy before the recipe is judged', async () => {
    // The device lacks the recipe, so there is nothing to judge.
    await addDog(dane);
    showScreen(<ListedRecipe card={card} />, '/dog-recipes', [card]);
    await waitFor(() => expect(words()).toContain('Not yet judged'));
    expect(words()).not.toContain('Meets every minimum');
  });
});
