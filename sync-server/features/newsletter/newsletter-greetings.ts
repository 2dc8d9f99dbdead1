import type { Logger } from 'pino';
import { ApiError } from '../../lib/errors.ts';
import type { Greeting } from '../../storage/greetings.ts';
import { confirmationSecret } from '../../storage/newsletter/confirmations.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mailer, MailOutcomeUnknown } from '../mail/mailer.ts';
import { confirmationMail } from './newsletter-mail.ts';

/** After two days no one expects the confirmation mail any more. */
const ATTEMPTS_MAX = 12;
const EVERY_MS = 60_000;

type Deps = { store: Store; mailer: Mailer; logger: Logger; publicOrigin: string };

/** True if a retry may help; a message that may have arrived is not sent twice. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof MailOutcomeUnknown) && !(error instanceof ApiError && error.status === 422);
}

/**
 * Asks new subscribers to confirm, after their call: the time a delivery takes would reveal a known address.
 * Failures are retried for two days, by any process.
 * @returns a function that starts a round at once
 */
export function greetSubscribers({ store, mailer, logger, publicOrigin }: Deps): () => void {
  async function greet({ key, subscriptionId, token, attempts }: Greeting): Promise<void> {
    const subscription = await store.newsletter.find(subscriptionId);
    if (subscription !== null && (await store.confirmations.claimMail(subscriptionId, key))) {
      try {
        const secret = confirmationSecret(token);
        await store.confirmations.open(subscriptionId, key, secret);
        await mailer.send(confirmationMail(key, subscription, secret, publicOrigin));
      } catch (error) {
        logger.warn({ err: error, attempts }, 'newsletter greeting');
        if (mayHelp(error) && attempts < ATTEMPTS_MAX) return;
      }
    }
    if (subscription?.token !== token) await store.newsletter.forgetToken(token);
    await store.greetings.settle(key);
  }

  async function round(): Promise<void> {
    if (!store.isReady()) return;
    for (;;) {
      const due = await store.greetings.takeDue();
      if (due.length === 0) return;
      for (const greeting of due) await greet(greeting);
    }
  }
  return store.whileOpen(round, EVERY_MS).wake;
}
