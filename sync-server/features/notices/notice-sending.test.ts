import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { openStore, type Store } from '../../storage/store/store.ts';
import { REVIEW } from '../../testing/builders.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { createMailer } from '../mail/mailer.ts';
import { createNoticeSending, signatureOf, WEBHOOK_FEED } from './notice-sending.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const NONE = { comments: 0, recipes: 0, messages: 0, reports: 0 };

type Received = { headers: Record<string, string>; body: string };

let dataDir: string;
let now: number;
let store: Store;
let smtp: FakeSmtp;
let receiver: Server;
let received: Received[];
/** Status of the next answers; null hangs up. */
let status: number | null;
let round: () => Promise<void>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-notices-'));
  now = Date.parse('2026-11-27T12:00:00.000Z');
  store = await openStore({ dataDir, builtinRecipes: [], clock: () => now });
  smtp = await startFakeSmtp();
  received = [];
  status = 204;
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers as Record<string, string>, body });
    if (status === null) return request.socket.destroy();
    response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('ignored');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const mailFrom = 'no-reply@bowlful.test';
  round = createNoticeSending({
    store,
    mailer: createMailer({ smtpUrl: smtp.url, mailFrom, dataDir }),
    webhook: { url, secret: SECRET },
    logger: createLogger('silent'),
    publicOrigin: 'https://bowlful.test',
    clock: () => now,
  });
  await store.administrators.create({ username: 'Keeper', passwordHash: 'x', role: 'owner' });
  // The first round begins to watch.
  await round();
  now += MINUTE;
});
afterEach(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await smtp.stop();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const sendComment = (words = 'Licked clean') =>
  store.reviews.insert({
    ...REVIEW,
    comment: words,
    userName: 'Hannah Quokka',
    id: randomUUID(),
    recipeId: 1,
    userCountry: null,
    createdAt: new Date(now).toISOString(),
  });
const sendMessage = () =>
  store.contactMessages.insert(
    randomUUID(),
    { name: 'Ada', email: 'ada@example.org', subject: 'Peas', message: 'Peas?', category: 'recipe' },
    new Date(now).toISOString(),
  );
const events = () => received.map(({ body }) => JSON.parse(body) as { data: { arrived: object } });

/** A round some minutes later. */
async function roundAfter(ms: number): Promise<void> {
  now += ms;
  await round();
}

describe('the webhook', () => {
  it('gets new items once, with a signature that its receiver can check, and nothing that a visitor wrote', async () => {
    await sendComment();
    await sendMessage();
    await roundAfter(MINUTE);
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    // The round at 12:02 covers what arrived until 15 s before it.
    expect(JSON.parse(body)).toEqual({
      type: 'items.arrived',
      timestamp: '2026-11-27T12:01:45.000Z',
      data: { arrived: { ...NONE, comments: 1, messages: 1 }, url: 'https://bowlful.test/admin' },
      text: '1 comment and 1 message are waiting for a decision on Bowlful: https://bowlful.test/admin',
    });
    const id = headers['webhook-id'] as string;
    const timestamp = headers['webhook-timestamp'] as string;
    expect(headers['webhook-signature']).toBe(signatureOf(SECRET, { id, timestamp, body }));
    expect(Number(timestamp) * 1000).toBe(now);
    expect(JSON.stringify(received)).not.toMatch(/Quokka|Licked|Peas|ada@/);
    await roundAfter(MINUTE);
    await roundAfter(HOUR);
    expect(received).toHaveLength(1);
  });

  it('is retried with the same id and body after growing pauses, and told about later items afterwards', async () => {
    await sendComment();
    status = 500;
    await roundAfter(MINUTE);
    expect(await store.noticeFeeds.problem(WEBHOOK_FEED)).toBe('The receiver answered 500.');
    await sendComment('Another one');
    // Pauses of 1, 2 and 4 minutes: attempts at 0, 1, 3 and 7 minutes.
    for (let minute = 1; minute <= 7; minute += 1) await roundAfter(MINUTE);
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(4);
    status = 200;
    await roundAfter(8 * MINUTE);
    expect(await store.noticeFeeds.problem(WEBHOOK_FEED)).toBeNull();
    await roundAfter(MINUTE);
    expect(events().map(({ data }) => data.arrived)).toEqual(
      Array.from({ length: 6 }, () => ({ ...NONE, comments: 1 })),
    );
    expect(received[5]?.headers['webhook-id']).not.toBe(received[4]?.headers['webhook-id']);
  });

  it.each([
    [307, 'The receiver answered 307.'],
    [null, 'The receiver could not be reached.'],
  ])('follows no redirect and survives a broken connection: %s', async (answer, sentence) => {
    status = answer;
    await sendComment();
    await roundAfter(MINUTE);
    expect(await store.noticeFeeds.problem(WEBHOOK_FEED)).toBe(sentence);
  });

  it('is not told about an item that was decided before the next round', async () => {
    await sendComment();
    const [review] = await store.reviews.listPending();
    await store.reviews.moderate({ id: review?.id ?? '', status: 'rejected', by: 'Keeper' });
    await roundAfter(MINUTE);
    expect(received).toEqual([]);
  });

  it('is called once by two simultaneous rounds', async () => {
    await sendComment();
    now += MINUTE;
    await Promise.all([round(), round()]);
    expect(received).toHaveLength(1);
  });
});

describe('an administrator’s e-mails', () => {
  async function choose(isDaily: boolean, isImmediate: boolean): Promise<void> {
    await store.administrators.setNotices('keeper', { email: 'keeper@example.org', isDaily, isImmediate });
    await roundAfter(0);
    now += 1000;
  }

  it('are off by default', async () => {
    await sendComment();
    await roundAfter(24 * HOUR);
    expect(smtp.messages).toEqual([]);
  });

  it('come soon after new items, with counts only', async () => {
    await choose(false, true);
    await sendComment();
    await roundAfter(MINUTE);
    expect(smtp.messages).toHaveLength(1);
    const [mail] = smtp.messages as [string];
    expect(mail).toContain('To: keeper@example.org');
    expect(mail).toContain('Subject: New on Bowlful: 1 comment');
    expect(mail).toContain('In all, 1 comment is waiting for a decision.');
    expect(mail).not.toMatch(/Quokka|Licked/);
    await roundAfter(MINUTE);
    expect(smtp.messages).toHaveLength(1);
  });

  it('come once a day while something waits, new or not', async () => {
    await choose(true, false);
    await sendComment();
    // From 12:01 to 05:59 the next morning; the digest is due at 06:00 UTC.
    await roundAfter(17 * HOUR + 58 * MINUTE);
    expect(smtp.messages).toEqual([]);
    await roundAfter(2 * MINUTE);
    await roundAfter(MINUTE);
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toContain('Subject: Bowlful today: 1 comment is waiting');
    expect(smtp.messages[0]).toContain('New since the last digest: 1 comment.');
    await roundAfter(24 * HOUR);
    expect(smtp.messages[1]).toContain('Nothing new since the last digest.');
    const [review] = await store.reviews.listPending();
    await store.reviews.moderate({ id: review?.id ?? '', status: 'approved', by: 'Keeper' });
    await roundAfter(24 * HOUR);
    // Something that arrives later in the day waits for the next morning.
    await sendComment();
    await roundAfter(HOUR);
    expect(smtp.messages).toHaveLength(2);
  });

  it.each([
    ['a digest', true],
    ['an e-mail about new items', false],
  ])('%s is not sent if everything was decided while the mail server was away', async (_, isDaily) => {
    await choose(isDaily, !isDaily);
    smtp.behaviour = 'is busy';
    await sendComment();
    await roundAfter(24 * HOUR);
    const key = `${isDaily ? 'daily' : 'immediate'}:keeper`;
    expect(await store.noticeFeeds.problem(key)).not.toBeNull();
    const [review] = await store.reviews.listPending();
    await store.reviews.moderate({ id: review?.id ?? '', status: 'approved', by: 'Keeper' });
    smtp.behaviour = 'takes';
    await roundAfter(HOUR);
    expect(smtp.messages).toEqual([]);
    expect(await store.noticeFeeds.problem(key)).toBeNull();
    await sendComment('Another one');
    await roundAfter(24 * HOUR);
    expect(smtp.messages).toHaveLength(1);
  });

  it('are retried while the mail server is busy, and given up for a refused address', async () => {
    await choose(false, true);
    smtp.behaviour = 'is busy';
    await sendComment();
    await roundAfter(MINUTE);
    smtp.behaviour = 'takes';
    await roundAfter(MINUTE);
    expect(smtp.messages).toHaveLength(1);
    smtp.behaviour = 'refuses';
    await sendComment('Another one');
    await roundAfter(MINUTE);
    smtp.behaviour = 'takes';
    await roundAfter(HOUR);
    expect(smtp.messages).toHaveLength(1);
    expect(await store.noticeFeeds.problem('immediate:keeper')).toBe(
      'The mail server does not take this address.',
    );
  });
});

it('signs as Standard Webhooks do', () => {
  // The example of the specification's reference libraries.
  const event = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: '{"test": 2432232314}',
  };
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', event)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
