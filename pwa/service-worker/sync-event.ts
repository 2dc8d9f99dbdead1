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

export {};
