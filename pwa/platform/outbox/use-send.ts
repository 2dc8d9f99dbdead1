import { useState } from 'react';
import { showToast } from '../state/toast-store.ts';
import { useConnection } from '../sync/connection.ts';
import { awaitDelivery, type DeliveryOutcome } from './await-delivery.ts';
import type { NewEntry } from './commands.ts';
import { OutboxError } from './outbox-error.ts';
import { type Placed, UnplacedError, usePlacing } from './use-placing.ts';

/** How long the button says 'Sending': ample for a fast server; a slow one is not awaited. */
const PATIENCE_MS = 4_000;

const SAVED = { title: 'Saved on this device', description: 'It sends by itself when you are online.' };

/** Title and sentence of a toast. */
type Words = { title: string; description?: string };

export type SendTexts = {
  /** After the server's acknowledgement. */
  sent: Words;
  /** After a refusal or a storage failure; `fallback` if neither has a reason. */
  failed: { title: string; fallback: string };
};

type Send = {
  isPending: boolean;
  /**
   * Resolves to true once the entry is safe, queued or delivered, after a toast has reported the outcome.
   * @param onSaved called as soon as it is: the draft can be deleted
   */
  send: (entry: NewEntry, onSaved?: () => void) => Promise<boolean>;
};

/** Queues an entry, watches it briefly and reports its state. */
export function useSend(texts: SendTexts): Send {
  const { online } = useConnection();
  const place = usePlacing();
  const [isPending, setPending] = useState(false);

  async function send(entry: NewEntry, onSaved?: () => void): Promise<boolean> {
    setPending(true);
    try {
      const placed = await place(entry, online);
      onSaved?.();
      await watch(placed, online, texts);
      return true;
    } catch (error) {
      tellFailure(texts, reasonOf(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { isPending, send };
}

/** Watches an entry briefly and reports its state. */
export async function watch(placed: Placed, online: boolean, texts: SendTexts): Promise<DeliveryOutcome> {
  if (placed.kind === 'arrived') {
    const { title, description = '' } = texts.sent;
    showToast({ title, description: `${description} ${placed.note}`.trim() });
    return { status: 'sent' };
  }
  const outcome = online ? await awaitDelivery(placed.id, PATIENCE_MS) : ({ status: 'waiting' } as const);
  tellOutcome(outcome, texts);
  return outcome;
}

/** The toast of an outcome. */
function tellOutcome(outcome: DeliveryOutcome, texts: SendTexts): void {
  if (outcome.status === 'refused') tellFailure(texts, outcome.detail);
  else showToast(outcome.status === 'sent' ? texts.sent : SAVED);
}

/** The destructive toast, with the reason if there is one. */
export function tellFailure({ failed }: SendTexts, detail: string): void {
  showToast({ variant: 'destructive', title: failed.title, description: detail || failed.fallback });
}

/** Storage failure of an entry as a sentence for the person; '' if there is none. */
export function reasonOf(error: unknown): string {
  if (error instanceof OutboxError || error instanceof UnplacedError) return error.message;
  const issues = error instanceof Error && 'issues' in error ? error.issues : null;
  const [first] = Array.isArray(issues) ? issues : [];
  return typeof first?.message === 'string' ? first.message : '';
}
