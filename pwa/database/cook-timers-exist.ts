import { useDeviceValue } from './device.ts';

/** Whether any timer is running, paused or rung on this device; does not load the code that shows timers. */
export function useCookTimersExist(): boolean {
  return useDeviceValue(
    async ({ database }) => (await database.cookSessions.toArray()).some(({ value }) => hasTimers(value)),
    [],
    false,
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
