// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { exchange, type HttpRequest } from './http.ts';

/** Headers after 15 seconds, and a body that never ends. */
async function startOfBody(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  return new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
}

describe('exchange', () => {
  it('resolves to the response', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Retry-After': '5',
      Date: 'Sun, 01 Mar 2026 12:00:00 GMT',
    };
    const fetch = async () => new Response('{"a":1}', { status: 503, headers });
    expect(await exchange({ method: 'GET', path: '/api/recipes' }, { fetch })).toEqual({
      kind: 'answer',
      status: 503,
      statusText: '',
      redirected: false,
      contentType: 'application/json',
      body: '{"a":1}',
      retryAfter: '5',
      date: 'Sun, 01 Mar 2026 12:00:00 GMT',
    });
  });

  it('does not read a non-JSON body', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
    const fetch = async () => new Response(endless, { headers: { 'Content-Type': 'text/html' } });
    expect(await exchange({ method: 'GET', path: '/' }, { fetch })).toMatchObject({ status: 200, body: '' });
  });

  it('distinguishes a network error from a timeout', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    const request = { method: 'GET' as const, path: '/' };
    expect(await exchange(request, { fetch: failing })).toEqual({ kind: 'unreachable', why: 'network' });
    const hanging: typeof fetch = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    expect(await exchange(request, { fetch: hanging, timeoutMs: 10 })).toEqual({
      kind: 'unreachable',
      why: 'timeout',
    });
  });

  it('sends neither body nor content type with a GET', async () => {
    let sent: RequestInit | undefined;
    const fetch: typeof globalThis.fetch = async (_path, init) => {
      sent = init;
      return new Response();
    };
    await exchange({ method: 'GET', path: '/' }, { fetch });
    expect(sent?.body).toBeUndefined();
    expect(sent?.headers).not.toHaveProperty('Content-Type');
    expect(sent?.headers).toHaveProperty('X-Bowlful-Protocol', '1');
  });

  it('sends bytes unchanged, with their own content type', async () => {
    let sent: RequestInit | undefined;
    const fetch: typeof globalThis.fetch = async (_path, init) => {
      sent = init;
      return new Response();
    };
    const bytes = { bytes: Uint8Array.of(255, 216, 255).buffer, mediaType: 'image/jpeg' };
    await exchange({ method: 'PUT', path: '/', bytes }, { fetch });
    expect(sent?.method).toBe('PUT');
    expect(sent?.body).toBe(bytes.bytes);
    expect(sent?.headers).toHaveProperty('Content-Type', 'image/jpeg');
  });

  it('fault 20: gives up on JSON after 20 seconds, and on an upload after two minutes', async () => {
    vi.useFakeTimers();
    const givesUpAfter = async (request: Partial<HttpRequest>) => {
      const began = Date.now();
      const answer = exchange(
        { method: 'PUT', path: '/', ...request },
        { fetch: () => new Promise(() => {}) },
      );
      await vi.runAllTimersAsync();
      expect(await answer).toEqual({ kind: 'unreachable', why: 'timeout' });
      return Date.now() - began;
    };
    expect(await givesUpAfter({ json: {} })).toBe(20_000);
    expect(await givesUpAfter({ bytes: { bytes: new ArrayBuffer(1), mediaType: 'image/png' } })).toBe(
      120_000,
    );
    vi.useRealTimers();
  });

  it('gives a body its own time limit after the headers if the caller asks for it', async () => {
    vi.useFakeTimers();
    const began = Date.now();
    const answer = exchange(
      { method: 'GET', path: '/' },
      { fetch: startOfBody, timeoutMs: 20_000, bodyTimeoutMs: 60_000 },
    );
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ kind: 'unreachable', why: 'timeout' });
    // 15 s until the headers, then 60 s for the body.
    expect(Date.now() - began).toBe(75_000);
    vi.useRealTimers();
  });

  it('counts the time to the headers towards a total limit', async () => {
    vi.useFakeTimers();
    const began = Date.now();
    const answer = exchange({ method: 'GET', path: '/' }, { fetch: startOfBody });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ kind: 'unreachable', why: 'timeout' });
    expect(Date.now() - began).toBe(20_000);
    vi.useRealTimers();
  });

  it('reads a non-JSON page for a caller that quotes it', async () => {
    const fetch = async () =>
      new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/html' } });
    const answer = await exchange({ method: 'GET', path: '/', readsAnything: true }, { fetch });
    expect(answer).toMatchObject({ status: 502, body: 'Bad gateway' });
  });
});
