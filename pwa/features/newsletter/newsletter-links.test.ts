import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmSignUp, unsubscribe } from './newsletter-links.ts';

const answer = (status: number) =>
  vi.fn(async () => new Response('{}', { status, headers: { 'Content-Type': 'application/json' } }));

afterEach(() => vi.unstubAllGlobals());

const LINKS = [
  ['unsubscribe', unsubscribe, '/api/newsletter/unsubscribe'],
  ['confirmSignUp', confirmSignUp, '/api/newsletter/confirm'],
] as const;

describe('the links of the newsletter', () => {
  it.each(LINKS)('%s sends the token and nothing else', async (_, press, address) => {
    const fetch = answer(200);
    vi.stubGlobal('fetch', fetch);
    expect(await press('abc')).toBe('done');
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe(address);
    expect(init).toMatchObject({ method: 'POST', body: '{"token":"abc"}' });
  });

  it.each([400, 404, 422])('treats %i as an unknown link', async (status) => {
    vi.stubGlobal('fetch', answer(status));
    expect(await unsubscribe('abc')).toBe('unknown');
  });

  it.each([429, 500, 503])('treats %i as a temporary failure', async (status) => {
    vi.stubGlobal('fetch', answer(status));
    expect(await unsubscribe('abc')).toBe('unreachable');
  });

  it('reports an unreachable site', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await unsubscribe('abc')).toBe('unreachable');
  });
});
