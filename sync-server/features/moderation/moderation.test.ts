import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminStatsSchema, pendingRatingSchema } from '#domain/contract/admin';
import { CALLS } from '#domain/contract/registry';
import { REVIEW } from '../../testing/builders.ts';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

async function pendingReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  return id;
}

describe("an administrator's call", () => {
  const guarded = CALLS.filter(({ needsSession }) => needsSession);

  it('needs a session wherever its path begins with /api/admin/, except for signing in', () => {
    const open = CALLS.filter(({ path, needsSession }) => path.startsWith('/api/admin/') && !needsSession);
    const signingIn = ['acceptInvitation', 'beginPasskeyLogin', 'login', 'lookAtInvitation', 'passkeyLogin'];
    expect(open.map(({ id }) => id).sort()).toEqual(signingIn);
  });

  it.each(guarded.map((call) => [call.method, call.path] as const))(
    'S4: %s %s is 401 without a session or with an invented one, and never cached',
    async (method, template) => {
      const path = template.replace('{id}', randomUUID());
      for (const cookie of [
        '',
        'bowlful-session=nonsense',
        `bowlful-session=${'B'.repeat(43)}`,
        'bowlful-session[$ne]=1',
      ]) {
        const headers = cookie === '' ? {} : { Cookie: cookie };
        const response = await (method === 'get'
          ? server.get(path, headers)
          : server.post(path, { status: 'approved' }, headers));
        expect(response.status).toBe(401);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ code: 'unauthorised' });
      }
    },
  );

  it('S4: an unknown path is 401 too, so no new one can be forgotten', async () => {
    expect((await server.get('/api/admin/anything')).status).toBe(401);
  });
});

describe('moderation', () => {
  it('lists pending reviews, oldest first, with the recipe title', async () => {
    const cookie = await server.signIn();
    const first = await pendingReview();
    server.pass(1000);
    const second = await pendingReview();
    const response = await server.get('/api/admin/pending-ratings', { Cookie: cookie });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pending = z.array(pendingRatingSchema).parse(await response.json());
    expect(pending.map(({ id }) => id)).toEqual([first, second]);
    expect(pending[0]).toMatchObject({ ...REVIEW, recipeId: 1, recipeTitle: 'Chicken and Brown Rice' });
  });

  it('shows an approved review to the next reader and syncs it to devices', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    await server.get('/api/recipes/1/ratings');
    const body = { status: 'approved', moderatorId: 1 };
    const response = await server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id, status: 'approved' });
    expect(await (await server.get('/api/recipes/1/ratings')).text()).toContain(id);
    expect(await (await server.get('/api/sync')).text()).toContain(id);
  });

  it('publishes the reply and translation sent with an approval to every device', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const decide = (body: object) =>
      server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    const translation = { language: 'de', comment: 'Er hat den Napf ausgeleckt.' };
    const body = { status: 'approved', adminReply: ' Thank you, and Pip. ', translation };
    expect((await decide(body)).status).toBe(200);
    const said = { adminReply: 'Thank you, and Pip.', adminReplyAt: expect.any(String), translation };
    const listed = (await (await server.get('/api/recipes/1/ratings')).json()) as { id: string }[];
    expect(listed.find((review) => review.id === id)).toMatchObject(said);
    expect(await (await server.get('/api/sync')).text()).toContain(translation.comment);
    expect((await decide(body)).status).toBe(200);
    expect((await decide({ status: 'approved' })).status).toBe(200);
    // Already approved without these texts: don't lose them silently.
    expect((await decide({ status: 'approved', adminReply: 'Another answer.' })).status).toBe(409);
  });

  it('accepts no reply or translation with a rejection, and no empty ones', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const decide = (body: object) =>
      server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    const translation = { language: 'de', comment: 'Lecker.' };
    expect((await decide({ status: 'rejected', adminReply: 'No.' })).status).toBe(400);
    expect((await decide({ status: 'rejected', translation })).status).toBe(400);
    expect((await decide({ status: 'approved', adminReply: ' ' })).status).toBe(400);
    expect(
      (await decide({ status: 'approved', translation: { ...translation, language: 'German' } })).status,
    ).toBe(400);
    expect(await server.store.reviews.find(id)).toMatchObject({ status: 'pending' });
  });

  it('rejects a review with notes, and never syncs it to devices', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const body = { status: 'rejected', notes: 'Comment rejected by admin', moderatorId: 1 };
    expect((await server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie })).status).toBe(
      200,
    );
    expect(await (await server.get('/api/sync')).text()).not.toContain(id);
  });

  it('S33, fault 54: a decision on a stale list is 409; repeating the same decision is fine', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const decide = (status: string) =>
      server.post(`/api/admin/moderate-rating/${id}`, { status }, { Cookie: cookie });
    const both = await Promise.all([decide('approved'), decide('approved')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = await decide('rejected');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'conflict',
      detail: `${ADMINISTRATOR.username} has already approved this.`,
      decided: { by: ADMINISTRATOR.username, status: 'approved', at: expect.any(String), recipeId: null },
    });
    expect(await server.store.reviews.find(id)).toMatchObject({ status: 'approved' });
  });

  it('answers 404 for an unknown review and 400 for an invalid decision', async () => {
    const cookie = await server.signIn();
    const decide = (id: string, body: unknown) =>
      server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    expect((await decide(randomUUID(), { status: 'approved' })).status).toBe(404);
    expect((await decide('not-a-uuid', { status: 'approved' })).status).toBe(404);
    expect((await decide(randomUUID(), { status: 'pending' })).status).toBe(400);
    expect((await decide(randomUUID(), { status: { $ne: '' } })).status).toBe(400);
  });

  it('counts users, recipes and reviews for the overview', async () => {
    const cookie = await server.signIn();
    const stats = adminStatsSchema.parse(
      await (await server.get('/api/admin/stats', { Cookie: cookie })).json(),
    );
    expect(stats).toMatchObject({ totalUsers: 1, totalRecipes: 3, pendingRecipes: 0 });
    expect(stats.pendingRatings).toBe(await server.store.reviews.countPending());
    // Three tests above approve one review each.
    expect(stats.approvedRatings).toBe(3);
  });
});
