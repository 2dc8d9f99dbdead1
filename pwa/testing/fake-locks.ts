/** Fake Web Locks with `ifAvailable`, for contexts that can be killed: `release` is what the browser then does. */
export class FakeLocks {
  #holder: object | null = null;

  managerFor(context: object): LockManager {
    const request = async (_name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => {
      if (this.#holder !== null) return work(null);
      this.#holder = context;
      try {
        return await work({} as Lock);
      } finally {
        this.release(context);
      }
    };
    return { request } as unknown as LockManager;
  }

  release(context: object): void {
    if (this.#holder === context) this.#holder = null;
  }
}
