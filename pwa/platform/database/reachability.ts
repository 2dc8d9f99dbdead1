import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

const ROW = 'reached';

/** The last value written, so that an unchanged answer costs no transaction. */
let written: boolean | undefined;

/** Whether the last request reached the server; true until one fails to. */
export async function readReached({ database }: Pick<Device, 'database'>): Promise<boolean> {
  return (await database.preferences.get(ROW))?.value !== false;
}

/** Stores it for the worker, which renders the next page with or without the offline pill. */
export async function rememberReached(reached: boolean): Promise<void> {
  if (written === reached) return;
  written = reached;
  const device = await loadDevice();
  if ((await readReached(device)) === reached) return;
  await device.run((database) => database.preferences.put({ key: ROW, value: reached }));
}
