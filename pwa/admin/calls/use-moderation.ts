import { useState } from 'react';
import { ADMIN_CALLS, type ModerateRatingBody, type PendingRating } from '#domain/contract/admin';
import { INTAKE_CALLS, SAFETY_REPORT_CALLS } from '#domain/contract/intake';
import type { Decided } from '#domain/sync/exchange';
import { showToast } from '../../platform/state/toast-store.ts';
import { AdminError, actOnReview, adminErrorSentence, request } from './api.ts';

export type Decision = 'approved' | 'rejected';

const REJECTION_NOTES = 'Comment rejected by admin';

export type ModerationEvents = {
  /** Reloads the list; buttons and keys wait for it. */
  onModerated: () => Promise<void>;
  onSignedOut: () => void;
};

type Approval = Pick<ModerateRatingBody, 'adminReply' | 'translation'>;
/** Comments decided together. */
type DecidedTogether = { status: Decision; comments: readonly PendingRating[] };

/** A decision that was refused because another administrator had decided. */
export type RefusedDecision = {
  decided: Decided;
  comment: PendingRating;
  wanted: Decision;
  /** The reply and translation that approving would have published. */
  approval: Approval;
};

function bodyOf(status: Decision, approval: Approval): ModerateRatingBody {
  return status === 'approved' ? { status, ...approval } : { status, notes: REJECTION_NOTES };
}

/** Sends one decision at a time and reports the result; the last one on comments can be undone. */
export function useModeration({ onModerated, onSignedOut }: ModerationEvents) {
  const [isSaving, setSaving] = useState(false);
  const [decided, setDecided] = useState<DecidedTogether | null>(null);
  const [elsewhere, setElsewhere] = useState<RefusedDecision | null>(null);

  /** @param aboutOf the comment that was being decided */
  async function save(
    send: () => Promise<unknown>,
    title: string,
    aboutOf?: () => Omit<RefusedDecision, 'decided'>,
  ): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setElsewhere(null);
    try {
      await send();
      showToast({ title });
      await onModerated();
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else {
        const before = error instanceof AdminError ? error.decided : null;
        if (before !== null && aboutOf !== undefined) setElsewhere({ ...aboutOf(), decided: before });
        else showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
        // Deleted or decided by another administrator: the displayed list is stale.
        if (error instanceof AdminError && [404, 409, 412].includes(error.status)) await onModerated();
      }
    } finally {
      setSaving(false);
    }
  }

  return {
    isSaving,
    /** The last decision, if another administrator's stood in its way. */
    elsewhere,
    /** The decision that can be undone. */
    decided,
    /**
     * Decides comments one after the other; a failure stops the batch, and decisions made before it can be undone.
     * @param approvalOf what is published with an approved comment
     */
    moderate: (
      comments: readonly PendingRating[],
      status: Decision,
      approvalOf: (comment: PendingRating) => Approval,
    ) => {
      const done: PendingRating[] = [];
      return save(
        async () => {
          try {
            for (const comment of comments) {
              await request(ADMIN_CALLS.moderateRating, {
                params: { id: comment.id },
                body: bodyOf(status, approvalOf(comment)),
              });
              done.push(comment);
            }
          } finally {
            if (done.length > 0) setDecided({ status, comments: done });
          }
        },
        'Comment Updated',
        () => {
          const comment = comments[done.length] as PendingRating;
          return { comment, wanted: status, approval: status === 'approved' ? approvalOf(comment) : {} };
        },
      );
    },
    /** Makes the last decided comments pending again. */
    undo: () =>
      save(async () => {
        if (decided === null) return;
        const left = [...decided.comments];
        try {
          for (let next = left[0]; next !== undefined; next = left[0]) {
            // Gone or changed by somebody else: asked again, it would be refused again.
            const isSettled = (error: unknown) =>
              error instanceof AdminError && [404, 412].includes(error.status);
            await actOnReview(next.id, next.version, { act: 'reopen' }).catch((error: unknown) => {
              if (isSettled(error)) left.shift();
              throw error;
            });
            left.shift();
          }
        } finally {
          setDecided(left.length === 0 ? null : { ...decided, comments: left });
        }
      }, 'Decision Undone'),
    handleReport: (id: string) =>
      save(() => request(SAFETY_REPORT_CALLS.handleSafetyReport, { params: { id } }), 'Report Done'),
    moderatePhoto: (key: string, status: Decision) =>
      save(() => request(INTAKE_CALLS.moderatePhoto, { params: { key }, body: { status } }), 'Photo Updated'),
  };
}
