import { setImmediate } from 'node:timers/promises';
import type { ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import type { Stored } from '../collection.ts';
import type { Database } from '../database.ts';
import { erasureMatch } from './erasure-match.ts';
import { ERASURE_SOURCES, type ErasureSource, type Traces } from './erasure-sources.ts';

/** Documents read between yields to other work. */
const PORTION = 500;
const EXCERPT_LENGTH = 160;

type Fields = Stored & Record<string, unknown>;

/** A match with the fields exported to a person who requests their data. */
export type FoundRecord = ErasureMatch & { content: Record<string, unknown> };

function excerptOf({ names, emails, texts }: Traces): string {
  const words = [...names, ...emails, ...texts].filter((part) => part !== '');
  return words.join(' · ').replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH);
}

function contentOf(document: Fields, exported: readonly string[]): Record<string, unknown> {
  const known = exported.filter((name) => (document[name] ?? null) !== null);
  return Object.fromEntries(known.map((name) => [name, document[name]]));
}

/** All stored documents of, or mentioning, a name or e-mail with their content, exact matches first; at most `limit` + 1. */
export async function findRecords(
  database: Database,
  query: ErasureQuery,
  limit: number,
): Promise<FoundRecord[]> {
  async function inSource({
    kind,
    collection: name,
    traces,
    exported,
  }: ErasureSource): Promise<FoundRecord[]> {
    const collection = database.collection<Fields>(name);
    const found: FoundRecord[] = [];
    let after: Stored['_id'] | undefined;
    for (;;) {
      const filter = after === undefined ? {} : { _id: { $gt: after } };
      const sort = { _id: 1 } as const;
      const portion = await collection.find(filter as never, { sort, limit: PORTION }).toArray();
      for (const document of portion) {
        const seen = traces(document);
        const match = seen && erasureMatch(query, seen);
        if (seen === null || match === null) continue;
        const excerpt = excerptOf(seen);
        const content = contentOf(document, exported);
        found.push({
          kind,
          id: String(document._id),
          isExact: match === 'exact',
          excerpt,
          at: seen.at,
          content,
        });
      }
      after = portion.at(-1)?._id;
      if (portion.length < PORTION || found.length > limit) return found;
      await setImmediate();
    }
  }

  const all: FoundRecord[] = [];
  for (const source of ERASURE_SOURCES) all.push(...(await inSource(source)));
  return all.sort((a, b) => Number(b.isExact) - Number(a.isExact)).slice(0, limit + 1);
}

/** The same without the content. */
export async function findTraces(
  database: Database,
  query: ErasureQuery,
  limit: number,
): Promise<ErasureMatch[]> {
  const found = await findRecords(database, query, limit);
  return found.map(({ content: _content, ...match }) => match);
}
