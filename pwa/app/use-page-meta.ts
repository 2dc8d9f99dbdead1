import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { whenIdle } from '../platform/database/device.ts';
import { useRecipe } from '../platform/database/recipes.ts';
import { canHydrate, whenHydrated } from '../platform/hydration/hydrate.ts';
import { usePageData } from '../platform/query/page-data.ts';

let writer: Promise<typeof import('./write-head.ts')> | undefined;

/** Loads the module that writes the head once the browser is idle. */
function loadWriter() {
  writer ??= whenHydrated()
    .then(whenIdle)
    .then(() => import('./write-head.ts'))
    .catch((error: unknown) => {
      writer = undefined; // Offline without the chunk: the next page tries again.
      throw error;
    });
  return writer;
}

/** Pages served by the worker lack it. */
const hasStructuredData = () => document.head.querySelector('script[type="application/ld+json"]') !== null;

/** Keeps the head in step with the address. A server-rendered page already has it until the first navigation. */
export function usePageMeta(): void {
  const { pathname, search } = useLocation();
  const served = usePageData()?.url;
  const id = recipeIdOf(pathname);
  const found = useRecipe(id);
  const isUnknownYet = id !== NO_RECIPE && found === undefined;
  const recipe = found?.recipe;
  const card = found?.card;
  useEffect(() => {
    const hasHead = served !== undefined && canHydrate(served, { pathname, search }) && hasStructuredData();
    if (isUnknownYet || (hasHead && writer === undefined)) return;
    let isStill = true;
    const page = recipe && card ? { recipe, card } : null;
    // After the paint of a screen that is already loaded.
    Promise.all([loadWriter(), whenIdle()])
      .then(([{ writeHead }]) => (isStill ? writeHead(pathname, search, page, () => isStill) : undefined))
      .catch(() => {});
    return () => {
      isStill = false;
    };
  }, [pathname, search, served, isUnknownYet, recipe, card]);
}
