import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const AD = {
  id: '0b9f3a52-3d1c-4a56-9a3c-4c2b1d5e6f70',
  title: 'Bowls that do not slide',
  description: 'Steel, with a rubber foot.',
  imageUrl: null,
  targetUrl: 'https://shop.example/bowls',
};

let server: TestServer;
beforeAll(async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'bowlful-ads-')), 'ads.json');
  await writeFile(file, JSON.stringify([{ ...AD, positions: ['sidebar-1'] }]));
  server = await startServer({
    env: { ADVERTISEMENTS_FILE: file, TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' },
  });
});
afterAll(() => server.stop());

const count = async (kind: Parameters<TestServer['store']['counters']['since']>[1], key: string) =>
  (await server.store.counters.since('2000-01-01', kind)).find((row) => row.key === key)?.count ?? 0;

describe('advertisements', () => {
  it('are returned by position: an empty list if it has none, 400 if it is unknown', async () => {
    expect(await (await server.get('/api/advertisements?position=sidebar-1')).json()).toEqual([AD]);
    expect(await (await server.get('/api/advertisements?position=list-1')).json()).toEqual([]);
    expect((await server.get('/api/advertisements?position=elsewhere')).status).toBe(400);
  });

  it('count their clicks', async () => {
    for (const _ of [1, 2]) {
      expect((await server.post(`/api/advertisements/${AD.id}/click`)).status).toBe(204);
    }
    expect(await count('ad-click', AD.id)).toBe(2);
    expect((await server.post(`/api/advertisements/${randomUUID()}/click`)).status).toBe(404);
  });

  it('are empty if no file is configured', async () => {
    const bare = await startServer();
    expect(await (await bare.get('/api/advertisements')).json()).toEqual([]);
    await bare.stop();
  });
});

describe('clicks on retailers', () => {
  it('are counted by retailer and product; everything else that callers send is dropped', async () => {
    const body = {
      retailer: 'Amazon',
      product: 'brown rice',
      sessionId: 's',
      userAgent: 'u',
      ipAddress: '1.2.3.4',
    };
    expect((await server.post('/api/affiliate/track-click', body)).status).toBe(204);
    expect(await count('affiliate-click', 'Amazon|brown rice')).toBe(1);
    expect((await server.post('/api/affiliate/track-click', { retailer: 'Amazon' })).status).toBe(400);
  });
});

describe('measured visits', () => {
  it('count views and exceptions, and each visit, its country and its referrer once', async () => {
    const visit = randomUUID();
    const from = { 'CF-IPCountry': 'NL' };
    const first = {
      visit,
      referrer: 'search.example',
      events: [{ type: 'page-view', path: '/cat-recipes' }],
    };
    const second = {
      visit,
      events: [
        { type: 'page-view', path: '/cat-recipes' },
        { type: 'exception', description: 'TypeError: x', fatal: false },
      ],
    };
    expect((await server.post('/api/events', first, from)).status).toBe(204);
    expect((await server.post('/api/events', second, from)).status).toBe(204);
    expect(await count('page-view', '/cat-recipes')).toBe(2);
    expect(await count('exception', 'TypeError')).toBe(1);
    expect(await count('visit', 'all')).toBe(1);
    expect(await count('visit-country', 'NL')).toBe(1);
    expect(await count('visit-referrer', 'search.example')).toBe(1);
  });

  it.each([
    ['an address of another site', { type: 'page-view', path: 'https://x.example/' }],
    ['an unknown event', { type: 'sale', path: '/' }],
  ])('S15: refuse %s', async (_, event) => {
    expect((await server.post('/api/events', { visit: randomUUID(), events: [event] })).status).toBe(400);
  });
});

describe('GET /api/detect-country', () => {
  it('uses the trusted proxy’s header, then the database, else null', async () => {
    const ask = async (headers = {}) => (await server.get('/api/detect-country?v=2.0&t=1', headers)).json();
    expect(await ask({ 'CF-IPCountry': 'de' })).toEqual({ country_code: 'DE', method: 'header' });
    expect(await ask({ 'CF-IPCountry': 'XX' })).toEqual({ country_code: null, method: 'none' });
    expect(await ask()).toEqual({ country_code: null, method: 'none' });
    expect(await ask({ 'X-Forwarded-For': '81.2.69.142' })).toEqual({
      country_code: 'GB',
      method: 'database',
      database_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
    expect(await ask({ 'X-Forwarded-For': '81.2.69.142', 'CF-IPCountry': 'de' })).toMatchObject({
      country_code: 'DE',
    });
  });
});
