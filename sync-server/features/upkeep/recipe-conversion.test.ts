import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConversionLine,
  conversionLineSchema,
  conversionStateSchema,
} from '#domain/contract/recipe-upkeep';
import { aRecipe } from '../../testing/builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const dual = {
  ingredientId: null,
  grams: 400,
  metric: '400 g chicken breast, diced',
  us: '14 oz chicken breast, diced',
};
const step = (text: string) => [{ text, lines: [0] }];

/** Two with metric measures only in their steps, one with no measures there, one with a toxic food. */
const RECIPES = [
  aRecipe({
    id: 1,
    title: 'Oven Bowl',
    ingredientLines: [dual],
    steps: step('Bake at 180 °C for 20 minutes.'),
  }),
  aRecipe({ id: 2, title: 'Pot Bowl', ingredientLines: [dual], steps: step('Simmer in 500 ml water.') }),
  aRecipe({ id: 3, title: 'Plain Bowl', ingredientLines: [dual], steps: step('Simmer for 20 minutes.') }),
  aRecipe({ id: 4, title: 'Onion Bowl', ingredientLines: [dual], steps: step('Fry an onion at 180 °C.') }),
];

let server: TestServer;
let headers: { Cookie: string };
beforeEach(async () => {
  server = await startServer({ recipes: RECIPES });
  headers = { Cookie: await server.signIn() };
});
afterEach(() => server.stop());

async function run(): Promise<ConversionLine[]> {
  const response = await server.post('/api/admin/convert-all-recipes', undefined, headers);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => conversionLineSchema.parse(JSON.parse(line)));
}
const state = async () =>
  conversionStateSchema.parse(await (await server.get('/api/admin/convert-all-recipes', headers)).json()).run;
const stepOf = async (id: number) => (await server.store.recipes.get(id))?.steps[0]?.text;

describe('the conversion to dual measurements', () => {
  it('reports each finished recipe, and the total outcome at the end', async () => {
    expect(await state()).toBeNull();
    const lines = await run();
    const progress = lines.slice(0, -1);
    expect(progress.at(-1)).toMatchObject({ type: 'progress', done: 4, total: 4 });
    const details = [
      '✓ Oven Bowl: 1 step in both measures',
      '✓ Pot Bowl: 1 step in both measures',
      '✓ Plain Bowl: in both measures already',
      '✗ Onion Bowl: failed safety validation (Onion)',
    ];
    expect(
      progress.flatMap((line) => ('detail' in line && line.detail !== null ? [line.detail] : [])),
    ).toEqual(details);
    expect(lines.at(-1)).toEqual({
      type: 'result',
      success: true,
      message:
        'Converted 2 of 4 recipes to dual measurements. 1 failed the safety validation: see Recipe Safety.',
      summary: { total: 4, converted: 2, failed: 1, unchanged: 1 },
      details,
    });
    expect(await stepOf(1)).toBe('Bake at 180 °C (350 °F) for 20 minutes.');
    expect(await (await server.get('/api/sync')).text()).toContain('500 ml (2 cups) water');
    expect(await stepOf(4)).toBe('Fry an onion at 180 °C.');
    expect(await state()).toMatchObject({ state: 'done', done: 4, total: 4, by: 'keeper' });
  });

  it('converts nothing twice', async () => {
    await run();
    const open = await server.get('/api/admin/published-recipes/1', headers);
    // The first run changed this recipe once, the second must not.
    expect(((await open.json()) as { version: number }).version).toBe(1);
    expect((await run()).at(-1)).toMatchObject({
      summary: { total: 4, converted: 0, failed: 1, unchanged: 3 },
    });
    expect(await server.store.acts.list()).toHaveLength(2);
  });

  it('is one run for everyone who starts it at the same time', async () => {
    const [one, other] = await Promise.all([run(), run()]);
    expect(one.at(-1)).toEqual(other.at(-1));
    expect(await server.store.acts.list()).toHaveLength(2);
  });

  it('continues after a restart where it stopped, and keeps earlier results', async () => {
    const { conversionRuns } = server.store;
    const begun = await conversionRuns.begin('keeper', [1, 2, 3, 4]);
    const noted = { recipeId: 1, outcome: 'converted', detail: '✓ Oven Bowl: noted before' } as const;
    await conversionRuns.note(begun.run, noted);
    expect(await state()).toMatchObject({ state: 'interrupted', done: 1, total: 4, result: null });
    const lines = await run();
    expect(lines[0]).toMatchObject({ done: 1, total: 4 });
    const result = lines.at(-1);
    expect(result).toMatchObject({ summary: { total: 4, converted: 2, failed: 1, unchanged: 1 } });
    expect(result).toMatchObject({ details: expect.arrayContaining(['✓ Oven Bowl: noted before']) });
    // The recipe with a result is not processed again.
    expect(await stepOf(1)).toBe('Bake at 180 °C for 20 minutes.');
  });

  it('can be undone completely, except for a recipe that someone changed since', async () => {
    await run();
    const open = await server.get('/api/admin/published-recipes/2', headers);
    const { recipe, version } = (await open.json()) as { recipe: object; version: number };
    const edit = { act: 'edit', recipe: { ...recipe, title: 'Soup Bowl' } };
    await server.post('/api/admin/recipes/2/acts', edit, { ...headers, 'If-Match': `"${version}"` });
    const undo = () => server.post('/api/admin/undo-recipe-conversion', undefined, headers);
    expect(await (await undo()).json()).toEqual({ undone: 1, skipped: 1 });
    expect(await stepOf(1)).toBe('Bake at 180 °C for 20 minutes.');
    expect(await stepOf(2)).toContain('2 cups');
    expect(await state()).toMatchObject({ state: 'undone' });
    expect((await undo()).status).toBe(409);
    expect((await run()).at(-1)).toMatchObject({ summary: { converted: 1 } });
  });
});
