import type { ReviewState } from '#domain/contract/editorial';

/** The states of reviews as administrators read them. */
export const STATE_LABELS: Record<ReviewState, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
