import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErasurePreview } from '#domain/contract/erasure';
import { REVIEW } from '../../testing/builders.ts';
import { startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator());
});
afterAll(() => server.stop());

const admin = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  server.post(`/api/admin/${address}`, body, { Cookie: cookie, ...headers });
const actOnReview = (id: string, act: string, version?: number, more: object = {}) =>
  admin(`reviews/${id}/acts`, { act, ...more }, version === undefined ? {} : { 'If-Match': `"${version}"` });
const actOnRecipe = (id: number, act: string, version: number, more: object = {}) =>
  admin(`recipes/${id}/acts`, { act, ...more }, { 'If-Match': `"${version}"` });
const json = async (response: Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>;
const shown = async () =>
  (await (await server.get('/api/recipes/1/ratings')).json()) as { id: string; adminReply: string | null }[];

async function publishReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  await admin(`moderate-rating/${id}`, { status: 'approved', adminReply: 'Thank you!' });
  return id;
}

describe('a decision', () => {
  const waiting = async () =>
    (await (await server.get('/api/admin/pending-ratings', { Cookie: cookie })).json()) as {
      id: string;
      version: number;
      adminReply: string | null;
    }[];

  it('can be undone: the review is removed from devices, is pending again with its reply, and can be decided again', async () => {
    const id = await publishReview();
    const before = (await json(server.get('/api/sync')))['cursor'];
    expect(await json(actOnReview(id, 'reopen', 0))).toEqual({ id, version: 1, status: 'pending' });
    expect((await shown()).some((review) => review.id === id)).toBe(false);
    expect((await json(server.get(`/api/sync?cursor=${before}`)))['removed']).toMatchObject([{ id }]);
    expect((await waiting()).find((row) => row.id === id)).toMatchObject({
      version: 1,
      adminReply: 'Thank you!',
    });
    await admin(`moderate-rating/${id}`, { status: 'approved', adminReply: null });
    expect((await shown()).find((review) => review.id === id)).toMatchObject({ adminReply: null });
    await actOnReview(id, 'withdraw', 1);
  });

  it('to reject a review can be changed later; the review is found by status and stars', async () => {
    const id = randomUUID();
    await server.post('/api/recipes/1/ratings', { ...REVIEW, rating: 2 }, { 'Idempotency-Key': id });
    await admin(`moderate-rating/${id}`, { status: 'rejected' });
    const found = async (query: string) =>
      (
        (await (await server.get(`/api/admin/published-reviews?${query}`, { Cookie: cookie })).json()) as {
          id: string;
        }[]
      ).map((row) => row.id);
    expect(await found('status=rejected')).toEqual([id]);
    expect(await found('rating=2')).toEqual([id]);
    expect(await found('status=rejected&rating=3')).toEqual([]);
    expect(await json(actOnReview(id, 'approve', 0))).toEqual({ id, version: 1, status: 'published' });
    expect((await shown()).some((review) => review.id === id)).toBe(true);
    expect((await actOnReview(id, 'reject', 0)).status).toBe(412);
    expect((await shown()).some((review) => review.id === id)).toBe(true);
    await actOnReview(id, 'withdraw', 1);
  });
});

describe('a published review', () => {
  it('can be withdrawn, which syncs a tombstone, and restored', async () => {
    const id = await publishReview();
    const before = (await json(server.get('/api/sync')))['cursor'];
    expect(await json(actOnReview(id, 'withdraw', 0))).toEqual({ id, version: 1, status: 'withdrawn' });
    expect(await shown()).toEqual([]);
    expect((await json(server.get(`/api/sync?cursor=${before}`)))['removed']).toMatchObject([{ id }]);
    expect(await json(actOnReview(id, 'restore', 1))).toEqual({ id, version: 2, status: 'published' });
    expect(await shown()).toMatchObject([{ id, adminReply: 'Thank you!' }]);
  });

  it('fault 54: keeps what someone else changed meanwhile; without If-Match the act applies to the current version', async () => {
    const id = await publishReview();
    const edit = { userName: 'A.', comment: 'Without the surname.', adminReply: null };
    expect((await actOnReview(id, 'edit', 0, edit)).status).toBe(200);
    const stale = await actOnReview(id, 'edit', 0, { ...edit, comment: 'Overruled.' });
    expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([
      412,
      'precondition-failed',
    ]);
    expect((await shown()).find((review) => review.id === id)).toMatchObject({ ...edit });
    expect((await actOnReview(id, 'withdraw')).status).toBe(200);
    expect((await actOnReview(id, 'withdraw')).status).toBe(200);
    expect((await admin(`reviews/${id}/acts`, { act: 'withdraw' }, { 'If-Match': '1' })).status).toBe(400);
  });

  it('can lose and regain its reply, even after a new one; a pending review can’t be withdrawn', async () => {
    const id = await publishReview();
    await actOnReview(id, 'withdraw-reply', 0);
    expect((await shown()).find((review) => review.id === id)).toMatchObject({ adminReply: null });
    await actOnReview(id, 'restore-reply', 1);
    const reply = async () => (await shown()).find((review) => review.id === id)?.adminReply;
    expect(await reply()).toBe('Thank you!');
    await actOnReview(id, 'withdraw-reply', 2);
    await actOnReview(id, 'edit', 3, {
      userName: 'Ada',
      comment: 'Eaten.',
      adminReply: 'Good.',
      translation: null,
    });
    await actOnReview(id, 'restore-reply', 4);
    expect(await reply()).toBe('Thank you!');
    // Restoring puts the newer reply away, so that it can be restored in turn.
    await actOnReview(id, 'restore-reply', 5);
    expect(await reply()).toBe('Good.');
    const pending = randomUUID();
    await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': pending });
    expect((await actOnReview(pending, 'withdraw')).status).toBe(404);
    expect((await actOnReview(randomUUID(), 'withdraw')).status).toBe(404);
  });

  it('is listed with its status, can be searched, and is in the audit log without its text', async () => {
    const id = await publishReview();
    await actOnReview(id, 'withdraw', 0, { reason: 'By request' });
    const list = async (query: string) =>
      (await (await server.get(`/api/admin/published-reviews?${query}`, { Cookie: cookie })).json()) as {
        id: string;
      }[];
    expect((await list('status=withdrawn')).map((row) => row.id)).toContain(id);
    expect((await list('status=published')).map((row) => row.id)).not.toContain(id);
    expect(await list(`search=${id}`)).toMatchObject([{ id, version: 1, status: 'withdrawn' }]);
    const record = await (await server.get('/api/admin/audit', { Cookie: cookie })).text();
    expect(record).toContain('By request');
    expect(record).not.toContain(REVIEW.comment);
  });
});

describe('a recipe', () => {
  it('can be withdrawn with its social image and its place in the sitemap, and restored', async () => {
    const id = 2;
    /** Status of the recipe, whether its social image is missing, and whether the sitemap lists it. */
    const found = async () =>
      await Promise.all([
        server.get(`/api/recipes/${id}`).then(({ status }) => status),
        server.get(`/social/recipe-${id}.png`).then(({ status }) => status === 404),
        server
          .get('/sitemap.xml')
          .then((answer) => answer.text())
          .then((text) => text.includes(`/recipe/${id}<`)),
      ]);
    expect(await found()).toEqual([200, false, true]);
    expect((await actOnRecipe(id, 'withdraw', 0)).status).toBe(200);
    expect(await found()).toEqual([404, true, false]);
    expect((await actOnRecipe(id, 'restore', 1)).status).toBe(200);
    expect(await found()).toEqual([200, false, true]);
  });

  it('can be edited under its id, but not into something toxic', async () => {
    const open = () => json(server.get('/api/admin/published-recipes/66', { Cookie: cookie }));
    const { recipe, version } = (await open()) as { recipe: { title: string }; version: number };
    const renamed = { recipe: { ...recipe, title: 'Plain Salmon Supper' } };
    expect((await actOnRecipe(66, 'edit', version, renamed)).status).toBe(200);
    expect(await json(server.get('/api/recipes/66'))).toMatchObject({ title: 'Plain Salmon Supper' });
    const steps = [{ text: 'Fry an onion and serve it with the fish.', lines: [] }];
    const toxic = await actOnRecipe(66, 'edit', version + 1, { recipe: { ...recipe, steps } });
    expect(toxic.status).toBe(400);
  });
});

describe('erasure', () => {
  it('S30: previews matches, erases what was chosen, and logs it without the person’s name', async () => {
    const share = { recipientEmail: 'zoe@example.org', senderName: 'Bo' };
    await server.post('/api/recipes/1/share/email', share);
    const message = { name: 'Zoe Quint', email: 'zoe@example.org', subject: 'Hello', message: 'Erase me.' };
    await server.post('/api/contact', message);
    const preview = async () =>
      (await json(admin('erasure/preview', { email: 'zoe@example.org' }))) as unknown as ErasurePreview;
    const { matches } = await preview();
    expect(matches.map(({ kind, isExact }) => [kind, isExact]).sort()).toEqual([
      ['mail', true],
      ['message', true],
    ]);
    const targets = matches.map(({ kind, id }) => ({ kind, id }));
    expect(await json(admin('erasure', { targets }))).toEqual({ erased: 2, missing: 0 });
    expect(await json(admin('erasure', { targets }))).toEqual({ erased: 0, missing: 2 });
    expect((await preview()).matches).toEqual([]);
    expect(await readdir(path.join(server.config.dataDir, 'outbox'))).toEqual([]);
    const record = await (await server.get('/api/admin/audit', { Cookie: cookie })).text();
    expect(record.match(/"act":"erase"/g)).toHaveLength(2);
    expect(record).not.toMatch(/zoe/i);
  });

  it('S4: is only for administrators, and needs a name or an e-mail', async () => {
    expect((await server.post('/api/admin/erasure/preview', { name: 'Zoe' })).status).toBe(401);
    expect((await server.post('/api/admin/reviews/x/acts', { act: 'withdraw' })).status).toBe(401);
    expect((await admin('erasure/preview', {})).status).toBe(400);
  });
});
