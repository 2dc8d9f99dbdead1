import type { Logger } from 'pino';
import type { ReplyDocument } from '../../storage/contact-replies.ts';
import type { Outcome } from '../../storage/newsletter/issue-deliveries.ts';
import type { Store } from '../../storage/store/store.ts';
import { plainWords } from '../mail/mail-words.ts';
import { type Mail, type Mailer, MailOutcomeUnknown, MailRefused } from '../mail/mailer.ts';

const EVERY_MS = 60_000;
/** The ledger counts attempts per recipient; a reply has one. */
const VISITOR = 'visitor';

type Deps = { store: Store; mailer: Mailer; logger: Logger; supportEmail: string | undefined };

/** The visitor's message, quoted as mail programs do. */
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`.trimEnd());

type Message = { name: string; email: string; subject: string; message: string };

/** The reply with the visitor's message quoted below. */
function replyMail(
  { _id: id, text }: Pick<ReplyDocument, '_id' | 'text'>,
  { name, email, subject, message }: Message,
  supportEmail: string | undefined,
): Mail {
  const words = plainWords(subject);
  return {
    id,
    to: email,
    subject: /^re:/i.test(words) ? words : `Re: ${words}`,
    text: [text, '', `${plainWords(name)} wrote to Bowlful:`, ...quoted(message)].join('\n'),
    ...(supportEmail !== undefined && { headers: { 'Reply-To': supportEmail } }),
  };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof MailOutcomeUnknown) return 'unknown';
  return error instanceof MailRefused ? 'refused' : 'deferred';
}

/**
 * Sends replies to visitors, each at most once: the ledger claims an attempt before the first byte leaves. A mail server
 * that is down is retried for about ten hours, by any process.
 * @returns a function that starts a round at once
 */
export function sendReplies({ store, mailer, logger, supportEmail }: Deps): () => void {
  const { contactReplies, contactMessages, replyDeliveries } = store;

  async function attempt(reply: ReplyDocument): Promise<void> {
    const message = await contactMessages.find(reply.messageId);
    // Erased meanwhile: there is no one to send it to.
    if (message === null) return await contactReplies.settle(reply._id, 'refused');
    const claim = await replyDeliveries.claim(reply._id, VISITOR);
    if (claim === null) return;
    try {
      await mailer.send(replyMail(reply, message, supportEmail));
      await replyDeliveries.settle(claim, 'sent');
    } catch (error) {
      logger.warn({ err: error }, 'reply to a message');
      await replyDeliveries.settle(claim, outcomeOf(error));
    }
  }

  /** The ledger's state, including attempts whose process died. */
  async function settle({ _id: key }: ReplyDocument): Promise<void> {
    const tally = await replyDeliveries.tally(key);
    if (!tally.isSettled(VISITOR)) return;
    await contactReplies.settle(key, tally.sent > 0 ? 'sent' : tally.refused > 0 ? 'refused' : 'unknown');
  }

  async function round(signal: AbortSignal): Promise<void> {
    if (!store.isReady()) return;
    for (const reply of await contactReplies.waiting()) {
      if (signal.aborted) return;
      await attempt(reply);
      await settle(reply);
    }
  }
  return store.whileOpen(round, EVERY_MS).wake;
}
