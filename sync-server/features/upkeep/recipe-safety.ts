import { setImmediate } from 'node:timers/promises';
import { Router } from '@koa/router';
import type { RecipeForEdit } from '#domain/contract/editorial';
import {
  type AuditedRecipeRow,
  auditedByKind,
  RECIPE_UPKEEP_CALLS,
  type RecipeSafetyAudit,
} from '#domain/contract/recipe-upkeep';
import type { SyncedRecipe } from '#domain/contract/sync';
import { auditStoredRecipe, type SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { recipeFromSubmission } from '#domain/submission/recipe-from-submission';
import { fixStoredRecipe } from '#domain/upkeep/fix-stored-recipe';
import { answerSlowly } from '../../http/long-answers.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve, staleVersion } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { recipeIdOf } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import type { StoredSubmission } from '../../storage/submissions.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { changeRecipe, undoChange, wholeRecipe } from './recipe-changes.ts';

/** 'recipe-safety-report-2026-11-24.txt'. @param at ISO 8601, UTC */
function safetyReportName(at: string): string {
  return `recipe-safety-report-${at.slice(0, 10)}.txt`;
}

const share = (count: number, total: number) =>
  total === 0 ? '' : ` (${Math.round((count / total) * 100)}%)`;

function rowText({ id, status, title, species, validationResult }: AuditedRecipeRow, origin: string): string {
  const { toxicIngredients, asked, suggestions, warnings } = validationResult;
  const where = status === 'published' ? `${origin}/recipe/${id}` : 'waits for moderation';
  return [
    `${title} (${species}, ${where})`,
    ...(toxicIngredients.length > 0 ? [`  Toxic: ${toxicIngredients.join(', ')}`] : []),
    ...(asked.length > 0 ? [`  To ask: ${asked.join(', ')}`] : []),
    ...[...suggestions, ...warnings].map((sentence) => `  - ${sentence}`),
  ].join('\n');
}

function section(title: string, rows: readonly AuditedRecipeRow[], origin: string): string {
  const text = rows.length === 0 ? 'None.' : rows.map((row) => rowText(row, origin)).join('\n\n');
  return `${title}\n${'-'.repeat(title.length)}\n${text}`;
}

/** The audit as a text report. @param at ISO 8601, UTC */
function safetyReportText(audit: RecipeSafetyAudit, origin: string, at: string): string {
  const { totalRecipes, safeRecipes, unsafeRecipes, askedRecipes, recipesNeedingReview, detailedResults } =
    audit;
  const title = 'Recipe safety report';
  const { unsafe, asked, review } = auditedByKind(detailedResults);
  return `${[
    `${title}\n${'='.repeat(title.length)}\n${origin}, ${at}`,
    [
      `Published recipes: ${totalRecipes}`,
      `Safe:              ${safeRecipes}${share(safeRecipes, totalRecipes)}`,
      `Unsafe:            ${unsafeRecipes}${share(unsafeRecipes, totalRecipes)}`,
      `To ask about:      ${askedRecipes}${share(askedRecipes, totalRecipes)}`,
      `Need review:       ${recipesNeedingReview}${share(recipesNeedingReview, totalRecipes)}`,
      `Waiting for moderation, audited as well: ${audit.pendingRecipes}`,
    ].join('\n'),
    section('Unsafe recipes', unsafe, origin),
    section('Recipes to ask about', asked, origin),
    section('Recipes that need review', review, origin),
    'This site’s toxic-food guard judges each recipe for its own species. This is not veterinary advice.',
  ].join('\n\n')}\n`;
}

type SafetyDeps = { store: Store; catalogue: Catalogue; publicOrigin: string; clock: () => number };

const NO_RECIPE = 'There is no such published recipe.';
const NO_TOXIC = 'This recipe has no toxic ingredients.';
const NO_FIX = 'There is no automatic fix to undo, or the recipe has changed since.';

/** Safety of the published recipes, behind the session check. */
export function recipeSafetyRoutes({ store, catalogue, publicOrigin, clock }: SafetyDeps): Router {
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  async function publishedAt(text: string): Promise<RecipeForEdit> {
    const id = recipeIdOf(text);
    const found = id === null ? null : await store.published.recipe(id);
    if (found?.status !== 'published') throw notFound(NO_RECIPE);
    return found;
  }

  serve(router, RECIPE_UPKEEP_CALLS.auditRecipeSafety, (ctx) =>
    answerSlowly(ctx, auditRecipeSafety({ store, catalogue })),
  );

  serve(router, RECIPE_UPKEEP_CALLS.previewRecipeFix, async (_, { params }) => {
    const found = await publishedAt(params.id);
    const { changes, removed, added, problem } = fixStoredRecipe(wholeRecipe(found));
    const { id, version, title } = found;
    return { id, version, title, changes, removed, added, problem };
  });

  serve(router, RECIPE_UPKEEP_CALLS.fixUnsafeRecipe, async (ctx, { params, version }) => {
    const from = await publishedAt(params.id);
    if (version !== undefined && version !== from.version) throw staleVersion();
    const { recipe: to, changes, removed, added, problem } = fixStoredRecipe(wholeRecipe(from));
    const target = `recipe:${from.id}`;
    if (problem !== null || changes.length === 0) {
      noteAct(ctx, { target, after: { changes: 0 } });
      return { success: false, message: problem ?? NO_TOXIC };
    }
    const by = nameOf(ctx);
    const outcome = await changeRecipe(store, { kind: 'safety-fix', run: null, by, from, to, at: now() });
    catalogue.invalidate();
    if (outcome === 'missing') throw notFound(NO_RECIPE);
    if (outcome === 'stale') throw staleVersion();
    const after = { changes: changes.length, removed: removed.length, added: added.length };
    noteAct(ctx, { target, before: { version: from.version }, after });
    return { success: true, message: changes.join(' ') };
  });

  serve(router, RECIPE_UPKEEP_CALLS.undoRecipeFix, async (ctx, { params }) => {
    const id = recipeIdOf(params.id);
    if (id === null) throw notFound(NO_RECIPE);
    const former = await store.formerRecipes.latest(id);
    const undone =
      former?.kind === 'safety-fix' ? await undoChange(store, former, { by: nameOf(ctx), at: now() }) : null;
    catalogue.invalidate();
    const isDone = undone?.outcome === 'done';
    noteAct(ctx, {
      target: `recipe:${id}`,
      after: { isUndone: isDone, isWithdrawn: undone?.isWithdrawn ?? false },
    });
    const message = undone?.isWithdrawn
      ? 'Its words are back as they were. It is withdrawn until it is safe: mend and restore it under Published.'
      : 'Its words are back as they were.';
    return { success: isDone, message: isDone ? message : NO_FIX };
  });

  serve(router, RECIPE_UPKEEP_CALLS.getSafetyReport, async (ctx) => {
    const at = now();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Content-Disposition', `attachment; filename="${safetyReportName(at)}"`);
    ctx.body = safetyReportText(await auditRecipeSafety({ store, catalogue }), publicOrigin, at);
  });

  return router;
}

type AuditDeps = {
  store: Pick<Store, 'submissions' | 'formerRecipes' | 'published'>;
  catalogue: Pick<Catalogue, 'snapshot'>;
};

/** Recipes checked between yields to other work. */
const PORTION = 10;
const FIXES_LISTED = 50;

/** A catalogue row stays the same object until it changes. */
const judged = new WeakMap<SyncedRecipe, SafetyAudit>();

async function auditRows(rows: readonly SyncedRecipe[]): Promise<[SyncedRecipe, SafetyAudit][]> {
  const audits: [SyncedRecipe, SafetyAudit][] = [];
  let fresh = 0;
  for (const row of rows) {
    const known = judged.get(row);
    const audit = known ?? auditStoredRecipe(row);
    if (known === undefined) {
      judged.set(row, audit);
      fresh += 1;
      if (fresh % PORTION === 0) await setImmediate();
    }
    audits.push([row, audit]);
  }
  return audits;
}

function validationOf({
  isValid,
  toxicIngredients,
  asked,
  suggestions,
  warnings,
}: SafetyAudit): AuditedRecipeRow['validationResult'] {
  return {
    isValid,
    toxicIngredients,
    asked: [...new Set(asked.map(({ text }) => text))],
    suggestions,
    warnings,
  };
}

type Kind = 'unsafe' | 'asked' | 'review' | 'safe';

function kindOf({ lead, asked, warnings }: SafetyAudit): Kind {
  if (lead === 'toxic') return 'unsafe';
  if (asked.length > 0) return 'asked';
  return warnings.length > 0 ? 'review' : 'safe';
}

function pendingRow({ id, submission }: StoredSubmission): AuditedRecipeRow | null {
  const { title, species } = submission;
  const { recipe } = recipeFromSubmission(submission);
  const audit = auditStoredRecipe({ ...recipe, id: 1, createdAt: new Date(0).toISOString() });
  return kindOf(audit) === 'safe'
    ? null
    : { id, status: 'pending', title, species, validationResult: validationOf(audit) };
}

/** Automatic fixes whose recipes are unchanged since. */
async function undoableFixes({ formerRecipes, published }: AuditDeps['store']) {
  const fixes: RecipeSafetyAudit['undoableFixes'] = [];
  for (const { recipeId, version, by, at } of await formerRecipes.fixes(FIXES_LISTED)) {
    const current = await published.recipe(recipeId);
    if (current?.version === version) fixes.push({ recipeId, title: current.title, by, at });
  }
  return fixes;
}

/** The toxic-food guard's verdict on every published and pending recipe. */
async function auditRecipeSafety({ store, catalogue }: AuditDeps): Promise<RecipeSafetyAudit> {
  const { recipes } = await catalogue.snapshot();
  const audits = await auditRows(recipes);
  const count = (kind: Kind) => audits.filter(([, audit]) => kindOf(audit) === kind).length;
  const rows = audits
    .filter(([, audit]) => kindOf(audit) !== 'safe')
    .map(([{ id, title, species }, audit]): AuditedRecipeRow => {
      return { id, status: 'published', title, species, validationResult: validationOf(audit) };
    });
  const pending = await store.submissions.listPending();
  const waiting: AuditedRecipeRow[] = [];
  for (const submission of pending) {
    const row = pendingRow(submission);
    if (row !== null) waiting.push(row);
    await setImmediate();
  }
  return {
    totalRecipes: recipes.length,
    safeRecipes: count('safe'),
    unsafeRecipes: count('unsafe'),
    askedRecipes: count('asked'),
    recipesNeedingReview: count('review'),
    detailedResults: [...rows, ...waiting],
    pendingRecipes: pending.length,
    undoableFixes: await undoableFixes(store),
  };
}
