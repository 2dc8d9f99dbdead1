import { loadDevice } from './device.ts';

/**
 * Call after saving data of the owner: records the first time, and asks the browser once to persist this site's storage.
 * The answer is stored in the preferences. Never throws, since the save itself has succeeded.
 */
export async function requestPersistence(): Promise<void> {
  try {
    const device = await loadDevice();
    await device.askToPersist();
  } catch {
    // The storage for the answer itself fails; its own problem is reported elsewhere.
  }
}
