import type { NewsletterList } from '#domain/messages/sign-up';
import type { Subscription } from '../storage/newsletter.ts';
import type { Mail } from './mailer.ts';

const TIPS: Record<NewsletterList, string> = {
  dog: 'weekly dog tips',
  cat: 'weekly cat tips',
  general: 'weekly tips',
};

/** Greeting of a new subscriber, with its unsubscribe link. */
export function newsletterMail(id: string, subscription: Subscription, publicOrigin: string): Mail {
  const wayOut = `${publicOrigin}/unsubscribe?token=${subscription.token}`;
  return {
    id,
    to: subscription.email,
    subject: `Subscribed: ${TIPS[subscription.list]} from Bowlful`,
    text: [
      `You asked for our ${TIPS[subscription.list]}. They come to this address once a week.`,
      '',
      'If it was not you, or you have had enough, one click ends it:',
      wayOut,
    ].join('\n'),
    headers: { 'List-Unsubscribe': `<${wayOut}>` },
  };
}
