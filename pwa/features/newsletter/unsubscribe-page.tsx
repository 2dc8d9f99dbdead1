import { LinkPage } from './link-page.tsx';
import { unsubscribe } from './newsletter-links.ts';

const TEXTS = {
  ask: 'Press the button to stop the weekly tips. Nothing changes until you do.',
  pending: 'Stopping the weekly tips to this address.',
  done: 'You are unsubscribed. No more weekly tips come to this address.',
  unknown: 'This link is incomplete or no longer known. Use the link at the end of the latest e-mail.',
  unreachable: 'The site could not be reached, so nothing has changed yet. Go online and try again.',
};

/** Route `/unsubscribe`. A mail provider's own button posts to the same address and needs no page. */
export function UnsubscribePage() {
  return (
    <LinkPage
      titles={{ open: 'Unsubscribe', done: 'Unsubscribed' }}
      texts={TEXTS}
      button={{ ready: 'Unsubscribe', pending: 'Unsubscribing...' }}
      press={unsubscribe}
    />
  );
}
