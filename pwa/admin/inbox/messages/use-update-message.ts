import { useState } from 'react';
import type { ContactUpdate, StoredContactMessage } from '#domain/contract/contact';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { updateContactMessage } from './messages-api.ts';

type UpdateEvents = {
  /** Reads the list again. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Saves status and notes; a conflict reloads the list and keeps the typed notes. */
export function useUpdateMessage({ onDone, onSignedOut }: UpdateEvents) {
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);

  async function update({ id, version }: StoredContactMessage, body: ContactUpdate): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await updateContactMessage(id, version, body);
      setStale(false);
      showToast({
        title: 'Message Updated',
        description: 'Contact message status has been updated successfully.',
      });
      await onDone();
    } catch (error) {
      const status = error instanceof AdminError ? error.status : 0;
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else {
        showToast({
          variant: 'destructive',
          title: 'Update Failed',
          description: 'Failed to update message status. Please try again.',
        });
        setStale(status === 412);
        if (status === 404 || status === 412) await onDone();
      }
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, isStale, update };
}
