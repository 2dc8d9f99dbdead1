/** The event of the Background Synchronization API, which no TypeScript library declares. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser will not retry by itself. */
  readonly lastChance: boolean;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

export {};
