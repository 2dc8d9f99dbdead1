/** The promise, or a rejection with `error()` after `ms` milliseconds: storage that hangs must not hang the page. */
export function within<T>(ms: number, promise: Promise<T>, error: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
