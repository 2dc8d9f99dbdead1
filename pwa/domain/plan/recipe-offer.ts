import type { RecipeCard } from '../catalogue/recipe-card.ts';
import { isOwnRecipeId } from '../own/own-id.ts';
import { needsVet, recipeLifeStage } from '../reference/life-stage.ts';
import { isNamedByTyped } from '../words/typed-words.ts';
import type { PlannedPet } from './planned-animal.ts';

type Offered = Pick<RecipeCard, 'id' | 'title' | 'species' | 'category' | 'verdict'>;
type EatingPet = Pick<PlannedPet, 'species' | 'lifeStage'>;

/** Whether a recipe meets every minimum of an animal's stage: young and nursing ones need those of growth. */
function suits({ species, category, verdict }: Offered, pet: EatingPet): boolean {
  const isForGrowth = recipeLifeStage({ category }) === 'growth';
  return verdict?.status === 'met' && species === pet.species && isForGrowth === needsVet(pet.lifeStage);
}

/** In list order. */
const OFFER_GROUPS = ['suits', 'favourites', 'own', 'others'] as const;
export type OfferGroup<C> = { group: (typeof OFFER_GROUPS)[number]; cards: readonly C[] };

/**
 * The recipes for a plan's animals that match the typed text, each once, sorted by name within its group; empty groups are
 * left out. Favourites and the owner's own recipes stay in their groups even if they suit the animals.
 */
export function recipeOffer<C extends Offered>(
  cards: readonly C[],
  pets: readonly EatingPet[],
  favourites: ReadonlySet<number>,
  typed: string,
): OfferGroup<C>[] {
  const groupOf = (card: C) => {
    if (favourites.has(card.id)) return 'favourites';
    if (isOwnRecipeId(card.id)) return 'own';
    return pets.some((pet) => suits(card, pet)) ? 'suits' : 'others';
  };
  const offered = cards
    .filter(
      ({ species, title }) => pets.some((pet) => pet.species === species) && isNamedByTyped(title, typed),
    )
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB'));
  return OFFER_GROUPS.map((group) => ({
    group,
    cards: offered.filter((card) => groupOf(card) === group),
  })).filter(({ cards: some }) => some.length > 0);
}
