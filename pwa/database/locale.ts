import { useSyncExternalStore } from 'react';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';
import { UNPAINTED, usePainted } from './painted-answers.ts';

/** Language and time zone of a browser. */
export type Locale = { language: string | null; timeZone: string };

const ROW = 'locale';

let own: Locale | undefined;

/** Of this page or worker. */
export function ownLocale(): Locale {
  own ??= {
    language: globalThis.navigator?.language ?? null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return own;
}

/** Of the pages on this device, in which a worker's own may differ. */
export async function readLocale({ database }: Pick<Device, 'database'>): Promise<Locale> {
  const kept = (await database.preferences.get(ROW))?.value;
  return isLocale(kept) ? kept : ownLocale();
}

function isLocale(kept: unknown): kept is Locale {
  return typeof kept === 'object' && kept !== null && 'language' in kept && 'timeZone' in kept;
}

/** Leaves this page's locale for the worker. */
export async function rememberLocale(): Promise<void> {
  const device = await loadDevice();
  const { language, timeZone } = ownLocale();
  const kept = await readLocale(device);
  if (kept !== ownLocale() && kept.language === language && kept.timeZone === timeZone) return;
  await device.run((database) => database.preferences.put({ key: ROW, value: { language, timeZone } }));
}

const never = () => () => {};

/** The locale of this device. */
export function useLocale(): Locale {
  const painted = usePainted('locale', readLocale);
  return useSyncExternalStore(never, ownLocale, () => (painted === UNPAINTED ? ownLocale() : painted));
}
