import { useMemo } from 'react';
import { planView } from '#domain/plan/device-plan-view';
import type { PlanView } from '#domain/plan/plan-view';
import { type Pet, usePets } from '../pets/pets.ts';
import { usePlan } from './plans.ts';

export type PlanOnDevice = { view: PlanView; allPets: readonly Pet[] };

/** The computed plan of this device; undefined until the plan and the animals are read. */
export function usePlanView(): PlanOnDevice | undefined {
  const kept = usePlan();
  const allPets = usePets();
  return useMemo(
    () =>
      kept === undefined || allPets === undefined
        ? undefined
        : { view: planView(kept.plan, allPets, kept.recipes, kept.readings, kept.verdicts), allPets },
    [kept, allPets],
  );
}
