import * as z from 'zod/mini';
import type { ContactPrefill } from './contact-address.ts';
import { contactMessageSchema } from './contact-message.ts';

const { category, subject } = contactMessageSchema.shape;
const prefillSchema = z.object({ category: z.catch(category, 'general'), subject: z.catch(subject, '') });

/**
 * Reads the query of a link to the contact form, as an object; null where it fills in nothing. Unknown keys and bad values
 * are left out.
 */
export function readPrefill(query: Readonly<Record<string, string>>): ContactPrefill | null {
  const prefill = prefillSchema.parse(query);
  return prefill.category === 'general' && prefill.subject === '' ? null : prefill;
}
