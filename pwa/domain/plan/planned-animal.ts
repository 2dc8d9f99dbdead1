import type { EnergyAnimal } from '../nutrition/daily-energy.ts';
import { intakeShare } from '../nutrition/intake-share.ts';
import { type LifeStage, lifeStageOfAge } from '../nutrition/life-stage.ts';
import type { Species } from '../recipe/species.ts';
import type { PlanPet } from './plan.ts';

/** An animal as the plan reckons with it. */
export type PlannedPet = {
  id: string;
  species: Species;
  name: string;
  ageMonths: number;
  weightKg: number;
  lifeStage: LifeStage;
  /** What its owner chose, else the middle of the veterinary reference. */
  dailyKcal: number;
  /** What it eats of the energy that the nutrient tables assume. */
  intakeShare: number;
  /** What a growing dog may weigh when grown. */
  matureWeightKg?: number;
  mealsPerDay: number;
  changeOverDays: number | null;
};

/** What the plan says of an animal. */
export type PetChoices = Pick<PlanPet, 'mealsPerDay' | 'changeOverDays'>;

const USUAL_MEALS = 2;
/** The young have small stomachs. */
const MEALS_WHILE_GROWING = 3;

/** What follows from an animal's body and its daily energy. */
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
