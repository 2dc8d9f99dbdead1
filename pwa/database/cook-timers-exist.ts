import { useDeviceValue } from './device.ts';

/** Whether any timer runs, is paused or has rung on this device; asks without what is needed to show one. */
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
