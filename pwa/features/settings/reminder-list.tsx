import { X } from 'lucide-react';
import { dateText } from '#domain/plan/calendar';
import { Button } from '../../components/button.tsx';
import styles from '../notices/notices.module.css';
import { removeReminders, useReminders } from '../notices/reminders.ts';
import { runCommand } from '../page/run-command.ts';

/** The pending use-by reminders, each with a remove button. */
export function ReminderList() {
  return (
    <ul className={styles['list']} aria-label="Use-by dates">
      {useReminders()?.map(({ id, label, day }) => (
        <li key={id}>
          <span>
            {dateText(day)}: {label}
          </span>
          <Button
            variant="ghost"
            aria-label={`Remove the reminder: ${label}`}
            onClick={() => void runCommand(() => removeReminders([id]))}
          >
            <X size={20} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
