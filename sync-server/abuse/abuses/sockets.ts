import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { addressOf } from '../../testing/addresses.ts';
import type { AbuseCall } from '../abuse-call.ts';
import type { Target } from '../target.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Spread out: a burst of connections is a load of its own, regardless of what they do. */
const BETWEEN_CONNECTIONS_MS = 4;

/** Opens a connection, lets `use` write to it, and holds it until the server closes it or the time is up. */
async function held(
  target: Target,
  caller: number,
  use: (socket: Socket) => void,
  forMs = 8000,
): Promise<number> {
  await wait(caller * BETWEEN_CONNECTIONS_MS);
  const { hostname, port } = new URL(target.origin);
  return await new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => use(socket));
    let status = 0;
    socket.once('data', (data) => {
      status = Number(/^HTTP\/1.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(status));
    setTimeout(() => socket.destroy(), forMs);
  });
}

const LONG_BODY = Buffer.alloc(5 * 1024 * 1024 - 1);

function photoHead({ recipeIds, reviewId, photoHeaders }: Target, caller: number): string {
  const fields = Object.entries(photoHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `PUT /api/recipes/${recipeIds[0]}/ratings/${reviewId}/photo HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf(caller)}\r\nContent-Type: image/png\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${LONG_BODY.length + 1}\r\n${fields.join('')}\r\n`;
}

export const SOCKET_ABUSES: readonly AbuseCall[] = [
  {
    name: 'photo bodies of 5 MB that never end, 200 at once',
    limit: 'bytes in flight over all and by address; 503 before the body',
    parallel: 200,
    everyMs: 1000,
    act: (target, caller) =>
      held(target, caller, (socket) => {
        socket.write(photoHead(target, caller));
        socket.write(LONG_BODY);
      }),
  },
  {
    name: 'callers that never read, 200 at once',
    limit: 'ten requests at once on a connection; closed where nothing is taken',
    parallel: 200,
    everyMs: 1000,
    act: (target, caller) =>
      held(target, caller, (socket) => {
        socket.pause();
        socket.write('GET /api/recipes HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
      }),
  },
  {
    name: '500 idle connections (fault 55)',
    limit: 'deadlines for headers, 15 s, and whole requests, 30 s',
    parallel: 500,
    everyMs: 1000,
    act: (target, caller) => held(target, caller, () => undefined),
  },
  {
    name: '200 slow senders of headers (fault 55)',
    limit: 'deadlines for headers, 15 s, and whole requests, 30 s',
    parallel: 200,
    everyMs: 1000,
    act: (target, caller) =>
      held(target, caller, async (socket) => {
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
        while (!socket.destroyed) {
          socket.write(`X-${Math.random()}: 1\r\n`);
          await wait(250);
        }
      }),
  },
];
