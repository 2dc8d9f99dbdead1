import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { contactMessageSchema } from '#domain/contact/contact-message';
import { idempotencyKey, parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Visitors } from '../services/visitors.ts';
import type { ContactMessages } from '../storage/contact-messages.ts';
import { acknowledge } from './handed-in.ts';

type ContactDeps = { contactMessages: ContactMessages; visitors: Visitors; clock: () => number };

/** Messages to the people behind the site. */
export function contactRoutes({ contactMessages, visitors, clock }: ContactDeps): Router {
  const router = new Router();

  router.post('/api/contact', async (ctx) => {
    withoutQuery(ctx);
    const key = idempotencyKey(ctx);
    const message = await parseBody(ctx, contactMessageSchema);
    const id = key ?? randomUUID();
    // A repeat costs nothing, so a queue that drains under limits loses none of its places to retries.
    if (key === undefined || (await contactMessages.find(key)) === null) {
      await visitors.limitMessages(ctx, 'contact');
    }
    const outcome = await contactMessages.insert(id, message, new Date(clock()).toISOString());
    acknowledge(ctx, id, outcome, 'new');
  });

  router.get('/api/admin/contact-messages', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await contactMessages.list();
  });

  return router;
}
