import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishableRecipeSchema } from '../contract/admin-recipes.ts';
import { auditRecipe, auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { findUnsafeFoods } from '../safety/audit/find-unsafe-foods.ts';
import { REGRESSION_LINES } from '../safety/fixtures/regression-lines.fixture.ts';
import { type DraftRecipe, recipeFromSubmission } from './recipe-from-submission.ts';
import { type RecipeSubmission, recipeSubmissionSchema } from './submission.ts';

function submission(overrides: Partial<RecipeSubmission> = {}): RecipeSubmission {
  return {
    title: 'Turkey and Carrot Bowl',
    description: 'What she gets on Sundays.',
    prepTime: 20,
    servings: 4,
    species: 'dog',
    category: 'senior',
    isOrganic: true,
    ingredients: ['1 lb turkey mince', '2 eggs', '200 g carrots, grated', '1 tsp eggshell powder'],
    instructions: ['Brown the turkey for 10 minutes.', 'Bake with the carrots at 180°C for 20 minutes.'],
    ...overrides,
  };
}

const audited = (recipe: DraftRecipe) =>
  auditStoredRecipe({ ...recipe, id: 111, createdAt: '2026-01-01T00:00:00.000Z' });

describe('recipeFromSubmission', () => {
  it.each([
    // The drained weight of a British tin of tuna, and of an American one.
    ['uk', 102],
    ['us', 113],
  ] as const)('weighs a tin by the sender’s market: %s', (kitchen, grams) => {
    const { recipe } = recipeFromSubmission(submission({ kitchen, ingredients: ['1 tin tuna in water'] }));
    expect(recipe.ingredientLines[0]?.grams).toBe(grams);
  });

  it('copies the visitor’s fields', () => {
    const { recipe, problems } = recipeFromSubmission(submission({ imageUrl: 'https://example.com/a.jpg' }));
    expect(problems).toEqual([]);
    expect(recipe).toMatchObject({
      title: 'Turkey and Carrot Bowl',
      species: 'dog',
      category: 'senior',
      isOrganic: true,
      servings: 4,
      prepTime: 20,
      imageUrl: 'https://example.com/a.jpg',
      authorName: 'A visitor',
      storage: { refrigeratorDays: 3, freezerMonths: 3 },
    });
    expect(publishableRecipeSchema.parse(recipe)).toEqual(recipe);
  });

  it('is published under its sender’s name, never as our own', () => {
    expect(recipeFromSubmission(submission({ authorName: 'Ada' })).recipe.authorName).toBe('Ada');
    expect(recipeFromSubmission(submission({ authorName: '' })).recipe.authorName).toBe('A visitor');
  });

  it('treats an empty image address as none', () => {
    expect(recipeFromSubmission(submission({ imageUrl: '' })).recipe.imageUrl).toBeNull();
  });

  it('weighs every line and writes it in both measures', () => {
    const { ingredientLines } = recipeFromSubmission(submission()).recipe;
    expect(ingredientLines).toEqual([
      {
        ingredientId: 'turkey-mince-lean',
        grams: 453.6,
        metric: '450 g turkey mince',
        us: '1 lb ground turkey',
      },
      { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
      { ingredientId: 'carrot', grams: 200, metric: '200 g carrots, grated', us: '7 oz carrots, grated' },
    ]);
  });

  it('has a line for each food of an ingredient, with the ingredient it is from', () => {
    const ingredients = [
      '500 g beef mince, raw, 500 g turkey mince, raw',
      '1 egg',
      '9 g salmon oil and 5 g kelp',
    ];
    const { recipe, lines } = recipeFromSubmission(submission({ ingredients }));
    expect(recipe.ingredientLines.map(({ ingredientId, grams }) => [ingredientId, grams])).toEqual([
      ['beef-mince-15', 500],
      ['turkey-mince-lean', 500],
      ['egg', 50],
      ['salmon-oil', 9],
    ]);
    expect(lines.map(({ source }) => source)).toEqual([0, 0, 1, 2, 2]);
  });

  it('keeps an ingredient whole whose weight a person enters', () => {
    const sent = submission({ ingredients: ['peas and carrots, 200 g carrots', '1 egg'] });
    const { lines } = recipeFromSubmission(sent, { 0: 300, 1: 60 });
    expect(lines.map(({ source, kind }) => [source, kind])).toEqual([
      [0, 'food'],
      [1, 'food'],
    ]);
    expect(lines).toMatchObject([{ line: { grams: 300 } }, { line: { grams: 60 } }]);
  });

  it('has room for 40 foods', () => {
    const ingredients = Array(21).fill('10 g carrots and 10 g peas');
    expect(recipeFromSubmission(submission({ ingredients })).problems).toEqual([
      'A recipe has 40 foods at most.',
    ]);
  });

  it('separates supplements, in measurable doses', () => {
    const { supplements } = recipeFromSubmission(submission()).recipe;
    expect(supplements).toEqual([{ id: 'eggshell-powder', grams: 5.52, dose: '1 level tsp (5.5 g)' }]);
  });

  it('computes the cooked weight, reads the cooking time and gives temperatures in both scales', () => {
    const { recipe } = recipeFromSubmission(submission());
    // 453.6 × 0.75 + 100 × 0.95 + 200 × 0.9 = 615.2, and a quarter of the other 138.4 g, which is juice in a dry pan
    expect(recipe.cookedWeightGrams).toBe(650);
    expect(recipe.cookTime).toBe(30);
    expect(recipe.steps).toEqual([
      { text: 'Brown the turkey for 10 minutes.', lines: [0] },
      { text: 'Bake with the carrots at 180°C (350 °F) for 20 minutes.', lines: [2] },
    ]);
  });

  it('recognises a treat by its title', () => {
    const role = (title: string) => recipeFromSubmission(submission({ title })).recipe.role;
    expect(role('Peanut Butter Biscuits')).toBe('occasional');
    expect(role('Turkey Bowl')).toBe('everyday');
  });

  it('asks for unknown grams, and accepts them from a person', () => {
    const sent = submission({ ingredients: ['500 g turkey mince', 'beef liver, diced'] });
    expect(recipeFromSubmission(sent).problems).toEqual([
      "Nobody can tell what 'beef liver, diced' weighs: give its grams.",
    ]);
    const { recipe, problems } = recipeFromSubmission(sent, { 1: 85 });
    expect(problems).toEqual([]);
    expect(recipe.ingredientLines[1]).toEqual({
      ingredientId: 'beef-liver',
      grams: 85,
      metric: '85 g beef liver, diced',
      us: '3 oz beef liver, diced',
    });
  });

  it('keeps a food missing from the tables as text, with its weight', () => {
    const { recipe, problems } = recipeFromSubmission(
      submission({ ingredients: ['100 g dragonfruit zest'] }),
    );
    expect(problems).toEqual([]);
    expect(recipe.ingredientLines[0]).toMatchObject({ ingredientId: null, grams: 100 });
  });

  it('keeps an answer as given, so that nothing is asked again', () => {
    const text = '500 g beef mince, no need for garlic unless you like';
    const lead = (line: string) =>
      audited(recipeFromSubmission(submission({ ingredients: [line] })).recipe).lead;
    expect(lead(text)).toBe('asked');
    expect(lead(`${text} (no garlic)`)).toBeNull();
    expect(lead(`${text} (with garlic)`)).toBe('toxic');
  });

  it('weighs a mix of 80:10:10, and leaves its food unknown unless the line says that it has no bone', () => {
    const lineOf = (line: string) =>
      recipeFromSubmission(submission({ ingredients: [line] })).recipe.ingredientLines[0];
    expect(lineOf('1 kg raw 80:10:10 beef mince')).toMatchObject({ ingredientId: null, grams: 1000 });
    expect(lineOf('1 kg raw 80:10:10 beef mince, no bone')).toMatchObject({
      ingredientId: 'beef-mince-15',
      grams: 1000,
    });
  });

  it('weighs its own metric lines as it weighed the ingredients, up to the rounding of their text', () => {
    const ingredients = [
      '6 chicken thighs, bone-in (around 900g)',
      '1 whole chicken (about 3 lbs)',
      '1 (29 oz) can pumpkin',
    ];
    const first = recipeFromSubmission(submission({ ingredients })).recipe.ingredientLines;
    const again = recipeFromSubmission(submission({ ingredients: first.map(({ metric }) => metric) }));
    expect(first.map(({ grams }) => grams)).toEqual([900, 1361, 822.1]);
    // 1361 and 822.1 g are rounded in the text.
    expect(again.recipe.ingredientLines.map(({ grams }) => grams)).toEqual([900, 1350, 825]);
    expect(again.recipe.ingredientLines.map(({ ingredientId }) => ingredientId)).toEqual(
      first.map(({ ingredientId }) => ingredientId),
    );
  });

  it('drops a line that is only a bullet, and reports when nothing is left', () => {
    const { lines, problems } = recipeFromSubmission(submission({ ingredients: ['•', '- '] }));
    expect(lines.map(({ kind }) => kind)).toEqual(['empty', 'empty']);
    expect(problems).toEqual(['The recipe needs a food.']);
  });

  it('has room for 12 supplements', () => {
    const ingredients = ['500 g turkey mince', ...Array(13).fill('1 tsp eggshell powder')];
    const { problems } = recipeFromSubmission(submission({ ingredients }));
    expect(problems).toEqual(['A recipe has 12 supplements at most.']);
  });

  it('keeps every toxic food but salt: what a submission flags is flagged or asked about when published', {
    timeout: 60_000,
  }, () => {
    const lines = REGRESSION_LINES.trim()
      .split('\n')
      .map((row) => row.split('|')[0] ?? '')
      .filter((line) => line.length <= 180);
    const isFlagged = (text: string) =>
      findUnsafeFoods(text, 'dog').some(
        ({ severity, food }) => severity === 'toxic' && food !== 'Excess salt',
      );
    const toxic = lines.filter(isFlagged);
    expect(toxic.length).toBeGreaterThan(20);
    for (const text of toxic) {
      for (const [written, grams] of [
        [text, undefined],
        [`100 g ${text}`, undefined],
        [text, 100],
      ] as const) {
        if (!isFlagged(written)) continue;
        const sent = submission({ ingredients: [written], instructions: [text] });
        const { recipe } = recipeFromSubmission(sent, grams === undefined ? {} : { 0: grams });
        expect(auditRecipe(sent).isValid, written).toBe(false);
        const { flags: found, asked } = audited(recipe);
        const flags = [...found, ...asked].filter(({ severity }) => severity === 'toxic');
        expect(new Set(flags.map(({ where }) => where)), written).toEqual(
          new Set(['ingredient', 'instruction']),
        );
      }
    }
  });

  it.each([
    '1 kelp tablet, with onion powder',
    '2 g iodised salt with garlic powder',
    '1 tsp bone meal and xylitol',
  ])('does not convert %j to a supplement, so that its toxic part stays visible', (line) => {
    const { recipe } = recipeFromSubmission(submission({ ingredients: ['500 g turkey mince', line] }));
    expect(recipe.supplements).toEqual([]);
    expect(audited(recipe).isValid).toBe(false);
  });

  it('turns every valid submission into a publishable recipe, or names the problem', () => {
    const line = (max: number) =>
      fc
        .oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }),
          fc.constantFrom('1 1/2 cups rice', '2-3 carrots', '400 g tin sardines', 'salt to taste', '2 eggs'),
        )
        .map((text) => text.slice(0, max).trim())
        .filter((text) => text !== '');
    const sent = fc.record({
      title: line(100),
      description: fc
        .string({ unit: 'grapheme', minLength: 12, maxLength: 100 })
        .map((text) => `About: ${text}.`),
      prepTime: fc.integer({ min: 1, max: 300 }),
      servings: fc.integer({ min: 1, max: 20 }),
      species: fc.constantFrom('dog', 'cat'),
      category: fc.constantFrom('all', 'kitten'),
      isOrganic: fc.boolean(),
      ingredients: fc.array(line(200), { minLength: 1, maxLength: 8 }),
      instructions: fc.array(line(1000), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(sent, (value) => {
        const parsed = recipeSubmissionSchema.safeParse(value);
        fc.pre(parsed.success);
        const { recipe, problems } = recipeFromSubmission(parsed.data as RecipeSubmission);
        if (problems.length === 0)
          expect(publishableRecipeSchema.safeParse(recipe).error?.issues).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
