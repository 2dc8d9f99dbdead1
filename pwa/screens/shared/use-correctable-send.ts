import { useRef, useState } from 'react';
import type { ItemDraft } from '#domain/outbox/outbox-item';
import { editItem, type NewEntry } from '../../database/outbox/commands.ts';
import { useConnection } from '../../sync/connection.ts';
import { type Placed, usePlacing } from './use-placing.ts';
import { reasonOf, type SendTexts, tellFailure, watch } from './use-send.ts';

/**
 * What became of the words: 'unsaved' – neither in the queue nor with the server; 'late' – the earlier words of the item have arrived
 * already, and these stand in the form only.
 */
export type SendOutcome = 'sent' | 'waiting' | 'refused' | 'unsaved' | 'late';

export type CorrectableSend = {
  isPending: boolean;
  /**
   * A toast has said what became of it, save of 'late'.
   * @param onSaved called as soon as the words are safe in the queue: a kept draft may go
   */
  send: (entry: NewEntry, onSaved?: () => void) => Promise<SendOutcome>;
};

/**
 * Like `useSend`, for a form that keeps its words when they are refused: sending again corrects the refused item instead
 * of adding a second one.
 * @param itemId the item of the queue whose words stand in the form from the start
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
      // An item that somebody has taken out of the queue meanwhile is written anew.
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
