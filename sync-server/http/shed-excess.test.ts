import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';
import { shedExcess } from './shed-excess.ts';

const MOST = 3;
const REVIEW = '/api/recipes/1/ratings';

type Answer = { status: number; headers: Record<string, unknown>; body: string };

let server: Server;
let agent: Agent;
/** Lets all writes in progress finish. */
let release: () => void;
/** Requests that got past the limit with their whole body, finished ones included. */
let reached: number;
let log: string[];
let now: number;

beforeEach(async () => {
  reached = 0;
  log = [];
  now = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = new Koa();
  app.silent = true;
  const logger = pino({}, { write: (line) => void log.push(line) });
  app.use(shedExcess({ logger, headers: { 'X-Frame-Options': 'DENY' }, clock: () => now, most: MOST }));
  app.use(async (ctx) => {
    if (ctx.method !== 'GET') await readBody(ctx.req, 1024 * 1024);
    reached += 1;
    if (ctx.path !== '/livez') await released;
    ctx.body = 'done';
  });
  server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  release();
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

type Sent = { method?: string; body?: string; length?: number };

/** @param body the part that is sent; `length` is the declared total */
function call(path: string, { method = 'POST', body = '{}', length = body.length }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    path,
    method,
    agent,
    headers: method === 'GET' ? {} : { 'Content-Length': String(length) },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status, headers, body: text });
    });
  });
  if (method !== 'GET') sent.write(body);
  if (body.length === length) sent.end();
  answer.catch(() => undefined);
  return { answer, sent };
}

async function untilReached(count: number): Promise<void> {
  await expect.poll(() => reached).toBe(count);
}

describe('load target 9: excess writes', () => {
  it('are refused at once with a time to retry, and accepted again as soon as there is room', async () => {
    const taken = Array.from({ length: MOST }, () => call(REVIEW).answer);
    await untilReached(MOST);
    const refused = await call(REVIEW).answer;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(8);
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      connection: 'keep-alive',
    });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable', status: 503 });
    expect(reached).toBe(MOST);
    release();
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call(REVIEW).answer).status).toBe(200);
  });

  it('are only writes: reads, health checks and calls with their own queue still work', async () => {
    for (let n = 0; n < MOST; n += 1) void call(REVIEW).answer;
    await untilReached(MOST);
    expect((await call('/livez', { method: 'GET' }).answer).status).toBe(200);
    const others = [
      '/api/recipes/analyse',
      '/api/ai/search',
      '/api/recipes/1/share/email',
      `${REVIEW}/11111111-1111-4111-8111-111111111111/photo`,
      '/api/admin/login',
    ];
    for (const path of others) void call(path).answer;
    await untilReached(MOST + 1 + others.length);
  });

  it('are not caused by senders whose body has not arrived', async () => {
    const slow = Array.from({ length: 2 * MOST }, () => call(REVIEW, { body: '{', length: 100 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const taken = call(REVIEW).answer;
    await untilReached(1);
    release();
    expect((await taken).status).toBe(200);
    for (const { sent } of slow) sent.destroy();
  });

  it('are accepted again once the writes of senders that have gone away are finished', async () => {
    const gone = Array.from({ length: MOST }, () => call(REVIEW));
    await untilReached(MOST);
    for (const { sent } of gone) sent.destroy();
    release();
    await expect.poll(async () => (await call(REVIEW).answer).status).toBe(200);
  });

  it('lose their connection if much of the body is unread', async () => {
    for (let n = 0; n < MOST; n += 1) void call(REVIEW).answer;
    await untilReached(MOST);
    const long = call(REVIEW, { body: 'x', length: 200 * 1024 });
    const refused = await long.answer;
    expect([refused.status, refused.headers['connection']]).toEqual([503, 'close']);
  });

  it('are logged in one line per ten seconds', async () => {
    for (let n = 0; n < MOST; n += 1) void call(REVIEW).answer;
    await untilReached(MOST);
    for (let n = 0; n < 4; n += 1) await call(REVIEW).answer;
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ shed: 1, inWork: MOST }]);
    now = 10_000;
    await call(REVIEW).answer;
    // The three after the first line, and this one.
    expect(JSON.parse(log[1] ?? '')).toMatchObject({ shed: 4, inWork: MOST });
  });
});
