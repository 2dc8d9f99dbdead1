import type { PlanRecipes } from './feeding-schedule.ts';
import type { Plan } from './plan.ts';
import { petSettings } from './plan-edits.ts';
import { type PlanView, planViewFor } from './plan-view.ts';
import { type PetToPlan, plannedPet } from './planned-pet.ts';

/** Computes the plan for those of the device's animals that are in it. */
export function planView(
  plan: Plan,
  allPets: readonly PetToPlan[],
  recipes: PlanRecipes,
  readings?: PlanView['readings'],
  verdicts?: PlanView['verdicts'],
): PlanView {
  const pets = allPets.flatMap((pet) => {
    const settings = petSettings(plan, pet.id);
    return settings.isIn ? [plannedPet(pet, settings)] : [];
  });
  return planViewFor(plan, pets, recipes, readings, verdicts);
}
