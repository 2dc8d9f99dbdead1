import { useState } from 'react';
import { showToast } from '../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence } from './api.ts';

type ActEvents = {
  /** Reloads the list. */
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/**
 * Runs one action at a time and reports its result; a conflict reloads the list, so that the next decision is
 * informed.
 */
export function useActs({ onDone, onSignedOut }: ActEvents) {
  const [isSaving, setSaving] = useState(false);

  /**
   * @param title of the toast; null shows none
   * @param undoOf undoes the action, given its answer; the toast then offers Undo
   * @returns whether it was done
   */
  async function act<Result>(
    send: () => Promise<Result>,
    title: string | null,
    undoOf?: (result: Result) => Promise<unknown>,
  ): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    try {
      const result = await send();
      if (title !== null)
        showToast({ title, ...(undoOf && { undo: () => void act(() => undoOf(result), title) }) });
      // It is done, even if the list can't be read again.
      await onDone().catch(report);
      return true;
    } catch (error) {
      report(error);
      if (error instanceof AdminError && [404, 409, 412].includes(error.status)) await onDone().catch(report);
      return false;
    } finally {
      setSaving(false);
    }
  }

  function report(error: unknown): void {
    if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
    else showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
  }

  return { isSaving, act };
}
