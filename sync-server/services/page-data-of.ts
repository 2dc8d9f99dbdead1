import type { PageData } from '#domain/contract/page-data';
import type { SiteSettings } from '#domain/contract/site-settings';
import { featuredCards } from '#domain/recipe/featured-cards';
import { firstCards } from '#domain/recipe/first-cards';
import { isInScope, type ListScope } from '#domain/recipe/list-scope';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { defaultSort, sortCards } from '#domain/recipe/sort';
import { SPECIES } from '#domain/recipe/species';
import type { RenderedAddress } from './page-address.ts';
import type { Snapshot } from './snapshot.ts';

/** Cards inlined at most: what the first screens show; the device holds the rest soon after. */
const LIST_CARDS = 60;
/** Reviews inlined at most; the device holds them all. */
const PAGE_REVIEWS = 20;
const HOME_CARDS_PER_SPECIES = 12;
/** Bowls of the hero and of the section cards. */
const HOME_BOWLS_PER_SPECIES = 2;

function cardsOf(snapshot: Snapshot, scope: ListScope, limit: number) {
  const cards = snapshot.cards().filter((card) => isInScope(card.species, scope));
  return sortCards(cards, defaultSort(scope)).slice(0, limit);
}

/** The heads of both lists, and what Home picks out of the whole catalogue, so that the device picks the same. */
function homeCards(snapshot: Snapshot): RecipeCard[] {
  const all = snapshot.cards();
  const cards = SPECIES.flatMap((species) => [
    ...cardsOf(snapshot, species, HOME_CARDS_PER_SPECIES),
    ...firstCards(all, species, HOME_BOWLS_PER_SPECIES),
  ]);
  return [...new Set([...cards, ...featuredCards(all)])];
}

function counts(snapshot: Snapshot): PageData['counts'] {
  const dog = snapshot.recipes.filter((recipe) => recipe.species === 'dog').length;
  return { dog, cat: snapshot.recipes.length - dog };
}

/** What the page at an address is rendered from. */
export function pageDataOf(
  address: RenderedAddress,
  snapshot: Snapshot,
  origin: string,
  site?: SiteSettings,
): PageData {
  const base = { url: address.url, origin, counts: counts(snapshot), ...(site && { site }) };
  if (address.kind === 'home') {
    return { ...base, cards: homeCards(snapshot) };
  }
  if (address.kind === 'list') return { ...base, cards: cardsOf(snapshot, address.scope, LIST_CARDS) };
  if (address.kind === 'organic') {
    return { ...base, cards: snapshot.cards().filter(({ isOrganic }) => isOrganic) };
  }
  if (address.kind === 'page') return base;
  if (address.kind === 'missing') return { ...base, notFound: true };
  const recipe = snapshot.recipe(address.recipeId);
  const card = snapshot.card(address.recipeId);
  if (recipe === undefined || card === undefined) return { ...base, notFound: true };
  return { ...base, recipe: { recipe, card, reviews: snapshot.reviewsOf(address.recipeId, PAGE_REVIEWS) } };
}
