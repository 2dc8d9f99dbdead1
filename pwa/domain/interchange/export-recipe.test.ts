import { expect, it } from 'vitest';
import { makeOwnRecipe } from '../own/make-own-recipe.ts';
import { ownToPage } from './export-recipe.ts';
import { readRecipeSource } from './read-recipe-source.ts';

const { recipe } = makeOwnRecipe({
  id: 500_000_001,
  words: {
    title: 'Pot </script><script>alert(1)</script> & more',
    description: '',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    role: 'everyday',
    prepTime: 5,
    servings: 4,
    ingredients: ['500 g beef mince, raw'],
    instructions: ['Fry <gently> for 10 minutes.'],
  },
  origin: { kind: 'hand' },
  createdAt: '2026-11-01T08:00:00.000Z',
});

it('the exported page of a recipe reads back as that recipe, and markup in its text is escaped', () => {
  const page = ownToPage(recipe);
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain('<li>Fry &lt;gently&gt; for 10 minutes.</li>');
  const source = readRecipeSource(page, { type: 'text/html' });
  if (source.kind !== 'recipes') throw new Error(source.reason);
  expect(source.recipes[0].recipe).toMatchObject({
    title: recipe.title,
    species: 'dog',
    servings: 4,
    steps: ['Fry <gently> for 10 minutes.'],
  });
});

it('the exported page says how many servings the recipe makes, with the singular for one', () => {
  expect(ownToPage(recipe)).toContain('<p>For dogs, 4 servings.</p>');
  expect(ownToPage({ ...recipe, servings: 1 })).toContain('<p>For dogs, 1 serving.</p>');
});
