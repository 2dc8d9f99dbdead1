import { afterEach, describe, expect, it, vi } from 'vitest';
import { unsubscribe } from './unsubscribe.ts';

const answer = (status: number) =>
  vi.fn(async () => new Response('{}', { status, headers: { 'Content-Type': 'application/json' } }));

afterEach(() => vi.unstubAllGlobals());

describe('unsubscribe', () => {
  it('sends the token and nothing else', async () => {
    const fetch = answer(200);
    vi.stubGlobal('fetch', fetch);
    expect(await unsubscribe('abc')).toBe('done');
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/api/newsletter/unsubscribe');
    expect(init).toMatchObject({ method: 'POST', body: '{"token":"abc"}' });
  });

  it.each([400, 404, 422])('takes %i for a link that is not ours', async (status) => {
    vi.stubGlobal('fetch', answer(status));
    expect(await unsubscribe('abc')).toBe('unknown');
  });

  it.each([429, 500, 503])('takes %i for a failure that may pass', async (status) => {
    vi.stubGlobal('fetch', answer(status));
    expect(await unsubscribe('abc')).toBe('unreachable');
  });

  it('says that the site was not reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await unsubscribe('abc')).toBe('unreachable');
  });
});
