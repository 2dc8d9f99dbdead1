import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Issue, NewsletterDesk } from '#domain/contract/newsletter-issue';
import type { NewsletterList } from '#domain/messages/sign-up';
import { aRecipe } from '../../testing/builders.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { confirmReader } from '../../testing/newsletter-readers.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/admin/newsletter';
const DRAFT = {
  list: 'dog',
  subject: 'Peas & carrots',
  intro: 'Dear reader,\n\nmay they?',
  recipeIds: [2, 1],
};
const MINUTE = 60_000;
/** Generous, for busy machines. */
const PATIENT = { timeout: 20_000 };

let smtp: FakeSmtp;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const recipes = [
    aRecipe({ id: 1, title: 'Beef "Stew"' }),
    aRecipe({ id: 2, title: 'Pea <b>Bowl</b>', description: 'Good & green.' }),
  ];
  const env = { SMTP_URL: smtp.url, MAILS_PER_MINUTE: '6000', MESSAGES_PER_HOUR: '1000' };
  server = await startServer({ env, recipes });
  cookie = await server.signIn();
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.behaviour = 'takes';
  smtp.messages.length = 0;
  for (const { token } of await server.store.newsletter.subscribers()) {
    await server.store.newsletter.unsubscribe(token, '2026-01-01T00:00:00.000Z');
  }
});

const post = (path: string, body: unknown) => server.post(PATH + path, body, { Cookie: cookie });
const arrived = () => smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim()).sort();

async function desk(): Promise<NewsletterDesk> {
  return (await (await server.get(PATH, { Cookie: cookie })).json()) as NewsletterDesk;
}

async function stateOf(id: string): Promise<Issue | undefined> {
  return (await desk()).issues.find((issue) => issue.id === id);
}

async function save(changes: object = {}): Promise<Issue> {
  const response = await post(`/issues/${randomUUID()}`, { ...DRAFT, version: 0, ...changes });
  expect(response.status).toBe(200);
  return (await response.json()) as Issue;
}

async function act({ id, version }: Pick<Issue, 'id' | 'version'>, name: string): Promise<Issue> {
  const response = await post(`/issues/${id}/acts`, { act: name, version });
  expect(response.status).toBe(200);
  return (await response.json()) as Issue;
}

async function confirmReaders(list: NewsletterList, ...names: string[]): Promise<void> {
  for (const name of names) await confirmReader(server.store, `${name}@example.org`, list);
  // An issue goes to those who confirmed before it began.
  server.pass(1000);
}

describe('an issue of the newsletter', () => {
  it('is only for administrators', async () => {
    expect((await server.get(PATH)).status).toBe(401);
    for (const path of ['/preview', `/issues/${randomUUID()}`, `/issues/${randomUUID()}/acts`]) {
      expect((await server.post(PATH + path, {})).status).toBe(401);
    }
  });

  it('has a preview in which markup is escaped and every link is our own', async () => {
    const intro = '<script>alert(1)</script> & "peas"\nsecond line';
    const subject = 'Peas =?utf-8?Q?x?= <b>';
    const response = await post('/preview', { ...DRAFT, intro, subject });
    const letter = (await response.json()) as { subject: string; html: string; text: string };
    expect(letter.subject).toBe('Peas utf-8?Q?x <b>');
    expect(letter.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;peas&quot;<br>second line',
    );
    expect(letter.html).toContain(
      '<a href="http://bowlful.test/recipe/2" style="color:#5b3a1e">Pea &lt;b&gt;Bowl&lt;/b&gt;</a>',
    );
    expect(letter.html).toContain('Good &amp; green.');
    const addresses = [...letter.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'http://bowlful.test/recipe/2',
      'http://bowlful.test/recipe/1',
      'http://bowlful.test/unsubscribe',
    ]);
    expect(letter.text).toContain(
      `${intro}\n\nPea <b>Bowl</b>\nGood & green.\nhttp://bowlful.test/recipe/2\n`,
    );
  });

  it('contains no unpublished recipe', async () => {
    const response = await post('/preview', { ...DRAFT, recipeIds: [77] });
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      409,
      'Recipe 77 is not published.',
    ]);
  });

  it.each([
    ['subject', { subject: '' }],
    ['subject', { subject: 'Peas\r\nBcc: eve@evil.example' }],
    ['intro', { intro: '  ' }],
    // One more than the 12 recipes of an issue.
    ['recipeIds', { recipeIds: Array.from({ length: 13 }, (_, i) => i + 1) }],
    ['list', { list: 'birds' }],
    ['to', { to: 'eve@evil.example' }],
  ])('is refused with an invalid %s', async (field, changes) => {
    const response = await post(`/issues/${randomUUID()}`, { ...DRAFT, version: 0, ...changes });
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });

  it('reaches each confirmed subscriber once, with their own one-click unsubscribe link', async () => {
    await confirmReaders('dog', 'ann', 'bob');
    await confirmReaders('cat', 'cy');
    await server.post('/api/newsletter', { email: 'unsure@example.org', list: 'dog' });
    await expect.poll(arrived, PATIENT).toEqual(['unsure@example.org']);
    smtp.messages.length = 0;
    const issue = await save();
    expect((await desk()).audience.dog).toEqual({ confirmed: 2, unconfirmed: 1, suspended: 0 });
    const begun = await act(issue, 'send');
    await expect.poll(async () => (await stateOf(issue.id))?.state, PATIENT).toBe('sent');
    expect(arrived()).toEqual(['ann@example.org', 'bob@example.org']);
    expect((await stateOf(issue.id))?.counts).toEqual({ sent: 2, unknown: 0, refused: 0, waiting: 0 });
    const links = new Set<string>();
    for (const message of smtp.messages) {
      const head = (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
      const [, link = ''] = /^List-Unsubscribe: <([^>]+)>$/m.exec(head) ?? [];
      expect(link).toMatch(/^http:\/\/bowlful\.test\/unsubscribe\?token=[\w-]{32}$/);
      expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      expect(head).toMatch(/^Subject: Peas & carrots$/m);
      links.add(link);
    }
    expect(links.size).toBe(2);
    const again = await post(`/issues/${issue.id}/acts`, { act: 'send', version: begun.version });
    expect(again.status).toBe(412);
    expect(smtp.messages).toHaveLength(2);
  });

  it('continues after a stop, without those who unsubscribed meanwhile', async () => {
    await confirmReaders('dog', ...Array.from({ length: 6 }, (_, i) => `reader-${i}`));
    smtp.behaviour = 'is slow';
    smtp.delayMs = 300;
    const begun = await act(await save(), 'send');
    await expect.poll(() => smtp.messages.length, PATIENT).toBe(1);
    const stopped = await act(begun, 'stop');
    // The current message is finished, and no other is started.
    await expect.poll(async () => (await stateOf(begun.id))?.counts.sent, PATIENT).toBeGreaterThan(0);
    const before = arrived();
    const leaver = (await server.store.newsletter.subscribers()).find(({ email }) => !before.includes(email));
    await server.store.newsletter.unsubscribe(leaver?.token ?? '', '2026-01-01T00:00:00.000Z');
    smtp.behaviour = 'takes';
    await act(stopped, 'resume');
    await expect.poll(async () => (await stateOf(begun.id))?.state, PATIENT).toBe('sent');
    // Six readers, less the one who unsubscribed.
    expect(arrived()).toHaveLength(5);
    expect(new Set(arrived()).size).toBe(5);
    expect(arrived()).not.toContain(leaver?.email);
  });

  it('notes a permanently refused address, and skips it from the fourth issue on', async () => {
    await confirmReaders('dog', 'gone');
    smtp.behaviour = 'refuses';
    for (const refusals of [1, 2, 3]) {
      const issue = await act(await save(), 'send');
      await expect.poll(async () => (await stateOf(issue.id))?.state, PATIENT).toBe('sent');
      expect((await stateOf(issue.id))?.counts).toMatchObject({ sent: 0, refused: 1 });
      expect((await desk()).bounces).toMatchObject([
        { email: 'gone@example.org', refusals, reply: 550, isSuspended: refusals === 3 },
      ]);
    }
    smtp.behaviour = 'takes';
    const issue = await act(await save(), 'send');
    await expect.poll(async () => (await stateOf(issue.id))?.state, PATIENT).toBe('sent');
    expect(smtp.messages).toEqual([]);
  });

  it('waits for a busy mail server, and never counts that as a refusal', async () => {
    await confirmReaders('dog', 'patient');
    smtp.behaviour = 'is busy';
    const begun = await act(await save(), 'send');
    const claimForNobody = () => server.store.issueDeliveries.claim(begun.id, 'nobody');
    expect(await claimForNobody()).not.toBeNull();
    await expect.poll(async () => (await stateOf(begun.id))?.counts.waiting, PATIENT).toBe(1);
    smtp.behaviour = 'takes';
    server.pass(6 * MINUTE);
    const { id, version } = begun;
    // 412 if the regular round of sending, every ten seconds, was faster and has finished it.
    expect([200, 412]).toContain((await post(`/issues/${id}/acts`, { act: 'resume', version })).status);
    await expect.poll(arrived, PATIENT).toEqual(['patient@example.org']);
    await expect.poll(async () => (await stateOf(id))?.counts.sent, PATIENT).toBe(1);
    expect((await desk()).bounces).toEqual([]);
  });

  it('says why nothing is sent while the mail server can’t be reached, and counts no refusal', async () => {
    await confirmReaders('dog', 'faithful');
    const away = await startServer({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAILS_PER_MINUTE: '6000' },
      recipes: [aRecipe()],
    });
    await confirmReader(away.store, 'faithful@example.org');
    away.pass(1000);
    const headers = { Cookie: await away.signIn() };
    const id = randomUUID();
    await away.post(`${PATH}/issues/${id}`, { ...DRAFT, recipeIds: [], version: 0 }, headers);
    await away.post(`${PATH}/issues/${id}/acts`, { act: 'send', version: 1 }, headers);
    const problem = async () => ((await (await away.get(PATH, headers)).json()) as NewsletterDesk).problem;
    await expect.poll(problem, PATIENT).toBe('It cannot be reached.');
    expect(await away.store.issueDeliveries.tally(id)).toMatchObject({ sent: 0, unknown: 0, refused: 0 });
    await away.stop();
  });

  it('can be sent to one address as a marked test, and discarded while it is a draft', async () => {
    const issue = await save();
    expect((await post(`/issues/${issue.id}/test`, { email: 'me@example.org' })).status).toBe(200);
    expect(arrived()).toEqual(['me@example.org']);
    expect(smtp.messages[0]).toMatch(/^Subject: Test: Peas & carrots\r$/m);
    expect(smtp.messages[0]).not.toMatch(/^List-Unsubscribe/m);
    smtp.behaviour = 'refuses';
    expect((await post(`/issues/${issue.id}/test`, { email: 'me@example.org' })).status).toBe(422);
    expect(await act(issue, 'discard')).toEqual({ id: issue.id, state: 'discarded' });
    expect(await stateOf(issue.id)).toBeUndefined();
    expect((await post(`/issues/${issue.id}/acts`, { act: 'send', version: 1 })).status).toBe(404);
  });
});
