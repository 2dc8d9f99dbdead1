// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FakeLocks } from '../../testing/fake-locks.ts';
import { fakeResponse, jsonResponse, problemResponse } from '../../testing/fake-response.ts';
import { fakeRequest, POISON } from '../../testing/fake-write-server.ts';
import { outboxFixture, START } from '../../testing/outbox-fixture.ts';
import type { PendingItem } from './item.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('several items', () => {
  it('of a hundred items one is refused: it stays listed, and the others are delivered', async () => {
    const { enqueue, flush, server, store } = outboxFixture();
    for (let n = 0; n < 100; n++) await enqueue(n === 2 ? `Number 2 is ${POISON}.` : `Review number ${n}.`);
    await flush();
    expect(server.effects).toHaveLength(99);
    const refused = (await store.list()).filter(({ status }) => status === 'refused');
    expect(refused.map(({ seq }) => seq)).toEqual([3]);
  });

  it('an item that the server keeps failing on delays only itself, and ends up tried once a day', async () => {
    const { enqueue, flush, online, store, server, clock } = outboxFixture();
    await enqueue('This one makes the server choke.');
    const choking: typeof fetch = async (path, init) =>
      String(init?.body).includes('choke') ? fakeResponse({ status: 500 }) : online(path, init);
    for (let n = 0; n < 8; n++) {
      await enqueue(`Review number ${n}.`);
      await flush(choking);
      expect(server.effects).toHaveLength(n + 1);
      clock.now += 15 * MINUTE;
    }
    const [stuck] = (await store.list()) as PendingItem[];
    expect(stuck).toMatchObject({ status: 'waiting', attempts: 8, lastProblem: { code: 'stuck' } });
    expect(Date.parse(stuck?.nextAttemptAt ?? '')).toBe(clock.now - 15 * MINUTE + 24 * HOUR);
  });

  it('three failures in a row end the run, and the next begins with the items not tried yet', async () => {
    const { enqueue, flush, server, clock } = outboxFixture();
    for (let n = 0; n < 5; n++) await enqueue(`Review number ${n}.`);
    let requests = 0;
    const down: typeof fetch = async () => {
      requests += 1;
      return fakeResponse({ status: 502 });
    };
    expect(await flush(down)).toMatchObject({ waiting: 5, nextAttemptAt: START + 3_000 });
    expect(requests).toBe(3);
    clock.now += 1;
    await flush();
    expect(server.effects.map(({ words }) => words)).toEqual(['Review number 3.', 'Review number 4.']);
  });

  it('fault 29: a refused item blocks its own lane until it is corrected, but no other lane', async () => {
    const { store, flush, statuses, server, commands } = outboxFixture();
    const lane = async (name: string, comment: string) => {
      const item = await commands.enqueue({
        type: 'review',
        recipeId: 3,
        recipeTitle: 'Bowl',
        draft: { rating: 5, userName: 'Robin', comment },
      });
      await store.change(item.id, (current) =>
        current.status === 'sent' ? current : { ...current, lane: name },
      );
      return item;
    };
    await lane('a', 'First of lane a.');
    const poisoned = await lane('b', `First of lane b, ${POISON}.`);
    await lane('b', 'Second of lane b.');
    await lane('a', 'Second of lane a.');
    await flush();
    expect(await statuses()).toEqual(['sent', 'refused', 'waiting', 'sent']);
    await commands.editItem(poisoned.id, {
      rating: 5,
      userName: 'Robin',
      comment: 'First of lane b, mended.',
    });
    await flush();
    expect(server.effects.map(({ words }) => words)).toEqual([
      'First of lane a.',
      'Second of lane a.',
      'First of lane b, mended.',
      'Second of lane b.',
    ]);
  });
});

describe('what people do during a flush', () => {
  const edited = { rating: 4, userName: 'Robin', comment: 'Licked the bowl clean, twice.' };

  it('fault 28: an edit during delivery does not count as delivered: the first version has arrived, the new text stays', async () => {
    const { enqueue, flush, store, server, commands } = outboxFixture();
    const { id } = await enqueue();
    await flush(async (path, init) => {
      const response = server.receive(fakeRequest(path, init));
      await commands.editItem(id, edited);
      return response;
    });
    expect(await store.list()).toMatchObject([{ id, status: 'waiting', body: { draft: edited } }]);
    await flush();
    expect(await store.list()).toMatchObject([
      {
        status: 'refused',
        body: { draft: edited },
        lastProblem: { code: 'key-reused', detail: 'Your first version has already arrived' },
      },
    ]);
    expect(server.effects.map(({ words }) => words)).toEqual(['Licked the bowl clean.']);
  });

  it('an item discarded during delivery stays discarded', async () => {
    const { enqueue, flush, store, commands } = outboxFixture();
    const { id } = await enqueue();
    await flush(async () => {
      await commands.discardItem(id);
      return jsonResponse(201, { id, status: 'pending' });
    });
    expect(await store.list()).toEqual([]);
  });

  it('an item enqueued during a run is sent in the same run', async () => {
    const { enqueue, flush, server, online } = outboxFixture();
    await enqueue('The first of two reviews.');
    let added = false;
    await flush(async (path, init) => {
      if (!added) await enqueue('The second of two reviews.');
      added = true;
      return online(path, init);
    });
    expect(server.effects).toHaveLength(2);
  });

  it('Retry now ignores the backoff, and sends a refused item again', async () => {
    const { enqueue, flush, commands, statuses } = outboxFixture();
    const { id } = await enqueue();
    await flush(async () => fakeResponse({ status: 500 }));
    await commands.retryItem(id);
    await flush(async () => problemResponse(404, 'not-found', 'There is no such recipe.'));
    expect(await statuses()).toEqual(['refused']);
    await commands.retryItem(id);
    await flush();
    expect(await statuses()).toEqual(['sent']);
  });
});

describe('several flushers', () => {
  async function together(locks: FakeLocks | null) {
    const fixture = outboxFixture();
    for (let n = 0; n < 100; n++) await fixture.enqueue(`Review number ${n}.`);
    const outcomes = await Promise.all(
      ['tab A', 'tab B', 'worker'].map(() =>
        fixture
          .flush(fixture.online, { locks: locks?.managerFor({}) ?? null })
          .then(({ outcome }) => outcome),
      ),
    );
    return { ...fixture, outcomes };
  }

  it('fault 3: two tabs and the worker at once: one of them sends, each item once', async () => {
    const { server, outcomes } = await together(new FakeLocks());
    expect(outcomes.sort()).toEqual(['busy', 'busy', 'done']);
    expect(server.effects).toHaveLength(100);
    expect(server.requests).toBe(100);
  });

  it('fault 4: without Web Locks both tabs and the worker send, with one effect for each item', async () => {
    const { server, outcomes } = await together(null);
    expect(outcomes).toEqual(['done', 'done', 'done']);
    expect(server.effects).toHaveLength(100);
    expect(new Set(server.effects.map(({ key }) => key)).size).toBe(100);
  });
});
