import { expect, it } from 'vitest';
import { readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { publishable } from '../../testing/submission-builders.ts';
import type { FormerRecipe } from './former-recipes.ts';

const DAY_MS = 24 * 60 * 60_000;

const former = (changes: Partial<FormerRecipe> = {}): FormerRecipe => ({
  recipeId: 1,
  version: 1,
  kind: 'conversion',
  run: 1,
  by: 'keeper',
  at: '2026-11-01T00:00:00.000Z',
  recipe: publishable(),
  ...changes,
});

await describeOnBothEngines('recipes before an automatic change', (engine) => {
  it('are stored once per version, found by recipe and run, and deleted after thirty days', async () => {
    let now = Date.parse('2026-11-02T00:00:00.000Z');
    const { formerRecipes: kept, close } = await readyStore(engine, { clock: () => now });
    expect(await kept.keep(former())).toBe(true);
    expect(await kept.keep(former({ by: 'another' }))).toBe(false);
    await kept.keep(former({ version: 3, kind: 'safety-fix', run: null }));
    await kept.keep(former({ recipeId: 2, at: '2026-11-20T00:00:00.000Z' }));
    expect(await kept.latest(1)).toMatchObject({ version: 3, kind: 'safety-fix' });
    expect(await kept.idsOfRun(1)).toEqual([1, 2]);
    expect((await kept.fixes(10)).map(({ recipeId, version }) => [recipeId, version])).toEqual([[1, 3]]);
    await kept.drop(former({ version: 3, kind: 'safety-fix', run: null }));
    expect(await kept.latest(1)).toMatchObject({ version: 1, by: 'keeper' });
    // A change replaces the row of an abandoned one, which then can't drop it.
    await kept.replace(former({ by: 'another', kind: 'safety-fix', run: null }));
    await kept.drop(former());
    expect(await kept.latest(1)).toMatchObject({ version: 1, by: 'another', kind: 'safety-fix', run: null });
    await kept.replace(former());
    now += 30 * DAY_MS;
    await kept.sweep();
    expect([await kept.latest(1), (await kept.latest(2))?.version]).toEqual([null, 1]);
    await kept.eraseOf(2);
    expect(await kept.latest(2)).toBeNull();
    await close();
  });
});

await describeOnBothEngines('a run of the conversion', (engine) => {
  it('is shared by all who begin it, and keeps the first result per recipe, until it is done', async () => {
    const { conversionRuns: runs, close } = await readyStore(engine);
    const begun = await Promise.all(['a', 'b', 'c'].map((by) => runs.begin(by, [1, 2])));
    expect(new Set(begun.map(({ run }) => run)).size).toBe(1);
    await runs.note(1, { recipeId: 2, outcome: 'failed', detail: '✗ B' });
    await runs.note(1, { recipeId: 1, outcome: 'converted', detail: '✓ A' });
    await runs.note(1, { recipeId: 1, outcome: 'unchanged', detail: 'again' });
    expect((await runs.results(1)).map(({ detail }) => detail)).toEqual(['✓ A', '✗ B']);
    await runs.setState(1, 'done');
    expect(await runs.latest()).toMatchObject({ run: 1, state: 'done' });
    expect((await runs.begin('d', [])).run).toBe(2);
    await close();
  });
});

await describeOnBothEngines('addresses for search engines', (engine) => {
  it('are stored under one site key, listed newest first, and each attempt is claimed once', async () => {
    const { indexSubmissions: kept, close } = await readyStore(engine);
    const keys = await Promise.all([kept.key(), kept.key()]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    const first = await kept.insert(['https://bowlful.example/'], 'keeper');
    await kept.insert([], 'keeper');
    expect(await kept.due()).toEqual([2, 1]);
    const lostAt = '2999-01-01T00:00:00.000Z';
    expect([await kept.claim(first, lostAt), await kept.claim(first, lostAt)]).toEqual([true, false]);
    expect(await kept.due()).toEqual([2]);
    await kept.answer(1, { state: 'accepted', status: 200, detail: 'Accepted.', nextAt: lostAt });
    expect(await kept.find(1)).toMatchObject({ state: 'accepted', attempts: 1, status: 200 });
    expect((await kept.list(10)).map(({ id }) => id)).toEqual([2, 1]);
    await close();
  });
});
