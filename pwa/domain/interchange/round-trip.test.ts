import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_GRAMS, type Recipe, soundRecipeSchema } from '../recipe/recipe.ts';
import { CATEGORIES } from '../reference/category.ts';
import { recipeToSchemaOrg } from './export-recipe.ts';
import { readRecipeSource } from './read-recipe-source.ts';
import { ownRecipe } from './recipe-property.ts';

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((s) => s.slice(0, maxLength));
const positive = fc.double({ min: 0.001, max: MOST_GRAMS, noNaN: true });
const count = (max: number) => fc.integer({ min: 1, max });

const recipes: fc.Arbitrary<Recipe> = fc.record({
  id: count(1_000_000),
  title: text(100),
  description: fc.string({ unit: 'grapheme', minLength: 20, maxLength: 200 }),
  species: fc.constantFrom('dog', 'cat'),
  category: fc.constantFrom(...CATEGORIES),
  isOrganic: fc.boolean(),
  role: fc.constantFrom('everyday', 'occasional'),
  servings: count(20),
  prepTime: count(300),
  cookTime: fc.nat(600),
  cookedWeightGrams: positive,
  storage: fc.record({ refrigeratorDays: fc.nat(3), freezerMonths: fc.nat(3) }),
  ingredientLines: fc.array(
    fc.record({
      ingredientId: fc.option(fc.constantFrom('chicken-breast', 'carrot', 'moon-cheese')),
      grams: positive,
      metric: text(200),
      us: text(200),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  supplements: fc.array(
    fc.record({
      id: fc.constantFrom('eggshell-powder', 'kelp-tablet', 'stardust'),
      grams: positive,
      dose: text(120),
    }),
    { maxLength: 12 },
  ),
  steps: fc.array(fc.record({ text: text(1000), lines: fc.array(fc.nat(39), { maxLength: 5 }) }), {
    minLength: 1,
    maxLength: 30,
  }),
  nutritionalBenefits: fc.array(text(300), { maxLength: 6 }),
  createdAt: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  imageUrl: fc.option(fc.webUrl()),
  authorName: fc.option(text(80)),
});

const rating = fc.option(
  fc.record({ averageRating: fc.double({ min: 1, max: 5, noNaN: true }), ratingCount: count(999) }),
  {
    nil: undefined,
  },
);

describe('a recipe that is exported and imported', () => {
  it('is identical, for any content', () => {
    fc.assert(
      fc.property(recipes, rating, (recipe, given) => {
        fc.pre(soundRecipeSchema.safeParse(recipe).success);
        const data = recipeToSchemaOrg(recipe, {
          origin: 'https://bowlful.test',
          ...(given && { rating: given }),
        });
        const written = JSON.stringify(data);
        expect(ownRecipe(JSON.parse(written))).toEqual(recipe);
        expect(readRecipeSource(written)).toMatchObject({ recipes: [{ format: 'own', warnings: [] }] });
        expect('aggregateRating' in data).toBe(given !== undefined);
      }),
      { numRuns: 200 },
    );
  });

  const [recipe] = fc.sample(
    recipes.filter((one) => soundRecipeSchema.safeParse(one).success),
    { numRuns: 1, seed: 1 },
  );
  if (recipe === undefined) throw new Error('no recipe was made');
  const exported = { ...recipeToSchemaOrg(recipe, { origin: 'https://bowlful.test' }), name: 'Broth' };

  it('is read as a foreign recipe, with a warning, if our own part is damaged', () => {
    const values = [
      '{',
      '{}',
      '{"version":2}',
      7,
      JSON.stringify({ version: 1, recipe: { ...recipe, servings: 0 } }),
      JSON.stringify({ version: 1, recipe: { ...recipe, cookedWeightGrams: 2 * MOST_GRAMS } }),
    ];
    for (const value of values) {
      const additionalProperty = { '@type': 'PropertyValue', propertyID: 'bowlful:recipe', value };
      expect(readRecipeSource(JSON.stringify({ ...exported, additionalProperty }))).toMatchObject({
        recipes: [
          {
            format: 'schema-org',
            recipe: {
              title: 'Broth',
              servings: recipe.servings,
              prepTime: recipe.prepTime,
              cookTime: recipe.cookTime,
            },
            warnings: expect.arrayContaining(['own-part-damaged']),
          },
        ],
      });
    }
  });

  it('is found inside another tool’s wrapper', () => {
    const wrapped = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, exported] });
    expect(readRecipeSource(wrapped)).toMatchObject({ recipes: [{ format: 'own' }] });
  });
});
