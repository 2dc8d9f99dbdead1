import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import { INTAKE_CALLS, type StoredContactMessage } from '#domain/contract/intake';
import { noteAct } from '../../http/act-notes.ts';
import { staleVersion } from '../../http/if-version.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { uuidOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { ContactMessages } from '../../storage/contact-messages.ts';
import type { ContactReplies } from '../../storage/contact-replies.ts';
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
