import { MongoClient } from 'mongodb';
import type { SyncPage } from '#domain/contract/sync';
import { digestOfRows } from '#domain/sync/digest';

type Edit = { op: string; base: string | null };

/** The writes that the server acknowledged. */
export type Told = {
  reviews: Set<string>;
  recipes: Set<string>;
  messages: Set<string>;
  /** Approved items, which everybody has to see. */
  approvedReviews: Set<string>;
  approvedRecipes: Set<string>;
  handledMessages: Set<string>;
  /** Edits that were taken, by `household|record`. */
  edits: Map<string, Edit[]>;
};

export type Losses = { lost: number; doubled: number; said: string[] };

/** Compares what callers were told with the stored documents, each found by its own text rather than its key. */
export async function findLosses(url: string, told: Told, followed: ReadonlySet<string>): Promise<Losses> {
  const client = new MongoClient(url);
  const losses: Losses = { lost: 0, doubled: 0, said: [] };
  const note = (kind: 'lost' | 'doubled', what: string) => {
    losses[kind] += 1;
    losses.said.push(`${kind}: ${what}`);
  };

  /** @param expected how often each text must be there: once; others that were not acknowledged at most once */
  function compare(what: string, expected: ReadonlySet<string>, found: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const text of found) counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const text of expected) if (!counts.has(text)) note('lost', `${what} ${text}`);
    for (const [text, count] of counts) if (count > 1) note('doubled', `${what} ${text} × ${count}`);
  }

  try {
    const all = async (name: string) => await client.db().collection(name).find().toArray();
    const texts = (documents: readonly Record<string, unknown>[], field: string) =>
      documents.flatMap((document) => (typeof document[field] === 'string' ? [document[field]] : []));
    const [reviews, recipes, messages] = [
      await all('reviews'),
      await all('recipes'),
      await all('contactMessages'),
    ];
    const submitted = (await all('submissions')).map(({ submission }) => submission);
    compare('review', told.reviews, texts(reviews, 'comment'));
    compare('recipe', told.recipes, texts(submitted, 'title'));
    compare('message', told.messages, texts(messages, 'message'));
    const handled = messages.filter(({ status }) => status === 'resolved');
    compare('handled message', told.handledMessages, texts(handled, 'adminNotes'));
    const approved = reviews.filter(({ status }) => status === 'approved');
    compare('approval', told.approvedReviews, texts(approved, 'comment'));
    compare('publication', told.approvedRecipes, texts(recipes, 'submissionId'));
    for (const id of told.approvedReviews)
      if (!followed.has(`review:${id}`)) note('lost', `pull of review ${id}`);
    const ids = recipes
      .filter(({ submissionId }) => told.approvedRecipes.has(submissionId))
      .map(({ _id }) => _id);
    for (const id of ids) if (!followed.has(`recipe:${id}`)) note('lost', `pull of recipe ${id}`);

    const held = new Map<string, { op: string; number: string }>();
    for (const { _id, key, op } of await all('householdRecords')) {
      const number = String(_id);
      if (number > (held.get(key)?.number ?? '')) held.set(key, { op, number });
    }
    for (const [key, edits] of told.edits) {
      const bases = new Set<string | null>();
      for (const { base } of edits) {
        if (bases.has(base)) note('lost', `edit of ${key}: two were taken on ${base}`);
        bases.add(base);
      }
      const tips = edits.filter(({ op }) => !bases.has(op)).map(({ op }) => op);
      if (tips.length !== 1 || tips[0] !== held.get(key)?.op)
        note('lost', `edit of ${key}: ends with ${tips}`);
    }
  } finally {
    await client.close();
  }
  return losses;
}

/** A device that has pulled from the start. */
export class Follower {
  readonly #ask: (path: string) => Promise<SyncPage | null>;
  readonly rows = new Map<string, { kind: 'recipe' | 'review'; id: number | string; revision: number }>();
  #last: SyncPage | null = null;

  constructor(ask: (path: string) => Promise<SyncPage | null>) {
    this.#ask = ask;
  }

  async pull(): Promise<void> {
    const page = await this.#ask(`/api/sync${this.#last === null ? '' : `?cursor=${this.#last.cursor}`}`);
    if (page === null) return;
    for (const { id, revision } of page.recipes)
      this.rows.set(`recipe:${id}`, { kind: 'recipe', id, revision });
    for (const { id, revision } of page.reviews)
      this.rows.set(`review:${id}`, { kind: 'review', id, revision });
    for (const { kind, id } of page.removed) this.rows.delete(`${kind}:${id}`);
    this.#last = page;
  }

  /** Whether count and digest prove that nothing is missing. */
  isComplete(): boolean {
    const { more = true, count, digest } = this.#last ?? {};
    return !more && count === this.rows.size && digest === digestOfRows(this.rows.values());
  }
}
