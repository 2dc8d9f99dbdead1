import { fakeResponse, portalResponse, problemResponse } from './fake-response.ts';
import { type FakeRequest, type FakeWriteServer, fakeRequest } from './fake-write-server.ts';

/** Outcomes of one request, decided by the network and the server. */
export const FATES = [
  'arrives',
  'request lost',
  'answer lost',
  'arrives late',
  'arrives twice',
  'repeated later',
  '500 unstored',
  '500 stored',
  '503',
  '429',
  'portal',
  'redirect',
  '511',
  'bare 200',
  'truncated',
] as const;
export type Fate = (typeof FATES)[number];

type Held = { request: FakeRequest; resolve: (response: Response) => void; reject: (cause: unknown) => void };

/** Holds every request until the test decides its outcome. */
export class FakeNetwork {
  readonly held: Held[] = [];
  /** Abandoned or answered requests that reach the server (again) later. */
  readonly late: FakeRequest[] = [];
  readonly server: FakeWriteServer;

  constructor(server: FakeWriteServer) {
    this.server = server;
  }

  readonly fetch: typeof fetch = (path, init) =>
    new Promise((resolve, reject) => this.held.push({ request: fakeRequest(path, init), resolve, reject }));

  /** Applies a fate to the n-th held request, counted modulo their number. */
  decide(n: number, fate: Fate): void {
    const [held] = this.held.splice(n % Math.max(1, this.held.length), 1);
    if (held === undefined) return;
    const response = this.#answer(held.request, fate);
    if (response === null) held.reject(new TypeError('Failed to fetch'));
    else held.resolve(response);
  }

  deliverLate(): void {
    for (const request of this.late.splice(0)) this.server.receive(request);
  }

  #answer(request: FakeRequest, fate: Fate): Response | null {
    const { server } = this;
    switch (fate) {
      case 'arrives':
        return server.receive(request);
      case 'request lost':
        return null;
      case 'answer lost':
        server.receive(request);
        return null;
      case 'arrives late':
        this.late.push(request);
        return null;
      case 'arrives twice':
        server.receive(request);
        return server.receive(request);
      case 'repeated later':
        this.late.push(request);
        return server.receive(request);
      case '500 unstored':
        return problemResponse(500, 'internal', 'Something went wrong.');
      case '500 stored':
        server.receive(request);
        return fakeResponse({ status: 500, contentType: 'text/html' });
      case '503':
        return problemResponse(503, 'unavailable', 'Please try again.', '5');
      case '429':
        return problemResponse(429, 'too-many-requests', 'Please slow down.', 'junk');
      case 'portal':
        return portalResponse();
      case 'redirect':
        return null; // `redirect: 'error'` makes a redirect a network error
      case '511':
        return portalResponse(511);
      case 'bare 200':
        return fakeResponse({ status: 200, contentType: 'application/json', body: '{}' });
      case 'truncated':
        server.receive(request);
        return fakeResponse({
          status: 201,
          contentType: 'application/json',
          body: `{"id":"${request.key}","st`,
        });
    }
  }
}
