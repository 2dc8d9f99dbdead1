// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device, emptyDevice, stalled } from '../testing/worker-builds.ts';
import { CLICKS_PATH, sendKeptClicks, takeClick } from './keep-clicks.ts';

/** Bodies that reached the server, and its status; null when offline. */
let got: unknown[] = [];
let status: number | null = 204;

beforeEach(() => {
  emptyDevice();
  got = [];
  status = 204;
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    if (status === null) throw new TypeError('offline');
    const body = typeof input === 'string' ? String(init?.body) : await input.text();
    if (status < 300) got.push(JSON.parse(body));
    return new Response(null, { status });
  });
});

afterEach(() => void vi.restoreAllMocks());

const click = (product: string, more = {}) =>
  takeClick(
    new Request(`https://bowlful.example${CLICKS_PATH}`, {
      method: 'POST',
      body: JSON.stringify({ retailer: 'Amazon', product, ...more }),
    }),
  );
const kept = async () => (await (await device.stores.open('clicks')).match('/clicks.json'))?.text();

it('forwards a click if there is a network, and stores nothing', async () => {
  expect((await click('oats')).status).toBe(204);
  expect(got).toEqual([{ retailer: 'Amazon', product: 'oats' }]);
  expect(await kept()).toBeUndefined();
});

it('adds up clicks offline, without anything that identifies a visitor, and sends the sums once', async () => {
  status = null;
  const details = { sessionId: 'abc', referrerUrl: 'https://bowlful.example/shop', userAgent: 'Browser' };
  await Promise.all([click('oats', details), click('oats', details), click('salmon', details)]);
  expect((await click('oats')).status).toBe(202);
  expect(JSON.parse((await kept()) ?? '')).toEqual([
    { retailer: 'Amazon', product: 'oats', count: 3 },
    { retailer: 'Amazon', product: 'salmon', count: 1 },
  ]);
  await expect(sendKeptClicks()).rejects.toThrow('wait');
  status = 204;
  await Promise.all([sendKeptClicks(), sendKeptClicks()]);
  expect(got).toHaveLength(2);
  expect(got).toContainEqual({ retailer: 'Amazon', product: 'oats', count: 3 });
  expect(got).toContainEqual({ retailer: 'Amazon', product: 'salmon', count: 1 });
  expect(await kept()).toBeUndefined();
});

it('stores a click whose answer never comes, and the next ones too', async () => {
  stalled();
  expect((await click('oats')).status).toBe(202);
  await expect(sendKeptClicks()).rejects.toThrow('wait');
  expect((await click('salmon')).status).toBe(202);
  expect(JSON.parse((await kept()) ?? '')).toMatchObject([{ product: 'oats' }, { product: 'salmon' }]);
});

it.each([429, 500, 503])('stores a click that the server answers with %i', async (refusal) => {
  status = refusal;
  expect((await click('oats')).status).toBe(202);
  expect(await kept()).toBe('[{"retailer":"Amazon","product":"oats","count":1}]');
});

it('does not resend what the server will never accept', async () => {
  status = 400;
  expect((await click('oats')).status).toBe(400);
  expect(await kept()).toBeUndefined();
});

it('sends at most a hundred clicks per call', async () => {
  status = null;
  for (let n = 0; n < 230; n += 1) await click('oats');
  status = 204;
  await sendKeptClicks();
  expect(got.map((body) => (body as { count: number }).count)).toEqual([100, 100, 30]);
});

it('stores clicks on at most two hundred products', async () => {
  status = null;
  for (let n = 0; n < 205; n += 1) await click(`thing ${n}`);
  expect(JSON.parse((await kept()) ?? '')).toHaveLength(200);
});

it('skips counting on a full device', async () => {
  status = null;
  (await device.stores.open('clicks')).isFull = true;
  expect((await click('oats')).status).toBe(202);
});
