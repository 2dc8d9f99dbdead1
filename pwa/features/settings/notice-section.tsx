import { lazy, Suspense } from 'react';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { useReminders } from '../notices/reminders.ts';
import { SettingsCard } from './settings-card.tsx';

// Most devices have none, and their dates bring the tables of the plan.
const ReminderList = lazy(async () => ({ default: (await import('./reminder-list.tsx')).ReminderList }));

/** What may notify on this device, and the use-by dates that wait. */
export function NoticeSection() {
  const hasReminders = (useReminders()?.length ?? 0) > 0;
  return (
    <SettingsCard id="notifications" title="Notifications">
      <NoticeOffer
        isAskedFor
        granted="Allowed: the end of a timer while Bowlful stays open, also in the background, and the use-by dates that you asked about."
      >
        They can tell the end of a timer while Bowlful stays open, also in the background, and the use-by
        dates that you ask about. Nothing else.
      </NoticeOffer>
      {hasReminders && (
        <Suspense>
          <ReminderList />
        </Suspense>
      )}
    </SettingsCard>
  );
}
