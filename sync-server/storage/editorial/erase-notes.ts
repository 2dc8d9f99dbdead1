import type { Database } from '../database.ts';
import type { ReviewDocument } from '../review-document.ts';
import type { SubmissionDecision } from '../submission-document.ts';

type NoteKind = 'review-note' | 'submission-note' | 'act-reason';
type Act = { _id: string; reason: string | null };

/** Erases what moderators wrote of somebody; what was decided or done stays. False where there is nothing to erase. */
export function eraseNotes(database: Database): Record<NoteKind, (id: string) => Promise<boolean>> {
  const reviews = database.collection<ReviewDocument>('reviews');
  const decisions = database.collection<SubmissionDecision>('submission_decisions');
  const acts = database.collection<Act>('editorialActs');
  return {
    async 'review-note'(id) {
      for (;;) {
        const review = await reviews.findOne({ _id: id });
        if (review === null || (review.moderation?.notes ?? null) === null) return false;
        const { status, moderation } = review;
        const emptied = { $set: { moderation: moderation && { ...moderation, notes: null } } };
        // A decision made meanwhile stands, with notes of its own.
        if ((await reviews.updateOne({ _id: id, status }, emptied)).matchedCount > 0) return true;
      }
    },
    async 'submission-note'(id) {
      const decision = await decisions.findOne({ _id: id });
      if ((decision?.notes ?? decision?.reply ?? null) === null) return false;
      await decisions.updateOne({ _id: id }, { $set: { notes: null, reply: null } });
      return true;
    },
    async 'act-reason'(id) {
      if (((await acts.findOne({ _id: id }))?.reason ?? null) === null) return false;
      await acts.updateOne({ _id: id }, { $set: { reason: null } });
      return true;
    },
  };
}
