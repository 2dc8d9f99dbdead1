import type { Plan } from './plan.ts';
import { petSettings } from './plan-edits.ts';
import type { PlannedPet } from './planned-animal.ts';

/** When people usually feed, by the number of meals. */
const USUAL: Readonly<Record<number, readonly string[]>> = {
  1: ['08:00'],
  2: ['07:30', '18:00'],
  3: ['07:00', '13:00', '19:00'],
  4: ['07:00', '11:00', '15:00', '19:00'],
};

/** Local times of an animal's meals in their order ('07:30'): the owner's if there is one for each, else the usual ones. */
export function mealTimes(plan: Plan, { id, mealsPerDay }: Pick<PlannedPet, 'id' | 'mealsPerDay'>): string[] {
  const said = petSettings(plan, id).mealTimes;
  return [...(said?.length === mealsPerDay ? said : (USUAL[mealsPerDay] ?? []))];
}
