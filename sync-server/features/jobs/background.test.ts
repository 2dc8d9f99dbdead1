import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../catalogue/builtin-recipes.ts';
import { readConfig } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';
import { type Background, createBackground, createJobThread, type JobCaller } from './background.ts';

/** Bundled before the tests, because sources take seconds to load. */
const BUNDLED = new URL('../../testing/dist/job-thread.js', import.meta.url).href;
/** Includes the thread's start, which can take long on a busy machine. */
const DEADLINE_MS = 110_000;
const ANALYSIS = {
  species: 'dog' as const,
  lifeStage: 'adult' as const,
  servings: 4,
  ingredients: ['500 g chicken thigh', '200 g cooked brown rice'],
};

describe('work in a thread', () => {
  let thread: JobCaller;
  let background: Background;
  beforeAll(async () => {
    thread = createJobThread(readConfig({ LOG_LEVEL: 'silent' }), () => undefined, {
      thread: BUNDLED,
      deadlineMs: DEADLINE_MS,
    });
    background = createBackground({ pages: thread, texts: thread }, false);
    await background.warmUp();
  });
  afterAll(() => background.close());

  it('returns the results of an analysis and of a question', async () => {
    const { lines } = await background.analyse(ANALYSIS);
    expect(lines.map(({ grams }) => grams)).toEqual([500, 200]);
    const found = await background.ask({ query: 'salmon', species: 'cat' }, BUILTIN_RECIPES);
    expect(found.recommendations.length).toBeGreaterThan(0);
  });

  it('leaves this thread free for most of the work', async () => {
    const ingredients = Array.from({ length: 200 }, (_, i) => `${i + 1} cups of chiken or swede, chopped`);
    const before = performance.eventLoopUtilization();
    await background.analyse({ ...ANALYSIS, ingredients });
    // Not the longest wait, which a busy machine can cause as well.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1 / 4);
  });

  it('is refused with 503 and Retry-After if too many wait, and with 503 if the thread ends', async () => {
    const refused: unknown[] = [];
    const many = Array.from({ length: 20 }, () =>
      background.analyse(ANALYSIS).catch((error: unknown) => refused.push(error)),
    );
    // At once, before a busy machine refuses those that wait too long: one running, ten waiting.
    await Promise.resolve();
    expect(refused).toHaveLength(9);
    await Promise.all(many);
    for (const error of refused) {
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': expect.any(String) } });
    }
    const cut = background.analyse(ANALYSIS);
    await thread.close();
    await expect(cut).rejects.toMatchObject({ status: 503 });
    await background.warmUp();
    expect((await background.analyse(ANALYSIS)).lines).toHaveLength(2);
  });

  it('reports the error that a job throws', async () => {
    await expect(background.analyse({} as never)).rejects.toThrow(/TypeError/);
  });
});
