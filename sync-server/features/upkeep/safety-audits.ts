import { setImmediate } from 'node:timers/promises';
import type { AuditedRecipeRow, RecipeSafetyAudit } from '#domain/contract/recipe-upkeep';
import type { SyncedRecipe } from '#domain/contract/sync';
import { auditStoredRecipe, type SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { recipeFromSubmission } from '#domain/submission/recipe-from-submission';
import type { Store } from '../../storage/store/store.ts';
import type { StoredSubmission } from '../../storage/submissions.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

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
export async function auditRecipeSafety({ store, catalogue }: AuditDeps): Promise<RecipeSafetyAudit> {
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
