import { Router } from '@koa/router';
import { type ConversionLine, RECIPE_UPKEEP_CALLS } from '#domain/contract/recipe-upkeep';
import { noteAct } from '../../http/act-notes.ts';
import { answerWithProgress } from '../../http/answer-with-progress.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { ApiError } from '../../lib/errors.ts';
import type { Conversions } from './conversions.ts';

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
