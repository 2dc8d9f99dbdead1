import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import {
  ERASURE_MAX,
  type ErasureAnswer,
  type ErasurePreview,
  erasureBodySchema,
  erasureQuerySchema,
} from '#domain/contract/erasure';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Mailer } from '../services/mailer.ts';
import type { Store } from '../storage/store.ts';

type ErasureDeps = { store: Store; catalogue: Catalogue; mailer: Mailer };

/** Personal data of a visitor, and its erasure. Behind the session check. */
export function erasureRoutes({ store, catalogue, mailer }: ErasureDeps): Router {
  const router = new Router({ prefix: '/api/admin/erasure' });

  router.post('/preview', async (ctx) => {
    withoutQuery(ctx);
    const query = await parseBody(ctx, erasureQuerySchema);
    const stored = await store.erasure.find(query, ERASURE_MAX);
    const found = [...stored, ...(await mailer.findCopies(query))];
    const matches = found.slice(0, ERASURE_MAX);
    ctx.body = { matches, hasMore: found.length > matches.length } satisfies ErasurePreview;
  });

  router.post('/', async (ctx) => {
    withoutQuery(ctx);
    const { targets } = await parseBody(ctx, erasureBodySchema);
    const by = String(ctx.state['username']);
    let erased = 0;
    for (const { kind, id } of targets) {
      const isGone = await (kind === 'mail' ? mailer.eraseCopy(id) : store.erasure.erase(kind, id, by));
      if (!isGone) continue;
      erased += 1;
      // The id of a subscription is derived from its address.
      await store.acts.noteErasure({ kind, id: kind === 'subscription' ? randomUUID() : id, by });
    }
    catalogue.invalidate();
    ctx.body = { erased, missing: targets.length - erased } satisfies ErasureAnswer;
  });

  return router;
}
