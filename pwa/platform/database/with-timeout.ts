/**
 * The promise's result, or that of `onTimeout`, which may throw, if it has not settled after `ms`. The work itself goes
 * on; a caller that can cancel it does so in `onTimeout`.
 * @param ms Infinity for no limit
 */
export async function withTimeout<T, Instead = T>(
  promise: Promise<T>,
  ms: number,
  onTimeout: () => Instead,
): Promise<T | Instead> {
  // A timer of Infinity would fire at once.
  if (ms === Number.POSITIVE_INFINITY) return await promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return await Promise.race([promise, late.then(onTimeout)]).finally(() => clearTimeout(timer));
}
