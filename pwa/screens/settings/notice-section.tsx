import { X } from 'lucide-react';
import { dateText } from '#domain/plan/calendar';
import { Button } from '../../components/button.tsx';
import { removeReminders, useReminders } from '../../database/reminders.ts';
import { NoticeOffer } from '../parts/notices/notice-offer.tsx';
import styles from '../parts/notices/notices.module.css';
import { runCommand } from '../parts/page/run-command.ts';
import { SettingsCard } from './settings-card.tsx';

/** What may notify on this device, and the use-by dates that wait. */
export function NoticeSection() {
  const reminders = useReminders() ?? [];
  return (
    <SettingsCard id="notifications" title="Notifications">
      <NoticeOffer
        isAskedFor
        granted="Allowed: the end of a timer while Bowlful stays open, also in the background, and the use-by dates that you asked about."
      >
        They can tell the end of a timer while Bowlful stays open, also in the background, and the use-by
        dates that you ask about. Nothing else.
      </NoticeOffer>
      {reminders.length > 0 && (
        <ul className={styles['list']} aria-label="Use-by dates">
          {reminders.map(({ id, label, day }) => (
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
      )}
    </SettingsCard>
  );
}
