import type { RecipeActBody } from '#domain/contract/editorial';
import { contentHash } from '../content-hash.ts';
import type { RecipeDocument } from '../recipes.ts';

/**
 * Fields that an act changes in a recipe: null if nothing changes, 'missing' if it was erased. An edited or withdrawn
 * built-in recipe is not updated by later versions of the catalogue.
 * @param at ISO 8601, UTC
 */
export function recipeChanges(
  document: RecipeDocument,
  body: RecipeActBody,
  at: string,
): Partial<RecipeDocument> | null | 'missing' {
  const { status, recipe } = document;
  if (status !== 'published' && status !== 'withdrawn') return 'missing';
  switch (body.act) {
    case 'withdraw':
      return status === 'withdrawn' ? null : { status: 'withdrawn', changedAt: at };
    case 'restore':
      return status === 'published' ? null : { status: 'published', changedAt: at };
    case 'edit':
      return contentChanges(document, { ...body.recipe, id: recipe.id, createdAt: recipe.createdAt }, at);
  }
}

/** Fields that another content changes: null if it is the same. */
export function contentChanges(
  { contentHash: before }: RecipeDocument,
  recipe: RecipeDocument['recipe'],
  at: string,
): Partial<RecipeDocument> | null {
  const hash = contentHash(recipe);
  return hash === before ? null : { recipe, contentHash: hash, changedAt: at };
}

/**
 * Fields that another photo changes: null if it is there already, 'missing' if the recipe was erased.
 * @param imageUrl null for the drawn bowl
 * @param at ISO 8601, UTC
 */
export function photoChanges(
  document: RecipeDocument,
  imageUrl: string | null,
  at: string,
): Partial<RecipeDocument> | null | 'missing' {
  const { status, recipe } = document;
  if (status !== 'published' && status !== 'withdrawn') return 'missing';
  return contentChanges(document, { ...recipe, imageUrl }, at);
}
