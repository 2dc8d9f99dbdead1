import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type Koa from 'koa';
import { restingConnections } from './resting-connections.ts';

/** After the signal the server still accepts for a moment, so that nobody who is just calling is cut off. */
const LAME_DUCK_MS = 300;
/** In-flight requests get this long to finish. */
const FINISH_MS = 10_000;
const POLL_MS = 50;
/** Longer than the longest answer is waited for. */
const UNMOVED_MS = 30_000;

export type HttpServer = {
  server: Server;
  /** Resolves with the port when it accepts connections. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Ends without cutting anyone off: every further answer closes its connection, running requests finish within
   * 10 seconds, and what hangs longer is closed.
   */
  stop(): Promise<void>;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Node's server around the app, with deadlines that no slow sender can stretch. */
export function createHttpServer(app: Koa, unmovedMs = UNMOVED_MS): HttpServer {
  let isStopping = false;
  const handle = app.callback();
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 5000,
    },
    (req, res) => {
      if (isStopping) res.shouldKeepAlive = false;
      return handle(req, res);
    },
  );

  const resting = restingConnections(server);
  // Counts while nothing moves either way, so that it ends callers who never read and spares those who read slowly.
  server.setTimeout(unmovedMs);

  async function close(): Promise<void> {
    // Not the close of HTTP's server, which cuts off slow readers; see `restingConnections`.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Connections come to rest one by one as their last answers leave.
    const poll = setInterval(() => resting.close(), POLL_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), FINISH_MS - LAME_DUCK_MS);
    await closed;
    clearInterval(poll);
    clearTimeout(deadline);
  }

  return {
    server,
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      });
    },
    async stop() {
      isStopping = true;
      await wait(LAME_DUCK_MS);
      await close();
    },
  };
}
