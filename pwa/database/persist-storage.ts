import { loadDevice } from './device.ts';

/**
 * Called after something of the owner's was saved: notes the first time, and asks the browser once to keep this
 * site's storage. The answer is kept in the preferences. Never throws; what was saved is saved either way.
 */
export async function requestPersistence(): Promise<void> {
  try {
    const device = await loadDevice();
    await device.askToPersist();
  } catch {
    // The storage that would note the answer is the one that fails; its own problem is reported elsewhere.
  }
}
