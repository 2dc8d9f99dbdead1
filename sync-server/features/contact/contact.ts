import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import type { Logger } from 'pino';
import { INTAKE_CALLS, type StoredContactMessage } from '#domain/contract/intake';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { noteAct } from '../../http/request-notes.ts';
import { serve, staleVersion } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { uuidOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { ContactMessages, ContactReplies, ReplyDocument } from '../../storage/contact-messages.ts';
import type { Outcome } from '../../storage/newsletter/issue-deliveries.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Mail, type Mailer, MailOutcomeUnknown, MailRefused, plainWords } from '../mail/mailer.ts';
import { acceptItem } from '../sync/accept-item.ts';

type ContactDeps = {
  contactMessages: ContactMessages;
  contactReplies: ContactReplies;
  visitors: Visitors;
  /** Sender address; its host is part of the Message-IDs. */
  mailFrom: string;
  /** Sends pending replies. */
  sendReplies: () => void;
  clock: () => number;
};

/** Messages to the site's team. */
export function contactRoutes(deps: ContactDeps): Router {
  const { contactMessages, contactReplies, visitors, mailFrom, sendReplies, clock } = deps;
  const router = new Router();

  async function messageAt(given: string): Promise<StoredContactMessage> {
    const id = uuidOf(given);
    const found = id === null ? null : await contactMessages.find(id);
    if (found === null) throw notFound('There is no such message.');
    return found;
  }

  serve(router, VISITOR_CALLS.postContact, (ctx, { key, body }) =>
    acceptItem(ctx, key, {
      isKnown: async (known) => (await contactMessages.find(known)) !== null,
      limit: () => visitors.limit(ctx, 'contact'),
      insert: (id) => contactMessages.insert(id, body, new Date(clock()).toISOString()),
      status: 'new',
    }),
  );

  serve(router, INTAKE_CALLS.listContactMessages, () => contactMessages.list());

  serve(router, INTAKE_CALLS.updateContactMessage, async (ctx, { params, version, body: changes }) => {
    const before = await messageAt(params.id);
    const updated = await contactMessages.update(before.id, changes, version);
    if (updated === 'missing') throw notFound('There is no such message.');
    if (updated === 'stale') throw staleVersion();
    noteAct(ctx, {
      target: `message:${before.id}`,
      before: { status: before.status, version: before.version },
      after: { status: updated.status, version: updated.version, fields: Object.keys(changes) },
    });
    return updated;
  });

  serve(
    router,
    INTAKE_CALLS.listContactReplies,
    async (_, { params }) => await contactReplies.of((await messageAt(params.id)).id),
  );

  serve(router, INTAKE_CALLS.replyToContactMessage, async (ctx, { params, body: { text }, key: given }) => {
    const key = given ?? randomUUID();
    const { id: messageId } = await messageAt(params.id);
    const insertion = await contactReplies.insert(key, {
      messageId,
      text,
      by: nameOf(ctx),
      createdAt: new Date(clock()).toISOString(),
      messageIdHeader: `<${key}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`,
    });
    if (insertion === 'conflict')
      throw new ApiError(422, 'key-reused', 'Another reply was sent under this key.');
    noteAct(ctx, { target: `message:${messageId}`, after: { reply: key, characters: text.length } });
    if (insertion === 'replayed') ctx.set('Idempotency-Replayed', 'true');
    sendReplies();
    const reply = await contactReplies.find(key);
    if (reply === null) throw notFound('There is no such message.');
    return reply;
  });

  return router;
}

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
    // Erased while the reply was being stored: it goes to no one, and its words may name whom it answers.
    if (message === null) return void (await contactReplies.erase(reply._id));
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
