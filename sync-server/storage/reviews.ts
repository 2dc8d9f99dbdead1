import type { SyncedReview } from '#domain/contract/sync';
import type { ReviewTranslation } from '#domain/review/review';
import type { Collection } from './collection.ts';
import { insertIfAbsent } from './database.ts';
import {
  type NewReview,
  newReviewDocument,
  type ReviewDocument,
  type ReviewStatus,
  type StoredReview,
  storedReview,
  syncedReview,
} from './review-document.ts';
import type { RevisionLog } from './revisions/revision-log.ts';

export type { NewReview, ReviewStatus, StoredReview } from './review-document.ts';

export type Decision = {
  id: string;
  status: 'approved' | 'rejected';
  /** Username of the administrator. */
  by: string;
  notes?: string;
  /** Published with the review on approval, as is the translation. */
  adminReply?: string;
  translation?: ReviewTranslation;
  /** When given, a review that has left this status for another than the wanted one is a conflict. */
  from?: ReviewStatus;
};

export type DecisionResult = 'decided' | 'unchanged' | 'conflict' | 'missing';

export type Reviews = {
  /**
   * Stores a review as pending. 'replayed': this very review (id and content) was handed in before, whatever became
   * of it since; 'conflict': the id was used for another content.
   */
  insert(review: NewReview): Promise<'created' | 'replayed' | 'conflict'>;
  find(id: string): Promise<StoredReview | null>;
  /** Oldest first. */
  listPending(limit?: number): Promise<StoredReview[]>;
  /** The approved ones of a recipe, newest first. */
  listApproved(recipeId: number): Promise<SyncedReview[]>;
  /**
   * Approves or rejects. 'unchanged': this very decision was made already. 'conflict': somebody decided otherwise, or
   * without this reply or translation, at the same moment or since `from`. 'missing': there is no such review, or it was
   * removed.
   */
  moderate(decision: Decision): Promise<DecisionResult>;
  /** Deletes the text and leaves a tombstone, so that a late repeat revives nothing. */
  remove(id: string, by: string): Promise<'removed' | 'missing'>;
  /**
   * Notes the picture that came with a review; it waits for an approval of its own. 'taken': there is another, and it was
   * not rejected.
   */
  attachPhoto(id: string, imageUrl: string): Promise<'attached' | 'taken' | 'missing'>;
  /** Decides on the picture of a review. 'missing': the review has no such picture, or was removed. */
  moderatePhoto(
    id: string,
    imageUrl: string,
    status: 'approved' | 'rejected',
  ): Promise<'decided' | 'conflict' | 'missing'>;
  /** Reviews whose picture waits for a decision, oldest first; rejected ones do not count. */
  listPendingPhotos(limit?: number): Promise<StoredReview[]>;
  countPending(): Promise<number>;
  countApproved(): Promise<number>;
};

/** What a removed review keeps: its id, its recipe and the hash that recognises a repeat. */
const EMPTIED = {
  comment: '',
  userName: '',
  userCountry: null,
  imageUrl: null,
  imageStatus: null,
  adminReply: null,
  adminReplyAt: null,
  translation: null,
  withdrawnReply: null,
} as const;

/** What a decision adds to the review, if anything. */
function publishedWith({ adminReply, translation }: Decision, at: Date): Partial<ReviewDocument> {
  return {
    ...(adminReply !== undefined && { adminReply, adminReplyAt: at.toISOString() }),
    ...(translation !== undefined && { translation }),
  };
}

/** Whether the review carries all that a decision would add, so that no words are lost without a sound. */
function isSaid({ adminReply, translation }: Decision, review: ReviewDocument): boolean {
  return (
    (adminReply === undefined || adminReply === review.adminReply) &&
    (translation === undefined ||
      (translation.language === review.translation?.language &&
        translation.comment === review.translation.comment))
  );
}

export function createReviews(
  reviews: Collection<ReviewDocument>,
  log: RevisionLog,
  clock: () => number,
): Reviews {
  /**
   * Changes a review that still has the status it was read with. Devices learn of it by a new revision if they know
   * the review, or are about to.
   * @returns whether it still had that status
   */
  async function change(review: ReviewDocument, fields: Partial<ReviewDocument>): Promise<boolean> {
    const asRead = { _id: review._id, status: review.status };
    const isPublic = review.revision !== null || fields.status === 'approved';
    const { matchedCount } = isPublic
      ? await log.write((revision) => reviews.updateOne(asRead, { $set: { ...fields, revision } }))
      : await reviews.updateOne({ ...asRead, revision: null }, { $set: fields });
    return matchedCount > 0;
  }

  return {
    async insert(review) {
      const document = newReviewDocument(review);
      if (await insertIfAbsent(reviews, document)) return 'created';
      const stored = await reviews.findOne({ _id: review.id });
      return stored?.bodyHash === document.bodyHash ? 'replayed' : 'conflict';
    },
    async find(id) {
      const found = await reviews.findOne({ _id: id });
      return found && storedReview(found);
    },
    async listPending(limit = 500) {
      const sort = { createdAt: 1, _id: 1 } as const;
      return (await reviews.find({ status: 'pending' }, { sort, limit }).toArray()).map(storedReview);
    },
    async listApproved(recipeId) {
      const sort = { createdAt: -1, _id: 1 } as const;
      return (await reviews.find({ recipeId, status: 'approved' }, { sort }).toArray()).map(syncedReview);
    },
    async moderate(decision) {
      const { id, status, by, notes, from } = decision;
      const review = await reviews.findOne({ _id: id });
      if (review === null || review.status === 'removed') return 'missing';
      if (review.status === status) return isSaid(decision, review) ? 'unchanged' : 'conflict';
      if (from !== undefined && review.status !== from) return 'conflict';
      const at = new Date(clock());
      const moderation = { status, by, at, notes: notes ?? null };
      if (await change(review, { status, moderation, ...publishedWith(decision, at) })) return 'decided';
      // Somebody was quicker.
      const now = await reviews.findOne({ _id: id });
      return now?.status === status && isSaid(decision, now) ? 'unchanged' : 'conflict';
    },
    async remove(id, by) {
      for (;;) {
        const review = await reviews.findOne({ _id: id });
        if (review === null || review.status === 'removed') return 'missing';
        const moderation = { status: 'removed', by, at: new Date(clock()), notes: null } as const;
        if (await change(review, { ...EMPTIED, status: 'removed', moderation })) return 'removed';
      }
    },
    async attachPhoto(id, imageUrl) {
      for (;;) {
        const review = await reviews.findOne({ _id: id });
        if (review === null || review.status === 'removed') return 'missing';
        if (review.imageUrl === imageUrl) return 'attached';
        if (review.imageUrl !== null && review.imageStatus !== 'rejected') return 'taken';
        if (await change(review, { imageUrl, imageStatus: 'pending' })) return 'attached';
      }
    },
    async moderatePhoto(id, imageUrl, status) {
      const review = await reviews.findOne({ _id: id });
      if (review === null || review.status === 'removed' || review.imageUrl !== imageUrl) return 'missing';
      return (await change(review, { imageStatus: status })) ? 'decided' : 'conflict';
    },
    async listPendingPhotos(limit = 500) {
      const sort = { createdAt: 1, _id: 1 } as const;
      const waiting = { imageStatus: 'pending', status: { $in: ['pending', 'approved'] } } as const;
      return (await reviews.find(waiting, { sort, limit }).toArray()).map(storedReview);
    },
    countPending: () => reviews.countDocuments({ status: 'pending' }),
    countApproved: () => reviews.countDocuments({ status: 'approved' }),
  };
}
