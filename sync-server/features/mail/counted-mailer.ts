import { ApiError } from '../../lib/errors.ts';
import { type Mailer, MailOutcomeUnknown } from './mailer.ts';

/** 'refused': the address is rejected for good; 'failed': a later attempt may succeed. */
export const MAIL_OUTCOMES = ['sent', 'refused', 'failed', 'unknown'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof MailOutcomeUnknown) return 'unknown';
  return error instanceof ApiError && error.status === 422 ? 'refused' : 'failed';
}

/** A mailer that reports the outcome of each attempt. */
export function countedMailer(mailer: Mailer, onOutcome: (outcome: MailOutcome) => void): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        onOutcome(outcomeOf(error));
        throw error;
      }
      onOutcome('sent');
    },
  };
}
