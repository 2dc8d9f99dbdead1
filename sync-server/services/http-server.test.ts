import { request } from 'node:http';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

async function slowServer(milliseconds: number) {
  const app = new Koa();
  const state = { accepted: 0 };
  app.use(async (ctx) => {
    state.accepted += 1;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    ctx.body = 'whole';
  });
  const http = createHttpServer(app);
  return { http, state, url: `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}` };
}

/** One call after another on kept connections until told to stop; answers how many came back whole. */
async function load(url: string, isOver: () => boolean): Promise<number> {
  let whole = 0;
  while (!isOver()) {
    const text = await fetch(url).then(
      (response) => response.text(),
      // Refused, or hung up in the very moment of connecting: never accepted, so free to try elsewhere.
      () => new Promise<string>((resolve) => setTimeout(resolve, 5, '')),
    );
    if (text === 'whole') whole += 1;
  }
  return whole;
}

describe('stopping', () => {
  it('L11: under load every accepted request gets its whole answer', async () => {
    const { http, state, url } = await slowServer(20);
    let isOver = false;
    const callers = Array.from({ length: 20 }, () => load(url, () => isOver));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = Date.now();
    await http.stop();
    isOver = true;
    const whole = (await Promise.all(callers)).reduce((sum, count) => sum + count, 0);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(state.accepted).toBeGreaterThan(20);
    expect(whole).toBe(state.accepted);
  });

  it('waits for a slow request and closes idle connections meanwhile', async () => {
    const { http, url } = await slowServer(1000);
    const slow = fetch(url).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await http.stop();
    expect(await slow).toBe('whole');
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('deadlines', () => {
  it('S36: a request may take 30 seconds to arrive at most', async () => {
    const { http } = await slowServer(0);
    expect(http.server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(http.server.headersTimeout).toBeLessThanOrEqual(30_000);
    await http.stop();
  });

  it('fault 43: headers over 16 KB are 431', async () => {
    const { http, url } = await slowServer(0);
    const status = await new Promise((resolve, reject) => {
      request(url, { headers: { 'X-Long': 'a'.repeat(20_000) } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
    await http.stop();
  });
});
