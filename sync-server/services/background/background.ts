import { setImmediate } from 'node:timers/promises';
import type { Recipe } from '#domain/recipe/recipe';
import { workQueue } from '../work-queue.ts';
import type { JobCaller } from './job-thread-caller.ts';
import { createJobs, type Jobs } from './jobs.ts';

/** The dear work of the server, in lines of limited length: beyond one it is refused with 503. */
export type Background = Omit<Jobs, 'keepRecipes' | 'ask'> & {
  /** @param recipes of the catalogue: they travel only where they are others than the last time */
  ask(body: Parameters<Jobs['ask']>[0], recipes: readonly Recipe[]): ReturnType<Jobs['ask']>;
  /** Starts what the first job would have to wait for. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

/** Calls of one kind wait for each other alone, so that no kind can starve another; each line has one job in work. */
const WAITING = { analyse: 10, assistant: 10, page: 150, image: 20 };
/** A language model's answers are waited for, not worked for. */
const MODEL_PARALLEL = 8;

/** The jobs in the caller's own process: for tests, and where no thread is worth its memory. */
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

/** @param hasModel whether a language model answers the assistant's questions */
export function createBackground(caller: JobCaller, hasModel: boolean): Background {
  const lines = {
    analyse: workQueue(1, WAITING.analyse),
    assistant: workQueue(hasModel ? MODEL_PARALLEL : 1, WAITING.assistant),
    page: workQueue(1, WAITING.page),
    image: workQueue(1, WAITING.image),
  };
  const inLine =
    <Name extends keyof Jobs>(line: keyof typeof lines, name: Name) =>
    (input?: Parameters<Jobs[Name]>[0]) =>
      lines[line](() => caller.call(name, input)) as ReturnType<Jobs[Name]>;
  let kept: { recipes: readonly Recipe[]; generation: number } | null = null;

  async function keep(recipes: readonly Recipe[]): Promise<void> {
    if (kept?.recipes === recipes && kept.generation === caller.generation()) return;
    await caller.call('keepRecipes', recipes);
    kept = { recipes, generation: caller.generation() };
  }

  return {
    analyse: inLine('analyse', 'analyse'),
    ask: (body, recipes) =>
      lines.assistant(async () => {
        await keep(recipes);
        return await caller.call('ask', body);
      }) as ReturnType<Jobs['ask']>,
    create: inLine('assistant', 'create'),
    explain: inLine('assistant', 'explain'),
    renderPage: inLine('page', 'renderPage'),
    drawRecipe: inLine('image', 'drawRecipe'),
    drawSite: inLine('image', 'drawSite'),
    warmUp: () => keep([]),
    close: () => caller.close(),
  };
}
