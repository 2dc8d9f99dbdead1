import { CONFIRM_WITHIN_DAYS } from '#domain/privacy/retention';
import { LinkPage } from './link-page.tsx';
import { confirmSignUp } from './newsletter-links.ts';

const TEXTS = {
  ask: 'Press the button to get the weekly tips at this address. We send nothing until you do.',
  pending: 'Confirming the weekly tips for this address.',
  done: 'Your address is confirmed. You’ll get the next weekly tips, and every e-mail has a link to stop them.',
  unknown: `This link is incomplete, or older than ${CONFIRM_WITHIN_DAYS} days. Sign up again, and we’ll e-mail you a new one.`,
  unreachable: 'We couldn’t reach the site, so nothing has changed yet. Go online and try again.',
};

/** Route `/newsletter/confirm`, opened from the link in the sign-up e-mail. */
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
