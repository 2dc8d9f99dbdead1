import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Fault } from './faults.ts';

type Rule = { method: string; path: RegExp; fault: Fault; timesLeft: number };

/** A request that the server itself answered. */
type Passed = { request: string; status: number; headers: IncomingMessage['headers'] };

/** A proxy between browser and server that can break requests as a bad connection or a portal would. */
export class FaultProxy {
  readonly #server: Server;
  #rules: Rule[] = [];
  #target: number;
  /** `METHOD /path` of every request that reached the proxy. */
  readonly seen: string[] = [];
  /** Every answer of the server, delivered to the browser or not. */
  readonly passed: Passed[] = [];
  /** Whether a device may have got another worker than the server's since this was last reset. */
  hasChangedWorker = false;

  constructor(targetPort: number) {
    this.#target = targetPort;
    this.#server = createServer((request, response) => this.#handle(request, response));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Forwards to another server process from now on. */
  pointAt(port: number): void {
    this.#target = port;
  }

  /** Applies the fault to the next `times` requests of this method and path. */
  break(method: string, path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ method, path, fault, timesLeft: times });
    if (method === 'GET' && path.test('/worker.js')) this.hasChangedWorker = true;
  }

  /** Removes all faults. */
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
    const forward = (answer: Answer = pipeAnswer) => this.#forward(request, response, answer);
    if (rule === undefined) {
      forward();
      return;
    }
    rule.timesLeft -= 1;
    rule.fault(request, response, forward);
  }

  #forward(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const { method, url, headers } = request;
    const upstream = send({ host: '127.0.0.1', port: this.#target, method, path: url, headers }, (from) => {
      this.passed.push({
        request: `${method} ${url}`,
        status: from.statusCode ?? 0,
        headers: from.headers,
      });
      answer(from, response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}

function pipeAnswer(from: IncomingMessage, to: ServerResponse): void {
  to.writeHead(from.statusCode ?? 502, from.headers);
  from.pipe(to);
}
