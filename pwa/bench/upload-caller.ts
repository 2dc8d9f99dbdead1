import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';

/** Hands in reviews with large photos, all at once, and ends: a process of its own, so that it holds up no reader. */
const [origin = '', count = '10'] = process.argv.slice(2);

const PHOTO_BYTES = 5 * 1024 * 1024;
/** The server asks for more, and lets two of one household in at once. */
const AGAIN_AFTER_MS = 1000;

/** 24 megapixels in 5 MB: what follows the end of a JPEG is not read. */
async function largePhoto(): Promise<Buffer> {
  const picture = { width: 6000, height: 4000, channels: 3, background: '#88aa66' } as const;
  const jpeg = await sharp({ create: picture }).jpeg().toBuffer();
  return Buffer.concat([jpeg, randomBytes(PHOTO_BYTES - jpeg.length)]);
}

const photo = new Uint8Array(await largePhoto());

async function upload(): Promise<void> {
  const [id, secret] = [randomUUID(), randomUUID()];
  const own = { Origin: origin, [REVIEW_SECRET_HEADER]: secret };
  await fetch(`${origin}/api/recipes/1/ratings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...own },
    body: JSON.stringify({ rating: 5, comment: 'He licked the bowl clean.', userName: 'Ada' }),
  });
  for (;;) {
    const sent = await fetch(`${origin}/api/recipes/1/ratings/${id}/photo`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg', 'Idempotency-Key': randomUUID(), ...own },
      body: photo,
    }).catch(() => null);
    if (sent?.status === 201) return;
    if (sent !== null && sent.status !== 503) throw new Error(`photo: ${sent.status}`);
    await setTimeout(AGAIN_AFTER_MS);
  }
}

process.send?.('ready');
process.once('message', async () => {
  await Promise.all(Array.from({ length: Number(count) }, upload));
  process.exit(0);
});
