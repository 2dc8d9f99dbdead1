import type { ReviewActBody } from '#domain/contract/editorial';
import type { ReviewDocument } from '../review-document.ts';

type Changes = Partial<ReviewDocument> | null;

function edited(review: ReviewDocument, body: ReviewActBody & { act: 'edit' }, at: string): Changes {
  const { userName, comment, adminReply } = body;
  const reply = adminReply === review.adminReply ? {} : { adminReply, adminReplyAt: adminReply && at };
  const words = comment === review.comment ? {} : { comment, translation: null };
  const name = userName === review.userName ? {} : { userName };
  const changes = { ...name, ...words, ...reply };
  return Object.keys(changes).length === 0 ? null : changes;
}

/**
 * Fields that an act changes in a review: null if nothing changes, 'missing' if the review was never published, was
 * erased, or has no such photo or reply.
 * @param at ISO 8601, UTC
 */
export function reviewChanges(review: ReviewDocument, body: ReviewActBody, at: string): Changes | 'missing' {
  const { status, imageUrl, imageStatus, adminReply, withdrawnReply } = review;
  if (status !== 'approved' && status !== 'withdrawn') return 'missing';
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
      return { adminReply: withdrawnReply.text, adminReplyAt: withdrawnReply.at, withdrawnReply: null };
  }
}
