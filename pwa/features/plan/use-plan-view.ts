import { useMemo } from 'react';
import { type Plan, petSettings } from '#domain/plan/plan';
import { type PlanView, planViewFor } from '#domain/plan/plan-view';
import { plannedPet } from '#domain/plan/planned-pet';
import { type Pet, usePets } from '../pets/pets.ts';
import { usePlan } from './plans.ts';

export type PlanOnDevice = { view: PlanView; allPets: readonly Pet[] };

/** The animals in the plan, each with its settings there. */
function petsInPlan(plan: Plan, allPets: readonly Pet[]) {
  return allPets.flatMap((pet) => {
    const settings = petSettings(plan, pet.id);
    return settings.isIn ? [plannedPet(pet, settings)] : [];
  });
}

/** The computed plan of this device; undefined until the plan and the animals are read. */
export function usePlanView(): PlanOnDevice | undefined {
  const kept = usePlan();
  const allPets = usePets();
  return useMemo(() => {
    if (kept === undefined || allPets === undefined) return undefined;
    const { plan, recipes, readings, verdicts } = kept;
    return { view: planViewFor(plan, petsInPlan(plan, allPets), recipes, readings, verdicts), allPets };
  }, [kept, allPets]);
}
