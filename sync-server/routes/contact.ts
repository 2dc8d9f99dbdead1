import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { contactReplyBodySchema, contactUpdateSchema } from '#domain/contract/contact';
import { contactMessageSchema } from '#domain/messages/contact-message';
import { ApiError, notFound } from '../lib/errors.ts';
import { ifVersion, staleVersion } from '../middleware/if-version.ts';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Visitors } from '../services/visitors.ts';
import type { ContactMessages } from '../storage/contact-messages.ts';
import type { ContactReplies } from '../storage/contact-replies.ts';
import { acceptItem } from './accept-item.ts';

type ContactDeps = {
  contactMessages: ContactMessages;
  contactReplies: ContactReplies;
  visitors: Visitors;
  /** Sender of mails; its host is part of their ids. */
  mailFrom: string;
  /** Sends what waits. */
  sendReplies: () => void;
  clock: () => number;
};

/** Messages to the site's team. */
export function contactRoutes(deps: ContactDeps): Router {
  const { contactMessages, contactReplies, visitors, mailFrom, sendReplies, clock } = deps;
  const router = new Router();

  /** Key of an existing message. */
  async function messageAt(given: string | undefined): Promise<string> {
    const id = z.uuid().safeParse(given);
    const found = id.success ? await contactMessages.find(id.data.toLowerCase()) : null;
    if (found === null) throw notFound('There is no such message.');
    return found.id;
  }

  router.post('/api/contact', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const message = await parseBody(ctx, contactMessageSchema);
    await acceptItem(ctx, key, {
      isKnown: async (known) => (await contactMessages.find(known)) !== null,
      limit: () => visitors.limitMessages(ctx, 'contact'),
      insert: (id) => contactMessages.insert(id, message, new Date(clock()).toISOString()),
      status: 'new',
    });
  });

  router.get('/api/admin/contact-messages', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await contactMessages.list();
  });

  router.patch('/api/admin/contact-messages/:id', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    const changes = await parseBody(ctx, contactUpdateSchema);
    const id = z.uuid().safeParse(ctx.params['id']);
    const before = id.success ? await contactMessages.find(id.data.toLowerCase()) : null;
    const updated = before === null ? 'missing' : await contactMessages.update(before.id, changes, version);
    if (before === null || updated === 'missing') throw notFound('There is no such message.');
    if (updated === 'stale') throw staleVersion();
    noteAct(ctx, {
      target: `message:${before.id}`,
      before: { status: before.status, version: before.version },
      after: { status: updated.status, version: updated.version, fields: Object.keys(changes) },
    });
    ctx.body = updated;
  });

  router.get('/api/admin/contact-messages/:id/replies', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await contactReplies.of(await messageAt(ctx.params['id']));
  });

  router.post('/api/admin/contact-messages/:id/replies', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx) ?? randomUUID();
    const { text } = await parseBody(ctx, contactReplyBodySchema);
    const messageId = await messageAt(ctx.params['id']);
    const insertion = await contactReplies.insert(key, {
      messageId,
      text,
      by: String(ctx.state['username']),
      createdAt: new Date(clock()).toISOString(),
      messageIdHeader: `<${key}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`,
    });
    if (insertion === 'conflict')
      throw new ApiError(422, 'key-reused', 'Another reply was sent under this key.');
    noteAct(ctx, { target: `message:${messageId}`, after: { reply: key, characters: text.length } });
    if (insertion === 'replayed') ctx.set('Idempotency-Replayed', 'true');
    sendReplies();
    ctx.body = await contactReplies.find(key);
  });

  return router;
}
