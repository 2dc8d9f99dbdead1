import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { aRecipe } from '../../testing/builders.ts';
import { relayTo } from '../../testing/mongodb-relay.ts';
import { Replica } from '../../testing/replica.ts';
import { rowsByKind } from '../../testing/rows-by-kind.ts';
import { aReview } from '../../testing/storage-builders.ts';
import { describeOnMongo } from '../../testing/storage-engines.ts';
import type { Cut } from '../../testing/tcp-relay.ts';
import { openStore, type Store } from '../store/store.ts';

const SOAK = Boolean(process.env['SOAK']);
const KILLS = SOAK ? 200 : 4;
/** Recovery takes a second or two if the client notices the loss; else a time-out and a new connection. */
const BACK_WITHIN_MS = 20_000;
const CUTS: readonly Cut[] = ['close', 'leave', 'reset'];

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

async function openAt(mongodbUrl: string, patienceMs?: number) {
  const problems: unknown[] = [];
  const store = await openStore({
    mongodbUrl,
    dataDir: '',
    builtinRecipes: [aRecipe()],
    onProblem: (problem) => problems.push(problem),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  open.push(store);
  return { store, problems };
}

/** The call is refused as unavailable before a timer of this process fires; a busy machine delays both equally. */
async function expectRefusal(call: () => Promise<unknown>, withinMs: number): Promise<void> {
  let isTooLate = false;
  const timer = globalThis.setTimeout(() => {
    isTooLate = true;
  }, withinMs);
  await expect(call()).rejects.toBeInstanceOf(StorageUnavailable);
  clearTimeout(timer);
  expect(isTooLate).toBe(false);
}

describe('a store whose MongoDB is absent', () => {
  it('fault 39: still opens, and refuses every call within 3.5 seconds', async () => {
    // No server listens on port 1.
    const { store, problems } = await openAt('mongodb://127.0.0.1:1/bowlful');
    expect(store.isReady()).toBe(false);
    const calls = [
      () => store.ping(),
      () => store.changes.head(),
      () => store.reviews.insert(aReview()),
      () => store.recipes.list(),
      () => store.limits.hit('a', 60, 1),
      () => store.sessions.find('x'),
    ];
    await Promise.all(calls.map((call) => expectRefusal(call, 3500)));
    expect(problems[0]).toBeInstanceOf(StorageUnavailable);
  });

  it('does not open with an invalid URL', async () => {
    await expect(openAt('mongodb://')).rejects.toThrow(/mongodb|URI|host/i);
  });
});

await describeOnMongo('a store whose MongoDB comes and goes', (engine) => {
  async function relayed() {
    const { mongodbUrl = '' } = await engine.newPlace();
    return await relayTo(mongodbUrl);
  }

  it('fault 39: becomes ready by itself when the database comes', async () => {
    const { relay, url } = await relayed();
    const { store } = await openAt(url);
    await expectRefusal(() => store.ping(), 3500);
    await relay.accept();
    await store.whenReady();
    expect(await store.recipes.count()).toBe(1);
    await relay.refuse();
  });

  it('fault 40: refuses within the deadline when the database goes or hangs, and works again afterwards', async () => {
    const { relay, url } = await relayed();
    await relay.accept();
    const { store } = await openAt(url);
    await store.whenReady();
    const review = aReview();

    relay.hang();
    await expectRefusal(() => store.reviews.insert(review), 6000);
    await relay.refuse();
    await expectRefusal(() => store.reviews.insert(review), 6000);

    await relay.accept();
    await expect.poll(() => store.reviews.insert(review).catch(() => 'away')).toBe('replayed');
    expect(await store.reviews.countPending()).toBe(1);
    await relay.refuse();
  });

  it(`fault 40: recovers by itself from ${KILLS} deaths of the database behind a slow proxy`, {
    timeout: 7_200_000,
    meta: { runs: KILLS },
  }, async () => {
    const { relay, url } = await relayed();
    await relay.accept();
    const { store } = await openAt(url, 2000);
    await store.whenReady();
    const approved = new Set<string>();
    const failures: unknown[] = [];
    let isOver = false;
    async function write(): Promise<void> {
      while (!isOver) {
        const review = aReview();
        try {
          await store.reviews.insert(review);
          await store.reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
          approved.add(review.id);
        } catch (error) {
          failures.push(error);
          await setTimeout(20);
        }
      }
    }
    const writers = Promise.all(Array.from({ length: 4 }, write));
    for (let kill = 0; kill < KILLS; kill += 1) {
      relay.slowDown(Math.random() * 60);
      await setTimeout(200 + Math.random() * 400);
      relay.die(CUTS[kill % CUTS.length] as Cut);
      await setTimeout(Math.random() * 3000);
      await relay.accept();
      const answered = () =>
        store.ping().then(
          () => 'answered',
          () => 'away',
        );
      await expect.poll(answered, { timeout: BACK_WITHIN_MS, message: `kill ${kill}` }).toBe('answered');
    }
    isOver = true;
    await writers;
    relay.slowDown(0);

    expect(failures.filter((failure) => !(failure instanceof StorageUnavailable))).toEqual([]);
    // Writes of unknown outcome block readers until their claims expire, and then get a new revision.
    await expect
      .poll(
        async () => {
          const { count, digest } = await store.changes.snapshot();
          const replica = new Replica(store.changes);
          await replica.pull(50);
          return count === replica.rows.size && digest === replica.digest();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    const { reviews } = rowsByKind((await store.changes.snapshot()).changes);
    const shown = new Set(reviews.map(({ id }) => id));
    expect([...approved].filter((id) => !shown.has(id))).toEqual([]);
    expect(approved.size).toBeGreaterThan(0);
    await relay.refuse();
  });
});
