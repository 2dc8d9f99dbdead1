import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, auditEntrySchema, auditPageSchema } from '#domain/contract/audit-log';
import { REVIEW } from '../../testing/builders.ts';
import { ORIGIN, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator());
});
afterAll(() => server.stop());

const get = (path: string) => server.get(path, { Cookie: cookie });
const post = (path: string, body?: unknown, headers = {}) =>
  server.post(path, body, { Cookie: cookie, ...headers });

async function latest(query = ''): Promise<AuditEntry | undefined> {
  const page = auditPageSchema.parse(await (await get(`/api/admin/audit-log${query}`)).json());
  return page.entries[0];
}

async function pendingReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  return id;
}

describe('the audit log', () => {
  it('records decisions on a review and its erasure, with the request id and none of its text', async () => {
    const id = await pendingReview();
    const answer = await post(`/api/admin/moderate-rating/${id}`, {
      status: 'approved',
      notes: 'Kind words.',
      adminReply: 'Thank you.',
    });
    const entry = await latest();
    expect(entry).toMatchObject({
      who: 'keeper',
      act: 'moderateRating',
      target: `review:${id}`,
      before: { status: 'pending' },
      after: { status: 'approved', fields: ['adminReply'] },
      requestId: answer.headers.get('x-request-id'),
      outcome: 'done',
    });
    expect(JSON.stringify(entry)).not.toMatch(/Kind|Thank|licked|Ada/);
    const withdrawn = await post(`/api/admin/reviews/${id}/acts`, {
      act: 'withdraw',
      reason: 'Asked by Ada.',
    });
    expect(withdrawn.status).toBe(200);
    expect(await latest()).toMatchObject({
      act: 'actOnReview',
      target: `review:${id}`,
      before: { version: 0 },
      after: { act: 'withdraw', version: 1, status: 'withdrawn' },
    });
    await post('/api/admin/erasure', { targets: [{ kind: 'review', id }] });
    expect(await latest()).toMatchObject({
      act: 'erase',
      target: null,
      after: { erased: 1, missing: 0, kinds: ['review'] },
    });
    const rows = JSON.stringify(await server.store.auditLog.find({}, 1000));
    expect(rows).not.toMatch(/Kind|Thank|licked|Ada/);
  });

  it('records the status of a contact message, not its text or its notes', async () => {
    const key = randomUUID();
    const message = {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      subject: 'Hello',
      message: 'A question about rice.',
      category: 'general',
    };
    await server.post('/api/contact', message, { 'Idempotency-Key': key });
    const path = `/api/admin/contact-messages/${key}`;
    const changes = { status: 'resolved', adminNotes: 'Ada again.' };
    expect((await server.patch(path, changes, { Cookie: cookie, 'If-Match': '"0"' })).status).toBe(200);
    const entry = await latest();
    expect(entry).toMatchObject({
      act: 'updateContactMessage',
      target: `message:${key}`,
      before: { status: 'new', version: 0 },
      after: { status: 'resolved', version: 1, fields: ['status', 'adminNotes'] },
    });
    expect(JSON.stringify(entry)).not.toContain('Ada');
  });

  it('records a reply without its text, a recipe’s photo, a safety fix and an earnings report', async () => {
    const key = randomUUID();
    const message = {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hello',
      message: 'Is rice good for her?',
    };
    await server.post('/api/contact', { ...message, category: 'general' }, { 'Idempotency-Key': key });
    const reply = randomUUID();
    await post(
      `/api/admin/contact-messages/${key}/replies`,
      { text: 'It is, boiled.' },
      { 'Idempotency-Key': reply },
    );
    expect(await latest()).toMatchObject({
      act: 'replyToContactMessage',
      target: `message:${key}`,
      after: { reply, characters: 14 },
    });

    const picture = { imageUrl: 'https://pictures.example/bowl.jpg' };
    await server.patch('/api/admin/recipe/1/photo', picture, { Cookie: cookie });
    expect(await latest()).toMatchObject({
      act: 'setRecipePhoto',
      target: 'recipe:1',
      before: { version: 0 },
      after: { act: 'photo', version: 1 },
    });

    await post('/api/admin/fix-unsafe-recipe/1');
    expect(await latest()).toMatchObject({
      act: 'fixUnsafeRecipe',
      target: 'recipe:1',
      after: { changes: 0 },
    });

    const report =
      'Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees(£)\nBowl,bowlful-21,2026-10-01,1,0.50';
    const headers = { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'text/csv' };
    await fetch(`${server.url}/api/admin/revenue-imports?import=yes&from=2026-10-01&to=2026-10-31`, {
      method: 'POST',
      headers,
      body: report,
    });
    const imported = await latest();
    expect(imported).toMatchObject({ after: { isImported: true, days: 31, currency: 'GBP' } });
    const [, id] = imported?.target?.split(':') ?? [];
    await fetch(`${server.url}/api/admin/revenue-imports/${id}`, { method: 'DELETE', headers });
    expect(await latest()).toMatchObject({ target: `revenue:${id}`, after: { isImported: false } });
  });

  it('records sign-ins and sign-outs, but no act that was refused', async () => {
    const before = await latest();
    expect((await post(`/api/admin/moderate-rating/${randomUUID()}`, { status: 'approved' })).status).toBe(
      404,
    );
    expect(await latest()).toEqual(before);
    const other = await server.signIn();
    expect(await latest()).toMatchObject({ act: 'login', target: 'account:keeper' });
    await server.post('/api/admin/logout', undefined, { Cookie: other });
    expect(await latest()).toMatchObject({ act: 'logout', who: 'keeper' });
  });

  it('can be searched by person, act, target and days', async () => {
    expect((await latest('?act=erase'))?.act).toBe('erase');
    expect(await latest('?who=nobody')).toBeUndefined();
    expect(await latest('?to=2020-01-01')).toBeUndefined();
    expect((await latest('?target=account:keeper&from=2020-01-01'))?.act).toBe('login');
    for (const query of ['?from=2026-13-40', '?from=yesterday', '?act[$ne]=x', '?who=a&who=b']) {
      expect((await get(`/api/admin/audit-log${query}`)).status).toBe(400);
    }
  });

  it('can be searched between two moments, because days outside UTC begin at other times', async () => {
    const entry = await latest('?act=erase');
    const at = entry?.at ?? '';
    const after = new Date(Date.parse(at) + 1).toISOString();
    expect(await latest(`?act=erase&from=${at}&to=${after}`)).toEqual(entry);
    expect(await latest(`?act=erase&to=${at}`)).not.toEqual(entry);
    expect(await latest(`?act=erase&from=${after}`)).toBeUndefined();
  });

  it('comes in pages of 50, without repeating an entry', async () => {
    for (let times = 0; times < 60; times += 1)
      await server.store.auditLog.add({ who: 'pages', act: 'login', requestId: 'r' });
    const read = async (query: string) =>
      auditPageSchema.parse(await (await get(`/api/admin/audit-log?who=pages${query}`)).json());
    const first = await read('');
    const second = await read(`&after=${encodeURIComponent(first.entries.at(-1)?.id ?? '')}`);
    expect([first.entries.length, first.hasMore, second.entries.length, second.hasMore]).toEqual([
      50,
      true,
      10,
      false,
    ]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60);
  });

  it('can be exported as CSV and JSON lines, safe for spreadsheets', async () => {
    await server.store.auditLog.add({ who: '=1+1', act: 'login', target: 'account:a,b', requestId: 'r' });
    const csv = await get('/api/admin/audit-log.csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const lines = (await csv.text()).trimEnd().split('\r\n');
    const entries = await server.store.auditLog.find({}, 10_000);
    expect(lines[0]).toBe('id,at,who,act,target,before,after,request,outcome');
    expect(lines).toHaveLength(entries.length + 1);
    expect(lines[1]).toContain(`,'=1+1,login,"account:a,b",`);
    const json = await (await get('/api/admin/audit-log.jsonl?who=keeper')).text();
    const read = json
      .trimEnd()
      .split('\n')
      .map((line) => auditEntrySchema.parse(JSON.parse(line)));
    expect(read).toEqual(entries.filter(({ who }) => who === 'keeper'));
  });
});
