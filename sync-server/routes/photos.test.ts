import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../testing/builders.ts';
import { ORIGIN, startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a0522d' } });

async function aReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  return id;
}

function put(reviewId: string, body: Buffer, key = randomUUID(), type = 'image/jpeg') {
  return fetch(`${server.url}/api/recipes/1/ratings/${reviewId}/photo`, {
    method: 'PUT',
    headers: { Origin: ORIGIN, 'Content-Type': type, 'Idempotency-Key': key },
    body: new Uint8Array(body),
  });
}

const decide = (key: string, status: string) =>
  server.post(`/api/admin/moderate-photo/${key}`, { status }, { Cookie: cookie });

describe('the photo of a review', () => {
  it('is shown once both the review and the photo were approved, and not before', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    const response = await put(reviewId, await square(100).jpeg().toBuffer(), key);
    expect([response.status, await response.json()]).toEqual([201, { id: key, status: 'pending' }]);
    expect((await server.get(`/photos/${key}`)).status).toBe(404);
    await server.post(`/api/admin/moderate-rating/${reviewId}`, { status: 'approved' }, { Cookie: cookie });
    expect((await server.get(`/photos/${key}`)).status).toBe(404);
    const hidden = (await (await server.get('/api/recipes/1/ratings')).json()) as { imageUrl: unknown }[];
    expect(hidden[0]).toMatchObject({ imageUrl: null, imageStatus: 'pending' });
    expect((await decide(key, 'approved')).status).toBe(200);
    const shown = await server.get(`/photos/${key}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const [review] = (await (await server.get('/api/recipes/1/ratings')).json()) as unknown[];
    expect(review).toMatchObject({ imageUrl: `/photos/${key}`, imageStatus: 'approved' });
    await decide(key, 'rejected');
    expect((await server.get(`/photos/${key}`)).status).toBe(404);
  });

  it('is drawn anew: at most 1600 px, upright, without the place where it was taken', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    const sent = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#fff' } })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    expect((await put(reviewId, sent, key)).status).toBe(201);
    const { width, height, exif } = await sharp((await server.store.photos.find(key))?.bytes).metadata();
    expect([width, height, exif]).toEqual([1600, 800, undefined]);
  });

  it('fault 25: a repeat is acknowledged once more; another picture under the key, or a second one, is refused', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    const first = await square(10).png().toBuffer();
    expect((await put(reviewId, first, key, 'image/png')).status).toBe(201);
    const again = await put(reviewId, first, key, 'image/png');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const other = await square(20).png().toBuffer();
    expect((await put(reviewId, other, key, 'image/png')).status).toBe(422);
    expect((await put(reviewId, other, randomUUID(), 'image/png')).status).toBe(422);
  });

  it('S1: refuses what is no picture of its type, too large, or for no review', async () => {
    const reviewId = await aReview();
    const picture = await square(10).jpeg().toBuffer();
    expect((await put(reviewId, picture, randomUUID(), 'image/png')).status).toBe(415);
    expect((await put(reviewId, picture, randomUUID(), 'image/svg+xml')).status).toBe(415);
    expect((await put(reviewId, Buffer.from('<svg/>'))).status).toBe(415);
    const large = await square(1200).png({ compressionLevel: 0 }).toBuffer();
    const cutOff = large.subarray(0, large.length / 2);
    expect((await put(reviewId, cutOff, randomUUID(), 'image/png')).status).toBe(422);
    expect((await put(reviewId, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await put(randomUUID(), picture)).status).toBe(404);
    expect((await put('nonsense', picture)).status).toBe(404);
  });

  it('is listed for administrators alone until it is decided, also when its review was approved before', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    await server.post(`/api/admin/moderate-rating/${reviewId}`, { status: 'approved' }, { Cookie: cookie });
    await put(reviewId, await square(10).jpeg().toBuffer(), key);
    expect((await server.get('/api/admin/pending-photos')).status).toBe(401);
    expect((await server.get(`/api/admin/photos/${key}`)).status).toBe(401);
    const listed = async () => {
      const response = await server.get('/api/admin/pending-photos', { Cookie: cookie });
      return ((await response.json()) as { key: string }[]).filter((row) => row.key === key);
    };
    expect(await listed()).toMatchObject([
      { reviewId, recipeTitle: 'Chicken and Brown Rice', userName: 'Ada' },
    ]);
    expect((await server.get(`/api/admin/photos/${key}`, { Cookie: cookie })).status).toBe(200);
    await decide(key, 'rejected');
    expect(await listed()).toEqual([]);
  });
});
