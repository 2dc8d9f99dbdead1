import type { SyncedReview } from '#domain/contract/sync';
import type { ReviewTranslation } from '#domain/review/review';
import { contentHash } from './content-hash.ts';

/** 'withdrawn': taken down, and kept to be restored; 'removed': its words are gone for good. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'removed';

export type NewReview = {
  /** The UUID of the visitor's queue item, or one made by the server. */
  id: string;
  recipeId: number;
  rating: number;
  comment: string;
  userName: string;
  userCountry: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Of the secret that its device made with it; without one nobody can prove to have written it. */
  secretHash?: string | undefined;
};

export type ImageStatus = 'pending' | 'approved' | 'rejected';

export type StoredReview = NewReview & {
  status: ReviewStatus;
  /** It is or was public, so its id is known to anybody. */
  wasPublic: boolean;
  imageUrl: string | null;
  imageStatus: ImageStatus | null;
};

export type Moderation = {
  status: 'approved' | 'rejected' | 'removed';
  /** Username of the administrator. */
  by: string;
  at: Date;
  notes: string | null;
};

export type ReviewDocument = Omit<NewReview, 'id'> & {
  _id: string;
  status: ReviewStatus;
  /** Tells a repeat of this review from another one under the same id, even after the text was deleted. */
  bodyHash: string;
  moderation: Moderation | null;
  /** Null until the review is public for the first time: until then devices know nothing of it. */
  revision: number | null;
  imageUrl: string | null;
  imageStatus: ImageStatus | null;
  adminReply: string | null;
  adminReplyAt: string | null;
  translation?: ReviewTranslation | null;
  /** A reply that was taken down, kept to be restored. */
  withdrawnReply?: { text: string; at: string } | null;
  /** How many acts were done to it since it was published. */
  version?: number;
};

/** The document of a review that has just been handed in. */
export function newReviewDocument(review: NewReview): ReviewDocument {
  const { id, recipeId, rating, comment, userName } = review;
  return {
    _id: id,
    recipeId,
    rating,
    comment,
    userName,
    userCountry: review.userCountry,
    createdAt: review.createdAt,
    status: 'pending',
    bodyHash: contentHash({ recipeId, rating, comment, userName }),
    moderation: null,
    revision: null,
    imageUrl: null,
    imageStatus: null,
    adminReply: null,
    adminReplyAt: null,
    ...(review.secretHash !== undefined && { secretHash: review.secretHash }),
  };
}

export function storedReview(document: ReviewDocument): StoredReview {
  const { _id, recipeId, rating, comment, userName, userCountry, createdAt, secretHash } = document;
  const { status, imageUrl, imageStatus } = document;
  const content = { id: _id, recipeId, rating, comment, userName, userCountry, createdAt };
  const wasPublic = document.revision !== null;
  return {
    ...content,
    status,
    wasPublic,
    imageUrl,
    imageStatus,
    ...(secretHash !== undefined && { secretHash }),
  };
}

/** An approved review as devices hold it. */
export function syncedReview(document: ReviewDocument): SyncedReview {
  const { imageStatus } = document;
  // One literal: put together of several objects it takes ten times as long, a hundred thousand times at each start.
  return {
    id: document._id,
    recipeId: document.recipeId,
    rating: document.rating,
    comment: document.comment,
    userName: document.userName,
    userCountry: document.userCountry,
    createdAt: document.createdAt,
    isApproved: true,
    imageUrl: imageStatus === 'approved' ? document.imageUrl : null,
    imageStatus,
    adminReply: document.adminReply,
    adminReplyAt: document.adminReplyAt,
    translation: document.translation ?? null,
    revision: document.revision as number,
  };
}
