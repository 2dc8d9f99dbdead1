import type { NewsletterList } from '#domain/messages/sign-up';
import { CONFIRM_WITHIN_DAYS } from '#domain/privacy/retention';
import type { Subscription } from '../../storage/newsletter/subscription-document.ts';
import type { Mail } from '../mail/mailer.ts';

export const TIPS: Record<NewsletterList, string> = {
  dog: 'weekly dog tips',
  cat: 'weekly cat tips',
  general: 'weekly tips',
};

/** Page with the button that ends a subscription; mail programs post to the same address (RFC 8058). */
export function wayOutOf(token: string, publicOrigin: string): string {
  return `${publicOrigin}/unsubscribe?token=${token}`;
}

/** Headers of every mailing-list message: mail programs offer to unsubscribe with one click (RFC 2369 and 8058). */
export function listHeaders(token: string, publicOrigin: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${wayOutOf(token, publicOrigin)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The mail that asks a new subscriber to confirm. */
export function confirmationMail(
  id: string,
  subscription: Pick<Subscription, 'email' | 'list' | 'token'>,
  secret: string,
  publicOrigin: string,
): Mail {
  const tips = TIPS[subscription.list];
  return {
    id,
    to: subscription.email,
    subject: `Please confirm: ${tips} from Bowlful`,
    text: [
      `This address was entered on Bowlful for our ${tips}. To get them, open this page and press the button:`,
      `${publicOrigin}/newsletter/confirm?token=${secret}`,
      '',
      `The link works for ${CONFIRM_WITHIN_DAYS} days. Not you? Ignore this e-mail and we’ll delete your address.`,
      '',
      'To take it off the list at once:',
      wayOutOf(subscription.token, publicOrigin),
    ].join('\n'),
    headers: listHeaders(subscription.token, publicOrigin),
  };
}
