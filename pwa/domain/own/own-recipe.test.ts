import { describe, expect, it } from 'vitest';
import { recipeVerdict } from '../nutrition/recipe-verdict.ts';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { makeOwnRecipe, ownRecipeProblem } from './make-own-recipe.ts';
import { isOwnRecipeId, newOwnRecipeId } from './own-id.ts';
import { type OwnWords, ownRecipeSchema, ownWordsSchema, wordsOfRecipe } from './own-recipe.ts';

const WORDS: OwnWords = {
  title: 'Sunday pot',
  description: '',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  prepTime: 15,
  servings: 24,
  ingredients: ['500 g beef mince, 20% fat, raw', '200 g cooked brown rice', '5 g calcium carbonate'],
  instructions: ['Brown the mince for 10 minutes.', 'Stir in the rice and the calcium carbonate.'],
};
/** Meets every minimum as written. */
const COMPLETE = [
  '750 g boneless rabbit, diced, raw',
  '75 g ox liver, in tiny cubes, raw',
  '230 g pearl barley, dry',
  '100 g carrots, diced',
  '100 g celery sticks, thinly sliced',
  '100 g kale leaves, stripped and shredded, raw',
  '4 eggs (200 g), beaten',
  '18 g sunflower oil (4 tsp)',
  '1400 ml water',
  '6.8 g calcium carbonate',
  '1.35 g kelp tablet',
  '0.209 g zinc gluconate',
  '0.028 g vitamin d3 drops',
  '0.125 g vitamin e oil',
  '1.5 g iodised salt',
];
const own = (words: Partial<OwnWords> = {}) => ({
  id: 500_000_001,
  words: { ...WORDS, ...words },
  origin: { kind: 'hand' as const },
  createdAt: '2026-11-01T08:00:00.000Z',
});

describe('ids of owners’ recipes', () => {
  it('have nine digits and never clash with the catalogue', () => {
    expect(newOwnRecipeId(() => 0)).toBe(500_000_000);
    expect(newOwnRecipeId(() => 1 - Number.EPSILON)).toBe(999_999_999);
    for (const id of [1, 97, 499_999_999, 1_000_000_000, 500_000_000.5, Number.NaN]) {
      expect(isOwnRecipeId(id), String(id)).toBe(false);
    }
  });
});

describe('an owner’s recipe', () => {
  it('needs ingredients but no description, and has at most 100 servings', () => {
    expect(ownRecipeSchema.parse(own())).toEqual(own());
    expect(ownWordsSchema.safeParse({ ...WORDS, servings: 101 }).success).toBe(false);
    expect(ownWordsSchema.safeParse({ ...WORDS, ingredients: [] }).success).toBe(false);
  });

  it('keeps on its card every food that a line may mean, and the words of a line that no table knows', () => {
    const { card } = makeOwnRecipe(
      own({ ingredients: ['400 g lamb or beef mince', '200 g samphire', '1 egg'] }),
    );
    const foods = card.foods ?? [];
    expect(foods.some((food) => /lamb/.test(food) && /beef/.test(food))).toBe(true);
    expect(foods).toContain('?200 g samphire');
    expect(foods).toContain('egg');
  });

  it('is converted to foods, supplements and steps with the lines they use', () => {
    const { recipe, card } = makeOwnRecipe(own());
    expect(recipe).toMatchObject({ id: 500_000_001, role: 'everyday', servings: 24, title: 'Sunday pot' });
    expect(recipe.ingredientLines.map(({ ingredientId, grams }) => [ingredientId, grams])).toEqual([
      ['beef-mince-20', 500],
      ['rice-brown-cooked', 200],
    ]);
    expect(recipe.supplements).toMatchObject([{ id: 'calcium-carbonate', grams: 5 }]);
    expect(recipe.steps.map(({ lines }) => lines)).toEqual([[0], [1]]);
    expect(card).toMatchObject({ id: 500_000_001, averageRating: null, servings: 24 });
  });

  it('reads rice as dry if a step cooks it, as the checker does', () => {
    const made = makeOwnRecipe(
      own({
        ingredients: ['500 g chicken breast, raw', '400 g white rice', '1 litre water'],
        instructions: ['Simmer the chicken and rice in the water for 20 minutes.'],
      }),
    );
    // Dry rice has 365 kcal in 100 g, cooked rice about a third of it; chicken breast 120.
    expect(recipeEnergy(made.recipe).batchKcal).toBeCloseTo(5 * 120 + 4 * 365, -1);
  });

  it('has no completeness verdict if it is a treat', () => {
    expect(makeOwnRecipe(own({ role: 'occasional' })).card.verdict).toBeNull();
  });

  it('puts a toxic food first in its verdict, even as a treat', () => {
    for (const role of ['everyday', 'occasional'] as const) {
      const ingredients = [...WORDS.ingredients, '1 onion, chopped'];
      const { card } = makeOwnRecipe(own({ role, ingredients }));
      expect(card.verdict).toMatchObject({ status: 'over', lead: 'toxic' });
    }
  });

  it('puts first in its verdict the question whether it contains a toxic food', () => {
    const ingredients = [...WORDS.ingredients, 'garlic, says my aunt'];
    const { card } = makeOwnRecipe(own({ ingredients }));
    expect(card.verdict).toMatchObject({ status: 'unknown', lead: 'asked' });
  });

  it('is not met with an unknown line, although its other lines would be', () => {
    expect(makeOwnRecipe(own({ ingredients: COMPLETE })).card.verdict?.status).toBe('met');
    const { recipe, card } = makeOwnRecipe(own({ ingredients: [...COMPLETE, 'a few glumbo roots'] }));
    expect(card.verdict?.status).toBe('unknown');
    expect(recipe.ingredientLines.at(-1)).toMatchObject({ ingredientId: null });
  });

  it('is not met while a question is open: pearl barley may be dry or cooked', () => {
    const ingredients = COMPLETE.map((line) => line.replace('pearl barley, dry', 'pearl barley'));
    const { recipe, card } = makeOwnRecipe(own({ ingredients }));
    expect(card.verdict?.status).not.toBe('met');
    expect(recipeVerdict(recipe)?.status).not.toBe('met');
    expect(recipe.ingredientLines[2]).toMatchObject({ ingredientId: null, grams: 230 });
  });

  it('keeps every food of a line that names several, with the owner’s words as they are', () => {
    const ingredients = [
      '500 g beef mince, raw, 500 g cooked brown rice',
      '200 g carrots and 200 g peas, cooked',
    ];
    const written = own({ ingredients });
    const { recipe, reading } = makeOwnRecipe(written);
    expect(recipe.ingredientLines.map(({ ingredientId, grams }) => [ingredientId, grams])).toEqual([
      ['beef-mince-15', 500],
      ['rice-brown-cooked', 500],
      ['carrot', 200],
      ['peas-cooked', 200],
    ]);
    expect(recipe.ingredientLines.map(({ metric }) => metric)).toEqual([
      '500 g beef mince, raw',
      '500 g cooked brown rice',
      '200 g carrots',
      '200 g peas, cooked',
    ]);
    // The page, the plan and cook mode share out the same batch.
    const asLines = own({ ingredients: recipe.ingredientLines.map(({ metric }) => metric) });
    expect(recipe.cookedWeightGrams).toBe(Math.round(reading.cookedWeightGrams));
    expect(makeOwnRecipe(asLines).recipe).toEqual(recipe);
    expect(written.words.ingredients).toBe(ingredients);
  });

  it('keeps the food beside a bought food in a line, and never splits the bought food’s name', () => {
    const ingredients = ['500 g turkey mince, raw', '60 g Harvest Lamb and Rice and 50 g carrot'];
    const { recipe } = makeOwnRecipe(own({ ingredients }), [KIBBLE]);
    expect(recipe.ingredientLines).toMatchObject([
      { ingredientId: 'turkey-mince-lean', grams: 500 },
      { ingredientId: null, grams: 60, metric: '60 g Harvest Lamb and Rice' },
      { ingredientId: 'carrot', grams: 50 },
    ]);
    expect(recipe.ingredientLines[1]?.boughtKcalPer100g).toBeGreaterThan(300);
  });

  it('leaves only the ambiguous one of two foods in a line unknown', () => {
    const ingredients = COMPLETE.map((line) =>
      line === '230 g pearl barley, dry' ? '230 g pearl barley, 10 g fresh parsley' : line,
    );
    const { recipe } = makeOwnRecipe(own({ ingredients }));
    expect(recipe.ingredientLines.slice(2, 4)).toMatchObject([
      { ingredientId: null, grams: 230 },
      { ingredientId: 'parsley', grams: 10 },
    ]);
  });

  it('names the line that cannot be weighed', () => {
    expect(ownRecipeProblem(WORDS)).toBeNull();
    const ingredients = [...WORDS.ingredients, 'a bucket of lard'];
    expect(ownRecipeProblem({ ...WORDS, ingredients })).toEqual({
      line: 3,
      message: "Nobody can tell what 'a bucket of lard' weighs: give its grams.",
    });
    const shared = ['200 g carrots and 200 g peas', ' ', '500 g beef mince, raw, salmon oil'];
    expect(ownRecipeProblem({ ...WORDS, ingredients: shared })).toEqual({
      line: 2,
      message: "Nobody can tell what 'salmon oil' weighs: give its grams.",
    });
  });
});

describe('a copy of a recipe', () => {
  it('has the same foods, grams and verdict', () => {
    const { recipe } = makeOwnRecipe(own());
    const original: Recipe = { ...recipe, id: 7 };
    const copy = makeOwnRecipe({ ...own(), words: wordsOfRecipe(original) });
    expect(copy.recipe).toEqual({ ...original, id: 500_000_001 });
    expect(recipeVerdict(copy.recipe)).toEqual(recipeVerdict(original));
  });
});
