import { expect, it } from 'vitest';
import { readRecipeSource } from './read-recipe-source.ts';

function readText(text: string) {
  const read = readRecipeSource(text);
  if (read.kind === 'none') throw new RangeError(read.reason);
  const { title, servings, ingredients, steps } = read.recipes[0].recipe;
  return { title, servings, ingredients, steps };
}

const FOODS = ['300 g cod', '1 egg'];
const STEPS = ['Poach the cod.', 'Add the egg.'];

it('reads the microdata that a recipe keeper exports', () => {
  const page = `<h2 itemprop="name">Cod bowl</h2><span itemprop="recipeYield">4</span>
    <div itemprop="recipeIngredients"><p>300 g cod</p><p>1 egg</p></div>
    <div itemprop="recipeDirections"><p>Poach the cod.</p><p>Add the egg.</p></div>`;
  expect(readText(page)).toEqual({ title: 'Cod bowl', servings: 4, ingredients: FOODS, steps: STEPS });
});

it.each([
  [
    'a message with bold words and pictures',
    '*Cod bowl*\nServes 4\n*You need:*\n🐟 300 g cod\n🥚 1 egg\n*How to make it:*\n1️⃣ Poach the cod.\n2️⃣ Add the egg.',
  ],
  [
    'headings that are ruled off',
    'Cod bowl\n========\nServes 4\n\nIngredients\n-----------\n300 g cod\n1 egg\n\nMethod\n------\nPoach the cod.\nAdd the egg.',
  ],
  [
    'a wiki',
    '== Cod bowl ==\nServes 4\n=== Ingredients ===\n* 300 g cod\n* 1 egg\n=== Preparation ===\n* Poach the cod.\n* Add the egg.',
  ],
  [
    'steps counted without a dot',
    'Cod bowl\nServes 4\n\nWhat goes in\n300 g cod\n1 egg\n\nHow to do it\n1 Poach the cod.\n2 Add the egg.',
  ],
  [
    'words of one’s own for the parts',
    "Cod bowl\nServes 4\nWhat I used:\n300 g cod\n1 egg\nHere's how:\nPoach the cod.\nAdd the egg.",
  ],
])('reads the plain text of %s', (_, text) => {
  expect(readText(text)).toEqual({ title: 'Cod bowl', servings: 4, ingredients: FOODS, steps: STEPS });
});
