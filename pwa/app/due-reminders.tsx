import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { dateText } from '#domain/plan/calendar';
import type { Reminder } from '#domain/plan/reminder';
import { SpokenNote } from '../components/announce.tsx';
import { removeReminders, useReminders } from '../features/notices/reminders.ts';
import { runCommand } from '../features/page/run-command.ts';
import { useToday } from '../features/page/use-today.ts';
import { tellDueReminders } from '../platform/sync/reminder-watch.ts';
import styles from './update-bar.module.css';

/** The most that leave room for the page. */
const MOST_LINES = 3;

const mayNotify = () => 'Notification' in globalThis && Notification.permission === 'granted';

const lineOf = ({ day, label }: Reminder, today: string) =>
  day === today ? `Use by today: ${label}` : `Past its use-by date of ${dateText(day)}: ${label}`;

/** Due use-by dates: as notifications on the day if possible, else as lines until they are done. */
export function DueReminders() {
  const today = useToday();
  const reminders = useReminders() ?? [];
  const dueDay = reminders.some(({ day }) => day === today) ? today : null;
  const [isUntold, setUntold] = useState(false);
  useEffect(() => {
    if (dueDay === null || !mayNotify()) return;
    tellDueReminders().then(
      (isTold) => setUntold(!isTold),
      () => setUntold(true),
    );
  }, [dueDay]);
  const due = reminders
    .filter(({ day }) => day < today || (day === today && (isUntold || !mayNotify())))
    .slice(0, MOST_LINES);
  const [first] = due;
  if (first === undefined) return null;
  return (
    <div className={styles['bar']}>
      <SpokenNote
        as="div"
        className={styles['text']}
        words={due.map((each) => lineOf(each, today)).join('. ')}
      >
        {due.map((each) => (
          <p key={each.id}>{lineOf(each, today)}</p>
        ))}
      </SpokenNote>
      <Link to={first.path} className={styles['later']}>
        Show
      </Link>
      <button
        type="button"
        className={styles['reload']}
        onClick={() => void runCommand(() => removeReminders(due.map(({ id }) => id)))}
      >
        Done
      </button>
    </div>
  );
}
