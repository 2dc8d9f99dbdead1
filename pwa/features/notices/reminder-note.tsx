import { useState } from 'react';
import { tellDueReminders, watchWhileClosed } from '../../platform/sync/reminder-watch.ts';
import { NoticeOffer } from './notice-offer.tsx';
import styles from './notices.module.css';
import { useReminders } from './reminders.ts';

/** What a reminder does on this device, where there is any. */
export function ReminderNote() {
  const hasReminders = (useReminders()?.length ?? 0) > 0;
  const [isWoken, setWoken] = useState(false);
  if (!hasReminders) return null;

  async function begin() {
    setWoken(await watchWhileClosed());
    await tellDueReminders();
  }

  return (
    <>
      <p className={styles['note']}>
        On the day a line in Bowlful says what to use up, or when you next open it.
      </p>
      <NoticeOffer
        isAskedFor
        onGranted={() => void begin().catch(() => {})}
        granted={
          isWoken
            ? 'A notification says so too, when Bowlful is open that day or the browser wakes it; it may wake it late, or not at all.'
            : 'A notification says so instead when Bowlful is open that day. This browser does not wake it while it is closed.'
        }
      >
        A notification can say so too, when Bowlful is open that day.
      </NoticeOffer>
    </>
  );
}
