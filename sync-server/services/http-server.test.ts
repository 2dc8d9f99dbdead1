import { request } from 'node:http';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

async function slowServer(milliseconds: number) {
  const app = new Koa();
  app.use(async (ctx) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    ctx.body = 'whole';
  });
  const http = createHttpServer(app);
  return { http, url: `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}` };
}

/** One caller after another on kept connections until the server refuses; answers how each accepted call ended. */
async function load(url: string, stopped: () => boolean): Promise<string[]> {
  const outcomes: string[] = [];
  while (!stopped()) {
    const outcome = await fetch(url).then(
      (response) => response.text(),
      (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
    );
    if (outcome === 'ECONNREFUSED') break;
    outcomes.push(outcome);
  }
  return outcomes;
}

describe('stopping', () => {
  it('L11: under load every accepted request gets its whole answer', async () => {
    const { http, url } = await slowServer(20);
    let isStopped = false;
    const callers = Array.from({ length: 20 }, () => load(url, () => isStopped));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = Date.now();
    await http.stop();
    isStopped = true;
    const outcomes = (await Promise.all(callers)).flat();
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(outcomes.length).toBeGreaterThan(100);
    expect(outcomes.filter((outcome) => outcome !== 'whole')).toEqual([]);
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
