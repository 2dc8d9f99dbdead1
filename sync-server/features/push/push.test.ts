import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushedReminder } from '#domain/plan/reminder';
import { createLogger } from '../../lib/logger.ts';
import { type OutsideWorld, startOutsideWorld } from '../../testing/outside-world.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { isPublicAddress } from '../import/public-address.ts';
import { createReminderSending } from './push.ts';

const HOUR_MS = 60 * 60_000;
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { publicKey, privateKey, subject: 'mailto:help@bowlful.test' };
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: vapid.subject };

let server: TestServer;
let world: OutsideWorld;
let arrived: { body: Buffer; headers: NodeJS.Dict<string | string[]> }[];
let status = 201;
beforeEach(async () => {
  server = await startServer({ env: KEYS });
  world = await startOutsideWorld(isPublicAddress);
  arrived = [];
  status = 201;
  world.sites.set('push.example', (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ body: Buffer.concat(parts), headers: request.headers });
      response.writeHead(status).end();
    });
  });
});
afterEach(async () => {
  await server.stop();
  await world.stop();
});

/** A browser with its private key, as push services never see it. */
function aBrowser(host = 'push.example') {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const secret = randomBytes(16);
  const subscription = {
    endpoint: `https://${host}/abc`,
    keys: { p256dh, auth: secret.toString('base64url') },
  };
  const key = (salt: Buffer, ikm: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, info, length));
  /** Opens a push as RFC 8291 and RFC 8188 say. */
  function open(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const ikm = key(secret, pair.computeSecret(sender), info, 32);
    const cipherKey = key(salt, ikm, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = key(salt, ikm, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', cipherKey, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]).toString();
    // The byte 2 marks the last record.
    return text.slice(0, text.lastIndexOf('\u0002'));
  }
  return { subscription, open };
}

const dueIn = (hours: number): PushedReminder => ({
  at: new Date(server.now() + hours * HOUR_MS).toISOString(),
  kind: 'use-by',
});
const put = (body: unknown, on = server) =>
  fetch(`${on.url}/api/push/reminders`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(body),
  });
/** One round of sending the reminders that are due. */
const round = (on = server) =>
  createReminderSending({
    store: on.store,
    vapid,
    outside: world.outside,
    publicOrigin: 'https://bowlful.example',
    logger: createLogger('silent'),
    clock: on.now,
  })();

describe('a reminder', () => {
  it('reaches the browser sealed, once, in words that name neither pet nor food', async () => {
    const { subscription, open } = aBrowser();
    const reminder = dueIn(1);
    expect((await put({ subscription, due: [reminder] })).status).toBe(204);
    await round();
    expect(arrived).toEqual([]);
    server.pass(HOUR_MS);
    await Promise.all([round(), round()]);
    await round();
    expect(arrived).toHaveLength(1);
    const [{ body, headers } = { body: Buffer.of(), headers: {} }] = arrived;
    expect(JSON.parse(open(body))).toEqual({
      // Marks a declarative push: the number of the RFC of Web Push.
      web_push: 8030,
      mutable: true,
      notification: {
        title: 'Use by today',
        body: 'You asked us to remind you. Open Bowlful to see of what.',
        tag: `use-by ${reminder.at}`,
        navigate: 'https://bowlful.example/plan',
      },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['authorization']).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey}$`));
    // Twelve hours, less the seconds of this test.
    expect(Number(headers['ttl'])).toBeGreaterThan(11.9 * 3600);
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(12 * 3600);
  });

  it('is not sent more than twelve hours late, for example if the server was away', async () => {
    await put({ subscription: aBrowser().subscription, due: [dueIn(1), dueIn(30)] });
    server.pass(14 * HOUR_MS);
    await round();
    expect(arrived).toEqual([]);
    server.pass(16 * HOUR_MS);
    await round();
    expect(arrived).toHaveLength(1);
  });

  it('is not sent once the device has taken it back', async () => {
    const { subscription } = aBrowser();
    await put({ subscription, due: [dueIn(1)] });
    expect((await put({ subscription, due: [] })).status).toBe(204);
    server.pass(HOUR_MS);
    await round();
    expect(arrived).toEqual([]);
  });

  it.each([404, 410])('is the last one for a browser whose push service answers %i', async (answer) => {
    status = answer;
    await put({ subscription: aBrowser().subscription, due: [dueIn(1), dueIn(2)] });
    server.pass(HOUR_MS);
    await round();
    server.pass(HOUR_MS);
    await round();
    expect(arrived).toHaveLength(1);
  });

  it.each([301, 403, 429, 503])(
    'is lost if the push service answers %i, and the next one is sent',
    async (answer) => {
      status = answer;
      await put({ subscription: aBrowser().subscription, due: [dueIn(1), dueIn(2)] });
      server.pass(HOUR_MS);
      await round();
      await round();
      server.pass(HOUR_MS);
      await round();
      expect(arrived).toHaveLength(2);
    },
  );

  it('is lost for a browser with an invalid public key, and reaches the others', async () => {
    const { subscription } = aBrowser('push.example');
    // Not a point of the curve.
    const point = Buffer.alloc(65, 4).toString('base64url');
    await put({
      subscription: {
        ...subscription,
        endpoint: `${subscription.endpoint}d`,
        keys: { ...subscription.keys, p256dh: point },
      },
      due: [dueIn(1)],
    });
    await put({ subscription, due: [dueIn(1)] });
    server.pass(HOUR_MS);
    await round();
    expect(arrived).toHaveLength(1);
  });
});

describe('S27: the address of a push service', () => {
  it.each([['169.254.169.254'], ['10.0.0.7'], ['::1'], ['fd00::1'], ['8.8.8.8', '127.0.0.2']])(
    'is never called if an internal one is among the addresses that it resolves to: first %s',
    async (...addresses) => {
      world.sites.set('inside.example', (_request, response) => response.writeHead(201).end());
      world.names.set('inside.example', addresses);
      await put({ subscription: aBrowser('inside.example').subscription, due: [dueIn(1)] });
      server.pass(HOUR_MS);
      await round();
      expect([world.asked, world.visited]).toEqual([['inside.example'], []]);
    },
  );

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
    'https://2130706433/a',
    'file:///etc/passwd',
    `https://push.example/${'a'.repeat(2000)}`,
  ])('is refused if it is not a short https address with a public name: %s', async (endpoint) => {
    const { subscription } = aBrowser();
    expect((await put({ subscription: { ...subscription, endpoint }, due: [dueIn(1)] })).status).toBe(400);
  });
});

describe('the server', () => {
  it('takes at most fifty reminders, each with a time and a known kind, and nothing else', async () => {
    const { subscription } = aBrowser();
    const many = Array.from({ length: 51 }, (_, n) => dueIn(n + 1));
    expect((await put({ subscription, due: many.slice(1) })).status).toBe(204);
    for (const due of [
      many,
      [{ ...dueIn(1), kind: 'thaw' }],
      [{ ...dueIn(1), label: 'Rex' }],
      [{ at: 'soon', kind: 'use-by' }],
    ])
      expect((await put({ subscription, due })).status).toBe(400);
  });

  it('takes sixty requests an hour from one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await put({ subscription: aBrowser().subscription, due: [] })).status);
    }
    expect(statuses.filter((each) => each === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gives its public key; without keys it gives none and takes no reminders', async () => {
    expect(await (await server.get('/api/push/key')).json()).toEqual({ key: publicKey });
    const off = await startServer();
    expect(await (await off.get('/api/push/key')).json()).toEqual({ key: null });
    expect((await put({ subscription: aBrowser().subscription, due: [] }, off)).status).toBe(404);
    await off.stop();
  });

  it('refuses to start with incomplete, mismatched or malformed keys', async () => {
    const other = webPush.generateVAPIDKeys();
    for (const [env, words] of [
      [{ ...KEYS, VAPID_SUBJECT: '' }, /must be set together/],
      [{ ...KEYS, VAPID_PRIVATE_KEY: other.privateKey }, /one pair/],
      [{ ...KEYS, VAPID_PUBLIC_KEY: 'short' }, /87 characters/],
      [{ ...KEYS, VAPID_SUBJECT: 'help' }, /mailto: or https/],
    ] as const)
      await expect(startServer({ env })).rejects.toThrow(words);
  });
});
