import { PassThrough } from 'node:stream';
import { Router } from '@koa/router';
import { RECIPE_UPKEEP_CALLS } from '#domain/contract/calls/recipe-upkeep';
import type { ConversionLine } from '#domain/contract/recipe-conversion';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { ApiError } from '../../lib/errors.ts';
import type { Conversions } from './conversions.ts';

/** Less than the connection's idle time-out. */
const REPEAT_MS = 10_000;

/** Converts all recipes to dual measurements, behind the session check. */
export function recipeConversionRoutes(conversions: Conversions): Router {
  const router = new Router();

  serve(router, RECIPE_UPKEEP_CALLS.getRecipeConversion, () => conversions.state());

  serve(router, RECIPE_UPKEEP_CALLS.convertAllRecipes, async (ctx) => {
    const run = await conversions.start(nameOf(ctx));
    noteAct(ctx, { target: 'conversion', after: { recipes: run.progress().total } });
    const lines = new PassThrough();
    const write = (line: ConversionLine) => void lines.write(`${JSON.stringify(line)}\n`);
    const stop = run.follow((progress) => write({ type: 'progress', ...progress }));
    const repeat = setInterval(() => write({ type: 'progress', ...run.progress() }), REPEAT_MS);
    const end = () => {
      clearInterval(repeat);
      stop();
    };
    ctx.res.once('close', end);
    ctx.type = 'application/x-ndjson';
    // A buffering proxy would hold the progress back.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    ctx.body = lines;
    write({ type: 'progress', ...run.progress() });
    // Not awaited: Koa streams what is written, and the work continues without a listener.
    void run.result
      .then((result) => write({ type: 'result', ...result }))
      .catch(() => write({ type: 'failed' }))
      .finally(() => {
        end();
        lines.end();
      });
  });

  serve(router, RECIPE_UPKEEP_CALLS.undoRecipeConversion, async (ctx) => {
    const undone = await conversions.undo(nameOf(ctx));
    if (undone === null) throw new ApiError(409, 'conflict', 'There is no finished conversion to undo.');
    noteAct(ctx, { target: 'conversion', after: undone });
    return undone;
  });

  return router;
}
