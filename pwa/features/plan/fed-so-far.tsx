import { useEffect } from 'react';
import { addDays, dateText } from '#domain/plan/calendar';
import type { FedMeal } from '#domain/plan/fed-log';
import type { Pack } from '#domain/plan/packs';
import type { PlanView } from '#domain/plan/plan-view';
import { packReminderId, type Reminder } from '#domain/plan/reminder';
import { type CookNext, cookNext, type PackCount, packCounts } from '#domain/plan/supply';
import { counted, listText } from '#domain/text/sentence-parts';
import { useFedMeals } from '../../platform/database/fed-log.ts';
import { removeReminders } from '../notices/reminders.ts';
import { useToday } from '../page/use-today.ts';
import styles from './day-board.module.css';
import plan from './plan.module.css';

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

/** The reminder of a pack. */
export function packReminder({ pets, recipes }: Pick<PlanView, 'pets' | 'recipes'>, pack: Pack): Reminder {
  const { petId, recipeId, firstDate, cookOn, useBy } = pack;
  const name = pets.find(({ id }) => id === petId)?.name;
  return {
    id: packReminderId(pack),
    label: `${recipes.get(recipeId)?.title}, ${name}’s pack from ${dateText(firstDate)}`,
    day: useBy,
    path: '/plan',
    cookOn,
  };
}

/** '4 meals in the fridge and 6 meals in the freezer'. */
function leftText(counts: readonly PackCount[]): string {
  const mealsIn = (place: 'refrigerator' | 'freezer') =>
    counts.reduce((sum, { pack, mealsLeft }) => sum + (pack.place === place ? mealsLeft : 0), 0);
  const [chilled, frozen] = [mealsIn('refrigerator'), mealsIn('freezer')];
  if (chilled + frozen === 0) return 'no meals left';
  return listText([
    ...(chilled > 0 ? [`${counted(chilled, 'meal')} in the fridge`] : []),
    ...(frozen > 0 ? [`${counted(frozen, 'meal')} in the freezer`] : []),
  ]);
}

function cookText({ cookOn, lastsUntil }: CookNext, today: string): string {
  if (cookOn === today) return 'That’s not enough for today: cook today.';
  const when = cookOn === addDays(today, 1) ? 'tomorrow' : `on ${dateText(cookOn)}`;
  if (lastsUntil === null) return `Cook ${when}.`;
  return `Enough until ${lastsUntil === today ? 'tonight' : dateText(lastsUntil)}. Cook again ${when}.`;
}

/** What is left for each animal by what was fed, and when to cook again. */
export function Supply({ view, soFar: { fed, today } }: { view: PlanView; soFar: FedSoFar }) {
  const counts = packCounts(view, fed, today);
  const next = cookNext(view, fed, today);
  if (next.length === 0) return null;
  return (
    <div>
      <h3>What’s left</h3>
      <ul className={styles['supply']}>
        {next.map((one) => {
          const name = view.pets.find(({ id }) => id === one.petId)?.name;
          const cooked = counts.filter(
            ({ pack }) =>
              pack.petId === one.petId &&
              view.recipes.get(pack.recipeId)?.role === 'everyday' &&
              pack.cookOn <= today &&
              pack.useBy >= today,
          );
          const isCooked = one.lastsUntil !== null || one.cookOn === today;
          return (
            <li key={one.petId}>
              <span className={plan['strong']}>
                {name}
                {isCooked && `: ${leftText(cooked)}`}.
              </span>{' '}
              {cookText(one, today)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
