import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type RecipeSafetyAudit,
  recipeFixPreviewSchema,
  recipeSafetyAuditSchema,
} from '#domain/contract/recipe-upkeep';
import { aRecipe, threeRecipes } from '../../testing/builders.ts';
import { aRecipeSubmission } from '../../testing/submission-builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const line = (grams: number, name: string) => {
  return { ingredientId: null, grams, metric: `${grams} g ${name}`, us: `${grams} g ${name}` };
};

/** Onion and grapes are toxic to dogs. */
const UNSAFE = aRecipe({
  id: 7,
  title: 'Sunday Roast Bowl',
  ingredientLines: [line(400, 'chicken breast, diced'), line(150, 'onion, chopped'), line(50, 'grapes')],
  steps: [
    { text: 'Fry the onion.', lines: [1] },
    { text: 'Simmer the chicken for 20 minutes.', lines: [0] },
    { text: 'Scatter the grapes on top.', lines: [2] },
  ],
});
/** Safe, but with a food that needs care. */
const CAREFUL = aRecipe({
  id: 8,
  title: 'Liver Bowl',
  ingredientLines: [line(300, 'beef liver, sliced'), line(50, 'avocado')],
  steps: [{ text: 'Fry the liver.', lines: [0] }],
});

let server: TestServer;
let headers: { Cookie: string };
beforeEach(async () => {
  server = await startServer({ recipes: [...threeRecipes(), UNSAFE, CAREFUL] });
  headers = { Cookie: await server.signIn() };
});
afterEach(() => server.stop());

const audit = async (): Promise<RecipeSafetyAudit> =>
  recipeSafetyAuditSchema.parse(await (await server.get('/api/admin/recipe-safety-audit', headers)).json());
const preview = async (id: number) =>
  recipeFixPreviewSchema.parse(
    await (await server.get(`/api/admin/fix-unsafe-recipe/${id}`, headers)).json(),
  );
const post = async (path: string, more: Record<string, string> = {}) => {
  const response = await server.post(`/api/admin/${path}`, undefined, { ...headers, ...more });
  return { status: response.status, body: (await response.json()) as { success: boolean; message: string } };
};
const synced = async (id: number) => {
  const page = (await (await server.get('/api/sync')).json()) as { recipes: { id: number; title: string }[] };
  return JSON.stringify(page.recipes.find((recipe) => recipe.id === id) ?? null);
};

describe('the safety audit', () => {
  it('counts safe and unsafe recipes, and those that need a review', async () => {
    const { detailedResults, ...counts } = await audit();
    expect(counts).toEqual({
      totalRecipes: 5,
      safeRecipes: 3,
      unsafeRecipes: 1,
      askedRecipes: 0,
      recipesNeedingReview: 1,
      pendingRecipes: 0,
      undoableFixes: [],
    });
    expect(detailedResults.map(({ id, validationResult }) => [id, validationResult.isValid])).toEqual([
      [7, false],
      [8, true],
    ]);
    expect(detailedResults[0]?.validationResult.toxicIngredients.sort()).toEqual(['Grapes', 'Onion']);
    expect(detailedResults[1]?.validationResult.warnings.length).toBeGreaterThan(0);
  });

  it('also checks recipes waiting for moderation, without counting them as published', async () => {
    const ingredients = ['500 g turkey mince', '30 g dark chocolate'];
    await server.post('/api/recipes', aRecipeSubmission({ ingredients, title: 'Chocolate Turkey' }));
    const { totalRecipes, pendingRecipes, detailedResults } = await audit();
    expect([totalRecipes, pendingRecipes]).toEqual([5, 1]);
    expect(detailedResults.at(-1)).toMatchObject({
      status: 'pending',
      title: 'Chocolate Turkey',
      validationResult: { isValid: false },
    });
  });

  it('can be downloaded as text, with the date in its name', async () => {
    const response = await server.get('/api/admin/safety-report', headers);
    const year = new Date().toISOString().slice(0, 4);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="recipe-safety-report-${year}-\\d\\d-\\d\\d\\.txt"$`),
    );
    const text = await response.text();
    expect(text).toContain('Published recipes: 5');
    expect(text).toContain('Unsafe:            1 (20%)');
    expect(text).toMatch(/Sunday Roast Bowl \(dog, http:\/\/bowlful\.test\/recipe\/7\)\n {2}Toxic: /);
  });
});

describe('the automatic fix', () => {
  it('has a preview that changes nothing', async () => {
    const shown = await preview(7);
    expect(shown).toMatchObject({ version: 0, title: 'Sunday Roast Bowl', problem: null });
    expect(shown.removed).toEqual(['150 g onion, chopped', '50 g grapes']);
    expect((await audit()).unsafeRecipes).toBe(1);
  });

  it('removes toxic foods on all devices; an undo withdraws the recipe: it can’t be restored', async () => {
    const before = await synced(7);
    expect(await post('fix-unsafe-recipe/7', { 'If-Match': '"0"' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await synced(7)).not.toMatch(/onion|grapes/i);
    const fixed = await audit();
    expect([fixed.unsafeRecipes, fixed.undoableFixes]).toEqual([
      0,
      [{ recipeId: 7, title: 'Sunday Roast Bowl', by: 'keeper', at: expect.any(String) }],
    ]);
    const undone = await post('undo-recipe-fix/7');
    expect(undone.body).toMatchObject({ success: true, message: expect.stringContaining('withdrawn') });
    expect(await synced(7)).toBe('null');
    const open = await server.get('/api/admin/published-recipes/7', headers);
    expect(await open.json()).toMatchObject({
      status: 'withdrawn',
      version: 2,
      recipe: { steps: UNSAFE.steps },
    });
    expect(before).toContain('onion');
    const act = (body: object) => server.post('/api/admin/recipes/7/acts', body, headers);
    const restored = await act({ act: 'restore' });
    expect([restored.status, await restored.json()]).toMatchObject([
      400,
      { detail: 'Not safe for dogs: Onion, Grapes. Take them out first.' },
    ]);
    expect(await synced(7)).toBe('null');
    expect(await post('undo-recipe-fix/7')).toMatchObject({ body: { success: false } });
    const record = await (await server.get('/api/admin/audit', headers)).text();
    expect(record).toContain('"act":"safety-fix"');
    expect(record).toContain('"act":"undo-safety-fix"');
  });

  it('says if there is nothing to fix, or no such recipe', async () => {
    expect(await post('fix-unsafe-recipe/1')).toEqual({
      status: 200,
      body: { success: false, message: 'This recipe has no toxic ingredients.' },
    });
    expect((await post('fix-unsafe-recipe/999')).status).toBe(404);
    expect((await server.get('/api/admin/fix-unsafe-recipe/999', headers)).status).toBe(404);
  });

  it('fault 54: is refused for another version than the one shown, and can’t undo what someone changed since', async () => {
    expect((await post('fix-unsafe-recipe/7', { 'If-Match': '"3"' })).status).toBe(412);
    await post('fix-unsafe-recipe/7');
    const open = (await (await server.get('/api/admin/published-recipes/7', headers)).json()) as {
      recipe: object;
      version: number;
    };
    const edit = { act: 'edit', recipe: { ...open.recipe, title: 'Plain Roast Bowl' } };
    await server.post('/api/admin/recipes/7/acts', edit, { ...headers, 'If-Match': `"${open.version}"` });
    expect(await post('undo-recipe-fix/7')).toMatchObject({ body: { success: false } });
    expect((await audit()).undoableFixes).toEqual([]);
  });
});
