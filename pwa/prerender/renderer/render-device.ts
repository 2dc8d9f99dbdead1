import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { Bowlful, DATABASE_VERSION } from '../../platform/database/bowlful.ts';
import { onlyExisting } from '../../platform/database/existing-database.ts';
import { readLocale } from '../../platform/database/locale.ts';
import { type Device, deviceOf } from '../../platform/database/open-device.ts';
import { createStorage } from '../../platform/database/storage.ts';
import { preferencesOf } from '../../platform/database/stored-preferences.ts';

/** Dexie multiplies by ten. */
const NATIVE_VERSION = DATABASE_VERSION * 10;

let opening: Promise<Device> | undefined;

/**
 * The device's rows for a page that the worker renders. Must not create or upgrade the database, nor block a tab
 * that does.
 * @throws if there is none of this build's version
 */
export function renderDevice(name = 'bowlful'): Promise<Device> {
  opening ??= open(name).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(name: string): Promise<Device> {
  const database = new Bowlful(name, onlyExisting(NATIVE_VERSION));
  const leave = () => {
    database.close({ disableAutoOpen: true });
    opening = undefined;
  };
  database.on('versionchange', () => {
    leave();
    return false;
  });
  database.on('close', () => {
    opening = undefined;
  });
  await database.open();
  if (database.backendDB().version === NATIVE_VERSION) {
    const preferences = async () =>
      preferencesOf(
        await database.preferences.toArray(),
        (await readLocale({ database })).language ?? undefined,
      );
    return { ...deviceOf(createStorage(database)), preferences };
  }
  leave();
  throw new Error('The database has another version');
}

/** Whether the device holds the whole catalogue, with the verdicts of this build. */
export async function isRenderable({ database }: Device): Promise<boolean> {
  const state = await database.syncState.get('catalogue');
  return state?.isComplete === true && state.verdictVersion === VERDICT_VERSION;
}
