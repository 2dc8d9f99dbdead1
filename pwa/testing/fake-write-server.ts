import { jsonResponse, problemResponse } from './fake-response.ts';

/** A request as the server sees it: `body` must be the same in a repeat, `words` is what a person wrote. */
export type FakeRequest = { method: string; path: string; key: string; body: string; words: string };
/** A write that took effect. */
export type Effect = { key: string; path: string; words: string };

/** Texts that contain this word are refused for good. */
export const POISON = 'poison';

/** Requests that belong to a review: its photo, and its withdrawal. */
const PART_OF = /^\/api\/recipes\/\d+\/ratings\/([^/]+)\/(photo|withdraw)$/;

/**
 * The server's half of the contract: one effect per key, the same answer to a repeat, 422 for a key with another body,
 * and no photo or withdrawal of a review that it does not have.
 */
export class FakeWriteServer {
  /** What was stored, in order of arrival. */
  readonly effects: Effect[] = [];
  requests = 0;
  /** False for a faulty server, which stores every repeat again. */
  readonly uniqueIds: boolean;
  readonly #bodies = new Map<string, string>();

  constructor({ uniqueIds = true } = {}) {
    this.uniqueIds = uniqueIds;
  }

  receive({ path, key, body, words }: FakeRequest): Response {
    this.requests += 1;
    if (words.includes(POISON)) return problemResponse(400, 'invalid', 'This text cannot be published.');
    const reviewId = PART_OF.exec(path)?.[1];
    if (reviewId !== undefined && !this.effects.some((effect) => effect.key === reviewId)) {
      return problemResponse(404, 'not-found', 'There is no such review.');
    }
    const request = `${path} ${body}`;
    const stored = this.uniqueIds ? this.#bodies.get(key) : undefined;
    if (stored !== undefined && stored !== request) {
      return problemResponse(422, 'key-reused', 'This key was used for another text.');
    }
    // Withdrawing a review again has no effect, whatever the key.
    const isGone = path.endsWith('/withdraw') && this.effects.some((effect) => effect.words === words);
    if (stored === undefined && !isGone) {
      this.effects.push({ key, path, words });
      this.#bodies.set(key, request);
    }
    return jsonResponse(201, { id: key, status: 'pending' });
  }
}

export function fakeRequest(path: RequestInfo | URL, init: RequestInit | undefined): FakeRequest {
  const headers = new Headers(init?.headers);
  const isJson = headers.get('Content-Type') === 'application/json';
  const body = isJson ? String(init?.body) : new TextDecoder().decode(init?.body as ArrayBuffer);
  const key = headers.get('Idempotency-Key') ?? '';
  const [, reviewId = '', part] = PART_OF.exec(String(path)) ?? [];
  if (part === 'withdraw')
    return { method: 'POST', path: String(path), key, body, words: withdrawalWords(reviewId) };
  const words = isJson ? wordsOf(JSON.parse(body)) : body;
  return { method: init?.method ?? 'GET', path: String(path), key, body, words };
}

/** Text of a withdrawal, which has none of its own. */
export const withdrawalWords = (reviewId: string) => `Withdrawal of ${reviewId}`;

/** The text that a person wrote in a draft; a photo is identified by its content. Each type has one field for it. */
export function wordsOf(draft: object): string {
  if ('bytes' in draft) return new TextDecoder().decode(draft.bytes as ArrayBuffer);
  const words: Record<string, unknown> = { ...draft };
  return String(
    words['comment'] ??
      words['description'] ??
      words['message'] ??
      words['personalMessage'] ??
      words['email'],
  );
}
