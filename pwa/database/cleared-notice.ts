import { setPreference, usePreference } from './preferences.ts';

const NOTICE = 'This browser cleared the data that was kept here.';

/** The notice to show where the browser threw away what was kept on this device; null where it did not. */
export function useClearedNotice(): string | null {
  return usePreference('wasCleared') ? NOTICE : null;
}

/** The owner has read it. */
export function dismissClearedNotice(): Promise<void> {
  return setPreference('wasCleared', false);
}
