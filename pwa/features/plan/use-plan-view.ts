import { useEffect, useMemo } from 'react';
import { type Plan, petSettings } from '#domain/plan/plan';
import { type PlanView, planViewFor } from '#domain/plan/plan-view';
import { plannedPet } from '#domain/plan/planned-pet';
import { type Pet, usePets } from '../pets/pets.ts';
import { loadPremixes } from '../premix/load-premixes.ts';
import { useChosenPremixes } from '../premix/premix-store.ts';
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
  const premixes = useChosenPremixes();
  useEffect(loadPremixes, []);
  return useMemo(() => {
    if (kept === undefined || allPets === undefined) return undefined;
    const { plan, recipes, readings, verdicts } = kept;
    const pets = petsInPlan(plan, allPets);
    return { view: planViewFor(plan, pets, recipes, { readings, verdicts, premixes }), allPets };
  }, [kept, allPets, premixes]);
}
