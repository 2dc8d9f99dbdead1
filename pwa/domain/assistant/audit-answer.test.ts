import { describe, expect, it } from 'vitest';
import type { AssistantSearch, Recommendation } from './answers.ts';
import { areSafeSteps, isSafeRecipe, isSafeSearch } from './audit-answer.ts';
import { createRecipe } from './create-recipe.ts';

const answer = (explanation: string): AssistantSearch => ({
  recommendations: [],
  explanation,
  response: explanation,
  healthBenefits: [],
  source: 'model',
});

const isKnown = (id: number) => id === 7;
const salmon: Recommendation = {
  id: 7,
  title: 'Salmon supper',
  description: 'Salmon with rice.',
  category: 'adult',
  prepTime: 10,
  servings: 4,
  difficulty: 2,
  reason: 'Fish, as asked.',
};
const recommending = (changes: Partial<Recommendation>): AssistantSearch => ({
  ...answer('Oily fish suits him.'),
  recommendations: [{ ...salmon, ...changes }],
});

describe('answers that may be shown', () => {
  it.each([
    ['a recipe of the catalogue', {}, true],
    ['a recipe of the assistant’s own', { id: 1_000_000 }, true],
    ['a recipe without an id', { id: null }, true],
    ['a recipe that the catalogue lacks', { id: 8 }, false],
    ['a title with a toxic food', { title: 'Salmon with leek' }, false],
    ['a description with a toxic food', { description: 'Salmon with a clove of garlic.' }, false],
    ['a description with an address', { description: 'From www.petshop.com.' }, false],
    ['a reason with a toxic food', { reason: 'Add raisins, as asked.' }, false],
  ])('recommend no missing recipe and nothing unsafe: %s', (_, changes, isShown) => {
    expect(isSafeSearch(recommending(changes), isKnown, 'dog')).toBe(isShown);
  });

  it.each([
    'Turkey with rice suits him; ask your vet about his kidneys.',
    'Not fed here, because it is dangerous for dogs: onion.',
    'Leave the onion out: onion is toxic to dogs.',
  ])('%s', (text) => expect(isSafeSearch(answer(text), isKnown, 'dog')).toBe(true));

  it.each([
    ['a toxic food', 'Add a clove of garlic for flavour.'],
    ['an address', 'Buy it at https://shop.example/chicken'],
    ['a shop', 'See www.petshop.com for more.'],
    ['a diagnosis', 'Your dog has a kidney disease.'],
    ['a dose', 'Give 50 mg of carprofen twice a day.'],
  ])('are not those with %s', (_, text) => expect(isSafeSearch(answer(text), isKnown, 'dog')).toBe(false));

  it('have the same verdict for cats as without a species: a bowl of milk', () => {
    expect(isSafeSearch(answer('Give a bowl of milk.'), isKnown, 'cat')).toBe(
      isSafeSearch(answer('Give a bowl of milk.'), isKnown),
    );
  });

  it('have no toxic food in any step, line, title or explanation', () => {
    expect(areSafeSteps(['Fry the onion.'], 'dog')).toBe(false);
    expect(areSafeSteps(['Simmer the rice.'], 'dog')).toBe(true);
    const { recipe, explanation } = createRecipe('turkey', 'dog');
    expect(isSafeRecipe(recipe, explanation)).toBe(true);
    expect(isSafeRecipe({ ...recipe, ingredients: [...recipe.ingredients, '1 onion'] }, explanation)).toBe(
      false,
    );
    expect(isSafeRecipe({ ...recipe, instructions: ['Add raisins.'] }, explanation)).toBe(false);
    expect(isSafeRecipe({ ...recipe, title: 'Turkey and leek bowl' }, explanation)).toBe(false);
    expect(isSafeRecipe(recipe, 'Serve with chocolate.')).toBe(false);
  });
});
