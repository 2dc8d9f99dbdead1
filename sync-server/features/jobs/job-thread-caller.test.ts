import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../lib/config.ts';
import { createBackground, createJobThread, type JobCaller } from './background.ts';

/** A thread that never finishes an analysis, and answers all other jobs with their name. */
const HANGING = `data:text/javascript,
  const { parentPort } = await import('node:worker_threads');
  parentPort.on('message', ({ id, name }) => {
    parentPort.postMessage({ id, begins: true });
    while (name === 'analyse');
    parentPort.postMessage({ id, result: name });
  });`;
const RECIPE = { species: 'dog', lifeStage: 'adult', servings: 1, ingredients: ['1 egg'] } as const;
const BUSY = { status: 503, headers: { 'Retry-After': expect.any(String) } };

const threads: JobCaller[] = [];
function startThread(): JobCaller {
  const thread = createJobThread(readConfig({ LOG_LEVEL: 'silent' }), () => undefined, {
    thread: HANGING,
    // On a busy machine the renderer takes longer to load than a job may wait.
    rendersPages: false,
  });
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

const msOf = async (promise: Promise<unknown>) => {
  const began = performance.now();
  await promise.catch(() => undefined);
  return performance.now() - began;
};

describe('a thread that hangs', () => {
  it('is ended by the running job’s deadline, and the next job gets a new thread', async () => {
    const thread = startThread();
    await thread.call('drawSite', null);
    const hung = thread.call('analyse', RECIPE);
    // An analysis may run for 1,000 ms; the missing 100 are tolerance.
    expect(await msOf(hung)).toBeGreaterThan(900);
    await expect(hung).rejects.toMatchObject(BUSY);
    expect(await thread.call('drawSite', null)).toBe('drawSite');
    expect(thread.generation()).toBe(2);
  });

  it('is not ended by a waiting job, which is refused in time', async () => {
    const thread = startThread();
    await thread.call('drawSite', null);
    const hung = thread.call('analyse', RECIPE);
    const waiting = thread.call('renderPage', null, performance.now() + 200);
    const refused: string[] = [];
    hung.catch(() => refused.push('hung'));
    waiting.catch(() => refused.push('waiting'));
    await expect(hung).rejects.toMatchObject(BUSY);
    await expect(waiting).rejects.toMatchObject(BUSY);
    // The end of the thread would refuse them in the order of their calls.
    expect(refused).toEqual(['waiting', 'hung']);
  });

  it('holds up no page, because analyses have their own thread', async () => {
    const background = createBackground({ pages: startThread(), texts: startThread() }, false);
    await background.warmUp();
    const hung = background.analyse({ ...RECIPE, ingredients: [...RECIPE.ingredients] });
    hung.catch(() => undefined);
    expect(await background.renderPage({} as never)).toBe('renderPage');
    await expect(hung).rejects.toMatchObject(BUSY);
  });
});
