// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { problemResponse } from '../../testing/fake-response.ts';
import { fakeRequest } from '../../testing/fake-write-server.ts';
import { outboxFixture } from '../../testing/outbox-fixture.ts';

const MINUTE_MS = 60_000;

/** A queue with a delivered review, and its withdrawal waiting. */
async function queuedWithdrawal() {
  const fixture = outboxFixture();
  const { id: reviewId } = await fixture.enqueue();
  await fixture.flush();
  const [review] = await fixture.store.list();
  const secret = review?.type === 'review' && review.status === 'sent' ? review.secret : undefined;
  const entry = {
    type: 'withdrawal',
    recipeId: 3,
    recipeTitle: 'Bowl',
    reviewId,
    secret,
    draft: {},
  } as const;
  const { id } = await fixture.commands.enqueue(entry);
  return { ...fixture, reviewId, secret, id };
}

describe('a withdrawal', () => {
  it('goes to its review with its secret and no body, and takes effect once though its answer is lost', async () => {
    const { flush, server, clock, statuses, reviewId, secret, id } = await queuedWithdrawal();
    const seen: unknown[] = [];
    const losing: typeof fetch = async (path, init) => {
      const headers = new Headers(init?.headers);
      seen.push([String(path), init?.method, headers.get('Review-Secret'), init?.body]);
      server.receive(fakeRequest(path, init));
      throw new TypeError('Failed to fetch');
    };
    await flush(losing);
    expect(secret).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen).toEqual([[`/api/recipes/3/ratings/${reviewId}/withdraw`, 'POST', secret, undefined]]);
    expect(await statuses()).toEqual(['sent', 'waiting']);
    clock.now += 20 * MINUTE_MS;
    await flush();
    expect(await statuses()).toEqual(['sent', 'sent']);
    expect(server.effects.filter(({ key }) => key === id)).toHaveLength(1);
  });

  it.each([
    [404, 'not-found', 'There is no such review.'],
    [410, 'gone', 'It is gone.'],
    [403, 'forbidden', 'Only the device that wrote the review can add its photo or withdraw it.'],
  ])(
    'answered with %i is refused with the server’s message, and not retried',
    async (status, code, detail) => {
      const { flush, store } = await queuedWithdrawal();
      await flush(async () => problemResponse(status, code, detail));
      expect((await store.list()).at(-1)).toMatchObject({ status: 'refused', lastProblem: { code, detail } });
    },
  );
});
