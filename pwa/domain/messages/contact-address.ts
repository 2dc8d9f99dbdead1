import type { ContactMessage } from './contact-message.ts';

/** The parts of a message that a link to the contact form may fill in. */
export type ContactPrefill = Pick<ContactMessage, 'category' | 'subject'>;

/** The address of the contact form, prefilled. Kept apart from the schema so that pages with such links don't load it. */
export function contactAddress({ category, subject }: ContactPrefill): string {
  return `/contact?category=${category}&subject=${encodeURIComponent(subject)}`;
}
