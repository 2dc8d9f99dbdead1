import type { NamedRecipe } from '#domain/catalogue/recipes-by-name';
import { useIsOwnCatalogue } from '../../platform/database/own-catalogue.ts';
import { usePageData } from '../../platform/database/page-data-context.ts';

const NONE: readonly NamedRecipe[] = [];

/** Recipes that the page inlines without a card; none once the device holds the whole catalogue itself. */
export function useFurtherRecipes(): readonly NamedRecipe[] {
  const page = usePageData();
  const isOwn = useIsOwnCatalogue();
  return isOwn ? NONE : (page?.further ?? NONE);
}
