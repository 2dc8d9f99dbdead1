import { USUAL_KIBBLE_KCAL } from '../nutrition/bought-food-kcal.ts';
import { middleKcal } from '../pet-food/label-energy.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { Species } from '../reference/species.ts';
import type { BoughtFood, BoughtFoods } from './pet-days.ts';
import type { PlannedPet } from './planned-animal.ts';

/** Energy in kcal per 100 g that owners typed for the bought food of a species without a label. */
type TypedKcal = Readonly<Partial<Record<Species, number>>>;

function boughtFood(
  { species, dailyKcal, completeFoodShare = 0, completeFoodId }: PlannedPet,
  labelFoods: readonly LabelFood[],
  typedKcal: TypedKcal,
): BoughtFood | null {
  const kcalPerDay = completeFoodShare * dailyKcal;
  if (kcalPerDay <= 0) return null;
  const labelled = labelFoods.find(({ id }) => id === completeFoodId);
  const kcalPer100g =
    labelled === undefined ? (typedKcal[species] ?? USUAL_KIBBLE_KCAL) : middleKcal(labelled);
  return {
    food: labelled === undefined ? { kind: 'complete' } : { kind: 'label', foodId: labelled.id },
    name: labelled?.name ?? 'Bought complete food',
    gramsPerDay: (kcalPerDay * 100) / kcalPer100g,
    kcalPerDay,
  };
}

/**
 * The bought food that each animal of a plan eats a day beside its recipes, by animal: its share of the day's energy, by its
 * label, else by the energy that was typed, else by kibble's usual one.
 */
export function boughtFoods(
  pets: readonly PlannedPet[],
  labelFoods: readonly LabelFood[],
  typedKcal: TypedKcal = {},
): BoughtFoods {
  return new Map(
    pets.flatMap((pet) => {
      const food = boughtFood(pet, labelFoods, typedKcal);
      return food === null ? [] : [[pet.id, food] as const];
    }),
  );
}
