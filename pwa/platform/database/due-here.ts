import { useQuery } from '../query/query.ts';

const NOTHING = { hasTimers: false, hasReminders: false };

/** Whether this device has any timer (running, paused or rung) or reminder, without loading the code that shows them. */
export function useDueHere(): { hasTimers: boolean; hasReminders: boolean } {
  return useQuery(
    'dueHere',
    async ({ database }) => ({
      hasTimers: (await database.cookSessions.toArray()).some(({ value }) => hasTimers(value)),
      hasReminders: (await database.preferences.get('reminders')) !== undefined,
    }),
    { initial: NOTHING },
  );
}

function hasTimers(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'timers' in value &&
    Array.isArray(value.timers) &&
    value.timers.length > 0
  );
}
