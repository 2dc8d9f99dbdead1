import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own, by its name there; shorter in the first load than a function for each. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await load())[name] }));
