/** A map of limited weight that evicts the least recently used entry; the newest always stays. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  /** @param weigh weight of an entry; 1 by default */
  constructor(limit: number, weigh: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A map preserves insertion order, so a used entry moves to the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value);
  }
}
