import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { clashesOf } from '../pet/clashes.ts';
import { recipeFoods } from '../recipe/recipe-foods.ts';
import { createRecipe } from './create-recipe.ts';
import type { AskingPet } from './for-pet.ts';
import { recommendForPets } from './recommend-for-pets.ts';

const REX: AskingPet = {
  species: 'dog',
  ageMonths: 36,
  name: 'Rex',
  avoidedFoods: [{ kind: 'chicken' }, { kind: 'fish' }],
};
const byId = new Map(BUILTIN_RECIPES.map((recipe) => [recipe.id, recipe]));
const foodsOf = (id: number | null) => {
  const recipe = byId.get(id ?? 0);
  return recipe === undefined ? [] : recipeFoods(recipe);
};

describe('recommendations for a pet that avoids chicken and fish', () => {
  it.each([
    ['a dinner for my dog', 6],
    ['something with chicken', 0],
    ['salmon for my dog', 0],
    ['low fat for my dog', 6],
  ])('%s: never names a recipe that has or may have them, and says so', (query, count) => {
    const answer = recommendForPets(query, BUILTIN_RECIPES, [REX], 'dog');
    expect(answer.recommendations).toHaveLength(count);
    for (const { id } of answer.recommendations)
      expect([id, clashesOf(REX.avoidedFoods, foodsOf(id))]).toEqual([id, []]);
    expect(answer.explanation).toContain('Nothing with chicken or fish, because Rex avoids them.');
  });

  it('still recommends recipes for another species, without naming the pet', () => {
    const answer = recommendForPets('a dinner for my cat', BUILTIN_RECIPES, [REX]);
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(answer.explanation).not.toContain('Rex');
  });

  it('says what a condition changes, and answers an emergency first', () => {
    const ill: AskingPet = { ...REX, avoidedFoods: [], conditions: ['pancreatitis'] };
    const answer = recommendForPets('a dinner for my dog', BUILTIN_RECIPES, [ill], 'dog');
    expect(answer.explanation).toContain('Rex has had pancreatitis');
    const urgent = recommendForPets('my dog collapsed', BUILTIN_RECIPES, [REX], 'dog');
    expect(urgent.explanation).toMatch(/^Call your vet/);
  });
});

describe('a recipe made for a pet', () => {
  it.each(['a dinner', 'with chicken', 'with salmon and rice'])('%s: has nothing that it avoids', (words) => {
    const { recipe, explanation } = createRecipe(words, 'dog', [REX]);
    expect(recipe.ingredients.join(' ')).not.toMatch(/chicken|fish|salmon|cod/i);
    expect(explanation).toContain('because Rex avoids them');
  });

  it('has no supplements for a pet with a condition, and says why', () => {
    const { recipe, explanation } = createRecipe('a dinner', 'dog', [{ ...REX, conditions: ['kidney'] }]);
    expect(recipe.ingredients.filter((line) => /tablet|capsule|level tsp/.test(line))).toEqual([]);
    expect(explanation).toContain('We give no doses');
  });
});
