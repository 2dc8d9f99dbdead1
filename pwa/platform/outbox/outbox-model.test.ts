// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeResponse, jsonResponse } from '../../testing/fake-response.ts';
import { fakeRequest } from '../../testing/fake-write-server.ts';
import { moves, play } from '../../testing/outbox-actions.ts';
import { checkInvariants } from '../../testing/outbox-invariants.ts';
import {
  type FetchMutation,
  OutboxWorld,
  type StoreMutation,
  type WorldOptions,
} from '../../testing/outbox-world.ts';

const SOAK = Boolean(process.env['SOAK']);
// The rarest fault below shows in the 66th run.
const RUNS = SOAK ? 10_000 : 200;
/** The same runs every time; a soak takes a new seed and prints it if a run fails. */
const SEED = SOAK ? {} : { seed: 20_260_301 };

function outboxProperty(options: WorldOptions = {}) {
  return fc.asyncProperty(moves, async (sequence) => {
    const world = new OutboxWorld(options);
    for (const move of sequence) await play(world, move);
    await world.quiesce();
    await checkInvariants(world);
  });
}

describe('the queue, two tabs and a worker on a bad network', () => {
  it(
    `loses nothing, duplicates nothing and keeps each lane in order (${RUNS} runs)`,
    { timeout: SOAK ? 3_600_000 : 120_000, meta: { runs: RUNS } },
    () => fc.assert(outboxProperty(), { numRuns: RUNS, ...SEED }),
  );
});

/** Like Workbox: removes the item before the request, and puts it back on failure. */
const deleteBeforeSend: FetchMutation = (send, store) => async (path, init) => {
  const { key } = fakeRequest(path, init);
  const item = (await store.list()).find(({ id }) => id === key);
  await store.change(key, () => null);
  try {
    return await send(path, init);
  } finally {
    if (item?.status === 'waiting') await store.add(item);
  }
};

let attempt = 0;
const newIdPerAttempt: FetchMutation = (send) => async (path, init) => {
  const { key } = fakeRequest(path, init);
  attempt += 1;
  const freshKey = `00000000-0000-4000-9000-${String(attempt).padStart(12, '0')}`;
  const headers = new Headers(init?.headers);
  headers.set('Idempotency-Key', freshKey);
  const response = await send(path, { ...init, headers });
  const { status } = response;
  const contentType = response.headers.get('Content-Type') ?? '';
  return fakeResponse({ status, contentType, body: (await response.text()).replaceAll(freshKey, key) });
};

const any200Acknowledges: FetchMutation = (send) => async (path, init) => {
  const response = await send(path, init);
  const { key } = fakeRequest(path, init);
  return response.status < 300 ? jsonResponse(201, { id: key, status: 'pending' }) : response;
};

/** The photo keeps the id that its review had before it was corrected. */
const photosStay: StoreMutation = (store) => ({
  ...store,
  async change(id, change) {
    const before = await store.list();
    const changed = await store.change(id, change);
    for (const { id: photoId, ...row } of before) {
      if (row.type !== 'photo' || row.status === 'sent') continue;
      await store.change(photoId, (photo) =>
        photo.type === 'photo' && photo.status !== 'sent'
          ? { ...photo, body: { ...photo.body, reviewId: row.body.reviewId } }
          : photo,
      );
    }
    return changed;
  },
});

/** Ignores that a photo belongs to its review. */
const photosApart: StoreMutation = (store) => ({
  ...store,
  add: (item, ...more) => store.add(item, ...more.map((other) => ({ ...other, lane: `own ${other.id}` }))),
});

describe('the model notices', () => {
  it.each<[string, WorldOptions, RegExp]>([
    ['an item that is deleted before it is sent', { mutate: deleteBeforeSend }, /has 0 rows: lost|overtook/],
    ['a server without unique ids', { uniqueIds: false }, /took effect 2 times/],
    ['a new id for every attempt', { mutate: newIdPerAttempt }, /took effect 2 times|photo .* refused for/],
    [
      'a photo that does not follow its corrected review',
      { mutateStore: photosStay },
      /photo .* (came to another|refused for)/,
    ],
    ['a photo in its own lane', { mutateStore: photosApart }, /photo .* (refused for|overtook)/],
    ['any 200 counted as an acknowledgement', { mutate: any200Acknowledges }, /counts as sent, but/],
  ])(
    '%s',
    async (_name, options, message) => {
      const details = await fc.check(outboxProperty(options), {
        numRuns: 500,
        endOnFailure: true,
        seed: 20_260_301,
      });
      expect(details.failed).toBe(true);
      expect(String(details.errorInstance)).toMatch(message);
    },
    60_000,
  );
});
