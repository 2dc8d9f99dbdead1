import type { Device } from './open-device.ts';

/**
 * A question whose answer is read with a chunk of its own, such as a schema: it comes with the device, not with the screen.
 * @param load imports the chunk
 */
export function lateQuestion<Part, T>(
  load: () => Promise<Part>,
  ask: (part: Part, device: Device) => T | Promise<T>,
) {
  let part: Part | undefined;
  const prepare = async () => {
    part ??= await load();
    return part;
  };
  // Once the chunk is there nothing else is waited for: a live query sees only what it reads in one go.
  const question = (device: Device) =>
    part === undefined ? prepare().then((there) => ask(there, device)) : ask(part, device);
  return Object.assign(question, { prepare });
}
