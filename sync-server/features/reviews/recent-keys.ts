/** This process's latest acknowledged idempotency keys; evicted ones are looked up in the database. */
export class RecentKeys {
  readonly #keys = new Set<string>();
  readonly #most: number;

  constructor(most = 10_000) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  add(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    // A set preserves insertion order: the first is the oldest.
    if (this.#keys.size > this.#most) this.#keys.delete(this.#keys.values().next().value as string);
  }
}
