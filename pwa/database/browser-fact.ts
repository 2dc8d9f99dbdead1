import { useSyncExternalStore } from 'react';
import { UNPAINTED, usePainted } from './painted-answers.ts';

const never = () => () => {};

/**
 * What the browser itself says, to the worker that paints a page as to the page.
 * @param question its name in a painted page
 * @param read the same value while nothing changes
 * @param onServer what stands on the page before
 */
export function useBrowserFact<T, I>(question: string, read: () => T, onServer: I): T | I {
  const painted = usePainted<T>(question, read);
  return useSyncExternalStore<T | I>(never, read, () => (painted === UNPAINTED ? onServer : painted));
}
