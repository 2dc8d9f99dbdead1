import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { RecipeForEdit } from '#domain/contract/editorial';
import type { RecipeFixAnswer, RecipeFixPreview } from '#domain/contract/recipe-safety';
import { fixStoredRecipe } from '#domain/upkeep/fix-stored-recipe';
import { notFound } from '../lib/errors.ts';
import { answerSlowly } from '../middleware/answer-slowly.ts';
import { ifVersion, staleVersion } from '../middleware/if-version.ts';
import { noBody, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { changeRecipe, undoChange, wholeRecipe } from '../services/upkeep/recipe-changes.ts';
import { auditRecipeSafety } from '../services/upkeep/safety-audits.ts';
import { safetyReportName, safetyReportText } from '../services/upkeep/safety-report.ts';
import type { Store } from '../storage/store/store.ts';

type SafetyDeps = { store: Store; catalogue: Catalogue; publicOrigin: string; clock: () => number };

const NO_RECIPE = 'There is no such published recipe.';
const NO_TOXIC = 'No toxic ingredient is in this recipe.';
const NO_FIX = 'There is no automatic fix that could be taken back, or the recipe was changed since.';

/** Safety of the published recipes, behind the session check. */
export function recipeSafetyRoutes({ store, catalogue, publicOrigin, clock }: SafetyDeps): Router {
  const router = new Router({ prefix: '/api/admin' });
  const now = () => new Date(clock()).toISOString();

  async function publishedAt(ctx: Context): Promise<RecipeForEdit> {
    const id = recipeIdOf(ctx.params['id']);
    const found = id === null ? null : await store.published.recipe(id);
    if (found?.status !== 'published') throw notFound(NO_RECIPE);
    return found;
  }

  router.get('/recipe-safety-audit', async (ctx) => {
    withoutQuery(ctx);
    await answerSlowly(ctx, auditRecipeSafety({ store, catalogue }));
  });

  router.get('/fix-unsafe-recipe/:id', async (ctx) => {
    withoutQuery(ctx);
    const found = await publishedAt(ctx);
    const { changes, removed, added, problem } = fixStoredRecipe(wholeRecipe(found));
    const { id, version, title } = found;
    ctx.body = { id, version, title, changes, removed, added, problem } satisfies RecipeFixPreview;
  });

  router.post('/fix-unsafe-recipe/:id', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    await noBody(ctx);
    const from = await publishedAt(ctx);
    if (version !== undefined && version !== from.version) throw staleVersion();
    const { recipe: to, changes, removed, added, problem } = fixStoredRecipe(wholeRecipe(from));
    const target = `recipe:${from.id}`;
    if (problem !== null || changes.length === 0) {
      noteAct(ctx, { target, after: { changes: 0 } });
      ctx.body = { success: false, message: problem ?? NO_TOXIC } satisfies RecipeFixAnswer;
      return;
    }
    const by = String(ctx.state['username']);
    const outcome = await changeRecipe(store, { kind: 'safety-fix', run: null, by, from, to, at: now() });
    catalogue.invalidate();
    if (outcome === 'missing') throw notFound(NO_RECIPE);
    if (outcome === 'stale') throw staleVersion();
    const after = { changes: changes.length, removed: removed.length, added: added.length };
    noteAct(ctx, { target, before: { version: from.version }, after });
    ctx.body = { success: true, message: changes.join(' ') } satisfies RecipeFixAnswer;
  });

  router.post('/undo-recipe-fix/:id', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    const id = recipeIdOf(ctx.params['id']);
    if (id === null) throw notFound(NO_RECIPE);
    const former = await store.formerRecipes.latest(id);
    const undone =
      former?.kind === 'safety-fix'
        ? await undoChange(store, former, { by: String(ctx.state['username']), at: now() })
        : null;
    catalogue.invalidate();
    const isDone = undone?.outcome === 'done';
    noteAct(ctx, {
      target: `recipe:${id}`,
      after: { isUndone: isDone, isWithdrawn: undone?.isWithdrawn ?? false },
    });
    const message = undone?.isWithdrawn
      ? 'Its words are back as they were. It is withdrawn until it is safe: mend and restore it under Published.'
      : 'Its words are back as they were.';
    ctx.body = { success: isDone, message: isDone ? message : NO_FIX } satisfies RecipeFixAnswer;
  });

  router.get('/safety-report', async (ctx) => {
    withoutQuery(ctx);
    const at = now();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Content-Disposition', `attachment; filename="${safetyReportName(at)}"`);
    ctx.body = safetyReportText(await auditRecipeSafety({ store, catalogue }), publicOrigin, at);
  });

  return router;
}
