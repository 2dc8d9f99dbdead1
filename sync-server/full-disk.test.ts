import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { BUILTIN_RECIPES } from './catalogue/builtin-recipes.ts';
import { DATABASE_FILE } from './storage/embedded/embedded-database.ts';
import { startProcess } from './testing/server-process.ts';
import { aNewSubmission } from './testing/submission-builders.ts';
import { startServer } from './testing/test-server.ts';

const BLOCK_BYTES = 512;
/** How much the database file may still grow. */
const ROOM_BYTES = 100 * 1024;
/** More rounds than fit into that space. */
const MOST_ROUNDS = 60;
const KINDS = ['newsletter', 'review', 'contact', 'report', 'recipe', 'share', 'photo'];

type Sent = {
  kind: string;
  key: string;
  path: string;
  method: string;
  body: Buffer | string;
  status: number;
};

const SECRET = randomUUID();
const LONG = 'Words that take room on the disk. '.repeat(50).trim();

/** A write of every kind but photos, each with its own key. */
function writesOf(round: number): Omit<Sent, 'status'>[] {
  const post = (kind: string, address: string, body: unknown) => ({
    kind,
    key: randomUUID(),
    path: address,
    method: 'POST',
    body: JSON.stringify(body),
  });
  return [
    post('newsletter', '/api/newsletter', { email: `reader-${round}@example.org`, list: 'dog' }),
    post('review', '/api/recipes/1/ratings', { rating: 5, comment: `${LONG} ${round}`, userName: 'Ada' }),
    post('contact', '/api/contact', {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hello',
      message: `${LONG} ${round}`,
    }),
    post('report', '/api/safety-reports', {
      kind: 'missed',
      species: 'dog',
      text: `${LONG} ${round}`,
      version: 'x',
    }),
    post('recipe', '/api/recipes', aNewSubmission().submission),
    post('share', '/api/recipes/1/share/email', {
      recipientEmail: `friend-${round}@example.org`,
      senderName: 'Ada',
    }),
  ];
}

describe.skipIf(process.platform === 'win32')('fault 42: on a full disk', () => {
  let dataDir = '';
  let url = '';
  let running: ReturnType<typeof startProcess>;
  const sent: Sent[] = [];
  const env = { REVIEWS_PER_HOUR: '100000', MESSAGES_PER_HOUR: '100000', SHARES_PER_DAY: '100000' };
  /** Starts the server in this process, without the limit on its files. */
  const startHere = () => startServer({ dataDir, env, recipes: BUILTIN_RECIPES });

  function send({ key, path: address, method, body }: Omit<Sent, 'status'>): Promise<Response> {
    return fetch(url + address, {
      method,
      headers: {
        'Content-Type': typeof body === 'string' ? 'application/json' : 'image/png',
        'Sec-Fetch-Site': 'same-origin',
        'Idempotency-Key': key,
        [REVIEW_SECRET_HEADER]: SECRET,
      },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-full-'));
    await (await startHere()).stop();
    const { size } = statSync(path.join(dataDir, DATABASE_FILE));
    running = startProcess({ DATA_DIR: dataDir, ...env }, Math.ceil((size + ROOM_BYTES) / BLOCK_BYTES));
    [, url = ''] = await running.said(/listens on (http:\/\/\S+)/);
  }, 120_000);
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('every write is either accepted in full or refused with our own 503', { timeout: 120_000 }, async () => {
    const raw = { width: 200, height: 200, channels: 3 } as const;
    const noise = await sharp(randomBytes(200 * 200 * 3), { raw })
      .png()
      .toBuffer();
    const pictured = new Set<string>();
    const refusals = (of: string) => sent.filter(({ kind, status }) => kind === of && status === 503).length;
    for (let round = 0; round < MOST_ROUNDS && KINDS.some((kind) => refusals(kind) < 2); round += 1) {
      const writes: Omit<Sent, 'status'>[] = writesOf(round);
      // One photo per review.
      const review = sent.find(
        ({ kind, key, status }) => kind === 'review' && status === 201 && !pictured.has(key),
      );
      if (review !== undefined) {
        pictured.add(review.key);
        const address = `${review.path}/${review.key}/photo`;
        writes.push({ kind: 'photo', key: randomUUID(), path: address, method: 'PUT', body: noise });
      }
      for (const write of writes) {
        const response = await send(write);
        const text = await response.text();
        sent.push({ ...write, status: response.status });
        if (response.status === 201) continue;
        expect([write.kind, response.status, text]).toEqual([write.kind, 503, expect.any(String)]);
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        expect(response.headers.get('retry-after')).not.toBeNull();
        expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'unavailable' });
      }
    }
    for (const kind of KINDS) {
      expect([kind, refusals(kind)]).not.toEqual([kind, 0]);
    }
    expect(sent.map(({ status }) => status)).toContain(201);
  });

  it('the server reports that it isn’t ready, and a refusal names the disk', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const photos = sent.filter(({ kind, status }) => kind === 'photo' && status === 503);
    const again = await send(photos[0] as Sent);
    expect(await again.json()).toMatchObject({ status: 503, detail: expect.stringContaining('disk') });
  });

  it('reads still work', async () => {
    for (const address of ['/livez', '/api/recipes', '/api/sync']) {
      expect((await fetch(url + address)).status).toBe(200);
    }
  });

  it('nothing refused was partly stored, and everything accepted is there', {
    timeout: 120_000,
  }, async () => {
    running.child.kill('SIGTERM');
    expect(await running.exited).toBe(0);
    const server = await startHere();
    url = server.url;
    const Cookie = await server.signIn();
    const csv = await (await server.get('/api/admin/newsletter.csv', { Cookie })).text();
    for (const { kind, body, status } of sent) {
      if (kind !== 'newsletter') continue;
      const { email } = JSON.parse(String(body)) as { email: string };
      expect([email, csv.includes(email)]).toEqual([email, status === 201]);
    }
    // With space again, every retry is stored exactly once.
    for (const write of sent) {
      const response = await send(write);
      expect([write.kind, response.status]).toEqual([write.kind, 201]);
      if (write.status === 201) expect(response.headers.get(REPLAYED_HEADER)).toBe('true');
    }
    await server.stop();
  });
});
