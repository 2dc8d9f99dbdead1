import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A lazy component by its export name; smaller in the first load than a function for each. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await load())[name] }));
