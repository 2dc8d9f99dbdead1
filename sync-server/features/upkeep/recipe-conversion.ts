import { setImmediate } from 'node:timers/promises';
import { Router } from '@koa/router';
import type { Logger } from 'pino';
import {
  type ConversionLine,
  type ConversionResult,
  type ConversionState,
  type ConversionUndo,
  RECIPE_UPKEEP_CALLS,
} from '#domain/contract/recipe-upkeep';
import { counted } from '#domain/text/sentence-parts';
import { convertStoredRecipe } from '#domain/upkeep/convert-stored-recipe';
import { answerWithProgress, type FollowedRun } from '../../http/long-answers.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { ApiError } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import type { ConversionRun, ConvertedRecipe } from '../../storage/upkeep/conversion-runs.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { changeRecipe, undoChange, wholeRecipe } from './recipe-changes.ts';

type Progress = { done: number; total: number; detail: string | null };

/** A run in this process, shared by everyone who follows it. */
type RunningConversion = FollowedRun<Progress> & {
  /** Rejects if the run was cut short; the next start resumes it. */
  result: Promise<ConversionResult>;
};

export type Conversions = {
  /** The current run, an interrupted one, or a new one. */
  start(by: string): Promise<RunningConversion>;
  state(): Promise<ConversionState>;
  /** Null during a run, or if none can be undone. */
  undo(by: string): Promise<ConversionUndo | null>;
};

type Deps = {
  store: Pick<Store, 'acts' | 'published' | 'formerRecipes' | 'conversionRuns'>;
  catalogue: Pick<Catalogue, 'snapshot' | 'invalidate'>;
  logger: Logger;
  clock: () => number;
};

/** Tries for a recipe that someone edits at the same time. */
const TRIES = 3;

function resultOf(results: readonly ConvertedRecipe[]): ConversionResult {
  const count = (wanted: ConvertedRecipe['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const [converted, failed, total] = [count('converted'), count('failed'), results.length];
  const words = failed === 0 ? '' : ` ${failed} failed the safety validation: see Recipe Safety.`;
  return {
    success: failed < total || total === 0,
    message: `Converted ${converted} of ${counted(total, 'recipe')} to dual measurements.${words}`,
    summary: { total, converted, failed, unchanged: count('unchanged') },
    details: results.map(({ detail }) => detail),
  };
}

/** Converts all published recipes to dual measurements: one run at a time, saved recipe by recipe. */
export function createConversions({ store, catalogue, logger, clock }: Deps): Conversions {
  const { conversionRuns: runs, formerRecipes, published } = store;
  const now = () => new Date(clock()).toISOString();
  let current: RunningConversion | null = null;

  async function convert(recipeId: number, { run, by }: ConversionRun): Promise<ConvertedRecipe> {
    for (let tries = 1; ; tries += 1) {
      const from = await published.recipe(recipeId);
      if (from?.status !== 'published') {
        return { recipeId, outcome: 'unchanged', detail: `✓ Recipe ${recipeId}: no longer published` };
      }
      const former = await formerRecipes.latest(recipeId);
      if (former?.run === run && former.version === from.version) {
        return { recipeId, outcome: 'converted', detail: `✓ ${from.title}: in both measures` };
      }
      const { recipe: to, outcome, detail } = convertStoredRecipe(wholeRecipe(from));
      if (outcome !== 'converted') return { recipeId, outcome, detail };
      const made = await changeRecipe(store, { kind: 'conversion', run, by, from, to, at: now() });
      if (made === 'done') return { recipeId, outcome, detail };
      if (tries === TRIES) {
        return { recipeId, outcome: 'unchanged', detail: `✗ ${from.title}: is being edited, left unchanged` };
      }
    }
  }

  function work(run: ConversionRun, known: ReadonlySet<number>): RunningConversion {
    const listeners = new Set<(progress: Progress) => void>();
    const progress: Progress = { done: known.size, total: run.recipeIds.length, detail: null };

    async function convertAll(): Promise<ConversionResult> {
      for (const recipeId of run.recipeIds.filter((id) => !known.has(id))) {
        const converted = await convert(recipeId, run);
        await runs.note(run.run, converted);
        progress.done += 1;
        for (const listener of listeners) listener({ ...progress, detail: converted.detail });
        await setImmediate();
      }
      await runs.setState(run.run, 'done');
      return resultOf(await runs.results(run.run));
    }

    return {
      progress: () => ({ ...progress }),
      result: convertAll().finally(() => catalogue.invalidate()),
      follow(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  async function begin(by: string): Promise<RunningConversion> {
    const { recipes } = await catalogue.snapshot();
    const run = await runs.begin(
      by,
      recipes.map(({ id }) => id),
    );
    const known = new Set((await runs.results(run.run)).map(({ recipeId }) => recipeId));
    // Another caller may have started one meanwhile.
    if (current !== null) return current;
    const begun = work(run, known);
    current = begun;
    begun.result
      .catch((error: unknown) => logger.warn({ err: error }, 'conversion'))
      .finally(() => {
        current = null;
      });
    return begun;
  }

  return {
    start: async (by) => current ?? (await begin(by)),
    async state() {
      const run = await runs.latest();
      if (run === null) return { run: null };
      const results = await runs.results(run.run);
      const { startedAt, by, state } = run;
      const isDone = state !== 'running';
      return {
        run: {
          startedAt,
          by,
          done: results.length,
          total: run.recipeIds.length,
          state: isDone || current !== null ? state : 'interrupted',
          result: isDone ? resultOf(results) : null,
        },
      };
    },
    async undo(by) {
      const run = await runs.latest();
      if (run?.state !== 'done') return null;
      const tally = { undone: 0, skipped: 0 };
      for (const recipeId of await formerRecipes.idsOfRun(run.run)) {
        const former = await formerRecipes.latest(recipeId);
        const isMine = former?.run === run.run;
        const undone = isMine ? await undoChange(store, former, { by, at: now() }) : null;
        tally[undone?.outcome === 'done' ? 'undone' : 'skipped'] += 1;
        await setImmediate();
      }
      await runs.setState(run.run, 'undone');
      catalogue.invalidate();
      return tally;
    },
  };
}

/** Converts all recipes to dual measurements, behind the session check. */
export function recipeConversionRoutes(conversions: Conversions): Router {
  const router = new Router();

  serve(router, RECIPE_UPKEEP_CALLS.getRecipeConversion, () => conversions.state());

  serve(router, RECIPE_UPKEEP_CALLS.convertAllRecipes, async (ctx) => {
    const run = await conversions.start(nameOf(ctx));
    noteAct(ctx, { target: 'conversion', after: { recipes: run.progress().total } });
    answerWithProgress<ConversionLine>(ctx, run, run.result);
  });

  serve(router, RECIPE_UPKEEP_CALLS.undoRecipeConversion, async (ctx) => {
    const undone = await conversions.undo(nameOf(ctx));
    if (undone === null) throw new ApiError(409, 'conflict', 'There is no finished conversion to undo.');
    noteAct(ctx, { target: 'conversion', after: undone });
    return undone;
  });

  return router;
}
