import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';
import { whenIdle } from '../database/device.ts';
import { useRecipe } from '../database/recipes.ts';

let writer: Promise<typeof import('./write-head.ts')> | undefined;

/** A page from the server has its head; the words of all others come once the browser is idle. */
function loadWriter() {
  writer ??= whenIdle()
    .then(() => import('./write-head.ts'))
    .catch((error: unknown) => {
      writer = undefined; // Offline without the chunk: the next page tries again.
      throw error;
    });
  return writer;
}

/** Keeps the head in step with the address, on pages of the server and of the service worker alike. */
export function usePageMeta(): void {
  const { pathname, search } = useLocation();
  const id = recipeIdOf(pathname);
  const found = useRecipe(id);
  const isUnknownYet = id !== NO_RECIPE && found === undefined;
  const recipe = found?.recipe;
  const card = found?.card;
  useEffect(() => {
    if (isUnknownYet) return;
    let isStill = true;
    const page = recipe && card ? { recipe, card } : null;
    loadWriter()
      .then(({ writeHead }) => (isStill ? writeHead(pathname, search, page, () => isStill) : undefined))
      .catch(() => {});
    return () => {
      isStill = false;
    };
  }, [pathname, search, isUnknownYet, recipe, card]);
}
