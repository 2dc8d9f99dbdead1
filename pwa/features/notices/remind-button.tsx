import { Bell, BellRing } from 'lucide-react';
import type { Reminder } from '#domain/plan/reminder';
import { Button } from '../../components/button.tsx';
import { wantPush } from '../../platform/sync/reminder-watch.ts';
import { runCommand } from '../page/run-command.ts';
import { addReminder, removeReminders, useReminders } from './reminders.ts';

/** Sets or removes a reminder of a use-by date. */
export function RemindButton({ reminder }: { reminder: Reminder }) {
  async function add() {
    const added = addReminder(reminder);
    // Besides: the reminder also shows without it.
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
