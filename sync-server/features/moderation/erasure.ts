import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import { ERASURE_MAX, EXPORT_MAX, type ExportBody, type PersonalExport } from '#domain/contract/erasure';
import { photoPath } from '#domain/review/photos';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { exactFirst, type FoundRecord } from '../../storage/editorial/erasure.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Mailer } from '../mail/mailer.ts';

type Deps = { store: Pick<Store, 'erasure' | 'photos'>; mailer: Mailer; clock: () => number };

/** Everything stored about a person, with photos and copies of e-mails, found by the erasure search. */
async function personalExport(
  { store, mailer, clock }: Deps,
  { mentions, ...query }: ExportBody,
): Promise<PersonalExport> {
  async function photoOf({ kind, content }: FoundRecord) {
    const { imageUrl } = content;
    if (kind !== 'review' || typeof imageUrl !== 'string' || !imageUrl.startsWith(photoPath(''))) return {};
    const photo = await store.photos.find(imageUrl.slice(photoPath('').length));
    if (photo === null) return {};
    return { photo: { mediaType: photo.mediaType, base64: photo.bytes.toString('base64') } };
  }

  const isWanted = ({ isExact }: { isExact: boolean }) => isExact || mentions;
  const stored = (await store.erasure.records(query, EXPORT_MAX)).filter(isWanted);
  const records: PersonalExport['records'] = [];
  for (const record of stored) {
    const { kind, id, isExact, at, content } = record;
    records.push({ kind, id, isExact, at, content: { ...content, ...(await photoOf(record)) } });
  }
  for (const { kind, id, isExact, at } of (await mailer.findCopies(query)).filter(isWanted)) {
    const message = await mailer.readCopy(id);
    if (message !== null) records.push({ kind, id, isExact, at, content: { message } });
  }
  return {
    madeAt: new Date(clock()).toISOString(),
    name: query.name ?? null,
    email: query.email ?? null,
    records: records.sort(exactFirst).slice(0, EXPORT_MAX),
    hasMore: records.length > EXPORT_MAX,
  };
}

type ErasureDeps = { store: Store; catalogue: Catalogue; mailer: Mailer; clock: () => number };

/** Export and erasure of a visitor's personal data, by one search. Owners only. */
export function erasureRoutes({ store, catalogue, mailer, clock }: ErasureDeps): Router {
  const router = new Router();

  serve(router, EDITORIAL_CALLS.previewErasure, async (_, { body }) => {
    const stored = await store.erasure.find(body, ERASURE_MAX);
    const found = [...stored, ...(await mailer.findCopies(body))].sort(exactFirst);
    const matches = found.slice(0, ERASURE_MAX);
    return { matches, hasMore: found.length > matches.length };
  });

  serve(router, EDITORIAL_CALLS.exportPerson, async (ctx, { body }) => {
    const made = await personalExport({ store, mailer, clock }, body);
    noteAct(ctx, { after: { records: made.records.length, isWithMentions: body.mentions } });
    return made;
  });

  serve(router, EDITORIAL_CALLS.erase, async (ctx, { body: { targets } }) => {
    const by = nameOf(ctx);
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
