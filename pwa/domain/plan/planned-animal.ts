import { intakeShare } from '../nutrition/intake-share.ts';
import type { EnergyAnimal } from '../pet/daily-energy.ts';
import type { PetLimits } from '../pet/pet-limits.ts';
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
  /** The owner's choice, else the midpoint of the veterinary reference. */
  dailyKcal: number;
  /** Its energy intake as a share of the one assumed by the nutrient tables. */
  intakeShare: number;
  /** Expected adult weight of a growing dog, in kg. */
  matureWeightKg?: number;
  mealsPerDay: number;
  changeOverDays: number | null;
} & PetLimits;

/** Plan settings that affect an animal's needs. */
export type PetChoices = Pick<PlanPet, 'mealsPerDay' | 'changeOverDays'>;

const USUAL_MEALS = 2;
/** More meals for young animals, whose stomachs are small. */
const MEALS_WHILE_GROWING = 3;

/** Derives a planned animal from its body and daily energy, in kcal. */
export function plannedAnimal(
  animal: EnergyAnimal,
  dailyKcal: number,
  { id, name, mealsPerDay, changeOverDays }: Pick<PlannedPet, 'id' | 'name'> & PetChoices,
): PlannedPet {
  const { species, ageMonths, weightKg } = animal;
  const lifeStage = lifeStageOfAge(ageMonths);
  return {
    id,
    species,
    name,
    ageMonths,
    weightKg,
    lifeStage,
    dailyKcal,
    intakeShare: intakeShare(species, weightKg, dailyKcal),
    mealsPerDay: mealsPerDay ?? (lifeStage === 'growth' ? MEALS_WHILE_GROWING : USUAL_MEALS),
    changeOverDays,
  };
}
