import { Router } from '@koa/router';
import * as z from 'zod/mini';
import {
  type ModerateRecipeBody,
  type PendingRecipe,
  type PublishableRecipe,
  publishableRecipeSchema,
  SUBMISSION_CALLS,
} from '#domain/contract/admin-recipes';
import { auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { recipeFromSubmission } from '#domain/submission/recipe-from-submission';
import type { RecipeSubmission } from '#domain/submission/submission';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { decidedBefore, invalid, notFound } from '../../lib/errors.ts';
import type { StoredSubmission, Submissions } from '../../storage/submissions.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KeptPictures } from '../photos/kept-pictures.ts';

const gone = () => notFound('There is no such submission.');

function presentPending({ id, submission, country, createdAt }: StoredSubmission): PendingRecipe {
  const { authorId: _authorId, imageUrl, ...content } = submission;
  return { id, ...content, imageUrl: imageUrl || null, country, createdAt };
}

/** The parsed submission, if nothing is left to clarify. */
function unedited(submission: RecipeSubmission): PublishableRecipe {
  const { recipe, problems } = recipeFromSubmission(submission);
  const parsed = publishableRecipeSchema.safeParse(recipe);
  const problem = problems[0] ?? (parsed.success ? undefined : 'The recipe is not complete.');
  if (problem !== undefined) throw invalid(problem, 'recipe');
  return recipe;
}

/** Moderation of submitted recipes, behind the session check. */
export function adminRecipeRoutes(
  submissions: Submissions,
  catalogue: Catalogue,
  pictures: KeptPictures,
): Router {
  const router = new Router();

  async function decide(id: string, by: string, body: ModerateRecipeBody) {
    const { notes, reply } = body;
    const words = { ...(notes !== undefined && { notes }), ...(reply !== undefined && { reply }) };
    if (body.status === 'rejected') return submissions.decide({ id, by, ...words, status: 'rejected' });
    const stored = await submissions.find(id);
    if (stored === null) throw gone();
    const recipe = body.recipe ?? unedited(stored.submission);
    requirePublishable(recipe);
    return submissions.decide({ id, by, ...words, status: 'approved', recipe });
  }

  serve(router, SUBMISSION_CALLS.listPendingRecipes, async () =>
    (await submissions.listPending()).map(presentPending),
  );

  serve(router, SUBMISSION_CALLS.moderateRecipe, async (ctx, { params, body }) => {
    const id = z.uuid().safeParse(params.id);
    if (!id.success) throw gone();
    const result = await decide(id.data.toLowerCase(), nameOf(ctx), body);
    catalogue.invalidate();
    if (result.outcome === 'missing') throw gone();
    if (result.outcome === 'conflict') throw decidedBefore(await submissions.decision(id.data.toLowerCase()));
    const { recipeId } = result;
    if (recipeId !== null) await pictures.keepOf(recipeId);
    noteAct(ctx, {
      target: `submission:${id.data}`,
      before: { status: 'pending' },
      after: {
        status: body.status,
        recipeId,
        isEdited: body.status === 'approved' && body.recipe !== undefined,
      },
    });
    return { id: id.data, status: body.status, recipeId };
  });

  return router;
}

/**
 * Guards publication: no food that is or may be toxic to the species, and no step with an unlisted ingredient.
 * @throws {ApiError} 400 naming the obstacle
 */
export function requirePublishable(recipe: PublishableRecipe): void {
  const { steps, ingredientLines } = recipe;
  const isSound = steps.every(({ lines }) => lines.every((line) => line < ingredientLines.length));
  if (!isSound) throw invalid('A step uses an ingredient that is not listed.', 'recipe.steps');
  const { toxicIngredients, asked, lead } = auditStoredRecipe({
    ...recipe,
    id: 1,
    createdAt: new Date(0).toISOString(),
  });
  if (lead === null) return;
  if (lead === 'asked') throw invalid(askedSentence(asked), 'recipe');
  const foods = toxicIngredients.join(', ');
  const it = toxicIngredients.length === 1 ? 'it' : 'them';
  throw invalid(`Not safe for ${recipe.species}s: ${foods}. Take ${it} out first.`, 'recipe');
}
