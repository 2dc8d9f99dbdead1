import type { Logger } from 'pino';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { ShareOutcome, ShareState, Shares } from '../../storage/shares.ts';
import { type Mail, type Mailer, MailOutcomeUnknown } from '../mail/mailer.ts';

/** A device's time-out is 20 s: the answer is due before that, however slow the mail server is. */
const ANSWER_WITHIN_MS = 12_000;

export type ShareDelivery = {
  /**
   * Sends the message of a pending key unless another attempt is in progress, and returns its state once settled or
   * at the time limit. A slow attempt continues after the answer.
   * @throws {ApiError} 422 or 503 if the mail server refuses it or is unreachable: it was not sent
   */
  deliver(key: string, mail: Mail): Promise<ShareState>;
};

/** Sends each message at most once: the ledger says 'sending' before the first byte is sent. */
export function createShareDelivery(
  { shares, mailer, logger }: { shares: Shares; mailer: Mailer; logger: Logger },
  answerWithinMs = ANSWER_WITHIN_MS,
): ShareDelivery {
  const underWay = new Map<string, Promise<ShareState>>();

  /** The request that started it may be over by then. */
  const settle = (attempt: string, outcome: ShareOutcome) =>
    outsideRequests(() => shares.settle(attempt, outcome));

  async function send(attempt: string, mail: Mail): Promise<ShareState> {
    try {
      await mailer.send(mail);
    } catch (error) {
      const isUnknown = error instanceof MailOutcomeUnknown;
      await settle(attempt, isUnknown ? 'unknown' : 'failed');
      if (isUnknown) return 'unknown';
      throw error;
    }
    await settle(attempt, 'sent');
    return 'sent';
  }

  async function begin(key: string, mail: Mail): Promise<ShareState> {
    const attempt = await shares.begin(key);
    return attempt === null ? ((await shares.state(key)) ?? 'pending') : await send(attempt, mail);
  }

  function attemptOf(key: string, mail: Mail): Promise<ShareState> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const attempt = begin(key, mail).finally(() => underWay.delete(key));
    underWay.set(key, attempt);
    // The answer may have been sent long before the attempt fails.
    attempt.catch((error: unknown) => logger.debug({ err: error }, 'share by e-mail'));
    return attempt;
  }

  return {
    deliver: (key, mail) => withTimeout(attemptOf(key, mail), answerWithinMs, () => 'sending'),
  };
}
