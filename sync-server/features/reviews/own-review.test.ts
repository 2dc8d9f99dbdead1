import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator());
});
afterAll(() => server.stop());

async function aPublishedReview(secret: string): Promise<string> {
  const id = randomUUID();
  const headers = { 'Idempotency-Key': id, 'Review-Secret': secret };
  await server.post('/api/recipes/1/ratings', REVIEW, headers);
  await server.post(`/api/admin/moderate-rating/${id}`, { status: 'approved' }, { Cookie: cookie });
  return id;
}

const withdraw = (id: string, secret: string | null, key = randomUUID(), recipeId = 1) =>
  server.post(`/api/recipes/${recipeId}/ratings/${id}/withdraw`, undefined, {
    'Idempotency-Key': key,
    ...(secret !== null && { 'Review-Secret': secret }),
  });

describe('a review’s withdrawal by its author', () => {
  it('fault 27: is final, and no repeat of the review or of the request changes that', async () => {
    const [secret, key] = [randomUUID(), randomUUID()];
    const id = await aPublishedReview(secret);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(id, secret, key)));
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([201, { id: key, status: 'withdrawn' }]);
    }
    expect(await (await server.get('/api/recipes/1/ratings')).json()).toEqual([]);
    const proof = { 'Idempotency-Key': id, 'Review-Secret': secret };
    expect((await server.post('/api/recipes/1/ratings', REVIEW, proof)).status).toBe(201);
    expect(await server.store.reviews.find(id)).toMatchObject({
      status: 'removed',
      comment: '',
      userName: '',
    });
    const record = (await (await server.get('/api/admin/audit', { Cookie: cookie })).json()) as {
      target: string;
    }[];
    expect(record.filter(({ target }) => target === id)).toHaveLength(1);
  });

  it('S29: is refused to anyone who knows only the review’s id', async () => {
    const id = await aPublishedReview(randomUUID());
    expect((await withdraw(id, null)).status).toBe(403);
    expect((await withdraw(id, randomUUID())).status).toBe(403);
    expect((await withdraw(randomUUID(), randomUUID())).status).toBe(404);
    expect(await server.store.reviews.find(id)).toMatchObject({ status: 'approved' });
  });
});
