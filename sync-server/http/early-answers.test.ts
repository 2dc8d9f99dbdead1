import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { createHttpServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ headersWithinMs: 500 });
});
afterAll(() => server.stop());

/** Headers that every answer has. */
const USUAL_HEADERS = [
  /\r\ncontent-security-policy: default-src 'self';/i,
  /\r\nx-content-type-options: nosniff\r\n/i,
  /\r\nreferrer-policy: /i,
  /\r\ncross-origin-opener-policy: same-origin\r\n/i,
  /\r\ncross-origin-resource-policy: same-origin\r\n/i,
  /\r\npermissions-policy: /i,
];

describe('S14: an answer sent before the app sees the request', () => {
  it.each([
    ['bytes that are not HTTP', 400, 'nonsense\r\n\r\n'],
    ['a request without a Host header', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['a broken header', 400, 'GET / HTTP/1.1\r\nHost: x\r\nA b: 1\r\n\r\n'],
    [
      'two lengths of one body',
      400,
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers that are too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['two Host headers', 400, 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['an unsupported version', 400, 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
    ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\n\r\n'],
  ])('to %s is %d with the usual headers', async (_, status, bytes) => {
    const answer = await rawRequest(server.url, [bytes]);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of USUAL_HEADERS) expect(answer).toMatch(header);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    // A device would take a 400 in our own problem format for a refusal of its item.
    expect(answer).not.toContain('problem+json');
  });

  it('is never sent in the middle of another answer', async () => {
    const app = new Koa();
    app.use((ctx) => {
      ctx.respond = false;
      ctx.res.writeHead(200, { 'Content-Length': '10' });
      ctx.res.write('half');
    });
    const http = createHttpServer(app);
    const port = await http.listen(0, '127.0.0.1');
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.endsWith('half')) socket.write('nonsense\r\n\r\n');
    });
    await once(socket, 'close');
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
    expect(answer).toMatch(/half$/);
    await http.stop();
  });
});

describe('pipelined requests', () => {
  async function ask(requests: number) {
    let asked = 0;
    const app = new Koa();
    app.use(async (ctx) => {
      asked += 1;
      await setTimeout(20);
      ctx.body = 'whole';
    });
    const http = createHttpServer(app);
    const port = await http.listen(0, '127.0.0.1');
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests)),
    );
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.split('whole').length > requests) socket.end();
    });
    await new Promise((resolve) => socket.on('close', resolve));
    await http.stop();
    return { asked, answered: answer.split('whole').length - 1 };
  }

  it('are answered if there are ten', async () => {
    expect(await ask(10)).toEqual({ asked: 10, answered: 10 });
  });

  it('end the connection if there are more, with at most ten in progress', async () => {
    expect(await ask(5000)).toEqual({ asked: 10, answered: 0 });
  });
});
