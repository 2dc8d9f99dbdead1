import { useEffect } from 'react';
import type { PlanView } from '#domain/plan/plan-view';
import { forgetUnplanned } from '../../database/reminders.ts';
import { packReminder } from './pack-reminder.ts';

/** Takes the reminders away whose packs have left the plan. */
export function useForgottenPacks(view: PlanView | undefined): void {
  const planned = view?.packs.map((pack) => packReminder(view, pack).id).join('\n');
  useEffect(() => {
    if (planned !== undefined) void forgetUnplanned(new Set(planned.split('\n'))).catch(() => {});
  }, [planned]);
}
