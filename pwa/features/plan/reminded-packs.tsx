import type { PlanView } from '#domain/plan/plan-view';
import { RemindButton } from '../notices/remind-button.tsx';
import { ReminderNote } from '../notices/reminder-note.tsx';
import { PackList } from './pack-list.tsx';
import { packReminder } from './pack-reminder.ts';

/** The plan's packs, each with its reminder. */
export function RemindedPacks({ view }: { view: PlanView }) {
  return (
    <>
      <PackList view={view} actionOf={(pack) => <RemindButton reminder={packReminder(view, pack)} />} />
      <ReminderNote />
    </>
  );
}
