import type { RecipeActBody, ReviewActBody } from '#domain/contract/editorial';
import type { ReviewTranslation } from '#domain/review/review';
import { contentHash } from '../database.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { ReviewDocument } from '../review-document.ts';

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

type Changes = Partial<ReviewDocument> | null;

/** Who acts, and when (ISO 8601, UTC). */
type Actor = { by: string; at: string };

function edited(review: ReviewDocument, body: ReviewActBody & { act: 'edit' }, at: string): Changes {
  const { userName, comment, adminReply } = body;
  const reply = adminReply === review.adminReply ? {} : { adminReply, adminReplyAt: adminReply && at };
  const { translation = comment === review.comment ? review.translation : null } = body;
  const words = comment === review.comment ? {} : { comment };
  const other = isSame(translation, review.translation) ? {} : { translation: translation ?? null };
  const name = userName === review.userName ? {} : { userName };
  const changes = { ...name, ...words, ...other, ...reply };
  return Object.keys(changes).length === 0 ? null : changes;
}

function isSame(a: ReviewTranslation | null | undefined, b: ReviewTranslation | null | undefined): boolean {
  return a?.language === b?.language && a?.comment === b?.comment;
}

/** A later decision. The first one's fields stay, so a reply reappears if its review is approved again. */
function decided(status: 'approved' | 'rejected', notes: string | null, { by, at }: Actor): Changes {
  return { status, moderation: { status, by, at: new Date(at), notes } };
}

/**
 * Fields that an act changes in a review: null if nothing changes, 'missing' if the review waits for a decision,
 * was erased, or has no such photo or reply.
 */
export function reviewChanges(
  review: ReviewDocument,
  body: ReviewActBody,
  actor: Actor,
): Changes | 'missing' {
  const { status, imageUrl, imageStatus, adminReply, withdrawnReply } = review;
  const { at } = actor;
  if (body.act === 'reopen' && status === 'pending') return null;
  if (status === 'pending' || status === 'removed') return 'missing';
  switch (body.act) {
    case 'approve':
      return status === 'approved' ? null : decided('approved', body.reason ?? null, actor);
    case 'reject':
      return status === 'rejected' ? null : decided('rejected', body.reason ?? null, actor);
    case 'reopen':
      return { status: 'pending', moderation: null };
  }
  if (status === 'rejected') return 'missing';
  switch (body.act) {
    case 'withdraw':
      return status === 'withdrawn' ? null : { status: 'withdrawn' };
    case 'restore':
      return status === 'approved' ? null : { status: 'approved' };
    case 'edit':
      return edited(review, body, at);
    case 'withdraw-photo':
      if (imageUrl === null) return 'missing';
      return imageStatus === 'approved' ? { imageStatus: 'rejected' } : null;
    case 'restore-photo':
      if (imageUrl === null) return 'missing';
      return imageStatus === 'approved' ? null : { imageStatus: 'approved' };
    case 'withdraw-reply':
      if (adminReply === null) return withdrawnReply ? null : 'missing';
      return {
        adminReply: null,
        adminReplyAt: null,
        withdrawnReply: { text: adminReply, at: review.adminReplyAt ?? at },
      };
    case 'restore-reply':
      if (!withdrawnReply) return adminReply === null ? 'missing' : null;
      return {
        adminReply: withdrawnReply.text,
        adminReplyAt: withdrawnReply.at,
        // One written since is put away, not lost.
        withdrawnReply: adminReply === null ? null : { text: adminReply, at: review.adminReplyAt ?? at },
      };
  }
}
