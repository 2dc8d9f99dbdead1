import { Agent, type IncomingHttpHeaders, request } from 'node:http';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  body?: unknown;
  /** Whether to return the body; otherwise it is empty. */
  keepsBody?: boolean;
};

const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const CALL_TIMEOUT_MS = 30_000;

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(JSON.stringify(body));
}

/**
 * Sends a request with minimal overhead on the client; a broken connection counts as status 0. When a reused
 * connection is reset, the request is repeated once, as browsers do: the server may have closed an idle one.
 */
export function call(url: string, options: Options = {}): Promise<Answer> {
  return attempt(url, options, true);
}

function attempt(
  url: string,
  { method = 'GET', headers = {}, body, keepsBody }: Options,
  mayRepeat: boolean,
): Promise<Answer> {
  const bytes = bytesOf(body);
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const outgoing = request(
      url,
      {
        agent,
        method,
        timeout: CALL_TIMEOUT_MS,
        headers: {
          ...(bytes !== undefined && { 'Content-Length': String(bytes.length) }),
          ...(bytes !== undefined && !Buffer.isBuffer(body) && { 'Content-Type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => keepsBody && chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on('error', lost).on('aborted', lost);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (!(mayRepeat && outgoing.reusedSocket && code === 'ECONNRESET')) return lost();
      resolve(attempt(url, { method, headers, body, ...(keepsBody !== undefined && { keepsBody }) }, false));
    });
    outgoing.end(bytes);
  });
}
