import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { startServer } from '../../testing/test-server.ts';

const PATH = '/api/recipes/1/ratings';
const withKey = (key: string) => ({ 'Idempotency-Key': key });

describe('the review limit', () => {
  it('S23: 30 an hour per address, then 429 with Retry-After; repeats are free; an hour later it resets', async () => {
    const limited = await startServer();
    const keys = Array.from({ length: 31 }, () => randomUUID());
    const send = (key: string, headers = {}) => limited.post(PATH, REVIEW, { ...withKey(key), ...headers });
    for (const key of keys.slice(0, 30)) expect((await send(key)).status).toBe(201);
    const refused = await send(keys[30] as string);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await send(keys[0] as string)).status).toBe(201);
    // S22: without TRUST_PROXY no forwarded address is trusted.
    expect((await send(keys[30] as string, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
    limited.pass(60 * 60 * 1000);
    expect((await send(keys[30] as string)).status).toBe(201);
    await limited.stop();
  });

  it('S22: behind one trusted proxy, the address that the proxy saw counts', async () => {
    const env = { TRUST_PROXY: '1', REVIEWS_PER_HOUR: '1', COUNTRY_HEADER: 'X-Country' };
    const behind = await startServer({ env });
    const key = randomUUID();
    const send = (forwarded: string, headers = {}) =>
      behind.post(PATH, REVIEW, { 'X-Forwarded-For': forwarded, 'X-Country': 'gb', ...headers });
    expect((await send('198.51.100.1, 203.0.113.9', withKey(key))).status).toBe(201);
    expect(await behind.store.reviews.find(key)).toMatchObject({ userCountry: 'GB' });
    expect((await send('198.51.100.77, 203.0.113.9')).status).toBe(429);
    expect((await send('198.51.100.1, 203.0.113.10')).status).toBe(201);
    await behind.stop();
  });

  it('ignores the country header without a trusted proxy', async () => {
    const server = await startServer({ env: { COUNTRY_HEADER: 'X-Country' } });
    const key = randomUUID();
    await server.post(PATH, REVIEW, { ...withKey(key), 'X-Country': 'GB', 'CF-IPCountry': 'GB' });
    expect(await server.store.reviews.find(key)).toMatchObject({ userCountry: null });
    await server.stop();
  });
});
