import type { ReviewState } from '#domain/contract/editorial';

/** Review states as shown to administrators. */
export const STATE_LABELS: Record<ReviewState, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
