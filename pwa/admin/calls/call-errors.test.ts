import { afterEach, expect, it, vi } from 'vitest';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { request } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

it.each([
  ['the body’s text', 'Out of order', '500: Out of order'],
  ['the status text if there is no body', '', '500: Internal Server Error'],
])('the message of a refused call is its status, a colon and %s', async (_, body, message) => {
  answering(body, { status: 500, statusText: 'Internal Server Error' });
  await expect(request(ADMIN_CALLS.getStats, {})).rejects.toMatchObject({
    message,
    detail: 'The server cannot answer just now. Please try again.',
  });
});

it('puts the detail of a problem response in `detail`, and its whole body in the message', async () => {
  const problem = JSON.stringify({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'not-found',
    detail: 'There is no such recipe.',
  });
  answering(problem, { status: 404, headers: { 'Content-Type': 'application/problem+json' } });
  await expect(request(ADMIN_CALLS.getStats, {})).rejects.toMatchObject({
    message: `404: ${problem}`,
    detail: 'There is no such recipe.',
  });
});
