import { useStore } from 'zustand';
import type { NamedRecipe } from '#domain/catalogue/recipes-by-name';
import { catalogueStore } from './catalogue-store.ts';
import { usePageData } from './page-data-context.ts';

const NONE: readonly NamedRecipe[] = [];

/** Recipes that the page inlines without a card; none once the device holds the whole catalogue itself. */
export function useFurtherRecipes(): readonly NamedRecipe[] {
  const inlined = usePageData()?.further ?? NONE;
  const isOwn = useStore(catalogueStore, ({ isComplete, isFresh }) => isComplete && isFresh);
  return isOwn ? NONE : inlined;
}
