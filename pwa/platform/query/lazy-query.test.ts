import { expect, it } from 'vitest';
import type { Device } from '../database/open-device.ts';
import { lazyQuery } from './query.ts';

const device = { database: 'here' } as unknown as Device;

it('loads its chunk once, however often it is asked or prepared', async () => {
  let loads = 0;
  const question = lazyQuery(
    async () => {
      loads += 1;
      return (words: string) => `read ${words}`;
    },
    (read, { database }) => read(String(database)),
  );
  expect(await question(device)).toBe('read here');
  await question.prepare();
  expect(await question(device)).toBe('read here');
  expect(loads).toBe(1);
});

it('awaits nothing once its chunk has loaded, so that a live query tracks its reads', async () => {
  const question = lazyQuery(
    async () => 'chunk',
    (part) => `${part} answers`,
  );
  await question.prepare();
  expect(question(device)).toBe('chunk answers');
});

it('retries a chunk that failed to load', async () => {
  const chunks = [() => Promise.reject(new Error('offline')), () => Promise.resolve('chunk')];
  const question = lazyQuery(
    () => (chunks.shift() as () => Promise<string>)(),
    (part) => part,
  );
  await expect(question.prepare()).rejects.toThrow('offline');
  expect(await question(device)).toBe('chunk');
});
