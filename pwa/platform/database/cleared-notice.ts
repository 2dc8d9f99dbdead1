import { setPreference, usePreference } from './preferences.ts';

const NOTICE = 'This browser cleared the data that was kept here.';

/** Notice to show after the browser evicted this device's data; otherwise null. */
export function useClearedNotice(): string | null {
  return usePreference('wasCleared') ? NOTICE : null;
}

/** Called when the owner dismisses the notice. */
export function dismissClearedNotice(): Promise<void> {
  return setPreference('wasCleared', false);
}
