import * as z from 'zod/mini';
import type { ContactPrefill } from './contact-address.ts';
import { contactMessageSchema } from './contact-message.ts';

const { category, subject } = contactMessageSchema.shape;
const prefillSchema = z.object({ category: z.catch(category, 'general'), subject: z.catch(subject, '') });

/**
 * Reads the query of a link to the contact form; null if it prefills nothing. Drops unknown keys and invalid values.
 */
export function readPrefill(query: Readonly<Record<string, string>>): ContactPrefill | null {
  const prefill = prefillSchema.parse(query);
  return prefill.category === 'general' && prefill.subject === '' ? null : prefill;
}
