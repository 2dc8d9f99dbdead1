import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Some outages end without an event. */
const RETRY_MS = 10_000;

/** Resolves when the network is back, after ten seconds at the latest. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, RETRY_MS);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    }
    addEventListener('online', end);
  });

/**
 * Loads a module, in a page again and again until that succeeds: an error here would remove everything around the part
 * from the page. Until then, what the server rendered or the fallback stays. Rejects only on the server.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined') throw error;
      if (isFirst) reportError(error);
      await nextChance();
    }
  }
}

/** A lazy component by its export name, loaded until it is there. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> =>
  // Reads the name inside, since a page that is about to reload gets no module.
  lazy(() => untilLoaded(async () => ({ default: (await load())[name] })));
