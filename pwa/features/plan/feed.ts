import type { FedMeal } from '#domain/plan/fed-log';
import { packCounts } from '#domain/plan/pack-counts';
import type { PlanView } from '#domain/plan/plan-view';
import { markFed } from '../../platform/database/fed-log.ts';
import { removeReminders } from '../notices/reminders.ts';
import { packReminder } from './pack-reminder.ts';

/** What was marked, and the day it is. */
export type FedSoFar = { fed: readonly FedMeal[]; today: string };

/** Reminders of packs that these meals finish. */
function finishedReminders(view: PlanView, { fed, today }: FedSoFar, meals: readonly FedMeal[]): string[] {
  const isOfMeals = (petId: string, recipeId: number) =>
    meals.some(
      ({ petId: eater, food }) => eater === petId && food.kind === 'recipe' && food.recipeId === recipeId,
    );
  return packCounts(view, [...fed, ...meals], today)
    .filter(({ pack, mealsLeft }) => mealsLeft === 0 && isOfMeals(pack.petId, pack.recipeId))
    .map(({ pack }) => packReminder(view, pack).id);
}

/**
 * Marks meals in the log, and drops the use-by reminders of packs that are finished with them.
 * @throws {DeviceError} if they could not be stored
 */
export async function feed(view: PlanView, soFar: FedSoFar, meals: readonly FedMeal[]): Promise<void> {
  await markFed(meals);
  await removeReminders(finishedReminders(view, soFar, meals)).catch(() => {});
}
