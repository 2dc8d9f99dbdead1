import { expect, it } from 'vitest';
import { difficulty } from '#domain/recipe/difficulty';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

function relationOf(one: number, other: number) {
  const [a = Number.NaN, b = Number.NaN] = [one, other].map((wanted) => {
    const recipe = BUILTIN_RECIPES.find(({ id }) => id === wanted);
    return recipe && difficulty(recipe);
  });
  if (a === b) return 'like';
  return a < b ? 'easier than' : 'harder than';
}

/** Judged as a cook would, from what the steps ask of hands, pans and attention. */
it.each([
  [66, 'like', 106, 'both simmer in one pan and are spread to cool'],
  [92, 'like', 95, 'two small treats of one pan'],
  [16, 'like', 20, 'two long pots that cook by themselves'],
  [24, 'like', 36, 'two porridges, stirred and thickened with egg'],
  [23, 'like', 102, 'two loaves of the same kind'],
  [84, 'like', 110, 'two terrines, baked and chilled'],
  [9, 'easier than', 40, 'a dough baked once, against logs frozen, sliced and baked twice'],
  [68, 'easier than', 84, 'a scramble, against a terrine'],
  [6, 'easier than', 31, 'mashing, against a chowder in stages'],
  [1, 'easier than', 15, 'one pot, against two layers and an oven'],
  [10, 'easier than', 39, 'a pan and a steamer, against a pie'],
  [3, 'easier than', 102, 'porridge, against loaves'],
  [21, 'easier than', 15, 'a stew, against a pie'],
  [25, 'easier than', 30, 'a pilaf, against a frittata with boiled, fried and baked parts'],
  [98, 'easier than', 110, 'a braise that is left alone, against a layered terrine'],
  [106, 'easier than', 107, 'a pan, against a bake in two stages'],
  [37, 'easier than', 15, 'one layer without browning, against two with'],
  [4, 'easier than', 19, 'grain and a tray of fish, against a fish pie'],
  [85, 'harder than', 66, 'rolling balls, against stirring'],
  [108, 'harder than', 85, 'balls browned and then braised, against poached'],
] as const)('recipe %i is %s %i: %s', (one, relation, other, _why) => {
  expect(relationOf(one, other)).toBe(relation);
});

/** Where the documented score misleads at any thresholds: an oven adds 10, rolling 36 balls adds nothing. */
it.each([
  [37, 'harder than', 85, 'potatoes boiled and baked: a cook finds the meatballs harder'],
  [4, 'harder than', 85, 'a pot and a tray: a cook finds the meatballs harder'],
] as const)('unlike a cook’s judgement, recipe %i is %s %i: %s', (one, relation, other, _why) => {
  expect(relationOf(one, other)).toBe(relation);
});
