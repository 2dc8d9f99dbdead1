import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import type { Reminder } from '#domain/plan/reminder';
import { Button } from '../../components/button.tsx';
import {
  isPushed,
  tellDueReminders,
  wantPush,
  watchWhileClosed,
} from '../../platform/sync/reminder-watch.ts';
import { runCommand } from '../page/run-command.ts';
import { NoticeOffer } from './notice-offer.tsx';
import styles from './notices.module.css';
import { addReminder, removeReminders, useReminders } from './reminders.ts';

/** When a reminder can reach the owner. */
type Reach = 'open' | 'woken' | 'pushed';

const NOTE: Readonly<Record<Reach, string>> = {
  open: 'We notify you instead if Bowlful is open that day. This browser doesn’t wake it while it’s closed.',
  woken:
    'We notify you too, if Bowlful is open that day or the browser wakes it. The browser may wake it late, or not at all.',
  pushed:
    'We notify you that morning, even if Bowlful is closed. Our server knows the day and how to reach this browser, but not what for.',
};

/** Explains what reminders do on this device, if there are any. */
export function ReminderNote() {
  const hasReminders = (useReminders()?.length ?? 0) > 0;
  const [reach, setReach] = useState<Reach>('open');
  if (!hasReminders) return null;

  async function begin() {
    if (await isPushed()) setReach('pushed');
    else if (await watchWhileClosed()) setReach('woken');
    await tellDueReminders();
  }

  return (
    <>
      <p className={styles['note']}>Bowlful shows you what to use up on the day, or when you next open it.</p>
      <NoticeOffer
        isAskedFor
        onGranted={() => void begin().catch(() => {})}
        onAllowed={() =>
          void wantPush()
            .then(begin)
            .catch(() => {})
        }
        granted={NOTE[reach]}
      >
        We can notify you too, if Bowlful is open that day.
      </NoticeOffer>
    </>
  );
}

/** Sets or removes a reminder of a use-by date. */
export function RemindButton({ reminder }: { reminder: Reminder }) {
  async function add() {
    const added = addReminder(reminder);
    // Not awaited: the reminder shows without push too.
    void wantPush(added);
    await added;
  }
  const isSet = useReminders()?.some(({ id }) => id === reminder.id) ?? false;
  const [Icon, words] = isSet ? [BellRing, 'Reminder set'] : [Bell, 'Remind me'];
  return (
    <Button
      variant="ghost"
      aria-label={`${words}: ${reminder.label}`}
      onClick={() => void runCommand(() => (isSet ? removeReminders([reminder.id]) : add()))}
    >
      <Icon size={20} aria-hidden /> {words}
    </Button>
  );
}
