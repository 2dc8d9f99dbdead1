import { Bell, BellRing } from 'lucide-react';
import type { Reminder } from '#domain/plan/reminder';
import { Button } from '../../components/button.tsx';
import { runCommand } from '../page/run-command.ts';
import { addReminder, removeReminders, useReminders } from './reminders.ts';

/** Sets or removes a reminder of a use-by date. */
export function RemindButton({ reminder }: { reminder: Reminder }) {
  const isSet = useReminders()?.some(({ id }) => id === reminder.id) ?? false;
  const [Icon, words] = isSet ? [BellRing, 'Reminder set'] : [Bell, 'Remind me'];
  return (
    <Button
      variant="ghost"
      aria-label={`${words}: ${reminder.label}`}
      onClick={() => void runCommand(() => (isSet ? removeReminders([reminder.id]) : addReminder(reminder)))}
    >
      <Icon size={20} aria-hidden /> {words}
    </Button>
  );
}
