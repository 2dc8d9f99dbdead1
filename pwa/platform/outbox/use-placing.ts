import { useRef } from 'react';
import { enqueuePrepared, type NewEntry, type PreparedItems, prepare } from './commands.ts';
import { OutboxError } from './outbox-error.ts';
import type { StraightResult } from './send-straight.ts';

/** Location of an entry: queued, or, if the device cannot store it, already delivered. */
export type Placed = { kind: 'queued'; id: string } | { kind: 'arrived'; note: string };

/** Neither stored on the device nor accepted by the server; `message` is a sentence for the person. */
export class UnplacedError extends Error {}

/**
 * Queues entries. If the browser's storage refuses, an entry is sent directly to the server; the same text keeps its
 * ids across attempts, so that it is accepted once.
 * @throws {OutboxError} neither stored nor online
 * @throws {UnplacedError} neither stored nor accepted
 */
export function usePlacing(): (entry: NewEntry, online: boolean) => Promise<Placed> {
  const tried = useRef<{ words: string; photo: unknown; items: PreparedItems } | null>(null);

  return async (entry, online) => {
    const words = JSON.stringify(entry);
    const photo = 'photo' in entry ? entry.photo : undefined;
    const known = tried.current?.words === words && tried.current.photo === photo ? tried.current : null;
    const items = known?.items ?? prepare(entry);
    tried.current = { words, photo, items };
    const placed = await enqueuePrepared(items).then(
      ({ id }): Placed => ({ kind: 'queued', id }),
      (error: unknown) => straight(items, error, online),
    );
    tried.current = null;
    return placed;
  };
}

async function straight(items: PreparedItems, error: unknown, online: boolean): Promise<Placed> {
  if (!(error instanceof OutboxError) || !online) throw error;
  const { arrived, delivery } = await send(items, error);
  if (delivery.kind === 'acknowledged') {
    return {
      kind: 'arrived',
      note: `${error.reason}, so it went straight to us: nothing of it is kept here, nor shown in your queue.`,
    };
  }
  const { code, detail } = delivery.problem;
  if (arrived > 0) throw new UnplacedError(`Your review has arrived, its photo has not. ${detail}`);
  if (delivery.kind === 'refused') throw new UnplacedError(detail);
  throw code === 'network' ? error : new UnplacedError(`${error.message} ${detail}`);
}

/** A chunk that cannot be loaded means that there is no network after all. */
async function send(items: PreparedItems, error: OutboxError): Promise<StraightResult> {
  const { sendStraight } = await import('./send-straight.ts').catch(() => Promise.reject(error));
  return sendStraight(items);
}
