import type { PendingRating } from '#domain/contract/admin';
import type { PendingRecipe } from '#domain/contract/admin-recipes';
import type { StoredContactMessage, StoredSafetyReport } from '#domain/contract/intake';
import type { PendingPhoto } from '#domain/review/photos';
import type { Review } from '#domain/review/review';
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts';

/**
 * An administrator's client that calls the server directly, past the proxy, and so reads the stored state.
 */
export class AdminClient {
  readonly #server: ServerProcess;
  readonly #origin: string;
  #cookie: string | undefined;

  constructor(server: ServerProcess, origin: string) {
    this.#server = server;
    this.#origin = origin;
  }

  /** Number of reviews with this text, pending or approved: more than one is a duplicate. */
  async copiesOf(comment: string, recipeId = 1): Promise<number> {
    const counts = await this.copiesOfEach([comment], recipeId);
    return counts[comment] ?? 0;
  }

  /** As `copiesOf`, for many texts. */
  async copiesOfEach(comments: readonly string[], recipeId = 1): Promise<Record<string, number>> {
    const approved = (await this.#json('GET', `/api/recipes/${recipeId}/ratings`)) as Review[];
    const counts = Object.fromEntries(comments.map((comment) => [comment, 0]));
    for (const { comment } of [...(await this.pending()), ...approved]) {
      if (comment in counts) counts[comment] = (counts[comment] ?? 0) + 1;
    }
    return counts;
  }

  async pending(): Promise<PendingRating[]> {
    return (await this.#json('GET', '/api/admin/pending-ratings')) as PendingRating[];
  }

  /** Visitors' messages, newest first. */
  async contactMessages(): Promise<StoredContactMessage[]> {
    return (await this.#json('GET', '/api/admin/contact-messages')) as StoredContactMessage[];
  }

  /** Visitors' reports of safety flags, newest first. */
  async safetyReports(): Promise<StoredSafetyReport[]> {
    return (await this.#json('GET', '/api/admin/safety-reports')) as StoredSafetyReport[];
  }

  /** Pending recipes of visitors, oldest first. */
  async pendingRecipes(): Promise<PendingRecipe[]> {
    return (await this.#json('GET', '/api/admin/pending-recipes')) as PendingRecipe[];
  }

  /** Pending photos of reviews. */
  async pendingPhotos(): Promise<PendingPhoto[]> {
    return (await this.#json('GET', '/api/admin/pending-photos')) as PendingPhoto[];
  }

  /** Rows of the newsletter's CSV with this address. */
  async subscriptionsOf(email: string): Promise<string[]> {
    this.#cookie ??= await this.#signIn();
    const headers = { Cookie: this.#cookie };
    const response = await this.#send('GET', '/api/admin/newsletter.csv', undefined, headers);
    return (await response.text()).split('\n').filter((row) => row.includes(email));
  }

  async approve(comment: string): Promise<void> {
    const review = (await this.pending()).find((each) => each.comment === comment);
    if (review === undefined) throw new Error(`No pending review says '${comment}'`);
    await this.#moderate(review.id, 'approved');
  }

  /** Withdraws or restores what is published. */
  async act(what: `reviews/${string}` | `recipes/${number}`, act: 'withdraw' | 'restore'): Promise<void> {
    await this.#json('POST', `/api/admin/${what}/acts`, { act });
  }

  /** Rejects all pending reviews once the list is nearly full: it holds 500, and a soak writes more. */
  async makeRoom(): Promise<void> {
    const pending = await this.pending();
    if (pending.length > 400) for (const { id } of pending) await this.#moderate(id, 'rejected');
  }

  async #moderate(id: string, status: 'approved' | 'rejected'): Promise<void> {
    await this.#json('POST', `/api/admin/moderate-rating/${id}`, { status });
  }

  async #json(method: string, path: string, body?: unknown): Promise<unknown> {
    this.#cookie ??= await this.#signIn();
    const response = await this.#send(method, path, body, { Cookie: this.#cookie });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async #signIn(): Promise<string> {
    const response = await this.#send('POST', '/api/admin/login', ADMINISTRATOR, {});
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (!response.ok || cookie === undefined) throw new Error(`Signing in failed: ${response.status}`);
    return cookie;
  }

  #send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<globalThis.Response> {
    return fetch(`http://127.0.0.1:${this.#server.port}${path}`, {
      method,
      headers: { Origin: this.#origin, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
