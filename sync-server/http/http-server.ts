import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type Koa from 'koa';

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

/** Status by the parser's error code; 400 for all others. */
const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Pipelined requests per connection. Browsers and proxies send one at a time; each takes memory until it is read. */
const MOST_AT_ONCE = 10;

const VERSIONS = ['1.0', '1.1'];

/**
 * Whether a request is too ambiguous to answer: HTTP/1.1 requires one Host header. Node keeps the first of two, and a
 * proxy may have used the other; Node also accepts malformed version strings.
 */
function isMalformed({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return !VERSIONS.includes(httpVersion) || hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}

/**
 * Answers requests that never reach the app: unparsable bytes, headers that are too long or too slow, unsupported
 * expectations. Such an answer has the headers of all others and no body, and closes the connection. A client that
 * pipelines without limit loses its connection.
 * @param onRefused called with the status of each such answer
 * @returns a function that answers a request that the app must not see; false if it may
 */
function answerEarly(
  server: Server,
  headers: Record<string, string>,
  onRefused: (status: number) => void = () => undefined,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const lines = Object.entries({ ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const underWay = new WeakMap<Socket, Set<ServerResponse>>();

  function refuse(response: ServerResponse, status: number): void {
    const own = { 'X-Request-Id': randomUUID(), Connection: 'close' };
    response.writeHead(status, { ...Object.fromEntries(lines), ...own }).end();
    onRefused(status);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Inside an unfinished answer, it would be read as part of that.
    const hasBegun = [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || hasBegun) return void socket.destroy();
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    const own = `X-Request-Id: ${randomUUID()}\r\nConnection: close\r\n`;
    socket.end(`HTTP/1.1 ${status}\r\n${head}${own}\r\n`, () => socket.destroy());
    onRefused(Number.parseInt(status, 10));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));

  return (request, response) => {
    if (isMalformed(request)) {
      refuse(response, 400);
      return true;
    }
    const { socket } = request;
    const responses = underWay.get(socket) ?? new Set();
    if (socket.destroyed || responses.size >= MOST_AT_ONCE) {
      socket.destroy();
      return true;
    }
    underWay.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
    return false;
  };
}
