import { useRef, useState } from 'react';
import { useConnection } from '../sync/connection.ts';
import { editItem, type NewEntry } from './commands.ts';
import type { ItemDraft } from './outbox-item.ts';
import { type Placed, usePlacing } from './use-placing.ts';
import { reasonOf, type SendTexts, tellFailure, watch } from './use-send.ts';

/**
 * Outcome of sending: 'unsaved' – neither queued nor delivered; 'late' – an earlier version of the item has already
 * been delivered, and the new text is only in the form.
 */
export type SendOutcome = 'sent' | 'waiting' | 'refused' | 'unsaved' | 'late';

type CorrectableSend = {
  isPending: boolean;
  /**
   * Resolves after a toast has reported the outcome, except for 'late'.
   * @param onSaved called as soon as the entry is safely queued: the draft can be deleted
   */
  send: (entry: NewEntry, onSaved?: () => void) => Promise<SendOutcome>;
};

/**
 * Like `useSend`, for a form that keeps its text on refusal: sending again corrects the refused item instead of
 * adding a second one.
 * @param itemId the queued item that the form starts with
 */
export function useCorrectableSend(texts: SendTexts, itemId: string | null = null): CorrectableSend {
  const { online } = useConnection();
  const [isPending, setPending] = useState(false);
  const place = usePlacing();
  const correcting = useRef(itemId);

  async function send(entry: NewEntry, onSaved?: () => void): Promise<SendOutcome> {
    setPending(true);
    try {
      const corrected =
        correcting.current === null ? null : await editItem(correcting.current, draftOf(entry));
      if (corrected?.status === 'sent') {
        correcting.current = null;
        return 'late';
      }
      // An item removed from the queue in the meantime is queued as a new one.
      const placed: Placed =
        corrected === null ? await place(entry, online) : { kind: 'queued', id: corrected.id };
      correcting.current = placed.kind === 'queued' ? placed.id : null;
      onSaved?.();
      const outcome = await watch(placed, online, texts);
      if (outcome.status !== 'refused') correcting.current = null;
      return outcome.status;
    } catch (error) {
      tellFailure(texts, reasonOf(error));
      return 'unsaved';
    } finally {
      setPending(false);
    }
  }

  return { isPending, send };
}

const draftOf = ({ draft }: NewEntry): ItemDraft => draft;
