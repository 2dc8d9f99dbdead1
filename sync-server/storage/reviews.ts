import type { ReviewTranslation } from '#domain/review/review';
import type { Decided } from '#domain/sync/exchange';
import { type Collection, type Insertion, insertOnce } from './database.ts';
import {
  type NewReview,
  newReviewDocument,
  type ReviewDocument,
  type ReviewStatus,
  type StoredReview,
  storedReview,
} from './review-document.ts';
import type { RevisionLog } from './revisions/revision-log.ts';

export type { NewReview, StoredReview } from './review-document.ts';

type Decision = {
  id: string;
  status: 'approved' | 'rejected';
  /** Username of the administrator. */
  by: string;
  notes?: string;
  /** Published with the review on approval, like the translation. */
  adminReply?: string | null;
  translation?: ReviewTranslation | null;
  /** If given, a review that has left this status for another one than wanted is a conflict. */
  from?: ReviewStatus;
};

type DecisionResult = 'decided' | 'unchanged' | 'conflict' | 'missing';

export type Reviews = {
  /** Stores a review as pending, once under its id. */
  insert(review: NewReview): Promise<Insertion>;
  find(id: string): Promise<StoredReview | null>;
  /** Oldest first. */
  listPending(limit?: number): Promise<StoredReview[]>;
  /**
   * Approves or rejects. 'unchanged': the same decision was made before. 'conflict': another decision, or one without this
   * reply or translation, was made simultaneously or since `from`. 'missing': there is no such review, or it was removed.
   */
  moderate(decision: Decision): Promise<DecisionResult>;
  /** The decision that stands; null for none, or if the review was removed. */
  decision(id: string): Promise<Decided | null>;
  /** Deletes the text and keeps a tombstone, so that a late repeat revives nothing. */
  remove(id: string, by: string): Promise<'removed' | 'missing'>;
  /**
   * Attaches a review's photo, which needs its own approval. 'taken': it has another photo that was not rejected.
   */
  attachPhoto(id: string, imageUrl: string): Promise<'attached' | 'taken' | 'missing'>;
  /**
   * Decides on a review's pending photo; a repeat changes nothing. 'conflict': another decision was made before. 'missing':
   * the review has no such photo, or was removed.
   */
  moderatePhoto(
    id: string,
    imageUrl: string,
    status: 'approved' | 'rejected',
  ): Promise<'decided' | 'conflict' | 'missing'>;
  /** Reviews with a pending photo, oldest first, except rejected reviews. */
  listPendingPhotos(limit?: number): Promise<StoredReview[]>;
  countPending(): Promise<number>;
  countApproved(): Promise<number>;
};

/** A removed review keeps its id, its recipe and the hash that identifies a repeat. */
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

/** Fields that a decision adds to the review. */
function publishedWith({ adminReply, translation }: Decision, at: Date): Partial<ReviewDocument> {
  return {
    ...(adminReply !== undefined && { adminReply, adminReplyAt: adminReply && at.toISOString() }),
    ...(translation !== undefined && { translation }),
  };
}

/** Whether the review already contains the decision's reply and translation, so that none is lost silently. */
function isSaid({ adminReply, translation }: Decision, review: ReviewDocument): boolean {
  return (
    (adminReply === undefined || adminReply === review.adminReply) &&
    (translation === undefined ||
      (translation?.language === review.translation?.language &&
        translation?.comment === review.translation?.comment))
  );
}

export function createReviews(
  reviews: Collection<ReviewDocument>,
  log: RevisionLog,
  clock: () => number,
): Reviews {
  /**
   * Changes a review if it still has the status it was read with. A new revision publishes the change if devices know the
   * review, or are about to.
   * @param also further fields that must be unchanged
   * @returns whether the change was made
   */
  async function change(
    review: ReviewDocument,
    fields: Partial<ReviewDocument>,
    also: Partial<Pick<ReviewDocument, 'imageUrl' | 'imageStatus'>> = {},
  ): Promise<boolean> {
    const asRead = { _id: review._id, status: review.status, ...also };
    const isPublic = review.revision !== null || fields.status === 'approved';
    const { matchedCount } = isPublic
      ? await log.write((revision) => reviews.updateOne(asRead, { $set: { ...fields, revision } }))
      : await reviews.updateOne({ ...asRead, revision: null }, { $set: fields });
    return matchedCount > 0;
  }

  return {
    insert: (review) => insertOnce(reviews, newReviewDocument(review)),
    async find(id) {
      const found = await reviews.findOne({ _id: id });
      return found && storedReview(found);
    },
    async listPending(limit = 500) {
      const sort = { createdAt: 1, _id: 1 } as const;
      return (await reviews.find({ status: 'pending' }, { sort, limit }).toArray()).map(storedReview);
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
      // Another decision came first.
      const now = await reviews.findOne({ _id: id });
      return now?.status === status && isSaid(decision, now) ? 'unchanged' : 'conflict';
    },
    async decision(id) {
      const moderation = (await reviews.findOne({ _id: id }))?.moderation ?? null;
      if (moderation === null || moderation.status === 'removed') return null;
      const { by, at, status } = moderation;
      return { by, at: at.toISOString(), status, recipeId: null };
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
        const { imageUrl: there } = review;
        // Read again: of two concurrent uploads only one counts.
        await change(review, { imageUrl, imageStatus: 'pending' }, { imageUrl: there });
      }
    },
    async moderatePhoto(id, imageUrl, status) {
      const review = await reviews.findOne({ _id: id });
      if (review === null || review.status === 'removed' || review.imageUrl !== imageUrl) return 'missing';
      if (review.imageStatus === status) return 'decided';
      if (review.imageStatus !== 'pending') return 'conflict';
      const asRead = { imageUrl, imageStatus: 'pending' } as const;
      return (await change(review, { imageStatus: status }, asRead)) ? 'decided' : 'conflict';
    },
    async listPendingPhotos(limit = 500) {
      const sort = { createdAt: 1, _id: 1 } as const;
      // By photo only, since few are pending: an index on the status would go through every approved review.
      const waiting = await reviews.find({ imageStatus: 'pending' }, { sort }).toArray();
      const shown = waiting.filter(({ status }) => status === 'pending' || status === 'approved');
      return shown.slice(0, limit).map(storedReview);
    },
    countPending: () => reviews.countDocuments({ status: 'pending' }),
    countApproved: () => reviews.countDocuments({ status: 'approved' }),
  };
}
