import { reviewDraftSchema } from '#domain/review/review';

const REVIEW_FIELDS = ['rating', 'userName', 'comment'] as const;
type ReviewField = (typeof REVIEW_FIELDS)[number];

/** The form's values; `rating` 0 means no star is chosen yet. */
export type ReviewValues = { rating: number; userName: string; comment: string };
export type ReviewErrors = Partial<Record<ReviewField, string>>;

export const EMPTY_REVIEW: ReviewValues = { rating: 0, userName: '', comment: '' };

/** The first message per invalid field, from the schema; empty if the review is valid. */
export function reviewErrors(values: ReviewValues): ReviewErrors {
  const result = reviewDraftSchema.safeParse(values);
  const errors: ReviewErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = REVIEW_FIELDS.find((name) => name === issue.path[0]);
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
}

/** True if anything was written: an untouched form is not stored as a draft. */
export function isReviewEmpty(values: ReviewValues): boolean {
  return values.rating === 0 && values.userName.trim() === '' && values.comment.trim() === '';
}
