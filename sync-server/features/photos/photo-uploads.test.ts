import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { ORIGIN, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

const MEGABYTE = 1024 * 1024;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const env = { REVIEWS_PER_HOUR: '1000', TRUST_PROXY: '1' };
  ({ server, cookie } = await startWithAdministrator(env));
});
afterAll(() => server.stop());

const picture = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } });

let caller = 0;
/** A photo of a new review, from a new address. */
async function upload(body: Buffer, type: string | null) {
  const [reviewId, key, secret] = [randomUUID(), randomUUID(), randomUUID()];
  caller += 1;
  const from = { 'X-Forwarded-For': `203.0.113.${caller}`, 'Review-Secret': secret };
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': reviewId, ...from });
  const response = await fetch(`${server.url}/api/recipes/1/ratings/${reviewId}/photo`, {
    method: 'PUT',
    headers: {
      Origin: ORIGIN,
      ...(type !== null && { 'Content-Type': type }),
      'Idempotency-Key': key,
      ...from,
    },
    body: new Uint8Array(body),
  });
  return { status: response.status, key, reviewId };
}

async function published(key: string, reviewId: string): Promise<Response> {
  const approved = { status: 'approved' };
  await server.post(`/api/admin/moderate-rating/${reviewId}`, approved, { Cookie: cookie });
  await server.post(`/api/admin/moderate-photo/${key}`, approved, { Cookie: cookie });
  return await server.get(`/photos/${key}`);
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const ELF = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(200)]);

describe('S24: a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s needs that very content type', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    expect((await upload(bytes, `image/${format}`)).status).toBe(201);
    for (const other of ['jpeg', 'png', 'webp'].filter((each) => each !== format)) {
      expect((await upload(bytes, `image/${other}`)).status).toBe(415);
    }
    for (const type of [
      'image/gif',
      'text/html',
      'application/octet-stream',
      'image/*',
      'multipart/form-data',
      null,
    ]) {
      expect([type, (await upload(bytes, type)).status]).toEqual([type, 415]);
    }
  });

  it.each([
    ['SVG', SVG],
    ['HTML', HTML],
    ['a program', ELF],
    ['text', Buffer.from('hello')],
    ['zeros', Buffer.alloc(1000)],
  ])('is refused if its bytes are %s, whatever its content type', async (_, bytes) => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
      expect((await upload(bytes, type)).status).toBe(415);
    }
    expect((await upload(bytes, 'image/svg+xml')).status).toBe(415);
  });

  it.each(['gif', 'avif', 'tiff'] as const)('is refused as %s', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    for (const type of [`image/${format}`, 'image/jpeg', 'image/png']) {
      expect((await upload(bytes, type)).status).toBe(415);
    }
  });

  it('is refused if empty, truncated or larger than 5 MB', async () => {
    const jpeg = await picture(400, 300).jpeg().toBuffer();
    expect((await upload(Buffer.alloc(0), 'image/jpeg')).status).toBe(400);
    expect((await upload(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg')).status).toBe(422);
    expect((await upload(jpeg.subarray(0, 3), 'image/jpeg')).status).toBe(415);
    const long = Buffer.concat([jpeg, Buffer.alloc(5 * MEGABYTE + 1 - jpeg.length)]);
    expect((await upload(long, 'image/jpeg')).status).toBe(413);
    expect((await upload(long.subarray(0, 5 * MEGABYTE), 'image/jpeg')).status).toBe(201);
  });

  it.each(['jpeg', 'png'] as const)(
    'as %s may have at most 24 megapixels; more are refused as invalid content, not as a wrong type',
    async (format) => {
      // 6,000 × 4,000 is 24,000,000; one row more is too much.
      for (const [rows, status] of [
        [4000, 201],
        [4001, 422],
      ] as const) {
        const bytes = await picture(6000, rows).toFormat(format).toBuffer();
        expect((await upload(bytes, `image/${format}`)).status).toBe(status);
        expect((await upload(bytes, format === 'png' ? 'image/jpeg' : 'image/png')).status).toBe(415);
      }
    },
  );

  it('S24: is refused if the header of a small file claims a billion pixels', async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    // Width and height follow the signature, length and name of the first chunk.
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect((await upload(bytes, 'image/png')).status).toBe(422);
  });

  it('is re-encoded, which drops hidden data and the location', async () => {
    const tagged = await picture(2000, 1000)
      .withExif({
        IFD0: { Artist: 'Ada Secret' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('Ada Secret')).toBe(true);
    const polyglot = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { status, key, reviewId } = await upload(polyglot, 'image/jpeg');
    expect(status).toBe(201);
    const bytes = Buffer.from(await (await published(key, reviewId)).arrayBuffer());
    for (const hidden of ['Ada Secret', 'GPS', 'Exif', '<script', 'PK\u0003'])
      expect(bytes.includes(hidden)).toBe(false);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 1600, undefined]);
  });

  it('is served only at its exact address, with a policy that lets it run and load nothing', async () => {
    const { key, reviewId } = await upload(await picture().png().toBuffer(), 'image/png');
    const open = await published(key, reviewId);
    const pending = await server.get(`/api/admin/photos/${key}`, { Cookie: cookie });
    for (const response of [open, pending]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect(pending.headers.get('cache-control')).toBe('no-store');
    for (const path of [`/photos/${key}.jpg`, '/photos/', `/photos/${key}%00`]) {
      expect([400, 404]).toContain((await server.get(path)).status);
    }
  });
});
