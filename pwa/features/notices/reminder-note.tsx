import { useState } from 'react';
import { tellDueReminders, watchWhileClosed } from '../../platform/sync/reminder-watch.ts';
import { NoticeOffer } from './notice-offer.tsx';
import styles from './notices.module.css';
import { useReminders } from './reminders.ts';

/** Explains what reminders do on this device, if there are any. */
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
      <p className={styles['note']}>Bowlful shows you what to use up on the day, or when you next open it.</p>
      <NoticeOffer
        isAskedFor
        onGranted={() => void begin().catch(() => {})}
        granted={
          isWoken
            ? 'We notify you too, if Bowlful is open that day or the browser wakes it. The browser may wake it late, or not at all.'
            : 'We notify you instead if Bowlful is open that day. This browser doesn’t wake it while it’s closed.'
        }
      >
        We can notify you too, if Bowlful is open that day.
      </NoticeOffer>
    </>
  );
}
