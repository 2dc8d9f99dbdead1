import { useState } from 'react';
import type { PublishedRecipe } from '#domain/contract/editorial';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { setRecipePhoto, uploadRecipePhoto } from '../../calls/editorial-api.ts';

type UpdateEvents = {
  /** Reads the list again. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Gives a recipe another photo, one at a time; a conflict reads the list again. */
export function usePhotoUpdate({ onDone, onSignedOut }: UpdateEvents) {
  const [isSaving, setSaving] = useState(false);

  /**
   * @param photo an address, a file to upload, or null for the drawn bowl
   * @returns whether it was done
   */
  async function update({ id, version }: PublishedRecipe, photo: string | File | null): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    try {
      if (photo instanceof File) await uploadRecipePhoto(id, version, photo);
      else await setRecipePhoto(id, version, { imageUrl: photo });
      showToast({ title: 'Recipe photo updated successfully!' });
      await onDone();
      return true;
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
        return false;
      }
      const isSaid = error instanceof AdminError && (error.kind !== 'refused' || error.code !== null);
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: isSaid ? error.detail : 'Failed to update photo',
      });
      if (error instanceof AdminError && (error.status === 404 || error.status === 412)) await onDone();
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, update };
}
