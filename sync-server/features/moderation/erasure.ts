import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { EDITORIAL_CALLS } from '#domain/contract/calls/editorial';
import { ERASURE_MAX } from '#domain/contract/erasure';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { personalExport } from './personal-export.ts';

type ErasureDeps = { store: Store; catalogue: Catalogue; mailer: Mailer; clock: () => number };

/** Personal data of a visitor, its export and its erasure, by one search. For owners only. */
export function erasureRoutes({ store, catalogue, mailer, clock }: ErasureDeps): Router {
  const router = new Router();

  serve(router, EDITORIAL_CALLS.previewErasure, async (_, { body }) => {
    const stored = await store.erasure.find(body, ERASURE_MAX);
    const found = [...stored, ...(await mailer.findCopies(body))];
    const matches = found.slice(0, ERASURE_MAX);
    return { matches, hasMore: found.length > matches.length };
  });

  serve(router, EDITORIAL_CALLS.exportPerson, async (ctx, { body }) => {
    const made = await personalExport({ store, mailer, clock }, body);
    noteAct(ctx, { after: { records: made.records.length, isWithMentions: body.mentions } });
    return made;
  });

  serve(router, EDITORIAL_CALLS.erase, async (ctx, { body: { targets } }) => {
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
    return { erased, missing: targets.length - erased };
  });

  return router;
}
