import type { Removal, SyncedRecipe, SyncedReview, SyncPage } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import type { Review } from '#domain/review/review';
import { digestOfRows } from '#domain/sync/digest';

type Entry =
  | { kind: 'recipe'; id: number; revision: number; row: Recipe | null }
  | { kind: 'review'; id: string; revision: number; row: Review | null };

export type SyncServerDouble = {
  putRecipe(recipe: Recipe): void;
  putReview(review: Review): void;
  remove(kind: 'recipe' | 'review', id: number | string): void;
  /** Simulates a restored backup: a new epoch, in which earlier cursors are unknown. */
  restore(): void;
  /** Expires every cursor issued so far. */
  expireCursors(): void;
  pageAfter(cursor: string | null): SyncPage | null;
  /** Requested paths. */
  readonly requests: string[];
  fetch: typeof fetch;
};

/** The server's half of the pull, in memory: revisions, tombstones, pages, count and digest. */
export function syncServerDouble(options: { pageSize?: number } = {}): SyncServerDouble {
  const { pageSize = 3 } = options;
  const entries = new Map<string, Entry>();
  const requests: string[] = [];
  let epoch = 1;
  /** Part of every cursor; cursors of other generations have expired. */
  let generation = 1;
  let revision = 0;

  function put(entry: Entry): void {
    revision += 1;
    entries.set(`${entry.kind}:${entry.id}`, { ...entry, revision } as Entry);
  }

  function pageAfter(cursor: string | null): SyncPage | null {
    const [known, after] = cursor === null ? [generation, 0] : cursor.split('.').map(Number);
    if (known !== generation || after === undefined) return null;
    const later = [...entries.values()]
      .filter((entry) => entry.revision > after)
      .sort((a, b) => a.revision - b.revision);
    const taken = later.slice(0, pageSize);
    const more = later.length > taken.length;
    return {
      epoch: `epoch-${epoch}`,
      cursor: `${generation}.${more ? taken.at(-1)?.revision : revision}`,
      more,
      recipes: taken.flatMap((entry): SyncedRecipe[] =>
        entry.kind === 'recipe' && entry.row ? [{ ...entry.row, revision: entry.revision }] : [],
      ),
      reviews: taken.flatMap((entry): SyncedReview[] =>
        entry.kind === 'review' && entry.row ? [{ ...entry.row, revision: entry.revision }] : [],
      ),
      removed: taken.flatMap(({ kind, id, revision: at, row }): Removal[] =>
        row === null ? [{ kind, id, revision: at }] : [],
      ),
      ...(more ? { count: null, digest: null } : proof()),
    };
  }

  function proof(): { count: number; digest: string } {
    const live = [...entries.values()].filter((entry) => entry.row !== null);
    return { count: live.length, digest: digestOfRows(live) };
  }

  return {
    putRecipe: (row) => put({ kind: 'recipe', id: row.id, revision: 0, row }),
    putReview: (row) => put({ kind: 'review', id: row.id, revision: 0, row }),
    remove(kind, id) {
      if (entries.get(`${kind}:${id}`)?.row) put({ kind, id, revision: 0, row: null } as Entry);
    },
    restore() {
      epoch += 1;
      generation += 1;
    },
    expireCursors() {
      generation += 1;
    },
    pageAfter,
    requests,
    fetch: async (input) => {
      requests.push(String(input));
      const cursor = new URL(String(input), 'http://localhost').searchParams.get('cursor');
      const page = pageAfter(cursor);
      return page === null ? goneResponse() : jsonResponse(page);
    },
  };
}

export function jsonResponse(
  body: unknown,
  status = 200,
  type = 'application/json; charset=utf-8',
): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
}

/** An error in the API's format. */
export function problemResponse(status: number, code: string): Response {
  const body = { type: 'about:blank', title: code, status, code, detail: 'What happened, in a sentence.' };
  return jsonResponse(body, status, 'application/problem+json');
}

function goneResponse(): Response {
  return problemResponse(410, 'cursor-gone');
}
