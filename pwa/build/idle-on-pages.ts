import type { RoutePath } from '#domain/site/route-table';
import { type BuildManifest, closure } from './bundle-sizes.ts';

/** The database library and sync: no page may wait for them. */
const IDLE_ONLY = /^dexie\b/;
/** Follows the database with its own live query. */
const HAS_DEXIE: readonly string[] = ['/favourites'] satisfies RoutePath[];

/**
 * Routes whose hydration waits for the chunk with Dexie, which is meant for idle time, each with the chunk's name.
 * @param screens path of each route and module of its screen
 */
export function idleOnPages(
  manifest: BuildManifest,
  screens: readonly (readonly [path: string, module: string])[],
): string[] {
  return screens.flatMap(([path, module]) => {
    const names = [...closure(manifest, module)].map((key) => manifest[key]?.name ?? '');
    const found = names.filter((name) => IDLE_ONLY.test(name));
    return HAS_DEXIE.includes(path) ? [] : found.map((name) => `${path}: ${name}`);
  });
}
