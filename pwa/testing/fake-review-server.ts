import { jsonResponse, problemResponse } from './fake-response.ts';

export type FakeRequest = { path: string; key: string; json: { comment: string } };
export type Effect = { key: string; comment: string };

/** A comment with this word is refused, for good. */
export const POISON = 'poison';

/** The server's half of the contract: one effect per key, the same answer to a repeat, 422 for a key with another text. */
export class FakeReviewServer {
  /** What was stored, in order of arrival. */
  readonly effects: Effect[] = [];
  requests = 0;
  readonly uniqueIds: boolean;

  constructor({ uniqueIds = true } = {}) {
    this.uniqueIds = uniqueIds;
  }

  receive({ key, json }: FakeRequest): Response {
    this.requests += 1;
    if (json.comment.includes(POISON))
      return problemResponse(400, 'invalid', 'This text cannot be published.');
    const stored = this.uniqueIds ? this.effects.find((effect) => effect.key === key) : undefined;
    if (stored !== undefined && stored.comment !== json.comment) {
      return problemResponse(422, 'key-reused', 'This key was used for another text.');
    }
    if (stored === undefined) this.effects.push({ key, comment: json.comment });
    return jsonResponse(201, { id: key, status: 'pending' });
  }
}

/** The request as the server sees it. */
export function fakeRequest(path: RequestInfo | URL, init: RequestInit | undefined): FakeRequest {
  const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
  return { path: String(path), key, json: JSON.parse(String(init?.body)) };
}
