import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/errors.ts';
import { answerSlowly } from './long-answers.ts';

afterEach(() => vi.useRealTimers());

/** Sends a response that the test builds; calls `onHead` once its head has arrived. */
async function served(make: () => Promise<unknown>, quickMs?: number, onHead = () => {}) {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    const made = await answerSlowly(ctx, make(), quickMs);
    if (made !== undefined) ctx.body = made;
  });
  const server = createServer(app.callback());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  onHead();
  const text = await response.text().catch(() => 'broken off');
  server.close();
  return { status: response.status, text };
}

it('sends quick content as it is, and a quick failure with its status', async () => {
  expect(await served(async () => ({ a: 1 }))).toEqual({ status: 200, text: '{"a":1}' });
  const refused = async () => {
    throw new ApiError(503, 'unavailable', 'Busy.');
  };
  expect((await served(refused)).status).toBe(503);
});

it('keeps a slow answer alive with spaces before the JSON, and breaks off if it fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let end = () => {};
  const late = () => new Promise((made) => (end = () => made({ a: 1 })));
  const failed = () => new Promise((_, fail) => (end = () => fail(new Error('gone'))));
  const slow = await served(late, 1, () => end());
  const broken = await served(failed, 1, () => end());
  expect([slow.status, slow.text, JSON.parse(slow.text)]).toEqual([200, ' {"a":1}', { a: 1 }]);
  expect(broken).toEqual({ status: 200, text: 'broken off' });
});
