import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
let id: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator({ MESSAGES_PER_HOUR: '50' }));
});
afterAll(() => server.stop());

async function written(): Promise<string> {
  const key = randomUUID();
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Peas', message: 'May cats eat peas?' };
  await server.post('/api/contact', message, { 'Idempotency-Key': key });
  return key;
}

const update = (body: unknown, version?: number, target = id) =>
  server.patch(`/api/admin/contact-messages/${target}`, body, {
    Cookie: cookie,
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  });
const stored = () => server.store.contactMessages.find(id);

describe('updating a message', () => {
  beforeAll(async () => {
    id = await written();
  });

  it('sets status and notes, also back to an earlier status, and returns the message', async () => {
    const first = await update({ status: 'resolved', adminNotes: ' Answered by phone. ' }, 0);
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({
      id,
      version: 1,
      status: 'resolved',
      adminNotes: 'Answered by phone.',
      message: 'May cats eat peas?',
    });
    expect((await update({ status: 'in_progress', adminNotes: '' }, 1)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'in_progress', adminNotes: '', version: 2 });
  });

  it('fault 54, S33: an outdated version is refused with 412 and changes nothing', async () => {
    const refused = await update({ status: 'closed', adminNotes: 'Mine' }, 1);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      412,
      'precondition-failed',
    ]);
    expect(await stored()).toMatchObject({ status: 'in_progress', version: 2 });
  });

  it('S33: of several simultaneous updates of one version, one counts', async () => {
    const answers = await Promise.all(
      ['new', 'resolved', 'closed'].map((status) => update({ status, adminNotes: status }, 2)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const { status, adminNotes, version } = (await stored()) ?? {};
    expect([status, version]).toEqual([adminNotes, 3]);
  });

  it.each([
    ['an unknown status', { status: 'in-progress', adminNotes: '' }, 'status'],
    ['no notes', { status: 'new' }, 'adminNotes'],
    ['notes of 2,001 characters', { status: 'new', adminNotes: 'x'.repeat(2001) }, 'adminNotes'],
    ['the visitor’s text', { status: 'new', adminNotes: '', message: 'Other words' }, 'message'],
  ])('S15: with %s is refused with 400 and names the field', async (_, body, field) => {
    const response = await update(body);
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });

  it('answers 404 for a missing or an erased message', async () => {
    const body = { status: 'closed', adminNotes: 'Late' };
    expect((await update(body, 0, randomUUID())).status).toBe(404);
    expect((await update(body, 0, 'first')).status).toBe(404);
    const erased = await written();
    await server.store.contactMessages.erase(erased);
    expect((await update(body, undefined, erased)).status).toBe(404);
    expect(await server.store.contactMessages.find(erased)).toBeNull();
  });
});
