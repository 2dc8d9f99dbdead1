import * as z from 'zod/mini';
import { type EmailShare, emailShareSchema } from '#domain/messages/email-share';

/** The form's values, as typed. */
type ShareValues = { recipientEmail: string; senderName: string; personalMessage: string };
export type ShareField = keyof ShareValues;

export const EMPTY_SHARE: ShareValues = { recipientEmail: '', senderName: '', personalMessage: '' };
const FIELDS: readonly ShareField[] = ['recipientEmail', 'senderName', 'personalMessage'];

const words = z.catch(z.string(), '');
const keptSchema = z.object({ recipientEmail: words, senderName: words, personalMessage: words });

/** Parses a stored draft field by field; null if it is not one. */
export function readKept(kept: unknown): ShareValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

type ReadShare = {
  draft: EmailShare | null;
  errors: Partial<Record<ShareField, string>>;
  /** The address or the name is blank. */
  isMissing: boolean;
};

/** Validates the form; a blank personal message is left out. */
export function readShare(values: ShareValues): ReadShare {
  const recipientEmail = values.recipientEmail.trim();
  const senderName = values.senderName.trim();
  const personalMessage = values.personalMessage.trim();
  const result = emailShareSchema.safeParse({
    recipientEmail,
    senderName,
    ...(personalMessage === '' ? {} : { personalMessage }),
  });
  const errors: ReadShare['errors'] = {};
  if (recipientEmail === '') errors.recipientEmail = 'Required';
  for (const { path, message } of result.error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return {
    draft: result.data ?? null,
    errors,
    isMissing: recipientEmail === '' || senderName === '',
  };
}
