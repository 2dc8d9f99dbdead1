import { connectOutbox } from './connection.ts';
import { announceDeletion } from './outbox-events.ts';
import { outboxStore } from './store.ts';

/** This device's queue; its database opens at the first call. */
export const deviceOutbox = outboxStore(connectOutbox({ deleted: announceDeletion }));
