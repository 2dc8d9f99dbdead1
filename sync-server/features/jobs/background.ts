import { setImmediate } from 'node:timers/promises';
import type { Recipe } from '#domain/recipe/recipe';
import { START_WITHIN_MS, workQueue } from '../../lib/work-queue.ts';
import type { JobCaller } from './job-thread-caller.ts';
import { createJobs, type Jobs } from './jobs.ts';

/** Expensive work, in queues of limited length: beyond that, 503. */
export type Background = Omit<Jobs, 'keepRecipes' | 'ask'> & {
  /** @param recipes of the catalogue; sent only if they changed since the last call */
  ask(body: Parameters<Jobs['ask']>[0], recipes: readonly Recipe[]): ReturnType<Jobs['ask']>;
  /** Waiting jobs by queue. */
  waiting(): Record<string, number>;
  /** Starts the page thread before it is needed. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

/** Waiting for the language model takes no computing time. */
const MODEL_PARALLEL = 8;

/** On a slow machine the thread's modules take seconds to load. */
const LOADED_WITHIN_MS = 20_000;

/** A separate thread, so visitors' text never holds up a page, however long it takes. */
export type JobThreads = { pages: JobCaller; texts: JobCaller };

/** Runs the jobs in the caller's process: for tests, and where a thread's memory is too expensive. */
export function inThisProcess(...given: Required<Parameters<typeof createJobs>>): JobCaller {
  const jobs = createJobs(...given);
  return {
    async call(name, input) {
      await setImmediate();
      return await (jobs[name] as (input: unknown) => Promise<unknown>)(input);
    },
    generation: () => 1,
    close: () => Promise.resolve(),
  };
}

/** @param hasModel a language model answers the assistant's questions */
export function createBackground({ pages, texts }: JobThreads, hasModel: boolean): Background {
  /** One queue per kind of call with one job at a time, so that no kind can starve another. */
  const line = (most: number, atOnce = 1) => workQueue(atOnce, most);
  const lines = {
    analyse: line(10),
    source: line(10),
    assistant: line(10, hasModel ? MODEL_PARALLEL : 1),
    page: line(150),
    image: line(20),
    audit: line(2),
  };
  const inLine =
    <Name extends keyof Jobs>(line: keyof typeof lines, name: Name, thread = pages) =>
    (input?: Parameters<Jobs[Name]>[0]) => {
      const startBy = performance.now() + START_WITHIN_MS;
      return lines[line](() => thread.call(name, input, startBy), startBy) as ReturnType<Jobs[Name]>;
    };
  let kept: { recipes: readonly Recipe[]; generation: number } | null = null;

  async function keep(recipes: readonly Recipe[]): Promise<void> {
    if (kept?.recipes === recipes && kept.generation === pages.generation()) return;
    await pages.call('keepRecipes', recipes);
    kept = { recipes, generation: pages.generation() };
  }

  return {
    analyse: inLine('analyse', 'analyse', texts),
    ask: (body, recipes) =>
      lines.assistant(async () => {
        await keep(recipes);
        return await pages.call('ask', body);
      }) as ReturnType<Jobs['ask']>,
    create: inLine('assistant', 'create'),
    explain: inLine('assistant', 'explain'),
    readSource: inLine('source', 'readSource', texts),
    renderPage: inLine('page', 'renderPage'),
    parsePage: inLine('audit', 'parsePage'),
    drawRecipe: inLine('image', 'drawRecipe'),
    drawSite: inLine('image', 'drawSite'),
    waiting: () => Object.fromEntries(Object.entries(lines).map(([name, each]) => [name, each.waiting()])),
    async warmUp() {
      await pages.call('keepRecipes', [], performance.now() + LOADED_WITHIN_MS);
    },
    close: async () => {
      await Promise.all([pages.close(), texts.close()]);
    },
  };
}
