import * as z from 'zod/mini';
import {
  type ContactReply,
  type ContactUpdate,
  contactReplySchema,
  type StoredContactMessage,
  storedContactMessageSchema,
} from '#domain/contract/contact';
import { read } from '../calls/api.ts';
import { seen } from '../calls/editorial-api.ts';

const PATH = '/api/admin/contact-messages';

/** The messages of visitors, newest first. */
export function readContactMessages(): Promise<StoredContactMessage[]> {
  return read(z.array(storedContactMessageSchema), PATH);
}

export function updateContactMessage(
  id: string,
  version: number,
  body: ContactUpdate,
): Promise<StoredContactMessage> {
  return read(storedContactMessageSchema, `${PATH}/${id}`, { method: 'PATCH', body, headers: seen(version) });
}

/** Replies to a message, the first one first. */
export function readReplies(id: string): Promise<ContactReply[]> {
  return read(z.array(contactReplySchema), `${PATH}/${id}/replies`);
}

/** @param key a UUID of this reply; the same key again sends nothing twice */
export function sendReply(id: string, key: string, text: string): Promise<ContactReply> {
  return read(contactReplySchema, `${PATH}/${id}/replies`, {
    method: 'POST',
    body: { text },
    headers: { 'Idempotency-Key': key },
  });
}
