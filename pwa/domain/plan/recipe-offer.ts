import type { RecipeCard } from '../catalogue/recipe-card.ts';
import { isOwnRecipeId } from '../own/own-id.ts';
import { clashesOf } from '../pet/clashes.ts';
import { needsVet, recipeLifeStage } from '../reference/life-stage.ts';
import { isNamedByTyped } from '../words/forms.ts';
import type { PlannedPet } from './planned-animal.ts';

type Offered = Pick<RecipeCard, 'id' | 'title' | 'species' | 'category' | 'verdict' | 'foods'>;
type EatingPet = Pick<PlannedPet, 'species' | 'lifeStage' | 'avoidedFoods'>;

/**
 * Whether a recipe meets every minimum of an animal's stage and has nothing that it avoids: young, pregnant and
 * nursing ones need the minimums of growth.
 */
function suits({ species, category, verdict, foods }: Offered, pet: EatingPet): boolean {
  if (clashesOf(pet.avoidedFoods, foods ?? []).length > 0) return false;
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
