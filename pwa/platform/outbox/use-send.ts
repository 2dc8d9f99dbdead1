import { useRef, useState } from 'react';
import { showToast } from '../state/toast-store.ts';
import { useConnection } from '../sync/connection.ts';
import { editItem, enqueue, prepare } from './commands.ts';
import { OutboxError } from './database.ts';
import { sendStraight } from './delivery.ts';
import type { NewEntry, PreparedItems } from './entry.ts';
import { currentItems, subscribeItems } from './use-outbox.ts';

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

type Delivered = { status: 'sent' } | { status: 'refused'; detail: string } | { status: 'waiting' };

/**
 * Outcome of sending: 'unsaved' – neither queued nor delivered; 'late' – an earlier version of the item has already
 * been delivered, and the new text is only in the form.
 */
export type SendOutcome = Delivered['status'] | 'unsaved' | 'late';

/** Neither stored on the device nor accepted by the server; `message` is a sentence for the person. */
class UnplacedError extends Error {}

type Send = {
  isPending: boolean;
  /** Why the last attempt ended 'unsaved', for forms that cover the toast. */
  problem: string | undefined;
  /**
   * Resolves after a toast has reported the outcome, except for 'late'.
   * @param onSaved called as soon as the entry is safe, queued or delivered: the draft can be deleted
   */
  send: (entry: NewEntry, onSaved?: () => void) => Promise<SendOutcome>;
};

type SendOptions = {
  /** The form keeps its text on refusal: sending again corrects the refused item instead of adding a second one. */
  corrects?: boolean;
  /** The queued item that such a form starts with. */
  itemId?: string | null;
};

/**
 * Queues an entry, watches it briefly and reports its state. If the browser's storage refuses, the entry is sent directly
 * to the server; the same text keeps its ids across attempts, so that it is accepted once.
 */
export function useSend(texts: SendTexts, { corrects = false, itemId = null }: SendOptions = {}): Send {
  const { online } = useConnection();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const correcting = useRef(itemId);
  const tried = useRef<{ words: string; photo: unknown; items: PreparedItems } | null>(null);

  /** Queues the entry, or delivers it; what the person is told about the latter, null if it is queued. */
  async function place(entry: NewEntry): Promise<{ id: string; note: string | null }> {
    const words = JSON.stringify(entry);
    const photo = 'photo' in entry ? entry.photo : undefined;
    const known = tried.current?.words === words && tried.current.photo === photo ? tried.current : null;
    const items = known?.items ?? prepare(entry);
    tried.current = { words, photo, items };
    const note = await enqueue(entry, items).then(
      () => null,
      (error: unknown) => straight(items, error, online),
    );
    tried.current = null;
    return { id: items[0].id, note };
  }

  async function send(entry: NewEntry, onSaved?: () => void): Promise<SendOutcome> {
    setPending(true);
    setProblem(undefined);
    try {
      const corrected = correcting.current === null ? null : await editItem(correcting.current, entry.draft);
      if (corrected?.status === 'sent') {
        correcting.current = null;
        return 'late';
      }
      // An item removed from the queue in the meantime is queued as a new one.
      const { id, note } = corrected === null ? await place(entry) : { id: corrected.id, note: null };
      correcting.current = corrects && note === null ? id : null;
      onSaved?.();
      const outcome = await delivered(id, note, online);
      tell(outcome, note, texts);
      if (outcome.status !== 'refused') correcting.current = null;
      return outcome.status;
    } catch (error) {
      const reason = reasonOf(error);
      setProblem(reason || texts.failed.fallback);
      tellFailure(texts, reason);
      return 'unsaved';
    } finally {
      setPending(false);
    }
  }

  return { isPending, problem, send };
}

/**
 * @throws {OutboxError} neither stored nor online
 * @throws {UnplacedError} neither stored nor accepted
 */
async function straight(items: PreparedItems, error: unknown, online: boolean): Promise<string> {
  if (!(error instanceof OutboxError) || !online) throw error;
  const { arrived, delivery } = await sendStraight(items);
  if (delivery.kind === 'acknowledged') {
    return `${error.reason}, so it went straight to us: nothing of it is kept here, nor shown in your queue.`;
  }
  const { code, detail } = delivery.problem;
  if (arrived > 0) throw new UnplacedError(`Your review has arrived, its photo has not. ${detail}`);
  if (delivery.kind === 'refused') throw new UnplacedError(detail);
  throw code === 'network' ? error : new UnplacedError(`${error.message} ${detail}`);
}

async function delivered(id: string, note: string | null, online: boolean): Promise<Delivered> {
  if (note !== null) return { status: 'sent' };
  return online ? awaitDelivery(id, PATIENCE_MS) : { status: 'waiting' };
}

/**
 * Watches a queued item while the person waits at the button: until it is acknowledged, refused or fails, at most
 * `timeoutMs`. Delivery continues regardless of the outcome here.
 */
function awaitDelivery(id: string, timeoutMs: number): Promise<Delivered> {
  return new Promise((resolve) => {
    const finish = (outcome: Delivered) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const look = () => {
      const item = currentItems()?.find((candidate) => candidate.id === id);
      if (item?.status === 'sent') finish({ status: 'sent' });
      else if (item?.status === 'refused')
        finish({ status: 'refused', detail: item.lastProblem?.detail ?? '' });
      else if (item?.status === 'waiting' && item.attempts > 0) finish({ status: 'waiting' });
    };
    const timer = setTimeout(() => finish({ status: 'waiting' }), timeoutMs);
    const stop = subscribeItems(look);
    look();
  });
}

/** The toast of an outcome. */
function tell(outcome: Delivered, note: string | null, texts: SendTexts): void {
  const { title, description = '' } = texts.sent;
  if (note !== null) showToast({ title, description: `${description} ${note}`.trim() });
  else if (outcome.status === 'refused') tellFailure(texts, outcome.detail);
  else showToast(outcome.status === 'sent' ? texts.sent : SAVED);
}

/** The destructive toast, with the reason if there is one. */
function tellFailure({ failed }: SendTexts, detail: string): void {
  showToast({ variant: 'destructive', title: failed.title, description: detail || failed.fallback });
}

/** Why an entry was not sent, as a sentence for the person; '' if the error has none. */
function reasonOf(error: unknown): string {
  if (error instanceof OutboxError || error instanceof UnplacedError) return error.message;
  const issues = error instanceof Error && 'issues' in error ? error.issues : null;
  const [first] = Array.isArray(issues) ? issues : [];
  return typeof first?.message === 'string' ? first.message : '';
}
