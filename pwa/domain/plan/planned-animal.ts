import { intakeShare } from '../nutrition/intake-share.ts';
import { bowlKcalOf, type EnergyAnimal } from '../pet/daily-energy.ts';
import { baseEnergyKcal } from '../pet/energy-bounds.ts';
import type { PetLimits } from '../pet/pet-limits.ts';
import { feedingWeightKg } from '../pet/target-weight.ts';
import { type LifeStage, lifeStageOfAge } from '../reference/life-stage.ts';
import type { Species } from '../reference/species.ts';
import type { PlanPet } from './plan.ts';

/** Properties of an animal used by the plan. */
export type PlannedPet = {
  id: string;
  species: Species;
  name: string;
  ageMonths: number;
  weightKg: number;
  lifeStage: LifeStage;
  /** Energy of the day that bowls give: the animal's own less what it eats besides. */
  dailyKcal: number;
  /** Energy of the day that it eats besides the bowls. */
  besidesKcal?: number;
  /** Resting energy of the weight it should have: the least to feed without a vet. */
  restingKcal?: number;
  /** Its energy from bowls as a share of the one assumed by the nutrient tables. */
  intakeShare: number;
  /** Upper bound of a growing dog's adult weight, in kg. */
  matureWeightKg?: number;
  mealsPerDay: number;
  changeOverDays: number | null;
  /** Bought complete food as a share of `dailyKcal`, 0 to 1; absent if none. */
  completeFoodShare?: number;
  /** The owner's food from a label that it is; absent for any complete food. */
  completeFoodId?: string;
} & PetLimits;

/** Plan settings that affect an animal's needs. */
export type PetChoices = Pick<
  PlanPet,
  'mealsPerDay' | 'changeOverDays' | 'completeFoodPercent' | 'completeFoodId'
>;

const USUAL_MEALS = 2;
/** More meals for young animals, whose stomachs are small. */
const MEALS_WHILE_GROWING = 3;

/** Derives a planned animal from its body and daily energy, in kcal, with what it eats besides the bowl. */
export function plannedAnimal(
  animal: EnergyAnimal,
  energyKcal: number,
  {
    id,
    name,
    besidesPercent = 0,
    mealsPerDay,
    changeOverDays,
    completeFoodPercent,
    completeFoodId,
  }: Pick<PlannedPet, 'id' | 'name'> & PetChoices & { besidesPercent?: number | undefined },
): PlannedPet {
  const { species, ageMonths, weightKg } = animal;
  const lifeStage = lifeStageOfAge(ageMonths);
  const feedingKg = feedingWeightKg(animal);
  const dailyKcal = bowlKcalOf(energyKcal, besidesPercent);
  return {
    id,
    species,
    name,
    ageMonths,
    weightKg,
    lifeStage,
    dailyKcal,
    besidesKcal: energyKcal - dailyKcal,
    restingKcal: baseEnergyKcal(feedingKg),
    intakeShare: intakeShare(species, feedingKg, dailyKcal),
    mealsPerDay: mealsPerDay ?? (lifeStage === 'growth' ? MEALS_WHILE_GROWING : USUAL_MEALS),
    changeOverDays,
    ...(completeFoodPercent !== undefined && { completeFoodShare: completeFoodPercent / 100 }),
    ...(completeFoodId !== undefined && { completeFoodId }),
  };
}
