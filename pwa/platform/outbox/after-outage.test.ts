// @vitest-environment node
import { expect, it } from 'vitest';
import { ORIGIN, startServer } from '../../../sync-server/testing/test-server.ts';
import { jumpingTime } from '../../testing/device-time.ts';
import { devicesAfterOutage, peakOverMean } from '../../testing/devices-after-outage.ts';

const DEVICES = 25;
const EACH = 20;

/** A fixed sequence of numbers in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it(`load target 7: ${DEVICES} devices deliver ${EACH} items each, once and spread out, within a minute of an outage`, async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const outcome = await devicesAfterOutage({
    devices: DEVICES,
    itemsEach: EACH,
    lastsMs: 30_000,
    time: jumpingTime(Date.now()),
    random: numbers(7),
    send: (device, path, init) =>
      fetch(`${server.url}${String(path)}`, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          Origin: ORIGIN,
          'X-Forwarded-For': `10.0.${device}.1`,
        },
      }),
  });
  expect(outcome.allInMs).toBeLessThanOrEqual(60_000);
  // The busiest second may see at most five times the mean number of requests.
  expect(peakOverMean(outcome.arrivals)).toBeLessThanOrEqual(5);
  expect(outcome.refused).toBe(0);
  expect(outcome.statuses).toEqual({ 201: DEVICES * EACH });
  expect(await server.store.reviews.countPending()).toBe(DEVICES * EACH);
  const stored = await Promise.all(outcome.ids.map((id) => server.store.reviews.find(id)));
  expect(stored.every((review) => review !== null)).toBe(true);
  await server.stop();
}, 120_000);
