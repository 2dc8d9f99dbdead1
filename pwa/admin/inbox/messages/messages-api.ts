import { INTAKE_CALLS } from '#domain/contract/calls/intake';
import type { ContactUpdate } from '#domain/contract/contact';
import { request } from '../../calls/api.ts';

export const updateContactMessage = (id: string, version: number, body: ContactUpdate) =>
  request(INTAKE_CALLS.updateContactMessage, { params: { id }, version, body });

/** @param key idempotency key of this reply, a UUID */
export const sendReply = (id: string, key: string, text: string) =>
  request(INTAKE_CALLS.replyToContactMessage, { params: { id }, key, body: { text } });
