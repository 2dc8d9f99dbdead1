import { type AuditedRecipeRow, auditedByKind, type RecipeSafetyAudit } from '#domain/contract/recipe-safety';

/** 'recipe-safety-report-2026-11-24.txt'. @param at ISO 8601, UTC */
export function safetyReportName(at: string): string {
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

/** The audit as a text to keep. @param at ISO 8601, UTC */
export function safetyReportText(audit: RecipeSafetyAudit, origin: string, at: string): string {
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
    'Each recipe is judged for its own species by the toxic-food guard of this site. It is no veterinary advice.',
  ].join('\n\n')}\n`;
}
