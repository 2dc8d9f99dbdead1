import { useEffect } from 'react';
import { localDate } from '#domain/plan/calendar';
import type { PlanView } from '#domain/plan/plan-view';
import { forgetUnplanned } from '../notices/reminders.ts';
import { packReminder } from './pack-reminder.ts';

/** Takes the reminders away whose packs have left the plan. */
export function useForgottenPacks(view: PlanView | undefined): void {
  // Without its recipe a row has no packs; the recipe may be on its way.
  const isWhole = view?.plan.rows.every(({ recipeId }) => view.recipes.has(recipeId));
  const planned = isWhole ? view?.packs.map((pack) => packReminder(view, pack).id).join('\n') : undefined;
  useEffect(() => {
    if (planned !== undefined) {
      void forgetUnplanned(new Set(planned.split('\n')), localDate(new Date())).catch(() => {});
    }
  }, [planned]);
}
