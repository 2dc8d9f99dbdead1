import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
export function answerEarly(
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
