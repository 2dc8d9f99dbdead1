import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type Koa from 'koa';
import { answerEarly } from './early-answers.ts';

type Use = {
  /** Answers not yet fully sent. */
  answers: number;
  /** Bytes received when the last answer was complete. */
  bytesAtRest: number;
};

/**
 * Closes idle connections. Node's own `closeIdleConnections` considers one idle as soon as the program has written
 * its answer, however much of it a slow reader has yet to receive.
 */
function restingConnections(server: Server): { close(): void } {
  const open = new Map<Socket, Use>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: 0, bytesAtRest: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = open.get(socket);
    if (use === undefined) return;
    use.answers += 1;
    response.once('close', () => {
      use.answers -= 1;
      use.bytesAtRest = socket.bytesRead;
    });
  });
  return {
    close() {
      for (const [socket, { answers, bytesAtRest }] of open) {
        const isArriving = socket.bytesRead > bytesAtRest;
        if (answers === 0 && !isArriving) socket.destroy();
      }
    },
  };
}

/** After the signal the server still accepts connections for a moment, so that none is refused mid-deployment. */
const LAME_DUCK_MS = 300;
/** Grace period of in-flight requests. */
const FINISH_MS = 10_000;
const POLL_MS = 50;
/** Longer than the slowest answer. */
const UNMOVED_MS = 30_000;
const HEADERS_WITHIN_MS = 15_000;
const CHECKED_EVERY_MS = 5000;
/** A streamed answer has eleven listeners for its close: Koa's, Node's and ours. More indicate a leak. */
const MOST_LISTENERS = 16;

type Options = {
  /** Headers of every answer, including those sent before the app sees a request. */
  headers?: Record<string, string>;
  /** Idle time after which a connection is closed. */
  unmovedMs?: number;
  /** Time limit for the head of a request. */
  headersWithinMs?: number;
  /** How long connections are still accepted once it stops. */
  lameDuckMs?: number;
  /** Called with the status of answers to requests that never reach the app. */
  onRefusedEarly?: (status: number) => void;
};

export type HttpServer = {
  server: Server;
  /** Resolves with the port once it accepts connections. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Graceful shutdown: every further answer closes its connection, running requests get 10 seconds, the rest is
   * closed.
   */
  stop(): Promise<void>;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Node's server around the app, with deadlines that a slow sender cannot extend. */
export function createHttpServer(
  app: Koa,
  {
    headers = {},
    unmovedMs = UNMOVED_MS,
    headersWithinMs = HEADERS_WITHIN_MS,
    lameDuckMs = LAME_DUCK_MS,
    onRefusedEarly,
  }: Options = {},
): HttpServer {
  let isStopping = false;
  const handle = app.callback();
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: headersWithinMs,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, headersWithinMs),
      // Refused below, with our own headers.
      requireHostHeader: false,
    },
    (req, res) => {
      res.setMaxListeners(MOST_LISTENERS);
      if (isStopping) res.shouldKeepAlive = false;
      return isAnswered(req, res) || handle(req, res);
    },
  );
  const isAnswered = answerEarly(server, headers, onRefusedEarly);

  const resting = restingConnections(server);
  // Restarts with each byte either way: closes callers that never read, and spares slow readers.
  server.setTimeout(unmovedMs);

  async function close(): Promise<void> {
    // Not the close of Node's HTTP server, which cuts off slow readers; see `restingConnections`.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Connections become idle one by one as their last answers leave.
    const poll = setInterval(() => resting.close(), POLL_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), FINISH_MS - lameDuckMs);
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
      await wait(lameDuckMs);
      await close();
    },
  };
}
