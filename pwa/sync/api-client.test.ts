// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type ApiRequest, exchange } from './api-client.ts';

describe('exchange', () => {
  it('answers what came back', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Retry-After': '5',
      Date: 'Sun, 01 Mar 2026 12:00:00 GMT',
    };
    const fetch = async () => new Response('{"a":1}', { status: 503, headers });
    expect(await exchange({ method: 'GET', path: '/api/recipes' }, { fetch })).toEqual({
      kind: 'answer',
      status: 503,
      redirected: false,
      contentType: 'application/json',
      body: '{"a":1}',
      retryAfter: '5',
      date: 'Sun, 01 Mar 2026 12:00:00 GMT',
    });
  });

  it('does not read what is not JSON', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
    const fetch = async () => new Response(endless, { headers: { 'Content-Type': 'text/html' } });
    expect(await exchange({ method: 'GET', path: '/' }, { fetch })).toMatchObject({ status: 200, body: '' });
  });

  it('tells a network error from a timeout', async () => {
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

  it('sends no body and no type with a GET', async () => {
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

  it('sends bytes as they are, under their own type', async () => {
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

  it('fault 20: gives up a text after 20 seconds, and an upload after two minutes', async () => {
    vi.useFakeTimers();
    const givesUpAfter = async (request: Partial<ApiRequest>) => {
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
});
