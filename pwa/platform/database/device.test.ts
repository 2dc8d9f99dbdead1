import { afterEach, expect, it, vi } from 'vitest';
import { watchDevice } from './device.ts';
import { deviceProblemStore } from './device-problem.ts';
import type { Device } from './open-device.ts';

const { openDevice } = vi.hoisted(() => ({ openDevice: vi.fn<() => Promise<Device>>() }));
vi.mock('./open-device.ts', () => ({ openDevice }));
vi.mock('../hydration/hydrate.ts', () => ({ whenHydrated: async () => {} }));

afterEach(() => vi.unstubAllGlobals());

it('asks again once the network is back if a chunk did not load, and does not blame the browser’s storage', async () => {
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const missing = new TypeError('Failed to fetch dynamically imported module');
  openDevice.mockRejectedValueOnce(missing);
  openDevice.mockResolvedValue({
    watch: (_ask, onAnswer: (answer: unknown) => void) => {
      onAnswer('rows');
      return () => {};
    },
  } as Device);
  const answers: string[] = [];
  const stop = watchDevice(
    () => 'rows',
    (answer) => answers.push(answer),
  );
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(missing));
  expect(deviceProblemStore.getState().problem).toBeNull();
  expect(answers).toEqual([]);

  online.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answers).toEqual(['rows']));
  stop();
});
