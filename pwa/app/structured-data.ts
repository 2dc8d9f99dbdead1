import { breadcrumbJsonLd } from '#domain/catalogue/breadcrumb';
import { itemListCards, itemListJsonLd } from '#domain/catalogue/item-list';
import type { JsonLd } from '#domain/catalogue/json-ld';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { GuideHead } from '#domain/guides/guide';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import type { RecipeWithCard } from '../platform/database/rows.ts';

const SELECTOR = 'script[type="application/ld+json"]';

/**
 * Structured data of a page: its breadcrumb, and its recipe, its guide or the head of its list.
 * @param found the recipe of a recipe page
 * @param loadCards the cards of a list page; called on no other
 * @param guide of a guide's page
 */
export async function structuredData(
  pathname: string,
  origin: string,
  found: RecipeWithCard | null | undefined,
  loadCards: () => Promise<readonly RecipeCard[]>,
  guide?: GuideHead | null,
): Promise<JsonLd[]> {
  if (guide) return (await import('#domain/guides/guide-json-ld')).guideJsonLd(guide, origin);
  const crumbs = breadcrumbJsonLd(pathname, origin, found?.recipe);
  if (found) {
    // It imports the nutrient tables, which the recipe's own figures load anyway.
    const { recipeJsonLd } = await import('#domain/catalogue/structured-data');
    return [recipeJsonLd(found.recipe, found.card, origin), crumbs];
  }
  const listed = itemListCards(pathname, []) && itemListCards(pathname, await loadCards());
  return listed === null ? [crumbs] : [itemListJsonLd(listed, origin), crumbs];
}

/** Replaces the structured data in the head. */
export function writeStructuredData(data: readonly JsonLd[]): void {
  for (const script of document.head.querySelectorAll(SELECTOR)) script.remove();
  for (const item of data) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(item);
    document.head.append(script);
  }
}

/** Resolves once the list's screen has loaded the cards. */
export function cardsWhenHydrated(): Promise<RecipeCard[]> {
  const { cards } = catalogueStore.getState();
  if (cards !== undefined) return Promise.resolve(cards);
  return new Promise((resolve) => {
    const stop = catalogueStore.subscribe(({ cards: arrived }) => {
      if (arrived === undefined) return;
      stop();
      resolve(arrived);
    });
  });
}
