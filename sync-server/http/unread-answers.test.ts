import { connect, type Socket } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';

const LONG = Buffer.alloc(16 * 1024 * 1024);

describe('callers that never read', () => {
  let http: HttpServer;
  let port = 0;
  beforeAll(async () => {
    const app = new Koa();
    app.use((ctx) => {
      ctx.body = LONG;
    });
    http = createHttpServer(app, { unmovedMs: 900 });
    port = await http.listen(0, '127.0.0.1');
  });
  afterAll(() => http.server.closeAllConnections());

  const ask = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.pause();
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
        resolve(socket);
      });
      socket.on('error', () => undefined);
    });
  const connections = () =>
    new Promise<number>((resolve) => http.server.getConnections((_, count) => resolve(count)));

  it('are closed, but a slow reader gets the complete answer, even beyond the idle limit', async () => {
    const unreading = await Promise.all(Array.from({ length: 10 }, ask));
    const slow = await ask();
    let read = 0;
    // A pause after each 2 MB: eight pauses, more than a second in total.
    slow.on('data', (data) => {
      read += data.length;
      if (read % (2 * 1024 * 1024) < data.length) {
        slow.pause();
        setTimeout(() => slow.resume(), 150);
      }
    });
    slow.resume();
    await expect.poll(() => read).toBeGreaterThan(LONG.length);
    await expect.poll(connections).toBe(0);
    for (const socket of [...unreading, slow]) socket.destroy();
  });
});
