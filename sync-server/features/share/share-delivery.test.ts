import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../storage/store/store.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { createMailer } from '../mail/mailer.ts';
import { createShareDelivery } from './share.ts';

const logger = pino({ level: 'silent' });
/** How long a request waits for the mail server before it is answered 'sending'. */
const ANSWER_MS = 150;

let smtp: FakeSmtp;
let server: TestServer;
let shares: Store['shares'];
beforeAll(async () => {
  smtp = await startFakeSmtp();
  server = await startServer();
  shares = server.store.shares;
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.behaviour = 'takes';
  smtp.messages.length = 0;
});

async function opened() {
  const key = crypto.randomUUID();
  await shares.open(key, {});
  const mail = { id: key, to: 'bo@example.org', subject: 'A recipe', text: 'Try it.' };
  const mailer = createMailer({ smtpUrl: smtp.url, mailFrom: 'no-reply@example.com', dataDir: '' });
  const delivery = createShareDelivery({ shares, mailer, logger }, ANSWER_MS);
  return { key, deliver: () => delivery.deliver(key, mail) };
}

const settled = (key: string) =>
  expect
    .poll(() => shares.state(key))
    .not.toBe('sending')
    .then(() => shares.state(key));

describe('a mail server that is slower than the deadline of an answer', () => {
  it('sends after the answer; repeats hear that it is in progress, then that it was sent, once', async () => {
    smtp.behaviour = 'is slow';
    smtp.delayMs = 8 * ANSWER_MS;
    const { key, deliver } = await opened();
    expect(await deliver()).toBe('sending');
    expect(await Promise.all([deliver(), deliver(), deliver()])).toEqual(['sending', 'sending', 'sending']);
    expect(await settled(key)).toBe('sent');
    expect(await deliver()).toBe('sent');
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toContain(`Message-ID: <${key}@example.com>`);
  });

  it('breaks off after receiving the whole message: the outcome is unknown, so no resend', async () => {
    smtp.behaviour = 'hangs';
    const { key, deliver } = await opened();
    expect(await deliver()).toBe('sending');
    await expect.poll(() => smtp.messages.length).toBe(1);
    smtp.hangUp();
    expect(await settled(key)).toBe('unknown');
    smtp.behaviour = 'takes';
    expect(await deliver()).toBe('unknown');
    expect(smtp.messages).toHaveLength(1);
  });

  it('breaks off before receiving the message: not sent, so it may be sent again', async () => {
    smtp.behaviour = 'hangs early';
    const { key, deliver } = await opened();
    expect(await deliver()).toBe('sending');
    await expect.poll(() => smtp.waiting).toBe(1);
    smtp.hangUp();
    expect(await settled(key)).toBe('pending');
    smtp.behaviour = 'takes';
    // The first repeat may still find the attempt that is about to fail.
    await vi.waitFor(deliver);
    expect(await settled(key)).toBe('sent');
    expect(smtp.messages).toHaveLength(1);
  });
});
