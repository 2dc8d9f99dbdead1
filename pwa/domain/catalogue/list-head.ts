import { SPECIES } from '../reference/species.ts';
import { featuredCards, firstCards } from './featured-cards.ts';
import type { RecipeCard } from './recipe-card.ts';
import { defaultSort, isInScope, type ListScope, sortCards } from './recipe-lists.ts';

/** Pages that show the beginning of the catalogue, in an order of their own: Home and the three lists. */
export const LIST_SECTIONS = ['home', 'all', 'dog', 'cat'] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

/** Maximum cards in a list's head: its first screens. */
export const LIST_HEAD_CARDS = 60;
const HOME_CARDS_PER_SPECIES = 12;
/** Bowls of the hero and of the section cards. */
const HOME_BOWLS_PER_SPECIES = 2;

/**
 * The cards that a page begins with, in order. The head of old and new cards is that of the old head and the new cards,
 * so the other old ones need not be read.
 */
export function headCards(section: ListSection, cards: readonly RecipeCard[]): RecipeCard[] {
  return section === 'home' ? homeCards(cards) : firstOf(section, cards, LIST_HEAD_CARDS);
}

function firstOf(scope: ListScope, cards: readonly RecipeCard[], limit: number): RecipeCard[] {
  const own = cards.filter((card) => isInScope(card.species, scope));
  return sortCards(own, defaultSort(scope)).slice(0, limit);
}

/** The first cards of dogs and of cats, those whose bowls Home draws, and its featured recipes. */
function homeCards(cards: readonly RecipeCard[]): RecipeCard[] {
  const first = SPECIES.flatMap((species) => [
    ...firstOf(species, cards, HOME_CARDS_PER_SPECIES),
    ...firstCards(cards, species, HOME_BOWLS_PER_SPECIES),
  ]);
  return [...new Set([...first, ...featuredCards(cards)])];
}
