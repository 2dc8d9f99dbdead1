import * as z from 'zod/mini';
import {
  CONTACT_CATEGORIES,
  type ContactCategory,
  type ContactMessage,
  contactMessageSchema,
} from '#domain/messages/contact-message';

/** The form's values, as typed. */
export type ContactValues = {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
};
type ContactField = keyof ContactValues;
export type ContactErrors = Partial<Record<ContactField, string>>;

export const EMPTY_MESSAGE: ContactValues = {
  name: '',
  email: '',
  category: 'general',
  subject: '',
  message: '',
};

/** In form order. */
const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'category', 'subject', 'message'];

/** The category of that value; General Question by default. */
export function readCategory(value: unknown): ContactCategory {
  return Object.hasOwn(CONTACT_CATEGORIES, String(value)) ? (value as ContactCategory) : 'general';
}

const words = z.catch(z.string(), '');
const keptSchema = z.object({ name: words, email: words, category: words, subject: words, message: words });

/** Parses a stored draft field by field; null if it is not one. */
export function readKept(kept: unknown): ContactValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? { ...parsed.data, category: readCategory(parsed.data.category) } : null;
}

type ReadMessage = { draft: ContactMessage; errors: null } | { draft: null; errors: ContactErrors };

/** Validates the form: the message to send, or the first error of every invalid field. */
export function readMessage(values: ContactValues): ReadMessage {
  const required = CONTACT_FIELDS.filter((field) => values[field].trim() === '');
  const result = contactMessageSchema.safeParse({ ...values, email: values.email.trim() });
  if (result.success) return { draft: result.data, errors: null };
  const errors: ContactErrors = Object.fromEntries(required.map((field) => [field, 'Required']));
  for (const { path, message } of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return { draft: null, errors };
}
