import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { ORIGIN, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  ({ server, cookie } = await startWithAdministrator());
});
afterAll(() => server.stop());

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a0522d' } });

/** The secret that each review's device keeps. */
const secrets = new Map<string, string>();

async function aReview(secret: string | null = randomUUID()): Promise<string> {
  const id = randomUUID();
  const proof = secret === null ? {} : { 'Review-Secret': secret };
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id, ...proof });
  if (secret !== null) secrets.set(id, secret);
  return id;
}

/** Uploads a photo as the review's device, unless another secret is given; null sends no secret. */
function put(
  reviewId: string,
  body: Buffer,
  key = randomUUID(),
  type = 'image/jpeg',
  secret: string | null | undefined = secrets.get(reviewId),
) {
  const proof = secret == null ? {} : { 'Review-Secret': secret };
  return fetch(`${server.url}/api/recipes/1/ratings/${reviewId}/photo`, {
    method: 'PUT',
    headers: { Origin: ORIGIN, 'Content-Type': type, 'Idempotency-Key': key, ...proof },
    body: new Uint8Array(body),
  });
}

const approve = (reviewId: string) =>
  server.post(`/api/admin/moderate-rating/${reviewId}`, { status: 'approved' }, { Cookie: cookie });

const decide = (key: string, status: string) =>
  server.post(`/api/admin/moderate-photo/${key}`, { status }, { Cookie: cookie });

describe('the photo of a review', () => {
  it('is shown only once both the review and the photo are approved', async () => {
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
    await server.post(`/api/admin/reviews/${reviewId}/acts`, { act: 'withdraw-photo' }, { Cookie: cookie });
    expect((await server.get(`/photos/${key}`)).status).toBe(404);
  });

  it.each([
    ['rejected', 'approved'],
    ['approved', 'rejected'],
  ])(
    'stays %s if an administrator with a stale list decides otherwise; a repeat is no conflict',
    async (first, other) => {
      const [reviewId, key] = [await aReview(), randomUUID()];
      await put(reviewId, await square(10).jpeg().toBuffer(), key);
      await approve(reviewId);
      expect((await decide(key, first)).status).toBe(200);
      expect((await decide(key, first)).status).toBe(200);
      expect((await decide(key, other)).status).toBe(409);
      expect(await server.store.reviews.find(reviewId)).toMatchObject({ imageStatus: first });
    },
  );

  it('takes only one of two decisions that administrators make at the same time', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    await put(reviewId, await square(10).jpeg().toBuffer(), key);
    const both = await Promise.all([decide(key, 'approved'), decide(key, 'rejected')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is re-encoded: at most 1600 px wide, without the location', async () => {
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

  it('fault 25: a repeat is acknowledged; another picture is refused, whichever key it has', async () => {
    const [reviewId, key] = [await aReview(), randomUUID()];
    const first = await square(10).png().toBuffer();
    expect((await put(reviewId, first, key, 'image/png')).status).toBe(201);
    const again = await put(reviewId, first, key, 'image/png');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const other = await square(20).png().toBuffer();
    expect((await put(reviewId, other, key, 'image/png')).status).toBe(422);
    expect((await put(reviewId, other, randomUUID(), 'image/png')).status).toBe(422);
  });

  it('S24: is refused if cut off, too large, of another type than it says, or without a review', async () => {
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

  it('S24, S29: needs the secret that the device made for the review; the public id alone is not enough', async () => {
    const picture = await square(10).jpeg().toBuffer();
    const reviewId = await aReview();
    for (const secret of [null, randomUUID(), reviewId]) {
      const refused = await put(reviewId, picture, randomUUID(), 'image/jpeg', secret);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    }
    expect((await put(reviewId, picture, randomUUID(), 'image/jpeg', 'no secret')).status).toBe(400);
    await approve(reviewId);
    expect((await put(reviewId, picture, randomUUID(), 'image/jpeg', null)).status).toBe(403);
    expect((await server.store.reviews.find(reviewId))?.imageUrl).toBeNull();
    expect((await put(reviewId, picture)).status).toBe(201);
  });

  it('S29: a stranger who posts a copy of the published review can’t add its photo', async () => {
    const reviewId = await aReview();
    await approve(reviewId);
    const stolen = randomUUID();
    const proof = { 'Idempotency-Key': reviewId, 'Review-Secret': stolen };
    const copy = await server.post('/api/recipes/1/ratings', REVIEW, proof);
    expect(copy.headers.get('idempotency-replayed')).toBe('true');
    const picture = await square(10).jpeg().toBuffer();
    expect((await put(reviewId, picture, randomUUID(), 'image/jpeg', stolen)).status).toBe(403);
  });

  it('for an earlier version’s review without a secret is accepted only until the review is public', async () => {
    const picture = await square(10).jpeg().toBuffer();
    const [waiting, published] = [await aReview(null), await aReview(null)];
    expect((await put(waiting, picture)).status).toBe(201);
    await approve(published);
    expect((await put(published, picture)).status).toBe(403);
    expect((await put(published, picture, randomUUID(), 'image/jpeg', randomUUID())).status).toBe(403);
  });

  it('makes room for another when rejected; a repeat of the rejected one is acknowledged and changes nothing', async () => {
    const [reviewId, first, second] = [await aReview(), randomUUID(), randomUUID()];
    const [one, other] = [await square(10).jpeg().toBuffer(), await square(20).jpeg().toBuffer()];
    expect((await put(reviewId, one, first)).status).toBe(201);
    expect((await put(reviewId, other, second)).status).toBe(422);
    await decide(first, 'rejected');
    expect((await put(reviewId, other, second)).status).toBe(201);
    const late = await put(reviewId, one, first);
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await server.store.reviews.find(reviewId)).toMatchObject({
      imageUrl: `/photos/${second}`,
      imageStatus: 'pending',
    });
  });

  it('leaves no bytes if another photo was faster, and can be uploaded once that is rejected', async () => {
    const [reviewId, keys] = [await aReview(), [randomUUID(), randomUUID(), randomUUID()]];
    const picture = await square(10).jpeg().toBuffer();
    const statuses = await Promise.all(keys.map(async (key) => (await put(reviewId, picture, key)).status));
    expect(statuses.sort()).toEqual([201, 422, 422]);
    const { photos, reviews } = server.store;
    const held = await Promise.all(keys.map(async (key) => (await photos.find(key)) !== null));
    const shown = (await reviews.find(reviewId))?.imageUrl?.slice('/photos/'.length) ?? '';
    expect(held).toEqual(keys.map((key) => key === shown));
    await decide(shown, 'rejected');
    const other = keys.find((key) => key !== shown) ?? randomUUID();
    expect((await put(reviewId, picture, other)).status).toBe(201);
    expect((await photos.find(other))?.bytes.length).toBeGreaterThan(0);
  });

  it('fault 28: a key used for one review’s photo works for no other review', async () => {
    const [mine, other, key] = [await aReview(), await aReview(), randomUUID()];
    const picture = await square(10).jpeg().toBuffer();
    expect((await put(mine, picture, key)).status).toBe(201);
    expect((await put(other, picture, key)).status).toBe(422);
    expect((await server.store.reviews.find(other))?.imageUrl).toBeNull();
  });

  it('is listed only for administrators until decided, even if its review was approved earlier', async () => {
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
