import type { MergeEntry } from '#domain/household/merge-rule';

// Each throws a `HouseholdError` with a code, or a `DeviceError` if this browser's storage refuses.

/** The engine, which loads only on devices that are in a household or about to be. */
const engine = () => import('./run-commands.ts');

/** Creates a household with this device's data. */
export const startHousehold = async (): Promise<void> => (await engine()).startHousehold();

/** The link that lets another device join; keep it out of logs and analytics. */
export const invitation = async (): Promise<string> => (await engine()).invitation();

/** What joining would bring, and the words to compare with the other device. Changes nothing. */
export const previewJoin = async (
  text: string,
): Promise<{ words: readonly string[]; entries: readonly MergeEntry[] }> =>
  (await engine()).previewJoin(text);

/** Merges this device's data with the household's and stays in step from now on. */
export const joinHousehold = async (text: string): Promise<void> => (await engine()).joinHousehold(text);

/** Leaves the household; its data stay on this device, and with the other members. */
export const leaveHousehold = async (): Promise<void> => (await engine()).leaveHousehold();

/**
 * Moves to a new household with all data and erases the old one, so that whoever has only the old secret is out. The others
 * who stay need the new invitation.
 */
export const replaceSecret = async (): Promise<void> => (await engine()).replaceSecret();

/** Erases the household on the server and leaves it; the data stay on each device. */
export const eraseHousehold = async (): Promise<void> => (await engine()).eraseHousehold();

/** Shares this device's data again in a household that the server no longer has; the invitation stays the same. */
export const remakeHousehold = async (): Promise<void> => (await engine()).remakeHousehold();

/** Puts the value set aside in place of the one that was kept. */
export const takeAside = async (id: string): Promise<void> => (await import('./asides.ts')).takeAside(id);

/** Drops the value set aside. */
export const dismissAside = async (id: string): Promise<void> =>
  (await import('./asides.ts')).dismissAside(id);

/** Syncs now; resolves when done, with the outcome in `useHousehold`. */
export const syncHousehold = async (): Promise<void> => (await engine()).syncNow();
