import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Koa from 'koa';
import { describe, expect, it, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** A server that waits for `work` before each answer, except at `/quick`. */
async function slowServer(work: () => Promise<unknown>, lameDuckMs?: number) {
  const app = new Koa();
  const state = { accepted: 0 };
  app.use(async (ctx) => {
    state.accepted += 1;
    if (ctx.path !== '/quick') await work();
    ctx.body = 'whole';
  });
  const http = createHttpServer(app, lameDuckMs === undefined ? {} : { lameDuckMs });
  return { http, state, url: `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}` };
}

/** A keep-alive connection that has received its only answer. */
async function idleConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () =>
    socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  await once(socket, 'data');
  return socket;
}

/** One call after another on keep-alive connections until stopped; returns how many answers were complete. */
async function load(url: string, isOver: () => boolean): Promise<number> {
  let whole = 0;
  while (!isOver()) {
    const text = await fetch(url).then(
      (response) => response.text(),
      // Refused, or closed while connecting: never accepted, so it may be retried elsewhere.
      () => setTimeout(5, ''),
    );
    if (text === 'whole') whole += 1;
  }
  return whole;
}

describe('stopping', () => {
  it('L11: under load every accepted request gets its complete answer', async () => {
    const { http, state, url } = await slowServer(() => setTimeout(20));
    let isOver = false;
    const callers = Array.from({ length: 20 }, () => load(url, () => isOver));
    // By then connections are being reused, however long the first ones took.
    await vi.waitFor(() => expect(state.accepted).toBeGreaterThan(60));
    const cutOff = vi.spyOn(http.server, 'closeAllConnections');
    await http.stop();
    isOver = true;
    const whole = (await Promise.all(callers)).reduce((sum, count) => sum + count, 0);
    expect(cutOff).not.toHaveBeenCalled();
    expect(whole).toBe(state.accepted);
  });

  it('waits for a slow request and closes idle connections meanwhile', async () => {
    let finish: () => void = () => undefined;
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { http, state, url } = await slowServer(() => work);
    // Longer than the grace period: only the stop itself can close the idle connection.
    http.server.keepAliveTimeout = 60_000;
    const idle = await idleConnection(url);
    const slow = fetch(url).then((response) => response.text());
    await vi.waitFor(() => expect(state.accepted).toBe(2));
    const stopped = http.stop();
    await once(idle, 'close');
    finish();
    expect(await slow).toBe('whole');
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });

  it('waits for a slow reader', async () => {
    const whole = 16_000_000;
    const app = new Koa();
    app.use((ctx) => {
      ctx.body = Buffer.alloc(whole, 'a');
    });
    const http = createHttpServer(app, { lameDuckMs: 50 });
    const port = await http.listen(0, '127.0.0.1');
    const response = await new Promise<IncomingMessage>((resolve) =>
      request({ port, host: '127.0.0.1' }, resolve).end(),
    );
    let stopping: Promise<void> | undefined;
    let arrived = 0;
    let parts = 0;
    for await (const part of response) {
      arrived += (part as Buffer).length;
      stopping ??= http.stop();
      parts += 1;
      // Slower than the stop's check for idle connections.
      if (parts <= 40) await setTimeout(10);
    }
    expect(arrived).toBe(whole);
    await stopping;
  });

  it('lets a partly received request arrive, and answers it', async () => {
    const { http, state, url } = await slowServer(() => setTimeout(0), 0);
    const { hostname, port } = new URL(url);
    const late = connect(Number(port), hostname, () => late.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    const [accepted] = (await once(http.server, 'connection')) as [Socket];
    await vi.waitFor(() => expect(accepted.bytesRead).toBeGreaterThan(0), { interval: 5 });
    const stopped = http.stop();
    await vi.waitFor(() => expect(http.server.listening).toBe(false), { interval: 5 });
    // By then the stop has checked for idle connections, which it does every 50 ms.
    await setTimeout(120);
    late.write('\r\n');
    const [answer] = (await once(late, 'data')) as [Buffer];
    expect(answer.toString()).toContain('whole');
    expect(state.accepted).toBe(1);
    await stopped;
  });
});

describe('deadlines', () => {
  it('S36: a request may take at most 30 seconds to arrive, its headers 15', async () => {
    const { http } = await slowServer(() => setTimeout(0));
    expect(http.server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(http.server.headersTimeout).toBe(15_000);
    await http.stop();
  });

  it('fault 43: headers over 16 KB are 431', async () => {
    const { http, url } = await slowServer(() => setTimeout(0));
    const status = await new Promise((resolve, reject) => {
      request(url, { headers: { 'X-Long': 'a'.repeat(20_000) } }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
    await http.stop();
  });
});
