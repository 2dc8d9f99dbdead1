import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '#domain/recipe/recipe';
import { unavailable } from '../../lib/errors.ts';
import { START_WITHIN_MS, workQueue } from '../../lib/work-queue.ts';
import type { JobOrder, JobReport } from './job-thread.ts';
import { createJobs, type JobConfig, type Jobs } from './jobs.ts';

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

export type JobCaller = {
  /** @param startBy time by `performance.now()` after which a job that is still queued is refused */
  call(name: keyof Jobs, input: unknown, startBy?: number): Promise<unknown>;
  /** Number of starts. State sent to an earlier thread is lost. */
  generation(): number;
  close(): Promise<void>;
};

/** Two threads, so that a pasted or linked text never holds up a page; the assistant shares the thread of pages. */
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

/** Longer than any job takes, including a language model's answer. */
const DEADLINE_MS = 20_000;
/** Jobs that read visitors' text have shorter deadlines. */
const DEADLINES_MS: Partial<Record<keyof Jobs, number>> = { analyse: 1000, readSource: 4000 };
/** Heap limit of the thread: exceeding it ends the thread, not the server. */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 12 };

/** Beside this module: in the sources as TypeScript, in the bundle as JavaScript. */
const THREAD = new URL(`./job-thread${path.extname(import.meta.url)}`, import.meta.url).href;
/**
 * A thread doesn't inherit the TypeScript loader, so it registers it if needed. The built renderer is loaded
 * first, as JavaScript: through the loader it would cost 100 MB and a second more.
 */
const START = `
  const { workerData } = require('node:worker_threads');
  const { pathToFileURL } = require('node:url');
  Promise.resolve(workerData.rendersPages && import(pathToFileURL(workerData.serverEntry).href))
    .catch(() => undefined)
    .then(() => workerData.thread.endsWith('.ts') && import('tsx/esm/api'))
    .then((loader) => {
      if (loader) loader.register();
      return import(workerData.thread);
    });
`;

type Waiting = {
  name: keyof Jobs;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** The deadline of its waiting, then of its run. */
  timer: NodeJS.Timeout;
};

type Options = { thread?: string; rendersPages?: boolean; deadlineMs?: number };

/**
 * Runs jobs in a separate thread, started by the first job. A thread that dies or hangs is replaced, and its jobs
 * are refused with 503. A waiting job never ends it: the deadline of a job starts when the job does.
 * @param options.thread address of the module that the thread runs
 * @param options.rendersPages whether it loads the renderer, which takes memory
 * @param options.deadlineMs of every job, instead of its own
 */
export function createJobThread(
  config: JobConfig,
  onProblem: (problem: unknown) => void,
  { thread: module = THREAD, rendersPages = true, deadlineMs }: Options = {},
): JobCaller {
  const { displayFont, serverEntry, assistant, logLevel } = config;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;
  let generation = 0;

  function settle(id: number, act: (job: Waiting) => void): void {
    const job = waiting.get(id);
    if (job === undefined) return;
    waiting.delete(id);
    clearTimeout(job.timer);
    if (waiting.size === 0) worker?.unref();
    act(job);
  }

  function forget(ended: Worker): void {
    if (worker !== ended) return;
    worker = null;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(unavailable()));
  }

  function limitRun(id: number, thread: Worker): void {
    const job = waiting.get(id);
    if (job === undefined) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(
      () => void thread.terminate(),
      deadlineMs ?? DEADLINES_MS[job.name] ?? DEADLINE_MS,
    );
  }

  function start(): Worker {
    const started = new Worker(START, {
      eval: true,
      workerData: {
        thread: module,
        rendersPages,
        displayFont,
        serverEntry,
        logLevel,
        ...(assistant && { assistant }),
      },
      // React's development renderer takes twice as long.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: HEAP,
    });
    generation += 1;
    const loading = setTimeout(() => void started.terminate(), DEADLINE_MS);
    loading.unref();
    started.on('message', (report: JobReport) => {
      clearTimeout(loading);
      if ('begins' in report) return limitRun(report.id, started);
      settle(report.id, ({ resolve, reject }) =>
        'problem' in report ? reject(new Error(report.problem)) : resolve(report.result),
      );
    });
    started.on('error', (problem) => {
      onProblem(problem);
      forget(started);
    });
    started.on('exit', () => {
      clearTimeout(loading);
      forget(started);
    });
    return started;
  }

  return {
    generation: () => generation,
    call(name, input, startBy = performance.now() + START_WITHIN_MS) {
      worker ??= start();
      const thread = worker;
      lastId += 1;
      const id = lastId;
      thread.ref();
      return new Promise((resolve, reject) => {
        // Keep track of a refused job until it is done: it may still hang the thread.
        const timer = setTimeout(() => reject(unavailable()), startBy - performance.now());
        waiting.set(id, { name, resolve, reject, timer });
        thread.postMessage({ id, name, input } satisfies JobOrder);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
