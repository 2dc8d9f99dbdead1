import type { SyncPage } from '#domain/contract/sync';
import { digestOfRows } from '#domain/sync/digest';

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
