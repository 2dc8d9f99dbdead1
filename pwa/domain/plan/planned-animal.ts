import type { EnergyAnimal } from '../nutrition/daily-energy.ts';
import { intakeShare } from '../nutrition/intake-share.ts';
import { type LifeStage, lifeStageOfAge } from '../nutrition/life-stage.ts';
import type { Species } from '../recipe/species.ts';
import type { PlanPet } from './plan.ts';

/** An animal as the plan computes with it. */
export type PlannedPet = {
  id: string;
  species: Species;
  name: string;
  ageMonths: number;
  weightKg: number;
  lifeStage: LifeStage;
  /** The owner's choice, else the midpoint of the veterinary reference. */
  dailyKcal: number;
  /** Its energy intake as a share of the one that the nutrient tables assume. */
  intakeShare: number;
  /** Expected adult weight of a growing dog, in kg. */
  matureWeightKg?: number;
  mealsPerDay: number;
  changeOverDays: number | null;
};

/** Plan settings that affect an animal's needs. */
export type PetChoices = Pick<PlanPet, 'mealsPerDay' | 'changeOverDays'>;

const USUAL_MEALS = 2;
/** Young animals have small stomachs. */
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
