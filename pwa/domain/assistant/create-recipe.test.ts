import { describe, expect, it } from 'vitest';
import { fullAnalysis } from '../analysis/full-analysis.ts';
import { auditCooking } from '../cooking/cooking-audit.ts';
import type { Species } from '../reference/species.ts';
import { CUSTOM_RECIPE_ID, createRecipeAnswerSchema } from './answers.ts';
import { isSafeRecipe } from './audit-answer.ts';
import { completeFromText } from './complete-from-text.ts';
import { createRecipe, NothingLeftError } from './create-recipe.ts';
import { readQuestion } from './question.ts';

const WISHES: [wish: string, species: Species, holds: RegExp, never: RegExp][] = [
  ['something with salmon', 'dog', /salmon fillet/, /onion/],
  ['chicken and rice', 'dog', /chicken thigh.*brown rice/, /onion/],
  ['no chicken, no beef, no fish', 'dog', /turkey/, /chicken|beef|salmon|cod|fish|mussel/i],
  ['grain free lamb', 'dog', /lamb leg.*sweet potato/, /rice|oats|barley|pasta/],
  ['puppy turkey', 'dog', /turkey/, /onion/],
  ['beef with onions and grapes', 'dog', /beef mince/, /onion|grape/i],
  ['plain food', 'cat', /chicken thigh/, /onion/],
  ['rabbit, no chicken, no egg', 'cat', /rabbit/, /chicken|egg/i],
  ['fish for a kitten', 'cat', /salmon/, /onion/],
  ['venison and duck with kale', 'dog', /venison mince.*duck meat.*kale/, /onion/],
];

describe('recipes created by the assistant', () => {
  it.each(WISHES)('match "%s" for a %s and agree with the checker', (wish, species, holds, never) => {
    const answer = createRecipeAnswerSchema.parse(createRecipe(wish, species));
    const { recipe, explanation } = answer;
    expect(recipe).toMatchObject({ id: CUSTOM_RECIPE_ID, species });
    const list = recipe.ingredients.join(' · ');
    expect(list).toMatch(holds);
    expect(`${list} ${recipe.title} ${recipe.instructions.join(' ')}`).not.toMatch(never);
    expect(isSafeRecipe(recipe, explanation)).toBe(true);
    // The nutrition checker must agree on the same lines.
    const isYoung = recipe.category === 'puppy' || recipe.category === 'kitten';
    const { lines, completeness, difficulty } = fullAnalysis({
      species,
      lifeStage: isYoung ? 'growth' : 'adult',
      servings: recipe.servings,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
    });
    expect(lines.filter(({ ingredientId, grams }) => ingredientId === null || grams === null)).toEqual([]);
    const claimsAll = explanation.includes('it meets every AAFCO minimum');
    expect(claimsAll).toBe(completeness.aafco.verdict === 'met');
    expect(recipe.difficulty).toBe(difficulty.level);
  });

  it('reports gaps that no supplement can close', () => {
    const { explanation } = createRecipe('vegetarian', 'dog');
    expect(explanation).toMatch(
      /By our tables it doesn’t meet the AAFCO minimums for adult dogs: .*vitamin B12/,
    );
    expect(explanation).toContain('Feed it now and then beside a complete food, not alone.');
  });

  it('sends illnesses to the vet first', () => {
    expect(createRecipe('my dog has pancreatitis, cod please').explanation).toMatch(
      /^Ask your vet before you change what a pet with pancreatitis eats/,
    );
  });

  it('reports that nothing is left if everything is ruled out', () => {
    expect(() => createRecipe('no meat, no fish, no egg', 'dog')).toThrow(NothingLeftError);
  });
});

describe('a recipe written by a model', () => {
  const written = {
    title: 'Turkey Supper',
    description: 'Turkey with rice, gently cooked.',
    ingredients: [
      '600 g lean turkey mince',
      '50 g beef liver',
      '150 g dry brown rice',
      '100 g spinach',
      '2 eggs',
    ],
    instructions: ['Simmer the rice.', 'Cook the turkey to 74 °C (165 °F).'],
  };
  const check = (changes: Partial<typeof written>, wish = 'turkey') =>
    completeFromText({ ...written, ...changes }, { ...readQuestion(wish, 'dog'), species: 'dog' });

  it('gets supplements, a verdict and the cooking steps that it lacks', () => {
    const answer = check({});
    expect(answer?.recipe.ingredients.length).toBeGreaterThan(written.ingredients.length);
    expect(answer?.explanation).toContain('AAFCO minimum');
    // The submitted steps cook neither liver, spinach nor eggs.
    const { ingredients, instructions } = answer?.recipe ?? { ingredients: [], instructions: [] };
    expect(instructions.join(' ')).toContain('Stir the supplements');
    expect(auditCooking({ ingredients, steps: instructions })).toEqual([]);
  });

  it('keeps its own method if every food is cooked', () => {
    const method = [
      'Simmer the rice for 30 minutes.',
      'Add everything else and cook for 15 minutes to 74 °C.',
    ];
    expect(check({ instructions: method })?.recipe.instructions.slice(0, 2)).toEqual(method);
  });

  it.each([
    ['a toxic food among its lines', { ingredients: [...written.ingredients, '1 onion'] }, 'turkey'],
    ['a toxic food in a step', { instructions: ['Fry some garlic.', 'Serve.'] }, 'turkey'],
    [
      'a food that the tables do not know',
      { ingredients: [...written.ingredients, '50 g moonbeans'] },
      'turkey',
    ],
    ['a food without an amount', { ingredients: [...written.ingredients, 'some chicken'] }, 'turkey'],
    ['a food that was ruled out', {}, 'turkey, no beef'],
    ['a supplement of unknown dose', { ingredients: [...written.ingredients, '20 zinc tablets'] }, 'turkey'],
  ])('is refused for %s', (_, changes, wish) => expect(check(changes, wish)).toBeNull());
});
