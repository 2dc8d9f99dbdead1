import { describe, expect, it } from 'vitest';
import type { AssistantSearch } from '../contract/assistant.ts';
import { areSafeSteps, isSafeRecipe, isSafeSearch } from './audit-answer.ts';
import { createRecipe } from './create-recipe.ts';

const answer = (explanation: string): AssistantSearch => ({
  recommendations: [],
  explanation,
  response: explanation,
  healthBenefits: [],
  source: 'model',
});

describe('what may be shown', () => {
  it.each([
    'Turkey with rice suits him; ask your vet about his kidneys.',
    'Not fed here, because it is dangerous for dogs: onion.',
    'Leave the onion out: onion is toxic to dogs.',
  ])('%s', (text) => expect(isSafeSearch(answer(text), 'dog')).toBe(true));

  it.each([
    ['a toxic food', 'Add a clove of garlic for flavour.'],
    ['an address', 'Buy it at https://shop.example/chicken'],
    ['a shop', 'See www.petshop.com for more.'],
    ['a diagnosis', 'Your dog has a kidney disease.'],
    ['a dose', 'Give 50 mg of carprofen twice a day.'],
  ])('not %s', (_, text) => expect(isSafeSearch(answer(text), 'dog')).toBe(false));

  it('neither for dogs nor for cats where no species is named', () => {
    expect(isSafeSearch(answer('Give a bowl of milk.'), 'cat')).toBe(
      isSafeSearch(answer('Give a bowl of milk.')),
    );
  });

  it('no step and no recipe with a toxic food, wherever it stands', () => {
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
