import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

const ROW = 'reached';

/** As last written, so that an unchanged answer costs no transaction. */
let written: boolean | undefined;

/** Whether the last request reached the server; true until one has not. */
export async function readReached({ database }: Pick<Device, 'database'>): Promise<boolean> {
  return (await database.preferences.get(ROW))?.value !== false;
}

/** Keeps it for the worker, which renders the next page with the offline pill or without. */
export async function rememberReached(reached: boolean): Promise<void> {
  if (written === reached) return;
  written = reached;
  const device = await loadDevice();
  if ((await readReached(device)) === reached) return;
  await device.run((database) => database.preferences.put({ key: ROW, value: reached }));
}
