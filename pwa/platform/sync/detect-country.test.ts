import { afterEach, expect, it, vi } from 'vitest';
import { detectCountry } from './detect-country.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (body: unknown, init?: ResponseInit) =>
  vi.fn(
    async (_path: string, _init: RequestInit) =>
      new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init }),
  );

it('asks with version and timestamp, bypassing caches', async () => {
  const fetch = answering({ country_code: 'de', method: 'header' });
  vi.stubGlobal('fetch', fetch);
  expect(await detectCountry(1234)).toBe('DE');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/detect-country?v=2.0&t=1234');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Cache-Control': 'no-cache' });
});

it.each([{ country_code: null, method: 'none' }, { nonsense: true }, 'text'])(
  'returns no country for the answer %j',
  async (body) => {
    vi.stubGlobal('fetch', answering(body));
    expect(await detectCountry()).toBeNull();
  },
);

it('gives up after two seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const asked = detectCountry();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBeNull();
});
