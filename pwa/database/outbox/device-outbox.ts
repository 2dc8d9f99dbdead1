import { connectOutbox } from './connection.ts';
import { outboxStore } from './store.ts';

/** This device's queue; nothing is opened before the first call. */
export const deviceOutbox = outboxStore(connectOutbox());
