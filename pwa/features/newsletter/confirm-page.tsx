import { CONFIRM_WITHIN_DAYS } from '#domain/contract/newsletter';
import { LinkPage } from './link-page.tsx';
import { confirmSignUp } from './newsletter-links.ts';

const TEXTS = {
  ask: 'One press, and the weekly tips come to this address. Nothing is sent before you press.',
  pending: 'One press, and the weekly tips come to this address.',
  done: 'Your address is confirmed. The next weekly tips come to it, and each has a link to stop them.',
  unknown: `This link is incomplete, or older than ${CONFIRM_WITHIN_DAYS} days. Sign up again, and a new one comes by e-mail.`,
  unreachable: 'The site could not be reached, so nothing has changed yet. Go online and try again.',
};

/** Route `/newsletter/confirm`, behind the link of the mail that a sign-up causes. */
export function ConfirmPage() {
  return (
    <LinkPage
      titles={{ open: 'Confirm your address', done: 'Confirmed' }}
      texts={TEXTS}
      button={{ ready: 'Yes, send me the tips', pending: 'Confirming...' }}
      press={confirmSignUp}
    />
  );
}
