import { call } from '../../sync-server/testing/call.ts';
import { ADMINISTRATOR } from '../e2e/harness/server-process.ts';
import { WALL_TIME } from '../testing/device-time.ts';
import { devicesAfterOutage, peakOverMean } from '../testing/devices-after-outage.ts';
import { atMost, type Figure } from './figures.ts';

const DEVICES = 200;
const EACH = 20;
const OUTAGE_MS = 30_000;

async function pendingReviews(origin: string): Promise<number> {
  const headers = { Origin: origin };
  const signedIn = await call(`${origin}/api/admin/login`, { method: 'POST', headers, body: ADMINISTRATOR });
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const { body } = await call(`${origin}/api/admin/stats`, { headers: { Cookie: cookie }, keepsBody: true });
  return Number((JSON.parse(body.toString()) as { pendingRatings: number }).pendingRatings);
}

/** L7: the devices of a town come back together, each from an address of its own, under the shipped limits. */
export async function outageReturn(origin: string): Promise<Figure[]> {
  const { arrivals, allInMs, ids, refused, statuses } = await devicesAfterOutage({
    devices: DEVICES,
    itemsEach: EACH,
    lastsMs: OUTAGE_MS,
    time: WALL_TIME,
    random: Math.random,
    send: (device, path, init) =>
      fetch(`${origin}${String(path)}`, {
        ...init,
        headers: {
          ...(init?.headers as Record<string, string>),
          Origin: origin,
          'X-Forwarded-For': `10.1.${device}.1`,
        },
      }),
  });
  const wrong = Math.abs((await pendingReviews(origin)) - ids.length) + refused;
  const busy = (statuses[429] ?? 0) + (statuses[503] ?? 0);
  return [
    atMost(
      `L7: ${DEVICES} devices with ${EACH} items each, after an outage of 30 s, all in`,
      allInMs / 1000,
      60,
      's',
      1,
    ),
    atMost('L7: reviews lost or twice', wrong, 0, ''),
    atMost(
      `L7: busiest second against the mean (${busy} answers 429 or 503)`,
      peakOverMean(arrivals),
      5,
      '×',
      1,
    ),
  ];
}
