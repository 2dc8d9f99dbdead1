import { expect, it } from 'vitest';
import { recipesByName } from './recipes-by-name.ts';

const dog = (id: number, title: string) => ({ id, title, species: 'dog' as const });

it('names the recipes of one species from A to Z, each once and as on its card', () => {
  const cards = [dog(3, 'turkey pot'), { id: 66, title: 'Cod', species: 'cat' as const }, dog(1, 'Beef pot')];
  const further = [dog(1, 'Beef pot of old'), dog(9, 'Lamb bowl'), dog(2, 'Beef pot')];
  expect(recipesByName(cards, further, 'dog').map(({ id }) => id)).toEqual([1, 2, 9, 3]);
});

it('names at most 560 recipes, the first from A to Z', () => {
  const many = Array.from({ length: 600 }, (_, at) => dog(at + 1, `Bowl ${String(at).padStart(3, '0')}`));
  const named = recipesByName(many, [], 'dog');
  expect([named.length, named.at(-1)?.title]).toEqual([560, 'Bowl 559']);
});
