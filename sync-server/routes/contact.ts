import { Router } from '@koa/router';
import { contactMessageSchema } from '#domain/messages/contact-message';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';
import type { ContactMessages } from '../storage/contact-messages.ts';
import { acceptItem } from './accept-item.ts';

type ContactDeps = { contactMessages: ContactMessages; visitors: Visitors; clock: () => number };

/** Messages to the site's team. */
export function contactRoutes({ contactMessages, visitors, clock }: ContactDeps): Router {
  const router = new Router();

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

  return router;
}
