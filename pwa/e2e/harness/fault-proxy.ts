import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the proxy does with a request instead of passing it on; `forward` passes it on after all. */
export type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  forward: (answer?: (from: IncomingMessage, to: ServerResponse) => void) => void,
) => void;

type Rule = { method: string; path: RegExp; fault: Fault; timesLeft: number };

/** Stands between browser and server, so that a journey can break the network as a bad line or a portal would. */
export class FaultProxy {
  readonly #server: Server;
  #rules: Rule[] = [];
  #target: number;
  /** `METHOD /path` of every request that reached the proxy. */
  readonly seen: string[] = [];

  constructor(targetPort: number) {
    this.#target = targetPort;
    this.#server = createServer((request, response) => this.#handle(request, response));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Passes on to another server process from now on. */
  pointAt(port: number): void {
    this.#target = port;
  }

  /** Breaks the next `times` requests of this method and path. */
  break(method: string, path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ method, path, fault, timesLeft: times });
  }

  /** Mends everything. */
  mend(): void {
    this.#rules = [];
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const method = request.method ?? 'GET';
    const path = request.url ?? '/';
    this.seen.push(`${method} ${path}`);
    const rule = this.#rules.find(
      (each) => each.timesLeft > 0 && each.method === method && each.path.test(path),
    );
    const forward = (answer = pipeAnswer) => this.#forward(request, response, answer);
    if (rule === undefined) return forward();
    rule.timesLeft -= 1;
    rule.fault(request, response, forward);
  }

  #forward(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (from: IncomingMessage, to: ServerResponse) => void,
  ): void {
    const upstream = send(
      {
        host: '127.0.0.1',
        port: this.#target,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (from) => answer(from, response),
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}

function pipeAnswer(from: IncomingMessage, to: ServerResponse): void {
  to.writeHead(from.statusCode ?? 502, from.headers);
  from.pipe(to);
}

/** The server took the request and acted, but its answer never arrives (fault 25). */
export const answerLost: Fault = (_request, response, forward) => {
  forward((from) => {
    from.resume();
    from.on('end', () => response.destroy());
  });
};

/** The request never reaches the server (fault 24). */
export const requestLost: Fault = (_request, response) => {
  response.destroy();
};

/** Any answer of one's own making. */
export function answerWith(status: number, headers: Record<string, string>, body: string): Fault {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

/** A hotel's sign-in page instead of an answer (fault 21). */
export const portal: Fault = answerWith(
  200,
  { 'content-type': 'text/html' },
  '<!doctype html><title>Welcome</title><p>Sign in to use this network.',
);
