import type { Logger } from 'pino';
import type { ShareOutcome, ShareState, Shares } from '../storage/shares.ts';
import { outsideRequests } from '../storage/waiting-budget.ts';
import { type Mail, type Mailer, MailOutcomeUnknown } from './mailer.ts';

/** A device waits 20 s for an answer: by then it has to know how things stand, however slow the mail server is. */
export const ANSWER_WITHIN_MS = 12_000;

export type ShareDelivery = {
  /**
   * Sends the message of a key that was opened before, unless that was begun already, and says how it stands when it is
   * settled or the time for an answer is up. A slow attempt goes on behind the answer.
   * @throws {ApiError} 422 or 503 when the mail server refuses it, or cannot be reached: it has surely not left
   */
  deliver(key: string, mail: Mail): Promise<ShareState>;
};

/** Sends each message once at most: the ledger says 'sending' before the first byte leaves, and nothing takes it back. */
export function createShareDelivery(
  { shares, mailer, logger }: { shares: Shares; mailer: Mailer; logger: Logger },
  answerWithinMs = ANSWER_WITHIN_MS,
): ShareDelivery {
  const underWay = new Map<string, Promise<ShareState>>();

  /** The request that began it may be over by then. */
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
    // Its answer may be long gone when it fails.
    attempt.catch((error: unknown) => logger.debug({ err: error }, 'share by e-mail'));
    return attempt;
  }

  return {
    async deliver(key, mail) {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<ShareState>((resolve) => {
        timer = setTimeout(() => resolve('sending'), answerWithinMs);
      });
      return await Promise.race([attemptOf(key, mail), patience]).finally(() => clearTimeout(timer));
    },
  };
}
