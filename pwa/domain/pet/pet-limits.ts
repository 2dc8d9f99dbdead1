import { type LifeStage, lifeStageOfAge } from '../reference/life-stage.ts';
import type { AvoidedFood, Condition } from './health.ts';

/** Limits on our suggestions for an animal: foods that it avoids, and conditions in which only a vet should dose. */
export type PetLimits = {
  avoidedFoods?: readonly AvoidedFood[];
  conditions?: readonly Condition[];
};

type LimitFields = { avoidedFoods?: AvoidedFood[] | undefined; conditions?: Condition[] | undefined };

/** The limits in a profile; none for an animal that has neither. */
export function petLimits({ avoidedFoods = [], conditions = [] }: LimitFields): PetLimits {
  return {
    ...(avoidedFoods.length > 0 && { avoidedFoods }),
    ...(conditions.length > 0 && { conditions }),
  };
}

/** The stage whose minimums an animal needs: of reproduction while it is pregnant or nursing, else by its age in months. */
export function lifeStageOf({ conditions }: LimitFields, ageMonths: number): LifeStage {
  const hasYoung = conditions?.some((one) => one === 'pregnant' || one === 'nursing') === true;
  return hasYoung ? 'reproduction' : lifeStageOfAge(ageMonths);
}
