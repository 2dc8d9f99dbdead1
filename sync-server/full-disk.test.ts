import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { DATABASE_FILE } from './storage/embedded/embedded-database.ts';
import { startProcess } from './testing/server-process.ts';
import { aNewSubmission } from './testing/submission-builders.ts';

const ADMINISTRATOR = { username: 'keeper', password: 'correct horse battery' };
const BLOCK_BYTES = 512;
/** What the file may still grow by. */
const ROOM_BYTES = 100 * 1024;
const ROUNDS = 60;

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

/** Every write of a visitor, each under a key of its own. */
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
  const environment = () => ({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    REVIEWS_PER_HOUR: '100000',
    MESSAGES_PER_HOUR: '100000',
    SHARES_PER_DAY: '100000',
  });

  async function start(fileBlocks?: number): Promise<void> {
    running = startProcess(environment(), fileBlocks);
    [, url = ''] = await running.said(/listens on (http:\/\/\S+)/);
  }

  async function stop(): Promise<void> {
    running.child.kill('SIGTERM');
    expect(await running.exited).toBe(0);
  }

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
    await start();
    await stop();
    const { size } = statSync(path.join(dataDir, DATABASE_FILE));
    await start(Math.ceil((size + ROOM_BYTES) / BLOCK_BYTES));
  }, 120_000);
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('every write is taken whole, or refused as 503 in our own words', { timeout: 120_000 }, async () => {
    const raw = { width: 200, height: 200, channels: 3 } as const;
    const noise = await sharp(randomBytes(200 * 200 * 3), { raw })
      .png()
      .toBuffer();
    const pictured = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const writes: Omit<Sent, 'status'>[] = writesOf(round);
      // Each review takes one photo.
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
    for (const kind of ['newsletter', 'review', 'contact', 'report', 'recipe', 'share', 'photo']) {
      expect([kind, sent.filter((each) => each.kind === kind && each.status === 503).length]).not.toEqual([
        kind,
        0,
      ]);
    }
  });

  it('reading goes on', async () => {
    for (const address of ['/livez', '/api/recipes', '/api/sync']) {
      expect((await fetch(url + address)).status).toBe(200);
    }
  });

  it('what was refused is not half there, and what was taken is', { timeout: 120_000 }, async () => {
    await stop();
    await start();
    const signedIn = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const csv = await (
      await fetch(`${url}/api/admin/newsletter.csv`, { headers: { Cookie: cookie } })
    ).text();
    for (const { kind, body, status } of sent) {
      if (kind !== 'newsletter') continue;
      const { email } = JSON.parse(String(body)) as { email: string };
      expect([email, csv.includes(email)]).toEqual([email, status === 201]);
    }
    // With room again every repeat arrives, once.
    for (const write of sent) {
      const response = await send(write);
      expect([write.kind, response.status]).toEqual([write.kind, 201]);
      if (write.status === 201) expect(response.headers.get(REPLAYED_HEADER)).toBe('true');
    }
    await stop();
  });
});
