import { routeAt } from '../site/route-at.ts';
import { counted } from '../text/sentence-parts.ts';
import { featuredCards, popularCards } from './featured-cards.ts';
import type { JsonLd } from './json-ld.ts';
import type { RecipeCard } from './recipe-card.ts';
import { defaultSort, isInScope, sortCards } from './recipe-lists.ts';
import { socialImagePath } from './recipe-picture.ts';

const LIST_LENGTH = 5;

const minutes = (count: number) => `PT${count}M`;

/** The organic recipes, by id. */
function organicCards(cards: readonly RecipeCard[]): RecipeCard[] {
  return cards.filter(({ isOrganic }) => isOrganic).sort((a, b) => a.id - b.id);
}

/**
 * The recipes a page lists for search engines: the head of its initial list; null if the page has no list.
 * @param path without its query
 */
export function itemListCards(path: string, cards: readonly RecipeCard[]): RecipeCard[] | null {
  if (path === '/') return featuredCards(cards);
  const { route } = routeAt(path);
  if (route.serves !== 'cards' || route.isSearch) return null;
  const scope = route.lists;
  if (scope === 'popular') return popularCards(cards).slice(0, LIST_LENGTH);
  if (scope === 'organic') return organicCards(cards).slice(0, LIST_LENGTH);
  const own = cards.filter((card) => isInScope(card.species, scope));
  return sortCards(own, defaultSort(scope)).slice(0, LIST_LENGTH);
}

/**
 * The first five recipes of a list page with their stored times and servings; each recipe's own page has the full
 * markup.
 * @param origin scheme and host without a trailing slash
 */
export function itemListJsonLd(cards: readonly RecipeCard[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.slice(0, LIST_LENGTH).map((card, at) => {
      const url = `${origin}/recipe/${card.id}`;
      return {
        '@type': 'ListItem',
        position: at + 1,
        name: card.title,
        url,
        item: {
          '@type': 'Recipe',
          name: card.title,
          url,
          image: `${origin}${socialImagePath(card.id)}`,
          prepTime: minutes(card.prepTime),
          cookTime: minutes(card.cookTime),
          totalTime: minutes(card.prepTime + card.cookTime),
          recipeYield: counted(card.servings, 'serving'),
        },
      };
    }),
  };
}
