import * as z from 'zod/mini';
import { emailSchema, line, trimmed } from '../text/characters.ts';

/** Kinds of inquiry: stored value to label. */
export const CONTACT_CATEGORIES = {
  general: 'General Question',
  recipe: 'Recipe Support',
  technical: 'Technical Issue',
  legal: 'Privacy & Data Protection',
  partnership: 'Business Partnership',
  advertising: 'Affiliate Program',
} as const;
export type ContactCategory = keyof typeof CONTACT_CATEGORIES;

const CATEGORY_VALUES = ['general', 'recipe', 'technical', 'legal', 'partnership', 'advertising'] as const;

const messages = (max: number) => ({ least: 'Required', most: `Can be at most ${max} characters` });
const required = (max: number) => line(1, max, messages(max));

/** The page the sender came from and the app's build; only with the sender's consent. */
const messageContextSchema = z.strictObject({ route: line(1, 200), build: line(1, 80) });
export type MessageContext = z.infer<typeof messageContextSchema>;

/** A message to the site's team: one schema for form, queue and route. */
export const contactMessageSchema = z.strictObject({
  name: required(80),
  email: emailSchema,
  subject: required(150),
  message: trimmed(1, 5000, messages(5000)),
  category: z._default(z.enum(CATEGORY_VALUES), 'general'),
  context: z.optional(messageContextSchema),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
