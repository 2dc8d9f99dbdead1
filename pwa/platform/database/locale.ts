import { useEffect, useState } from 'react';
import { whenHydrated } from '../hydration/hydrate.ts';
import { usePrerendered } from '../query/prerendered-answers.ts';
import { loadDevice, whenIdle } from './device.ts';
import type { Device } from './open-device.ts';

/** A browser's language and time zone. */
export type Locale = { language: string | null; timeZone: string };

const ROW = 'locale';

let own: Locale | undefined;

/** The locale of this page or worker. */
function ownLocale(): Locale {
  own ??= {
    language: globalThis.navigator?.language ?? null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return own;
}

/** The locale of this device's pages; a worker's own may differ. */
export async function readLocale({ database }: Pick<Device, 'database'>): Promise<Locale> {
  const kept = (await database.preferences.get(ROW))?.value;
  return isLocale(kept) ? kept : ownLocale();
}

function isLocale(kept: unknown): kept is Locale {
  return typeof kept === 'object' && kept !== null && 'language' in kept && 'timeZone' in kept;
}

const isSame = (one: Locale, other: Locale) =>
  one.language === other.language && one.timeZone === other.timeZone;

/** Stores this page's locale for the service worker. */
export async function rememberLocale(): Promise<void> {
  const device = await loadDevice();
  const kept = await readLocale(device);
  if (kept !== ownLocale() && isSame(kept, ownLocale())) return;
  await device.run((database) => database.preferences.put({ key: ROW, value: { ...ownLocale() } }));
}

/** This device's locale; until the app is idle, a pre-rendered page uses the one it was rendered with, because reading it is slow. */
export function useLocale(): Locale {
  const rendered = usePrerendered('locale', readLocale);
  const [locale, setLocale] = useState(() => rendered ?? ownLocale());
  useEffect(() => {
    const compare = () => setLocale((before) => (isSame(before, ownLocale()) ? before : ownLocale()));
    void whenHydrated().then(whenIdle).then(compare);
  }, []);
  return locale;
}
