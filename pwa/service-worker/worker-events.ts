const MESSAGES = ['SKIP_WAITING', 'FLUSH_OUTBOX', 'TELL_REMINDERS', 'PUT_REMINDERS', 'KEEP_PAGES'] as const;
type WorkerMessage = (typeof MESSAGES)[number];

/** The known message in an event; null if it has another shape or another origin. */
export function workerMessage(
  event: Pick<ExtendableMessageEvent, 'data' | 'origin'>,
  ownOrigin: string,
): WorkerMessage | null {
  if (event.origin !== ownOrigin) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return MESSAGES.find((message) => message === data.type) ?? null;
}

/** The event of the Background Synchronization API, which no TypeScript library declares. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser will not retry by itself. */
  readonly lastChance: boolean;
}

/** The event of the Periodic Background Synchronization API, which no TypeScript library declares. */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: PeriodicSyncEvent;
  }
}
