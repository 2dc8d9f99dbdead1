import { expect, it } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { aCard } from '../../testing/screen-world.tsx';
import { keepRecipe, knownRecipe } from './known-recipes.ts';

const found = (id: number, title: string) => ({ recipe: aRecipe({ id, title }), card: aCard({ id, title }) });

it('keeps the object of a recipe while its content stays, and the new one when it changes', () => {
  expect(knownRecipe(1)).toBeUndefined();
  const first = keepRecipe(found(1, 'Beef bowl'));
  expect(keepRecipe(found(1, 'Beef bowl'))).toBe(first);
  const changed = found(1, 'Beef and rice');
  expect(keepRecipe(changed)).toBe(changed);
  expect(knownRecipe(1)).toBe(changed);
});

it('lets go of the recipe that was read longest ago, beyond two hundred', () => {
  for (let id = 1; id <= 200; id += 1) keepRecipe(found(id, 'Bowl'));
  keepRecipe(found(1, 'Bowl'));
  keepRecipe(found(201, 'Bowl'));
  expect(knownRecipe(2)).toBeUndefined();
  expect(knownRecipe(1)?.recipe.title).toBe('Bowl');
});
