import { REMINDERS_KEY, type Reminder, readReminders, withoutUnplanned } from '#domain/plan/reminder';
import { compareCodes } from '#domain/text/compare-codes';
import { loadDevice } from '../../platform/database/device.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { useQuery } from '../../platform/query/query.ts';

const askForReminders = async ({ database }: Device) =>
  readReminders((await database.preferences.get(REMINDERS_KEY))?.value).sort((a, b) =>
    compareCodes(a.day, b.day),
  );

/** The use-by dates to remind the owner of, soonest first; undefined until they are read. */
export function useReminders(): readonly Reminder[] | undefined {
  return useQuery('reminders', askForReminders);
}

async function change(changed: (reminders: readonly Reminder[]) => Reminder[]): Promise<void> {
  const device = await loadDevice();
  await device.run(({ preferences }) =>
    preferences.db.transaction('rw', preferences, async () => {
      const before = readReminders((await preferences.get(REMINDERS_KEY))?.value);
      const value = changed(before);
      if (value.length === 0) await preferences.delete(REMINDERS_KEY);
      else await preferences.put({ key: REMINDERS_KEY, value });
    }),
  );
}

/** @throws {DeviceError} if it could not be stored */
export const addReminder = (reminder: Reminder): Promise<void> =>
  change((before) => [...before.filter(({ id }) => id !== reminder.id), reminder]);

/** @throws {DeviceError} if it could not be stored */
export const removeReminders = (ids: readonly string[]): Promise<void> =>
  change((before) => before.filter(({ id }) => !ids.includes(id)));

/**
 * Removes reminders of packs that left the plan and were not cooked yet.
 * @param today YYYY-MM-DD
 * @throws {DeviceError} if it could not be stored
 */
export const forgetUnplanned = (planned: ReadonlySet<string>, today: string): Promise<void> =>
  change((before) => withoutUnplanned(before, planned, today));
