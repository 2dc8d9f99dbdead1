import { useDeviceValue } from './device.ts';

/** Whether any reminder is kept on this device; does not load the code that shows them. */
export function useRemindersExist(): boolean {
  return useDeviceValue(
    async ({ database }) => (await database.preferences.get('reminders')) !== undefined,
    [],
    false,
  );
}
