import { LinkPage } from './link-page.tsx';
import { unsubscribe } from './newsletter-links.ts';

const TEXTS = {
  ask: 'Press the button to stop the weekly tips. Nothing changes until you do.',
  pending: 'Stopping the weekly tips to this address.',
  done: 'You’re unsubscribed. We won’t send more weekly tips to this address.',
  unknown: 'This link is incomplete or no longer valid. Use the link at the end of the latest e-mail.',
  unreachable: 'We couldn’t reach the site, so nothing has changed yet. Go online and try again.',
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
