import { useEffect } from 'react';
import type { FedMeal } from '#domain/plan/fed-log';
import type { PlanView } from '#domain/plan/plan-view';
import { packCounts } from '#domain/plan/supply';
import { useFedMeals } from '../../platform/database/fed-log.ts';
import { removeReminders } from '../notices/reminders.ts';
import { useToday } from '../page/use-today.ts';
import { packReminder } from './pack-reminder.ts';

/** What was marked as fed since the plan started, and the day it is. */
export type FedSoFar = { fed: readonly FedMeal[]; today: string };

const NOTHING: readonly FedMeal[] = [];

/** Removes the use-by reminders of packs whose meals are all marked as fed. */
function useFinishedPacks(view: PlanView, fed: readonly FedMeal[]): void {
  // From the plan's first day, so that a meal that nobody marked does not count as fed.
  const finished = packCounts(view, fed, view.plan.startsOn)
    .filter(({ mealsLeft }) => mealsLeft === 0)
    .map(({ pack }) => packReminder(view, pack).id)
    .join('\n');
  useEffect(() => {
    if (finished !== '') void removeReminders(finished.split('\n')).catch(() => {});
  }, [finished]);
}

/** The log of this plan's meals; empty until it is read. */
export function useFedSoFar(view: PlanView): FedSoFar {
  const today = useToday();
  const fed = useFedMeals(view.plan.startsOn, today) ?? NOTHING;
  useFinishedPacks(view, fed);
  return { fed, today };
}
