import { digestOfRows } from '#domain/sync/digest';
import type { Changes } from '../storage/changes.ts';

/** A device's half of the pull: fetches page by page and applies the rows. */
export class Replica {
  readonly #changes: Changes;
  #revision = 0;
  /** Revision of each live row, by `kind:id`. */
  readonly rows = new Map<string, number>();
  /** Every received revision, page after page, in ascending order within a page. */
  readonly revisions: number[] = [];

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Pulls until no page is left. */
  async pull(limit: number): Promise<void> {
    for (;;) {
      const page = await this.#changes.after(this.#revision, limit);
      const changed = [
        ...page.recipes.map(({ id, revision }) => ({ key: `recipe:${id}`, revision, isLive: true })),
        ...page.reviews.map(({ id, revision }) => ({ key: `review:${id}`, revision, isLive: true })),
        ...page.removed.map(({ kind, id, revision }) => ({ key: `${kind}:${id}`, revision, isLive: false })),
      ].sort((a, b) => a.revision - b.revision);
      for (const { key, revision, isLive } of changed) {
        this.revisions.push(revision);
        if (isLive) this.rows.set(key, revision);
        else this.rows.delete(key);
      }
      this.#revision = page.revision;
      if (!page.more) return;
    }
  }

  digest(): string {
    return digestOfRows(
      [...this.rows].map(([key, revision]) => {
        const [kind, id = ''] = key.split(':');
        return { kind: kind as 'recipe' | 'review', id, revision };
      }),
    );
  }
}
