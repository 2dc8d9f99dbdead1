/** A fake `Cache` with the methods that the worker uses. */
class FakeCache {
  readonly #answers = new Map<string, Response>();
  /** Whether writes fail for lack of space. */
  isFull = false;

  async match(key: string | Request): Promise<Response | undefined> {
    return this.#answers.get(addressOf(key))?.clone();
  }

  async put(key: string | Request, answer: Response): Promise<void> {
    if (this.isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
    const headers = new Headers(answer.headers);
    this.#answers.set(addressOf(key), new Response(await answer.arrayBuffer(), { headers }));
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.#answers.delete(addressOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((url) => new Request(url));
  }
}

/** A fake `CacheStorage`. */
export class FakeCaches {
  readonly #stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const store = this.#stores.get(name) ?? new FakeCache();
    this.#stores.set(name, store);
    return store;
  }

  async keys(): Promise<string[]> {
    return [...this.#stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#stores.delete(name);
  }
}

function addressOf(key: string | Request): string {
  return typeof key === 'string' ? new URL(key, location.href).href : key.url;
}
