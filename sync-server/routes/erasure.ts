import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import {
  ERASURE_MAX,
  type ErasureAnswer,
  type ErasurePreview,
  erasureBodySchema,
  erasureQuerySchema,
  exportBodySchema,
} from '#domain/contract/erasure';
import { parseBody, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Mailer } from '../services/mailer.ts';
import { personalExport } from '../services/personal-export.ts';
import type { Store } from '../storage/store/store.ts';

type ErasureDeps = { store: Store; catalogue: Catalogue; mailer: Mailer; clock: () => number };

/** Personal data of a visitor, its export and its erasure, by one search. For owners only. */
export function erasureRoutes({ store, catalogue, mailer, clock }: ErasureDeps): Router {
  const router = new Router({ prefix: '/api/admin/erasure' });

  router.post('/preview', async (ctx) => {
    withoutQuery(ctx);
    const query = await parseBody(ctx, erasureQuerySchema);
    const stored = await store.erasure.find(query, ERASURE_MAX);
    const found = [...stored, ...(await mailer.findCopies(query))];
    const matches = found.slice(0, ERASURE_MAX);
    ctx.body = { matches, hasMore: found.length > matches.length } satisfies ErasurePreview;
  });

  router.post('/export', async (ctx) => {
    withoutQuery(ctx);
    const body = await parseBody(ctx, exportBodySchema);
    const made = await personalExport({ store, mailer, clock }, body);
    noteAct(ctx, { after: { records: made.records.length, isWithMentions: body.mentions } });
    ctx.body = made;
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
    const kinds = [...new Set(targets.map(({ kind }) => kind))].sort();
    noteAct(ctx, { after: { erased, missing: targets.length - erased, kinds } });
    ctx.body = { erased, missing: targets.length - erased } satisfies ErasureAnswer;
  });

  return router;
}
