import { EXPORT_MAX, type ExportBody, type PersonalExport } from '#domain/contract/erasure';
import { photoPath } from '#domain/review/photos';
import type { FoundRecord } from '../../storage/editorial/find-traces.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Mailer } from '../mail/mailer.ts';

type Deps = { store: Pick<Store, 'erasure' | 'photos'>; mailer: Mailer; clock: () => number };

/** Everything that is kept of a person, with photos and copies of letters, by the search that finds what to erase. */
export async function personalExport(
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
    records: records.slice(0, EXPORT_MAX),
    hasMore: records.length > EXPORT_MAX,
  };
}
