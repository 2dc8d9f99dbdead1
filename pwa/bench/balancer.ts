import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer that takes the servers in turn, and cuts the connection instead of passing on some answers to writes. */
export async function startBalancer(ports: readonly number[], shareLost: number) {
  const agent = new Agent({ keepAlive: true });
  const counts = { requests: 0, answersLost: 0 };
  let turn = 0;

  function forward(from: IncomingMessage, body: Buffer, to: ServerResponse, otherTries: number): void {
    turn += 1;
    const { method = 'GET', url: path, headers } = from;
    const outgoing = request({ agent, method, path, headers, port: ports[turn % ports.length] }, (answer) => {
      if (method !== 'GET' && Math.random() < shareLost) {
        counts.answersLost += 1;
        answer.resume();
        to.destroy();
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      // Nobody has seen the request, so another server may get it.
      if (code === 'ECONNREFUSED' && otherTries > 0) forward(from, body, to, otherTries - 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    });
    outgoing.end(body);
  }

  const server = createServer(async (from, to) => {
    counts.requests += 1;
    to.on('error', () => undefined);
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer);
    forward(from, Buffer.concat(chunks), to, ports.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
