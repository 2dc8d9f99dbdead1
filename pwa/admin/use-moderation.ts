import { useState } from 'react';
import type { ModerateRatingBody } from '#domain/contract/admin';
import { showToast } from '../state/toast-store.ts';
import { AdminError, adminErrorSentence } from './admin-error.ts';
import { handleSafetyReport, moderatePhoto, moderateRating } from './api.ts';

export type Decision = 'approved' | 'rejected';

const REJECTION_NOTES = 'Comment rejected by admin';

export type ModerationEvents = {
  /** Reads the list again; buttons and keys wait until it is done. */
  onModerated: () => Promise<void>;
  onSignedOut: () => void;
};

/** Sends one decision at a time and reports the result. */
export function useModeration({ onModerated, onSignedOut }: ModerationEvents) {
  const [isSaving, setSaving] = useState(false);

  async function save(send: () => Promise<void>, title: string): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await send();
      showToast({ title });
      await onModerated();
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else {
        showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
        // Deleted or decided by another administrator: the displayed list is stale.
        if (error instanceof AdminError && (error.status === 404 || error.status === 409))
          await onModerated();
      }
    } finally {
      setSaving(false);
    }
  }

  const noted = (status: Decision) =>
    status === 'rejected' ? { status, notes: REJECTION_NOTES } : { status };
  return {
    isSaving,
    /** @param approval what is published with the comment where it is approved */
    moderate: (
      id: string,
      status: Decision,
      approval: Pick<ModerateRatingBody, 'adminReply' | 'translation'> = {},
    ) =>
      save(
        () => moderateRating(id, { ...noted(status), ...(status === 'approved' && approval) }),
        'Comment Updated',
      ),
    handleReport: (id: string) => save(() => handleSafetyReport(id), 'Report Done'),
    moderatePhoto: (key: string, status: Decision) => save(() => moderatePhoto(key, status), 'Photo Updated'),
  };
}
